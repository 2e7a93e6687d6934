import type { Message } from '../../../core/message';
import { excerpt } from '../../../core/excerpt';
import type { SnakeBattle } from '../engine/battle';
import type { Ink, TerminalPlay } from '../../terminalPlay';
import { FIELD_SIZE } from '../facts/field';
import type { SnakesPanelKey } from '../texts';
import type { SnakesState } from './game';

/** The colours of the snakes, by slot, as in the original. */
const INKS: readonly Ink[] = ['blue', 'green', 'yellow', 'red'];

/** How a snake battle is shown in a terminal. */
export const terminal: TerminalPlay<SnakesState> = {
  verdict: ({ battle }): Message<SnakesPanelKey> | null => (battle.status === 'over' ? verdictOf(battle) : null),

  inks:
    ({ battle }) =>
    (row, column) => {
      // The wall around the field is the first row and the last one; below it stands a line of text.
      if (row < 0 || row > FIELD_SIZE + 1) return null;
      const { kind, slot } = battle.field.kindAt(row - 1, column - 1);
      return kind === 'wall' ? 'grey' : slot === null ? null : (INKS[slot - 1] ?? null);
    },
};

/** Who has won a battle that is over. */
function verdictOf({ snakes, winner }: SnakeBattle): Message<SnakesPanelKey> {
  const name = snakes.find(({ slot }) => slot === winner)?.name;
  if (winner !== null && name !== undefined) {
    return { key: 'snakes.panel.winner', args: { slot: winner, name: excerpt(name) } };
  }
  return { key: snakes.length > 1 ? 'snakes.panel.draw' : 'snakes.panel.solo-over' };
}
