/** A drawn dungeon with an orc, for whoever begins a file. */
export const TEMPLATE = `map
###############
#......#......#
#.@....#...o..#
#.............#
#......#......#
###############
`;
