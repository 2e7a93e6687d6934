import { rangeInLine, type TextPosition, type TextRange } from '../../../core/range';
import type { Completion } from '../../fileFormat';
import type { RogueEditorKey } from '../texts';
import { readSettings } from './headerLine';
import type { RogueFile } from './rogueFile';
import { COMMENT, GENERATE, headerWordFor, HEADER_WORDS, SYMBOLS, type HeaderWord, type Parameter } from './vocabulary';
import { rangeOfWord, splitWords, type Word } from './words';

type Offer = Completion<RogueEditorKey>;

/** What may stand at a place: a header word, a key, the usual number of a key, or a cell of the map. */
export function complete(file: RogueFile, position: TextPosition): Offer[] {
  const { dungeonLine } = file;
  if (dungeonLine && position.line > dungeonLine.line) {
    return dungeonLine.header === GENERATE ? [] : cells(file, position);
  }
  const words = splitWords(file.source.line(position.line), position.line);
  if (words[0]?.text.startsWith(COMMENT)) return [];
  const before = words.filter((word) => word.to < position.character);
  const current = words.find(({ from }, index) => index === before.length && from <= position.character);
  const range = current ? rangeOfWord(current) : rangeInLine(position.line, position.character, position.character);
  const [first, ...rest] = before;
  if (!first) return headerWords(file, position.line, range);
  const header = headerWordFor(first.text);
  const others = words.filter((word) => word !== current);
  return header ? behindHeaderWord(header, rest, others, range) : [];
}

/** The cells of a map, each in place of the one behind the caret. */
function cells({ map }: RogueFile, position: TextPosition): Offer[] {
  const cell = map?.cellAt(position);
  const range =
    map && cell ? map.rangeOfCell(cell) : rangeInLine(position.line, position.character, position.character);
  return SYMBOLS.map(({ symbol, word }) => ({ insert: symbol, range, description: { key: `rogue.symbol.${word}` } }));
}

/** The header words that no other line starts with. */
function headerWords(file: RogueFile, line: number, range: TextRange): Offer[] {
  const isFree = ({ word }: HeaderWord): boolean => (file.lineOf(word)?.line ?? line) === line;
  return HEADER_WORDS.filter(isFree).map(({ word }) => ({
    insert: word,
    range,
    description: { key: `rogue.word.${word}` },
  }));
}

/** `before` are the words between the header word and the place, `others` all words of the line but the one at the place. */
function behindHeaderWord(
  header: HeaderWord,
  before: readonly Word[],
  others: readonly Word[],
  range: TextRange,
): Offer[] {
  if (header.value) return before.length === 0 ? [presetNumber(header.value, range)] : [];
  const last = readSettings(header, before).at(-1);
  if (last?.parameter && !last.value) return [presetNumber(last.parameter, range)];
  const given = new Set<string>(others.map(({ text }) => text));
  return header.keys
    .filter(({ key }) => !given.has(key))
    .map(({ key, least, most, preset }) => ({
      insert: key,
      range,
      description: { key: `rogue.number.${key}`, args: { least, most, preset } },
    }));
}

function presetNumber({ key, preset }: Parameter, range: TextRange): Offer {
  return { insert: String(preset), range, description: { key: 'rogue.complete.preset', args: { key, preset } } };
}
