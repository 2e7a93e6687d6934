import { rangeInLine, type TextRange } from '../../../core/range';
import type { SourceText } from '../../../core/sourceText';
import { trimmed } from '../../../core/words';
import { PATTERN_SIZE } from '../facts/pattern';
import { codeOf } from './lines';
import { findOverlaps, type Overlaps } from './overlaps';
import { parseSnakeFile, type FileParts } from './parseSnakeFile';
import { isGoodRow, type RuleRow } from './ruleRow';
import { linesOf, nameOfRule, rulesOfBlock, type RuleText } from './ruleText';
import { END_WORD, HEADER_WORD } from './vocabulary';

/**
 * Is responsible for what a snake file says, right or wrong, and where it says it. Nothing is thrown for any text.
 * `docs/games/snakes.md#snake-files`
 */
export class SnakeFile {
  readonly parts: FileParts;
  /** In file order; in a file with errors some may be no whole rules. */
  readonly rules: readonly RuleText[];
  /** The name in the header; empty when there is none. */
  readonly name: string;
  /** Whether the file has no error. */
  readonly isSound: boolean;

  private compared: Overlaps | undefined;

  /** What any text says. */
  constructor(readonly source: SourceText) {
    this.parts = parseSnakeFile(source);
    const rules: RuleText[] = [];
    for (const block of this.parts.blocks) {
      for (const rule of rulesOfBlock(source, block, rules.length)) rules.push(rule);
    }
    this.rules = rules;
    this.name = this.parts.header?.name.text ?? '';
    this.isSound = hasGoodFrame(this.parts) && this.parts.blocks.every(isGoodBlock);
  }

  /** Which rules can never choose a move because of an earlier one; worked out on the first call. */
  get overlaps(): Overlaps {
    this.compared ??= findOverlaps(this.rules);
    return this.compared;
  }

  /** What its author calls a rule, by its number from 0: its comment. */
  ruleName(rule: number): string | null {
    const asked = this.rules[rule];
    return asked ? nameOfRule(this.source, asked) : null;
  }

  /** The rule whose rows hold the line, if any. Found by binary search, since each repair of a long file asks for one. */
  ruleAt(line: number): RuleText | undefined {
    let from = 0;
    let to = this.rules.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const rule = this.rules[middle];
      if (rule && linesOf(rule).last < line) from = middle + 1;
      else to = middle;
    }
    const rule = this.rules[from];
    return rule && linesOf(rule).first <= line ? rule : undefined;
  }

  /** The row that the line is read as, if any. */
  rowAt(line: number): RuleRow | undefined {
    return this.ruleAt(line)?.rows.find((row) => row.line === line);
  }

  /** All rows in reading order. */
  *rows(): Generator<RuleRow> {
    for (const block of this.parts.blocks) yield* block;
  }

  /** The code of a line without the white space around it, and where it stands. */
  trimmedCode(line: number): { text: string; range: TextRange } {
    const { text, from, to } = trimmed(codeOf(this.source.line(line)));
    return { text, range: rangeInLine(line, from, to) };
  }

  /** The range of a row from column 1 to behind the last character of its code that is not white. */
  rangeOfRow({ line }: RuleRow): TextRange {
    return rangeInLine(line, 0, trimmed(codeOf(this.source.line(line))).to);
  }

  /** The range of one of the 49 cells of a rule, counted row by row from 0. */
  rangeOfCell({ rows }: RuleText, cell: number): TextRange {
    const column = cell % PATTERN_SIZE;
    return rangeInLine(rows[Math.floor(cell / PATTERN_SIZE)]?.line ?? 0, column, column + 1);
  }

  /** The first row of a rule, its `;` included: where a warning about the whole rule stands. */
  rangeOfRule(rule: RuleText): TextRange {
    return rangeInLine(linesOf(rule).first, 0, PATTERN_SIZE + 1);
  }
}

/** Whether a file opens and closes as it must. */
function hasGoodFrame({ header, end, afterEnd, secondHeaders }: FileParts): boolean {
  const isOpened = header !== null && header.word.text === HEADER_WORD && header.name.text !== '';
  return isOpened && end?.word.text === END_WORD && afterEnd === null && secondHeaders.length === 0;
}

/** Whether a block is one whole rule. */
function isGoodBlock(block: readonly RuleRow[]): boolean {
  return block.length === PATTERN_SIZE && block.every(isGoodRow);
}
