import type { Cell } from '../../../core/cell';
import type { Problem } from '../../../core/problem';
import { analyse } from '../../analysis';
import { Player } from '../engine/entity';
import { SlugDungeonModel } from '../engine/model';
import { createSlug, type Slug } from '../engine/slug';
import { createTile } from '../engine/tile';
import { slugLevelFormat } from '../language/format';
import type { SlugLevel } from '../language/level';

/** The model of a level's text, or what is wrong with it. */
export function loadLevel(text: string): { model: SlugDungeonModel } | { problems: readonly Problem[] } {
  const { definition, problems, plays } = analyse(slugLevelFormat, text);
  return plays ? { model: buildModel(definition) } : { problems };
}

/** The model of a sound level; a RangeError for any other. */
export function buildModel(level: SlugLevel): SlugDungeonModel {
  const [start] = level.players;
  if (!level.isSound || !start || level.health.value === null) throw new RangeError(level.health.kind);
  const tiles = level.rows.map((_, row) =>
    Array.from({ length: level.width }, (__, column) => createTile(level.symbolAt(row, column))),
  );
  const slugs = level.slugs.flatMap(({ symbol, row, column }): [Cell, Slug][] => {
    const slug = createSlug(symbol);
    return slug ? [[[row, column], slug]] : [];
  });
  return new SlugDungeonModel(tiles, slugs, new Player(level.health.value), [start.row, start.column]);
}
