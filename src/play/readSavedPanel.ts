import { readPanelView } from './panelView';
import type { SavedPanel } from './messages';
import { MAX_SESSION_LENGTH } from './session';
import { isCount, isName, isRecord, isTable, isWord, readList } from './shapes';

/** What a panel saved, or `null` when it is not whole. */
export function readSavedPanel(value: unknown): SavedPanel | null {
  if (!isRecord(value)) return null;
  const { uri, languageId, turn, options, ownSlot, slots } = value;
  if (!isName(uri) || !isName(languageId) || !isCount(turn) || !isCount(ownSlot)) return null;
  const view = readPanelView(value['view']);
  if (!view) return null;
  if (!isTable(options, isWord) || !isTable(slots, isName)) return null;
  if (!Object.keys(slots).every((slot) => /^[1-9][0-9]{0,2}$/.test(slot))) return null;
  const inputs = readList(value['inputs'], MAX_SESSION_LENGTH, readRun);
  return inputs && { uri, languageId, inputs, turn, options, ownSlot, slots, view };
}

function readRun(value: unknown): readonly [string, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [input, count] = value as readonly unknown[];
  return isWord(input) && isCount(count) ? [input, count] : null;
}
