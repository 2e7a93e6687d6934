import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import { deleteLines } from '../../../../core/textEdit';
import type { Fix, Check } from '../../../fileFormat';
import { trimBlanks } from '../blanks';
import { MONSTER_KINDS } from '../../facts/monsterKinds';
import type { SpireFile } from '../spireFile';

/** An encounter without monsters is won before a move is made. */
export const emptyEncounter: Check<SpireFile> = {
  code: 'spire/empty-encounter',
  severity: 'warning',
  *check({ source, encounters }) {
    for (const { header, monsters } of encounters) {
      if (monsters.length > 0) continue;
      const text = excerpt(trimBlanks(source.line(header.line)));
      yield { range: source.lineRange(header.line), args: { text } };
    }
  },
  fixes({ source, encounters }, { range }) {
    const { line } = range.start;
    const add = MONSTER_KINDS.map(({ type, typicalHp }): Fix => {
      const text = `${type} ${typicalHp}`;
      const edits = [{ range: rangeInLine(line, range.end.character, range.end.character), newText: `\n${text}` }];
      return { title: { key: 'spire.fix.add-monster', args: { text } }, edits, preferred: false };
    });
    if (encounters.length < 2) return add;
    const lengths = source.lines.map((text) => text.length);
    const edits = [deleteLines(line, line, lengths)];
    return [...add, { title: { key: 'spire.fix.remove-encounter' }, edits, preferred: false }];
  },
};
