import type { TextRange } from '../core/range';
import type { HostMessage, PanelMessage, SavedPanel } from './messages';
import { LONGEST_SESSION } from './session';

const LONGEST_ADDRESS = 8192;
const LONGEST_INPUT = 1024;

/** The message of the host, or `null` when it is none: unknown, malformed or of another origin. */
export function asHostMessage(value: unknown): HostMessage | null {
  if (!isRecord(value)) return null;
  const { type, uri, name } = value;
  if (!isShortText(uri) || !isShortText(name)) return null;
  if (type === 'gone') return { type, uri, name };
  const { languageId, version, text } = value;
  if (type !== 'document' || !isShortText(languageId) || !isCount(version) || typeof text !== 'string') return null;
  return { type, uri, name, languageId, version, text };
}

/** The message of the panel, or `null` when it is none. */
export function asPanelMessage(value: unknown): PanelMessage | null {
  if (!isRecord(value)) return null;
  switch (value['type']) {
    case 'ready':
    case 'load':
    case 'quit':
      return { type: value['type'] };
    case 'reveal': {
      const range = asRange(value['range']);
      return range && { type: 'reveal', range };
    }
    default:
      return null;
  }
}

/** What a panel saved, or `null` when it is not whole. */
export function asSavedPanel(value: unknown): SavedPanel | null {
  if (!isRecord(value)) return null;
  const { uri, languageId, inputs, turn, seed, readable } = value;
  if (!isShortText(uri) || !isShortText(languageId) || !isCount(turn)) return null;
  if (!Array.isArray(inputs) || inputs.length > LONGEST_SESSION || !inputs.every(isInput)) return null;
  if (seed !== null && !(isShortText(seed) && /^-?[0-9]+$/.test(seed))) return null;
  if (readable !== null && typeof readable !== 'boolean') return null;
  return { uri, languageId, inputs, turn, seed, readable };
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

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_ADDRESS;
}

function isInput(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_INPUT;
}
