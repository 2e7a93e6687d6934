import type { Check } from '../../../fileFormat';
import { impossibleCell } from '../flaws';
import { CENTRE_CELL } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/** The own head lies at the centre and nowhere else, so a rule that says otherwise can never fit. */
export const neverFires: Check<SnakeFile> = {
  code: 'snake/never-fires',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    for (const rule of file.ruleTexts) {
      const cell = rule.cells === null ? -1 : impossibleCell(rule.cells);
      if (cell < 0) continue;
      yield { range: file.rangeOfCell(rule, cell), args: { letter: rule.cells?.[cell] ?? '', rule: rule.index + 1 } };
    }
  },
  fixes(file, { range }) {
    const rule = file.ruleAt(range.start.line);
    const atCentre = rule?.cells ? impossibleCell(rule.cells) === CENTRE_CELL : false;
    return atCentre
      ? [{ title: { key: 'snakes.fix.write-own-head' }, edits: [{ range, newText: 'h' }], preferred: true }]
      : [{ title: { key: 'snakes.fix.replace-by-blank' }, edits: [{ range, newText: ' ' }], preferred: true }];
  },
};
