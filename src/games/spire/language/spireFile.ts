import { rangeInLine, type TextRange } from '../../../core/range';
import type { SourceText } from '../../../core/sourceText';
import { trimmedSpan, wordsOf, type Word } from './blanks';
import { readHitPoints } from './hitPoints';
import { monsterKindOf, type MonsterType } from '../facts/monsterKinds';

/** The word that opens an encounter. */
export const HEADER_WORD = 'Encounter';

const HEADER_LETTERS = HEADER_WORD.toLowerCase();

/** The line that opens an encounter; `line` from 0. */
export interface HeaderLine {
  readonly line: number;
  /** Whether it begins with exactly `Encounter` at column 1. */
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

/** What a game file says, right or wrong. `docs/games/spire.md#the-file` */
export interface SpireFile {
  readonly source: SourceText;
  /** Monster lines before the first header. */
  readonly strays: readonly MonsterLine[];
  readonly encounters: readonly EncounterLines[];
}

/** Reads a game file; any text gives an answer. */
export function readSpireFile(source: SourceText): SpireFile {
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
  return { source, strays, encounters };
}

/** All monster lines in reading order. */
export function* monsterLines({ strays, encounters }: SpireFile): Generator<MonsterLine> {
  yield* strays;
  for (const { monsters } of encounters) yield* monsters;
}

/** The place of a monster line without the white space around it. */
export function rangeOfMonster({ line, from, to }: MonsterLine): TextRange {
  return rangeInLine(line, from, to);
}

/** The first word of a line of two, and its place. */
export function typeWord({ source }: SpireFile, { line, from }: MonsterLine, { gapFrom }: MonsterPair): Word {
  return { text: source.line(line).slice(from, gapFrom), from, to: gapFrom };
}

/** The second word of a line of two, and its place. */
export function hpWord({ source }: SpireFile, { line, to }: MonsterLine, { gapTo }: MonsterPair): Word {
  return { text: source.line(line).slice(gapTo, to), from: gapTo, to };
}

function readPair(text: string): MonsterPair | null {
  const [type, hp, third] = wordsOf(text, 3);
  if (!type || !hp || third) return null;
  return { type: monsterKindOf(type.text)?.type ?? null, hp: readHitPoints(hp.text), gapFrom: type.to, gapTo: hp.from };
}
