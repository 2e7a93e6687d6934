import type { Message } from '../../fileFormat';
import { CENTRE } from './ruleRow';

/** Where a cell of a rule lies, seen from the head: so many ahead or behind, so many to the left or right; row and column from 0. */
export function squareOf(row: number, column: number): Message {
  const ahead = CENTRE - row;
  const right = column - CENTRE;
  const words = [ahead > 0 ? 'ahead' : ahead < 0 ? 'behind' : '', right > 0 ? 'right' : right < 0 ? 'left' : ''];
  const word = words.filter(Boolean).join('-') || 'here';
  return { key: `snakes.square.${word}`, args: { ahead: Math.abs(ahead), side: Math.abs(right) } };
}
