import { deleteLines, type TextEdit } from '../../../../core/textEdit';
import type { RogueFile } from '../rogueFile';

/** The edit that deletes a whole line, from 0, with its line break. */
export function removeLine(file: RogueFile, line: number): TextEdit {
  return deleteLines(line, line, lineLengths(file));
}

/** The edits that delete several lines. */
export function removeLines(file: RogueFile, lines: readonly number[]): TextEdit[] {
  const lengths = lineLengths(file);
  return lines.map((line) => deleteLines(line, line, lengths));
}

function lineLengths({ source }: RogueFile): number[] {
  return source.lines.map((line) => line.length);
}
