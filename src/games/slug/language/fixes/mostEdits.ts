/** A repair of more places than this is not offered: an editor would be busy with it for longer than anybody waits. */
export const MAX_EDITS = 10_000;
