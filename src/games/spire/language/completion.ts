import { rangeInLine, type TextPosition, type TextRange } from '../../../core/range';
import type { Completion } from '../../fileFormat';
import { wordsOf } from '../facts/blanks';
import { monsterNamed } from '../facts/monsters';
import type { SpireEditorKey } from '../texts';
import type { SpireFile } from './spireFile';
import { argumentsFor, HEADER_WORD, HP_RANGE, TYPICAL_MONSTERS } from './vocabulary';

type Offer = Completion<SpireEditorKey>;

/** Monsters and the next header at the first word of a line, hit points behind a type, a number behind a header. */
export function complete(file: SpireFile, { line, character }: TextPosition): Offer[] {
  const [first, second] = wordsOf(file.source.line(line), 2);
  const number = numberAt(file, line);
  if (!first || character <= first.to) {
    const isInside = first !== undefined && character >= first.from;
    const range = isInside ? rangeInLine(line, first.from, first.to) : rangeInLine(line, character, character);
    const monsters = offerMonsters(range, second === undefined);
    if (second || (first && !isInside)) return monsters;
    const fromStart = rangeInLine(line, 0, range.end.character);
    return [...monsters, offerEncounter(`${HEADER_WORD} ${number}`, fromStart, number)];
  }
  const isInside = second !== undefined && character >= second.from && character <= second.to;
  const range = isInside ? rangeInLine(line, second.from, second.to) : rangeInLine(line, character, character);
  if (monsterNamed(first.text)) return HP_RANGE.map((hp) => offerHp(hp, range));
  return first.text === HEADER_WORD && first.from === 0 ? [offerEncounter(String(number), range, number)] : [];
}

function offerMonsters(range: TextRange, withHp: boolean): Offer[] {
  return TYPICAL_MONSTERS.map(({ type, text }) => ({
    insert: withHp ? text : type,
    range,
    description: { key: `spire.monster.${type}`, args: argumentsFor(type) },
  }));
}

function offerHp(hp: number, range: TextRange): Offer {
  return { insert: String(hp), range, description: { key: 'spire.complete.hp', args: { hp } } };
}

function offerEncounter(insert: string, range: TextRange, number: number): Offer {
  return { insert, range, description: { key: 'spire.complete.encounter', args: { number } } };
}

/** Which encounter a header in this line opens, from 1. */
function numberAt({ encounters }: SpireFile, line: number): number {
  return 1 + encounters.filter(({ header }) => header.line < line).length;
}
