import type { TextEdit } from '../../../../core/textEdit';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import { CENTRE_CELL } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import { impossibleCells } from '../demands';
import type { RuleText } from '../ruleText';
import type { SnakeFile } from '../snakeFile';

/** The own head lies at the centre and nowhere else, so a rule that says otherwise can never fit. */
export const neverFires: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/never-fires',
  severity: 'warning',
  *check(file) {
    if (!file.isSound) return;
    for (const rule of file.rules) {
      if (rule.cells === null) continue;
      const [cell] = impossibleCells(rule.cells);
      if (cell === undefined) continue;
      yield { range: file.rangeOfCell(rule, cell), args: { letter: rule.cells[cell] ?? '', rule: rule.index + 1 } };
    }
  },
  fixes(file, { range }) {
    const rule = file.ruleAt(range.start.line);
    if (!rule?.cells) return [];
    const wrong = impossibleCells(rule.cells);
    return [fix({ key: titleFor(wrong) }, () => possible(file, rule, wrong))];
  },
};

/** What is done about cells for which a rule can never fit. */
function titleFor(wrong: readonly number[]): SnakesEditorKey {
  if (wrong.length > 1) return 'snakes.fix.only-own-head';
  return wrong[0] === CENTRE_CELL ? 'snakes.fix.write-own-head' : 'snakes.fix.replace-by-blank';
}

/** The own head at the centre, and blanks where it stands elsewhere. */
function possible(file: SnakeFile, rule: RuleText, wrong: readonly number[]): TextEdit[] {
  return wrong.map((cell) => ({
    range: file.rangeOfCell(rule, cell),
    newText: cell === CENTRE_CELL ? 'h' : ' ',
  }));
}
