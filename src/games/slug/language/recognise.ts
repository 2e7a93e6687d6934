import type { SourceText } from '../../../core/sourceText';
import { symbolFor } from './vocabulary';

const ENOUGH = 0.9;

/** Whether a text without a telling extension is a level: nine of ten characters below line 1 are cells, with a player or a wall among them. */
export function recognise({ lines }: SourceText): boolean {
  let count = 0;
  let cells = 0;
  let isTelling = false;
  for (const line of lines.slice(1)) {
    for (const character of line) {
      count++;
      if (symbolFor(character)) cells++;
      if (character === 'P' || character === '#') isTelling = true;
    }
  }
  return isTelling && cells >= ENOUGH * count;
}
