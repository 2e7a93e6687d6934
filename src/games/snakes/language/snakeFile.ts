import { rangeInLine, type TextRange } from '../../../core/range';
import type { SourceText } from '../../../core/sourceText';
import { codeOf, textStretch } from './lines';
import { findOverlaps, type Overlaps } from './overlaps';
import { Rule } from '../engine/rule';
import { isGoodRow, PATTERN_SIZE, type RuleRow } from './ruleRow';
import { nameOfRule, rowsOf, rulesOfBlock, type RuleText } from './ruleText';
import { parseSnakeFile, type FileParts } from './parseSnakeFile';
import { END_WORD, HEADER_WORD } from './vocabulary';

/** What a snake file says, right or wrong. Nothing is thrown for any text. `docs/games/snakes.md#snake-files` */
export class SnakeFile {
  readonly parts: FileParts;
  /** In file order; in a file with errors some may be no whole rules. */
  readonly ruleTexts: readonly RuleText[];
  /** The name in the header; empty when there is none. */
  readonly name: string;
  /** Whether the file has no error. */
  readonly isSound: boolean;

  private compiled: readonly Rule[] | undefined;
  private compared: Overlaps | undefined;

  constructor(readonly source: SourceText) {
    this.parts = parseSnakeFile(source);
    const ruleTexts: RuleText[] = [];
    for (const block of this.parts.blocks) {
      for (const rule of rulesOfBlock(source, block, ruleTexts.length)) ruleTexts.push(rule);
    }
    this.ruleTexts = ruleTexts;
    const { header } = this.parts;
    this.name = header ? source.line(header.line).slice(header.name.from, header.name.to) : '';
    this.isSound = this.hasGoodFrame() && this.parts.blocks.every(isGoodBlock);
  }

  /** The rules as the game applies them, compiled on the first call; only those that are seven good rows. */
  get rules(): readonly Rule[] {
    this.compiled ??= this.ruleTexts.flatMap(({ cells, rows }) =>
      cells === null ? [] : [new Rule(rowsOf(cells), rows[0]?.line ?? 0)],
    );
    return this.compiled;
  }

  /** Which rules can never choose a move because of an earlier one; worked out on the first call. */
  get overlaps(): Overlaps {
    this.compared ??= findOverlaps(this.ruleTexts);
    return this.compared;
  }

  /** What its author calls a rule, by its number from 0: its comment. */
  ruleName(rule: number): string | null {
    const asked = this.ruleTexts[rule];
    return asked ? nameOfRule(this.source, asked) : null;
  }

  /** The rule whose rows hold the line, if any. */
  ruleAt(line: number): RuleText | undefined {
    return this.ruleTexts.find(({ rows }) => (rows[0]?.line ?? Infinity) <= line && line <= (rows.at(-1)?.line ?? -1));
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
    const code = codeOf(this.source.line(line));
    const { from, to } = textStretch(code);
    return { text: code.slice(from, to), range: rangeInLine(line, from, to) };
  }

  /** The range of a row from column 1 to behind the last character of its code that is not white. */
  rangeOfRow({ line }: RuleRow): TextRange {
    return rangeInLine(line, 0, textStretch(codeOf(this.source.line(line))).to);
  }

  /** The range of one of the 49 cells of a rule, counted row by row from 0. */
  rangeOfCell({ rows }: RuleText, cell: number): TextRange {
    const column = cell % PATTERN_SIZE;
    return rangeInLine(rows[Math.floor(cell / PATTERN_SIZE)]?.line ?? 0, column, column + 1);
  }

  /** The first row of a rule, its `;` included: where a warning about the whole rule stands. */
  rangeOfRule({ rows }: RuleText): TextRange {
    return rangeInLine(rows[0]?.line ?? 0, 0, PATTERN_SIZE + 1);
  }

  private hasGoodFrame(): boolean {
    const { header, end, afterEnd, secondHeaders } = this.parts;
    if (!header || this.name === '' || !end) return false;
    const isSpeltWell = this.wordAt(header) === HEADER_WORD && this.wordAt(end) === END_WORD;
    return isSpeltWell && afterEnd === null && secondHeaders.length === 0;
  }

  private wordAt({ line, word }: { line: number; word: { from: number; to: number } }): string {
    return this.source.line(line).slice(word.from, word.to);
  }
}

function isGoodBlock(block: readonly RuleRow[]): boolean {
  return block.length === PATTERN_SIZE && block.every(isGoodRow);
}
