import { excerpt } from '../../../core/excerpt';
import type { TextArguments } from '../../../core/problem';
import { rangeInLine } from '../../../core/range';
import type { OutlineEntry } from '../../fileFormat';
import type { DrawnMap, MapCell } from './drawnMap';
import { endOfLine, type HeaderLine } from './headerLine';
import type { RogueFile } from './rogueFile';
import { symbolFor } from './vocabulary';

/** The header lines that count, then the player and the monsters of a drawn map in reading order. */
export function outline(file: RogueFile): OutlineEntry[] {
  const { headerLines, map } = file;
  const header = [...headerLines.values()].flatMap((line) => headerEntry(file, line));
  if (!map) return header;
  const player = map.player ? [cellEntry(map, map.player)] : [];
  return [...header, ...player, ...Array.from(map.monsters(), (cell) => cellEntry(map, cell))];
}

function headerEntry(file: RogueFile, headerLine: HeaderLine): OutlineEntry[] {
  const { header, isRepeated, line, first } = headerLine;
  if (!header || isRepeated) return [];
  const isDungeon = headerLine === file.dungeonLine;
  const label = { key: `rogue.outline.${header.word}`, args: argumentsOf(file, header.word) };
  return [{ label, kind: isDungeon ? 'place' : 'rule', range: rangeInLine(line, first.from, endOfLine(headerLine)) }];
}

function argumentsOf({ stats, fovRadius, seed, settings, map }: RogueFile, word: string): TextArguments {
  switch (word) {
    case 'player':
    case 'orc':
    case 'troll':
      return { ...stats[word] };
    case 'fov':
      return { radius: fovRadius };
    case 'seed':
      return { seed: excerpt(seed) };
    case 'map':
      return { width: map?.width ?? 0, height: map?.height ?? 0 };
    default:
      return { ...settings };
  }
}

function cellEntry(map: DrawnMap, cell: MapCell): OutlineEntry {
  const word = symbolFor(cell.symbol)?.word ?? 'floor';
  return {
    label: { key: `rogue.outline.at.${word}`, args: { x: cell.x, y: cell.y } },
    kind: word === 'player' ? 'player' : 'opponent',
    range: map.rangeOfCell(cell),
  };
}
