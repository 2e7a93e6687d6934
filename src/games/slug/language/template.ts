/** A level that checks clean and can be won, for whoever begins a file. */
export const TEMPLATE = `20
#########
#P  S   #
#   ##  #
#   A  G#
#########
`;

/** A level with one row that is too short. */
export const MISTAKE = `20
#########
#P  S   #
#   ##
#   A  G#
#########
`;
