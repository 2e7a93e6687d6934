/** Two robots against two, for whoever begins a file. */
export const TEMPLATE = `seed 1
turns 200

attack 1 5 5 N
attack 1 7 5 N
attack 2 5 9 S
attack 2 7 9 S
`;
