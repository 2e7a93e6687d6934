import { buildEngine } from '../play/buildEngine';
import { groundRows } from '../play/mapText';
import { format, printHeaderLine } from './formatting';
import type { RogueFile } from './rogueFile';
import { COMMENT, MAP, SEED } from './vocabulary';
import { trimWhite } from './words';

/**
 * The text of a drawn dungeon that is the generated one of this file at a seed: the same ground, player, monsters and header numbers. The line
 * `seed` says where it came from. Comments below `generate` go above the map. A drawn file gives its canonical text. Asked only for a file
 * without errors. `docs/games/rogue.md#freezing-a-generated-dungeon`
 */
export function freeze(file: RogueFile, seed: string): string {
  const { source, dungeonLine, isGenerated } = file;
  if (!isGenerated || !dungeonLine) return format(file);
  const seedLine = `${SEED.key} ${seed}`;
  const oldSeedLine = file.lineOf(SEED.key)?.line;
  const header = source.lines
    .slice(0, dungeonLine.line)
    .map((text, line) => (line === oldSeedLine ? seedLine : printHeaderLine(text)));
  if (oldSeedLine === undefined) header.push(seedLine);
  const comments = source.lines
    .slice(dungeonLine.line + 1)
    .map(trimWhite)
    .filter((text) => text.startsWith(COMMENT));
  return [...header, ...comments, MAP.word, ...populatedRows(file, seed)].map((line) => `${line}\n`).join('');
}

/** The rows of the generated dungeon with those who stand in it at the start. */
function populatedRows(file: RogueFile, seed: string): string[] {
  const { gameMap } = buildEngine(file, seed);
  const rows = groundRows(gameMap).map((row) => [...row]);
  for (const { x, y, char } of gameMap.entities) {
    const row = rows[y];
    if (row) row[x] = char;
  }
  return rows.map((row) => row.join(''));
}
