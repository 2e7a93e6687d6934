import { lastUpTo } from '../../../core/byLine';
import { rangeInLine, type TextPosition, type TextRange } from '../../../core/range';
import type { Completion } from '../../fileFormat';
import type { RogueEditorKey } from '../texts';
import { settingUpTo, type HeaderLine } from './headerLine';
import type { RogueFile } from './rogueFile';
import { GENERATE, HEADER_WORDS, SYMBOLS, type HeaderWord, type Parameter } from './vocabulary';
import { isBlank, rangeOfWord, type Word } from './words';

type Offer = Completion<RogueEditorKey>;

/** What may stand at a place: a header word, a key, the usual number of a key, or a cell of the map. */
export function complete(file: RogueFile, position: TextPosition): Offer[] {
  const { dungeonLine } = file;
  if (dungeonLine && position.line > dungeonLine.line) {
    return dungeonLine.header === GENERATE ? [] : cells(file, position);
  }
  const headerLine = file.headerLines.get(position.line);
  const here = rangeInLine(position.line, position.character, position.character);
  if (!headerLine) return isBlank(file.source.line(position.line)) ? headerWords(file, position.line, here) : [];
  const { words } = headerLine;
  const count = lastUpTo(words, position.character - 1, ({ to }) => to) + 1;
  const next = words[count];
  const current = next && next.from <= position.character ? next : null;
  const range = current ? rangeOfWord(current) : here;
  if (count === 0) return headerWords(file, position.line, range);
  return behindHeaderWord(headerLine, words[count - 1], current, range);
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

/** `before` is the word before the place, `current` the one at it. */
function behindHeaderWord(
  headerLine: HeaderLine,
  before: Word | undefined,
  current: Word | null,
  range: TextRange,
): Offer[] {
  const { header, first, words } = headerLine;
  if (!header || !before) return [];
  if (header.value) return before === first ? [presetNumber(header.value, range)] : [];
  const setting = settingUpTo(headerLine, before.from);
  if (setting?.parameter && setting.key === before) return [presetNumber(setting.parameter, range)];
  return header.keys
    .filter(({ key }) => !words.some((word) => word !== current && word.text === key))
    .map(({ key, least, most, preset }) => ({
      insert: key,
      range,
      description: { key: `rogue.number.${key}`, args: { least, most, preset } },
    }));
}

function presetNumber({ key, preset }: Parameter, range: TextRange): Offer {
  return { insert: String(preset), range, description: { key: 'rogue.complete.preset', args: { key, preset } } };
}
