import type { Companions } from './fileFormat';

/** The name of the choice of a player, one of `Game.players`. */
export const PLAYER = 'player';

/** The name of the choice that stops a game after so many turns. */
export const TURNS = 'turns';

/** After how many turns its user stops a game, or `undefined` when nobody said. */
export function chosenTurns(companions: Companions): number | undefined {
  const text = companions.get(TURNS) ?? '';
  return /^[0-9]+$/.test(text) ? Number(text) : undefined;
}
