import { rangeInLine, type TextPosition, type TextRange } from '../../../core/range';
import type { Completion } from '../../fileFormat';
import { wordsOf } from './blanks';
import { MONSTER_KINDS, monsterKindOf, type MonsterKind } from '../facts/monsterKinds';
import { HEADER_WORD, type SpireFile } from './spireFile';

/** Hit points of monsters from easy to hard; offered behind a type. */
const TYPICAL_HP: readonly number[] = [10, 20, 30, 50, 80];

/** Monsters and the next header at the first word of a line, hit points behind a type, a number behind a header. */
export function complete(file: SpireFile, { line, character }: TextPosition): Completion[] {
  const [first, second] = wordsOf(file.source.line(line), 2);
  if (!first || character <= first.to) {
    const isInside = first !== undefined && character >= first.from;
    const range = isInside ? rangeInLine(line, first.from, first.to) : rangeInLine(line, character, character);
    const monsters = MONSTER_KINDS.map((kind) => offerMonster(kind, range, second === undefined));
    if (second || (first && !isInside)) return monsters;
    return [...monsters, offerHeader(file, line, rangeInLine(line, 0, range.end.character))];
  }
  const isInside = second !== undefined && character >= second.from && character <= second.to;
  const range = isInside ? rangeInLine(line, second.from, second.to) : rangeInLine(line, character, character);
  if (monsterKindOf(first.text)) return TYPICAL_HP.map((hp) => offerHp(hp, range));
  return first.text === HEADER_WORD && first.from === 0 ? [offerNumber(file, line, range)] : [];
}

function offerMonster({ type, typicalHp }: MonsterKind, range: TextRange, withHp: boolean): Completion {
  return {
    insert: withHp ? `${type} ${typicalHp}` : type,
    range,
    description: { key: `spire.monster.${type}` },
  };
}

function offerHeader(file: SpireFile, line: number, range: TextRange): Completion {
  const number = numberAt(file, line);
  return {
    insert: `${HEADER_WORD} ${number}`,
    range,
    description: { key: 'spire.complete.encounter', args: { number } },
  };
}

function offerHp(hp: number, range: TextRange): Completion {
  return { insert: String(hp), range, description: { key: 'spire.complete.hp', args: { hp } } };
}

function offerNumber(file: SpireFile, line: number, range: TextRange): Completion {
  const number = numberAt(file, line);
  return { insert: String(number), range, description: { key: 'spire.complete.encounter', args: { number } } };
}

/** Which encounter a header in this line opens, from 1. */
function numberAt({ encounters }: SpireFile, line: number): number {
  return 1 + encounters.filter(({ header }) => header.line < line).length;
}
