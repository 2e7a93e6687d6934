import { trimmed } from '../../../core/words';
import { PATTERN_SIZE } from '../facts/pattern';
import { codeOf, commentOf, isBlank } from './lines';
import { isCommentLine, linesOf } from './ruleText';
import type { SnakeFile } from './snakeFile';
import { END_WORD, HEADER_WORD } from './vocabulary';

/**
 * The canonical text of a file without errors: the same code and comments, one blank line before a rule without a comment line above it, never
 * two, and none before `end`. A file with errors stays as it is. `docs/games/snakes.md#canonical-form`
 */
export function format(file: SnakeFile): string {
  const { source, parts, rules, isSound } = file;
  if (!isSound) return source.text;
  const firstRows = new Set(rules.map((rule) => linesOf(rule).first));
  const printed: string[] = [];
  let isBlankAbove = false;
  for (let line = 0; line < source.lines.length; line++) {
    const text = source.line(line);
    if (isBlank(text)) {
      isBlankAbove = true;
      continue;
    }
    const isParted = firstRows.has(line) ? !isCommentLine(source, line - 1) : isBlankAbove && line !== parts.end?.line;
    if (isParted) printed.push('');
    printed.push(printLine(file, line));
    isBlankAbove = false;
  }
  return printed.map((line) => `${line}\n`).join('');
}

/** A line of the canonical text: a comment, a header, a row or `end`. */
function printLine({ source, name, parts: { header, end } }: SnakeFile, line: number): string {
  const text = source.line(line);
  const comment = commentOf(text);
  if (isBlank(codeOf(text))) return text.slice(0, trimmed(text).to);
  const code =
    line === header?.line ? `${HEADER_WORD} ${name}` : line === end?.line ? END_WORD : text.slice(0, PATTERN_SIZE + 1);
  return comment === null ? code : `${code} ${comment}`;
}
