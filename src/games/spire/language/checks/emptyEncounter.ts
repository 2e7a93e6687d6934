import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check, Fix } from '../../../fileFormat';
import { fix, removeLines } from '../../../fixes';
import { trimBlanks } from '../../facts/blanks';
import type { SpireEditorKey } from '../../texts';
import type { SpireFile } from '../spireFile';
import { TYPICAL_MONSTERS } from '../vocabulary';

/** An encounter without monsters is won before a move is made. */
export const emptyEncounter: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/empty-encounter',
  severity: 'warning',
  *check({ source, encounters }) {
    for (const { header, monsters } of encounters) {
      if (monsters.length > 0) continue;
      const text = excerpt(trimBlanks(source.line(header.line)));
      yield { range: source.lineRange(header.line), args: { text } };
    }
  },
  fixes({ source, encounters }, { range: { end } }) {
    const add = TYPICAL_MONSTERS.map(({ text }): Fix<SpireEditorKey> => {
      const edit = () => ({ range: rangeInLine(end.line, end.character, end.character), newText: `\n${text}` });
      return fix({ key: 'spire.fix.add-monster', args: { text } }, edit, false);
    });
    if (encounters.length < 2) return add;
    return [...add, fix({ key: 'spire.fix.remove-encounter' }, () => removeLines(source, [end.line]), false)];
  },
};
