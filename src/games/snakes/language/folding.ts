import type { FoldingRange } from '../../fileFormat';
import { isCommentLine, linesOf } from './ruleText';
import type { SnakeFile } from './snakeFile';

/** One range a rule, and one for each two or more comment lines in a row; in reading order. */
export function foldingRanges({ source, rules }: SnakeFile): FoldingRange[] {
  const ranges: FoldingRange[] = [];
  for (const rule of rules) {
    const { first, last } = linesOf(rule);
    if (last > first) ranges.push({ startLine: first, endLine: last, kind: 'region' });
  }
  for (let line = 0; line < source.lines.length; line++) {
    const startLine = line;
    while (isCommentLine(source, line)) line++;
    if (line > startLine + 1) ranges.push({ startLine, endLine: line - 1, kind: 'comment' });
  }
  return ranges.sort((a, b) => a.startLine - b.startLine);
}
