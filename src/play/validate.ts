import type { TextRange } from '../core/range';
import type { Attachment, HostMessage, MarksMessage, PanelMessage, SavedPanel } from './messages';
import { MAX_SESSION_LENGTH } from './session';

const MAX_ADDRESS_LENGTH = 8192;
const MAX_INPUT_LENGTH = 1024;
const MAX_ENTRIES = 2000;
const MAX_MARKS = 100;

/** The message of the host, or `null` when it is none: unknown, malformed or of another origin. */
export function asHostMessage(value: unknown): HostMessage | null {
  if (!isRecord(value)) return null;
  const { type, uri, name } = value;
  if (!isShortText(uri) || !isShortText(name)) return null;
  if (type === 'gone') return { type, uri, name };
  const { languageId, version, text, companions, attachments } = value;
  if (type !== 'document' || !isShortText(languageId) || !isCount(version) || typeof text !== 'string') return null;
  if (!isTable(companions, isTextOrNull) || !isTable(attachments, isAttachment)) return null;
  return { type, uri, name, languageId, version, text, companions, attachments };
}

/** The message of the panel, or `null` when it is none. */
export function asPanelMessage(value: unknown): PanelMessage | null {
  if (!isRecord(value)) return null;
  const { type, name } = value;
  switch (type) {
    case 'ready':
    case 'load':
    case 'quit':
      return { type };
    case 'attach':
      return isShortText(name) ? { type, name } : null;
    case 'detach':
      return name === null || isShortText(name) ? { type, name } : null;
    case 'marks':
      return asMarks(value['marks']);
    case 'reveal': {
      const { companion } = value;
      const range = asRange(value['range']);
      return range && (companion === null || isShortText(companion)) ? { type, range, companion } : null;
    }
    default:
      return null;
  }
}

/** What a panel saved, or `null` when it is not whole. */
export function asSavedPanel(value: unknown): SavedPanel | null {
  if (!isRecord(value)) return null;
  const { uri, languageId, inputs, turn, seed, readable, choices, attachments } = value;
  if (!isShortText(uri) || !isShortText(languageId) || !isCount(turn)) return null;
  if (!Array.isArray(inputs) || inputs.length > MAX_SESSION_LENGTH || !inputs.every(isInput)) return null;
  if (seed !== null && !(isShortText(seed) && /^-?[0-9]+$/.test(seed))) return null;
  if (readable !== null && typeof readable !== 'boolean') return null;
  if (!isTable(choices, isInput) || !isTable(attachments, isShortText)) return null;
  return { uri, languageId, inputs, turn, seed, readable, choices, attachments };
}

function asMarks(value: unknown): MarksMessage | null {
  if (!Array.isArray(value) || value.length > MAX_MARKS) return null;
  const marks: { line: number; text: string }[] = [];
  for (const mark of value) {
    if (!isRecord(mark)) return null;
    const { line, text } = mark;
    if (!isCount(line) || !isInput(text)) return null;
    marks.push({ line, text });
  }
  return { type: 'marks', marks };
}

function asRange(value: unknown): TextRange | null {
  if (!isRecord(value)) return null;
  const { start, end } = value;
  return isPosition(start) && isPosition(end) ? { start, end } : null;
}

function isPosition(value: unknown): value is TextRange['start'] {
  return isRecord(value) && isCount(value['line']) && isCount(value['character']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTable<T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is Record<string, T> {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MAX_ENTRIES && entries.every(([name, entry]) => isShortText(name) && isEntry(entry));
}

function isAttachment(value: unknown): value is Attachment {
  return isRecord(value) && isShortText(value['uri']) && isShortText(value['name']);
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ADDRESS_LENGTH;
}

function isInput(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_INPUT_LENGTH;
}
