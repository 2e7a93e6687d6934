import type { Fix, Check } from '../../../../fileFormat';
import type { MedicCommands } from '../medicCommands';
import { removeLines } from '../../fixes/removeLines';

/** A blank line is no command and is passed over. */
export const blankLine: Check<MedicCommands> = {
  code: 'medic/blank-line',
  severity: 'warning',
  *check({ source, blankLines }) {
    for (const line of blankLines) yield { range: source.lineRange(line), args: { line: line + 1 } };
  },
  fixes({ source, blankLines }, { range }) {
    const one: Fix = {
      title: { key: 'robots.fix.remove-blank-line' },
      edits: removeLines(source, [range.start.line]),
      preferred: true,
    };
    if (blankLines.length < 2) return [one];
    const title = { key: 'robots.fix.remove-blank-lines', args: { count: blankLines.length } };
    return [one, { title, edits: removeLines(source, blankLines), preferred: false }];
  },
};
