/** Rows and columns of the field; everything outside is wall. `docs/games/snakes.md#snakes-and-the-field` */
export const FIELD_SIZE = 19;

/** The slots of a battle: 1 north, 2 east, 3 south, 4 west. */
export const SLOTS = [1, 2, 3, 4] as const;
