import { excerpt } from '../../../core/excerpt';
import { rangeOf } from '../../../core/range';
import type { OutlineEntry } from '../../fileFormat';
import { trimBlanks } from '../facts/blanks';
import type { SpireEditorKey } from '../texts';
import { rangeOfMonster, type EncounterLines, type MonsterLine, type SpireFile } from './spireFile';

type Entry = OutlineEntry<SpireEditorKey>;

/** Each encounter with its range down to its last monster, followed by its monsters in order. */
export function* outline(file: SpireFile): Generator<Entry> {
  for (const monster of file.strays) yield monsterEntry(file, monster);
  for (const encounter of file.encounters) {
    yield encounterEntry(file, encounter);
    for (const monster of encounter.monsters) yield monsterEntry(file, monster);
  }
}

function encounterEntry({ source }: SpireFile, { header, monsters }: EncounterLines): Entry {
  const last = monsters.at(-1)?.line ?? header.line;
  const title = excerpt(trimBlanks(source.line(header.line)));
  return {
    label: { key: 'spire.outline.encounter', args: { title, count: monsters.length } },
    kind: 'place',
    range: rangeOf(header.line, 0, last, source.line(last).length),
  };
}

function monsterEntry(file: SpireFile, monster: MonsterLine): Entry {
  const { pair } = monster;
  const range = rangeOfMonster(monster);
  if (pair?.type && pair.hp) {
    const args = { monster: pair.type, hp: pair.hp };
    return { label: { key: 'spire.outline.monster', args }, kind: 'opponent', range };
  }
  const args = { text: excerpt(file.textOf(monster)) };
  return { label: { key: 'spire.outline.faulty', args }, kind: 'opponent', range };
}
