import type { TextPosition, TextRange } from '../core/range';

const MAX_NAME_LENGTH = 8192;
const MAX_WORD_LENGTH = 1024;
const MAX_ENTRIES = 2000;

/** An object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from 0 that a number holds exactly. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** An address, a path or a file's name. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH;
}

/** An input, an option's value or a remark. */
export function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_WORD_LENGTH;
}

/** A text, or `null` for one that is not there. */
export function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

/** An object of not too many entries, all of one kind. */
export function isTable<T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is Record<string, T> {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MAX_ENTRIES && entries.every(([name, entry]) => isName(name) && isEntry(entry));
}

/** A list of at most so many items, each of which `read` accepts; `null` when one is not. */
export function readList<T>(value: unknown, max: number, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const items: T[] = [];
  for (const item of value as readonly unknown[]) {
    const good = read(item);
    if (good === null) return null;
    items.push(good);
  }
  return items;
}

/** A range, or `null` when it is none. */
export function readRange(value: unknown): TextRange | null {
  if (!isRecord(value)) return null;
  const { start, end } = value;
  return isPosition(start) && isPosition(end) ? { start: place(start), end: place(end) } : null;
}

function isPosition(value: unknown): value is TextPosition {
  return isRecord(value) && isCount(value['line']) && isCount(value['character']);
}

function place({ line, character }: TextPosition): TextPosition {
  return { line, character };
}
