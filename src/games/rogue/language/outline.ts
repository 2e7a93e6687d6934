import { excerpt } from '../../../core/excerpt';
import type { TextArguments } from '../../../core/message';
import { rangeInLine } from '../../../core/range';
import type { OutlineEntry } from '../../fileFormat';
import { actorKindOf } from '../facts/actors';
import type { RogueEditorKey } from '../texts';
import type { DrawnMap, MapCell } from './drawnMap';
import { endOfLine, type HeaderLine } from './headerLine';
import type { RogueFile } from './rogueFile';
import type { HeaderWord } from './vocabulary';

type Entry = OutlineEntry<RogueEditorKey>;

/** The header lines that count, then the player and the monsters of a drawn map in reading order. */
export function* outline(file: RogueFile): Generator<Entry> {
  const { headerLines, map } = file;
  for (const line of headerLines.values()) yield* headerEntry(file, line);
  if (!map) return;
  if (map.player) yield* cellEntry(map, map.player);
  for (const monster of map.monsters()) yield* cellEntry(map, monster);
}

function* headerEntry(file: RogueFile, headerLine: HeaderLine): Generator<Entry> {
  const { header, isRepeated, line, first } = headerLine;
  if (!header || isRepeated) return;
  const label = { key: `rogue.outline.${header.word}`, args: argumentsOf(file, header.word) } as const;
  const kind = headerLine === file.dungeonLine ? 'place' : 'rule';
  yield { label, kind, range: rangeInLine(line, first.from, endOfLine(headerLine)) };
}

function argumentsOf({ stats, fovRadius, seed, settings, map }: RogueFile, word: HeaderWord['word']): TextArguments {
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
    case 'generate':
      return { ...settings };
  }
}

function* cellEntry(map: DrawnMap, cell: MapCell): Generator<Entry> {
  const kind = actorKindOf(cell.symbol);
  if (!kind) return;
  yield {
    label: { key: `rogue.outline.at.${kind}`, args: { x: cell.x, y: cell.y } },
    kind: kind === 'player' ? 'player' : 'opponent',
    range: map.rangeOfCell(cell),
  };
}
