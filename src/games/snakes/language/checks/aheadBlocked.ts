import type { Fix, Check } from '../../../fileFormat';
import { isBlockedAhead } from '../flaws';
import { AHEAD_CELL } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/** A move goes straight ahead, so a rule that asks for a wall or a body there can never choose one. */
export const aheadBlocked: Check<SnakeFile> = {
  code: 'snake/ahead-blocked',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    for (const rule of file.ruleTexts) {
      if (rule.cells === null || !isBlockedAhead(rule.cells)) continue;
      const args = { letter: rule.cells[AHEAD_CELL] ?? '', rule: rule.index + 1 };
      yield { range: file.rangeOfCell(rule, AHEAD_CELL), args };
    }
  },
  fixes(_, { range }) {
    return ['-', 'T'].map((letter): Fix => ({
      title: { key: 'snakes.fix.write-letter', args: { letter } },
      edits: [{ range, newText: letter }],
      preferred: false,
    }));
  },
};
