import type { Cell } from '../../../src/core/cell';
import type { FrameEntity, SlugFrame } from '../../../src/games/slug/play/frame';
import { kindsAt, type Reach } from './reach';
import { text } from './texts';

/** The names of the ground; what is none of these is floor. */
const GROUND = { '#': 'slug.board.wall', ' ': 'slug.board.floor', G: 'slug.board.goal' } as const;

/** Whoever stands in a cell, or `null`. */
export function entityAt({ player, slugs }: SlugFrame, [row, column]: Cell): FrameEntity | null {
  return [player, ...slugs].find(({ position }) => position[0] === row && position[1] === column) ?? null;
}

/** What there is to say about a cell: who stands there, what lies there, the ground, and whose weapons reach it, of those that are shown. */
export function nameOfCell(frame: SlugFrame, cell: Cell, reach: Reach): string {
  const [row, column] = cell;
  const symbol = frame.ground[row]?.[column];
  const weapon = frame.weapons.find(({ position }) => position[0] === row && position[1] === column);
  const parts = [
    ...namesOfEntity(frame, cell),
    ...(weapon ? [text('slug.board.weapon', { weapon: weapon.weapon })] : []),
    text(symbol === '#' || symbol === 'G' ? GROUND[symbol] : GROUND[' ']),
    ...kindsAt(reach, frame, cell).map((kind) => text(`slug.board.reach-${kind}`)),
  ];
  return parts.join(', ');
}

function namesOfEntity(frame: SlugFrame, cell: Cell): string[] {
  const entity = entityAt(frame, cell);
  if (!entity) return [];
  const { name, health, poison, weapon } = entity;
  const slug = frame.slugs.find((other) => other === entity);
  return [
    text(slug ? 'slug.board.slug' : 'slug.board.player', { slug: name, health, poison }),
    ...(weapon ? [text('slug.board.holds', { weapon })] : []),
    ...(slug?.canMove ? [text('slug.board.can-move')] : []),
  ];
}
