import { SEVERITY_CHOICES, type SeverityChoice } from '../core/problem';
import type { JobProgress, JobResult } from '../games/jobs';
import type { DocumentMessage, HostMessage, SlotText } from './messages';
import { readSavedPanel } from './readSavedPanel';
import { isCount, isName, isRecord, isTable, isTextOrNull, isWord, readList } from './shapes';

const MAX_SLOTS = 100;
const MAX_INPUTS = 100_000;
/** More than anybody renames one file. */
const MAX_FORMER_URIS = 1000;

/** The message of the host, or `null` when it is none: unknown, malformed or of another origin. */
export function readHostMessage(value: unknown): HostMessage | null {
  if (!isRecord(value)) return null;
  const { type, id, uri, name } = value;
  switch (type) {
    case 'settings': {
      const { language, severity } = value;
      return isWord(language) && isTable(severity, isSeverityChoice) ? { type, language, severity } : null;
    }
    case 'document':
      return readDocument(value);
    case 'gone':
      return isName(uri) && isName(name) ? { type, uri, name } : null;
    case 'focus':
      return { type };
    case 'edited': {
      const { outcome } = value;
      return isCount(id) && (outcome === 'applied' || outcome === 'stale') ? { type, id, outcome } : null;
    }
    case 'job-progress': {
      const progress = readProgress(value['progress']);
      return isCount(id) && progress ? { type, id, progress } : null;
    }
    case 'job-done': {
      const result = readResult(value['result']);
      return isCount(id) && result ? { type, id, result } : null;
    }
    case 'job-failed': {
      const { reason } = value;
      return isCount(id) && isName(reason) ? { type, id, reason } : null;
    }
    default:
      return null;
  }
}

function readDocument(value: Record<string, unknown>): DocumentMessage | null {
  const { uri, name, languageId, sequence, documentVersion, text, files } = value;
  if (!isName(uri) || !isName(name) || !isName(languageId) || typeof text !== 'string') return null;
  if (!isCount(sequence) || !isCount(documentVersion) || !isTable(files, isTextOrNull)) return null;
  const formerUris = readList(value['formerUris'], MAX_FORMER_URIS, (former) => (isName(former) ? former : null));
  const slots = readList(value['slots'], MAX_SLOTS, readSlot);
  if (!formerUris || !slots) return null;
  const { next, isPinned } = value;
  if ((next !== undefined && !isName(next)) || (isPinned !== undefined && typeof isPinned !== 'boolean')) return null;
  // A session that can't be read is not worth losing the file for.
  const saved = readSavedPanel(value['saved']);
  return {
    ...{ type: 'document', uri, formerUris, name, languageId, sequence, documentVersion, text, files, slots },
    ...(next !== undefined && { next }),
    ...(isPinned !== undefined && { isPinned }),
    ...(saved && { saved }),
  };
}

function readSlot(value: unknown): SlotText | null {
  if (!isRecord(value)) return null;
  const { slot, uri, name, text } = value;
  return isCount(slot) && isName(uri) && isName(name) && isTextOrNull(text) ? { slot, uri, name, text } : null;
}

function readProgress(value: unknown): JobProgress | null {
  if (!isRecord(value)) return null;
  const { done, total } = value;
  return isCount(done) && (total === null || isCount(total)) ? { done, total } : null;
}

function readResult(value: unknown): JobResult | null {
  if (!isRecord(value)) return null;
  const { text, outcome, length, states } = value;
  if (isTextOrNull(text)) return { text };
  if (outcome === 'none' || outcome === 'limit') {
    return isCount(states) ? { outcome, length: null, inputs: null, states } : null;
  }
  const inputs = readList(value['inputs'], MAX_INPUTS, (input) => (isWord(input) ? input : null));
  if (outcome !== 'win' || !isCount(length) || !inputs || !isCount(states)) return null;
  return { outcome, length, inputs, states };
}

function isSeverityChoice(value: unknown): value is SeverityChoice {
  return SEVERITY_CHOICES.some((choice) => choice === value);
}
