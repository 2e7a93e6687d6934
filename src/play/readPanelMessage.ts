import type { TextEdit } from '../core/textEdit';
import { MAX_EDITS } from '../games/fixes';
import { MAX_TEXT_LENGTH } from '../games/analysis';
import type { Job } from '../games/jobs';
import type { FileTarget, MarksMessage, PanelMessage } from './messages';
import { readSavedPanel } from './readSavedPanel';
import { isCount, isName, isRecord, isWord, readList, readRange } from './shapes';

const MAX_MARKS = 100;

/** More slots than any game has. */
const MAX_SLOTS = 100;

/** The message of the panel, or `null` when it is none: unknown or malformed. */
export function readPanelMessage(value: unknown): PanelMessage | null {
  if (!isRecord(value)) return null;
  const { type, id, slot } = value;
  switch (type) {
    case 'ready':
    case 'load':
    case 'quit':
    case 'next-file':
    case 'open-rules':
      return { type };
    case 'keep': {
      const saved = readSavedPanel(value['saved']);
      return saved && { type, saved };
    }
    case 'pin': {
      const { isPinned } = value;
      return typeof isPinned === 'boolean' ? { type, isPinned } : null;
    }
    case 'load-slot': {
      const free = readList(value['free'], MAX_SLOTS, (each) => (isCount(each) ? each : null));
      return isCount(slot) && free ? { type, slot, free } : null;
    }
    case 'clear-slot':
      return slot === null || isCount(slot) ? { type, slot } : null;
    case 'marks': {
      const marks = readList(value['marks'], MAX_MARKS, readMark);
      return marks && { type, marks };
    }
    case 'reveal': {
      const range = readRange(value['range']);
      const target = readTarget(value['target']);
      return range && target && { type, range, target };
    }
    case 'edit': {
      const { uri, documentVersion } = value;
      const edits = readList(value['edits'], MAX_EDITS, readEdit);
      if (!isCount(id) || !isName(uri) || !isCount(documentVersion) || !edits) return null;
      return { type, id, uri, documentVersion, edits };
    }
    case 'start-job': {
      const job = readJob(value['job']);
      return isCount(id) && job ? { type, id, job } : null;
    }
    case 'cancel-job':
      return isCount(id) ? { type, id } : null;
    default:
      return null;
  }
}

function readMark(value: unknown): MarksMessage['marks'][number] | null {
  if (!isRecord(value)) return null;
  const { line, text } = value;
  return isCount(line) && isWord(text) ? { line, text } : null;
}

function readTarget(value: unknown): FileTarget | null {
  if (!isRecord(value)) return null;
  const { kind, path, slot } = value;
  if (kind === 'followed') return { kind };
  if (kind === 'file') return isName(path) ? { kind, path } : null;
  return kind === 'slot' && isCount(slot) ? { kind, slot } : null;
}

function readEdit(value: unknown): TextEdit | null {
  if (!isRecord(value)) return null;
  const { newText } = value;
  const range = readRange(value['range']);
  return range && isText(newText) ? { range, newText } : null;
}

function readJob(value: unknown): Job | null {
  if (!isRecord(value)) return null;
  const { kind, languageId, text, limit, milliseconds, name } = value;
  if (!isName(languageId) || !isText(text)) return null;
  if (kind === 'rewrite') return isWord(name) ? { kind, languageId, text, name } : null;
  if (kind !== 'solve' || !isCount(limit) || !isCount(milliseconds)) return null;
  return { kind, languageId, text, limit, milliseconds };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
}
