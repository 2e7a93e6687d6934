import { excerpt } from '../../../core/excerpt';
import { rangeOf } from '../../../core/range';
import type { OutlineEntry } from '../../fileFormat';
import { trimBlanks } from './blanks';
import { rangeOfMonster, type EncounterLines, type MonsterLine, type SpireFile } from './spireFile';

/** Each encounter with its range down to its last monster, followed by its monsters in order. */
export function outline(file: SpireFile): OutlineEntry[] {
  return [
    ...file.strays.map((monster) => monsterEntry(file, monster)),
    ...file.encounters.flatMap((encounter) => [
      encounterEntry(file, encounter),
      ...encounter.monsters.map((monster) => monsterEntry(file, monster)),
    ]),
  ];
}

function encounterEntry({ source }: SpireFile, { header, monsters }: EncounterLines): OutlineEntry {
  const last = monsters.at(-1)?.line ?? header.line;
  const title = excerpt(trimBlanks(source.line(header.line)));
  return {
    label: { key: 'spire.outline.encounter', args: { title, count: monsters.length } },
    kind: 'place',
    range: rangeOf(header.line, 0, last, source.line(last).length),
  };
}

function monsterEntry({ source }: SpireFile, monster: MonsterLine): OutlineEntry {
  const { line, from, to, pair } = monster;
  const label =
    pair?.type && pair.hp
      ? { key: 'spire.outline.monster', args: { monster: pair.type, hp: pair.hp } }
      : { key: 'spire.outline.faulty', args: { text: excerpt(source.line(line).slice(from, to)) } };
  return { label, kind: 'opponent', range: rangeOfMonster(monster) };
}
