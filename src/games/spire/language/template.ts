/** Two encounters, for whoever begins a file. */
export const TEMPLATE = `Encounter 1: the first fight
JawWorm 20

Encounter 2: two at once
Cultist 20
JawWorm 20
`;
