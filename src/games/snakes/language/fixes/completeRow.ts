import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { codeOf, textStretch } from '../lines';
import { PATTERN_SIZE, type RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';
import { letterFor, lookAlikeOf } from '../vocabulary';
import { fitCells } from './fitRow';

/** Characters that stand where a `;` was meant: look-alikes, its neighbours on a keyboard, and its key on a keyboard set to Russian. */
const MEANT_FOR_SEMICOLON = '\u037e\u061b\uff1b:,\u0436\u0416';

/** Ends a row by a `;` in column 8, in place of what was meant for one; `null` when its cells are more than seven or are no cells. */
export function completeRow({ source }: SnakeFile, { line }: RuleRow): TextEdit | null {
  const text = source.line(line);
  const code = codeOf(text);
  const cells = fitCells(cellsOf(code.slice(0, textStretch(code).to)));
  if (cells === null || ![...cells].every(isCell)) return null;
  const hasComment = code.length < text.length;
  return { range: rangeInLine(line, 0, code.length), newText: `${cells};${hasComment ? ' ' : ''}` };
}

function cellsOf(row: string): string {
  const last = row.slice(-1);
  const isMeant = MEANT_FOR_SEMICOLON.includes(last) || (row.length === PATTERN_SIZE + 1 && !isCell(last));
  return last !== '' && isMeant ? row.slice(0, -1) : row;
}

function isCell(character: string): boolean {
  return letterFor(character) !== undefined || lookAlikeOf(character) !== undefined;
}
