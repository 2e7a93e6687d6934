import { lastUpTo } from '../../../core/byLine';
import { rangeInLine, type TextRange } from '../../../core/range';
import type { SourceText } from '../../../core/sourceText';
import type { Word } from '../../../core/words';
import { trimmedSpan, wordsOf } from '../facts/blanks';
import { monsterNamed, type MonsterType } from '../facts/monsters';
import { readHitPoints } from './hitPoints';
import { HEADER_WORD } from './vocabulary';

const HEADER_LETTERS = HEADER_WORD.toLowerCase();

/** The line that opens an encounter; `line` from 0. */
export interface HeaderLine {
  readonly line: number;
  /** Whether it begins with exactly `Encounter` in the first column. */
  readonly isExact: boolean;
  /** Where the letters of its word end. */
  readonly wordEnd: number;
}

/** A line that is neither blank nor a header; `line` from 0, `from` and `to` those of its text without white space around. */
export interface MonsterLine {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** Its two words; `null` when it has another number of them. */
  readonly pair: MonsterPair | null;
}

/** The type and the hit points of a monster line, `null` for what is wrong; the gap between the two words. */
export interface MonsterPair {
  readonly type: MonsterType | null;
  readonly hp: number | null;
  readonly gapFrom: number;
  readonly gapTo: number;
}

/** A header with the monster lines below it, faulty ones included. */
export interface EncounterLines {
  readonly header: HeaderLine;
  readonly monsters: readonly MonsterLine[];
}

/** What a game file says, right or wrong. Any text gives an answer. `docs/games/spire.md#the-file` */
export class SpireFile {
  /** Monster lines before the first header. */
  readonly strays: readonly MonsterLine[];
  readonly encounters: readonly EncounterLines[];

  constructor(readonly source: SourceText) {
    const strays: MonsterLine[] = [];
    const encounters: EncounterLines[] = [];
    let monsters = strays;
    source.lines.forEach((text, line) => {
      const { from, to } = trimmedSpan(text);
      if (from === to) return;
      const wordEnd = from + HEADER_WORD.length;
      if (text.slice(from, wordEnd).toLowerCase() === HEADER_LETTERS) {
        monsters = [];
        encounters.push({ header: { line, isExact: text.startsWith(HEADER_WORD), wordEnd }, monsters });
      } else {
        monsters.push({ line, from, to, pair: readPair(text) });
      }
    });
    this.strays = strays;
    this.encounters = encounters;
  }

  /** The encounter that a line stands in, its header included; `undefined` above the first one. */
  encounterAt(line: number): EncounterLines | undefined {
    return this.encounters[lastUpTo(this.encounters, line, ({ header }) => header.line)];
  }

  /** All monster lines in reading order. */
  *monsterLines(): Generator<MonsterLine> {
    yield* this.strays;
    for (const { monsters } of this.encounters) yield* monsters;
  }

  /** The text of a monster line without the white space around it. */
  textOf({ line, from, to }: MonsterLine): string {
    return this.source.line(line).slice(from, to);
  }

  /** The first word of a line of two, and its place. */
  typeWord({ line, from }: MonsterLine, { gapFrom }: MonsterPair): Word {
    return { text: this.source.line(line).slice(from, gapFrom), from, to: gapFrom };
  }

  /** The second word of a line of two, and its place. */
  hpWord({ line, to }: MonsterLine, { gapTo }: MonsterPair): Word {
    return { text: this.source.line(line).slice(gapTo, to), from: gapTo, to };
  }
}

/** The place of a monster line without the white space around it. */
export function rangeOfMonster({ line, from, to }: MonsterLine): TextRange {
  return rangeInLine(line, from, to);
}

function readPair(text: string): MonsterPair | null {
  const [type, hp, third] = wordsOf(text, 3);
  if (!type || !hp || third) return null;
  return { type: monsterNamed(type.text)?.type ?? null, hp: readHitPoints(hp.text), gapFrom: type.to, gapTo: hp.from };
}
