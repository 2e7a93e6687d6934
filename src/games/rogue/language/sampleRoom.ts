/** A small room to begin a map with. */
export const SAMPLE_ROOM: readonly string[] = ['########', '#@....o#', '########'];
