import { trimmed } from '../../../core/words';
import { format, formatHeaderLine } from '../language/formatting';
import type { RogueFile } from '../language/rogueFile';
import { COMMENT, MAP, SEED } from '../language/vocabulary';
import { groundRows } from './mapText';
import { buildEngine } from './setup';

/**
 * The text that draws the generated dungeon of a file at a seed as a map: the same ground, player, monsters and header numbers. Its line `seed`
 * says where the map came from, and comments below `generate` go above it. A drawn file gives its canonical text. Asked only for a file without
 * errors. `docs/games/rogue.md#freezing-a-generated-dungeon`
 */
export function freeze(file: RogueFile, seed: string): string {
  const { source, dungeonLine, isGenerated } = file;
  if (!isGenerated || !dungeonLine) return format(file);
  const seedLine = `${SEED.word} ${seed}`;
  const oldSeedLine = file.lineOf(SEED.word)?.line;
  const header = source.lines
    .slice(0, dungeonLine.line)
    .map((text, line) => (line === oldSeedLine ? seedLine : formatHeaderLine(text)));
  if (oldSeedLine === undefined) header.push(seedLine);
  const comments = source.lines
    .slice(dungeonLine.line + 1)
    .map((line) => trimmed(line).text)
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
