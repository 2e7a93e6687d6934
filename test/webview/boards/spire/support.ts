import type { FrameCard, SpireFrame } from '../../../../src/games/spire/play/frame';
import { spireGame, type SpireState } from '../../../../src/games/spire/play/game';
import { startGame } from '../../../games/spire/support';

/** Two monsters, ids 0 and 1; the IronClad's first hand is Strike, Strike, Bash, Strike, Strike. */
const TWO_MONSTERS = 'Encounter 1\nLouse 15\nJawWorm 20\n';

/** What the board shows of a game in which these lines were typed. */
export function frameAfter(lines: readonly string[], player = 'ironclad', file = TWO_MONSTERS): SpireFrame {
  return spireGame.frame(stateAfter(lines, player, file));
}

function stateAfter(lines: readonly string[], player = 'ironclad', file = TWO_MONSTERS): SpireState {
  const state = startGame(file, player);
  for (const line of lines) spireGame.step(state, line);
  return state;
}

/** The first card of a name in the hand. */
export function cardOf({ hand }: SpireFrame, name: string): FrameCard {
  const card = hand.find((held) => held.name === name);
  if (!card) throw new Error(`no ${name} among ${hand.map((held) => held.name).join()}`);
  return card;
}
