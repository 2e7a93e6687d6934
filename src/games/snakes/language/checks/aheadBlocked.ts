import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import { AHEAD_CELL } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import { isBlockedAhead } from '../demands';
import type { SnakeFile } from '../snakeFile';

/** A move goes straight ahead, so a rule that asks for a wall or a body there can never choose one. */
export const aheadBlocked: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/ahead-blocked',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    for (const rule of file.rules) {
      if (rule.cells === null || !isBlockedAhead(rule.cells)) continue;
      const args = { letter: rule.cells[AHEAD_CELL] ?? '', rule: rule.index + 1 };
      yield { range: file.rangeOfCell(rule, AHEAD_CELL), args };
    }
  },
  fixes(_, { range }) {
    return ['-', 'T'].map((letter) =>
      fix({ key: 'snakes.fix.write-letter', args: { letter } }, () => ({ range, newText: letter }), false),
    );
  },
};
