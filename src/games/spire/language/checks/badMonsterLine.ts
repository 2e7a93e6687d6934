import { excerpt } from '../../../../core/excerpt';
import { deleteLines } from '../../../../core/textEdit';
import type { Fix, Check } from '../../../fileFormat';
import { splitAtBlanks } from '../blanks';
import { repairMonsterLine } from '../repair';
import { monsterLines, rangeOfMonster, type SpireFile } from '../spireFile';

/** A monster line is a type and its hit points, two words. */
export const badMonsterLine: Check<SpireFile> = {
  code: 'spire/bad-monster-line',
  severity: 'error',
  *check(file) {
    for (const monster of monsterLines(file)) {
      if (monster.pair) continue;
      const text = file.source.line(monster.line).slice(monster.from, monster.to);
      yield { range: rangeOfMonster(monster), args: { text: excerpt(text), count: splitAtBlanks(text).length } };
    }
  },
  fixes({ source }, { range }) {
    const { line } = range.start;
    const repair = repairMonsterLine(source.line(line).slice(range.start.character, range.end.character));
    const lengths = source.lines.map((text) => text.length);
    const remove: Fix = {
      title: { key: 'spire.fix.remove-line' },
      edits: [deleteLines(line, line, lengths)],
      preferred: false,
    };
    if (!repair) return [remove];
    const title = { key: 'spire.fix.write', args: { text: repair.text } };
    return [{ title, edits: [{ range, newText: repair.text }], preferred: repair.isSure }, remove];
  },
};
