import type { Message } from '../../../../core/message';
import type { TextPosition } from '../../../../core/range';
import type { Completion } from '../../../fileFormat';
import { SIZE, squareAt } from '../../facts/board';
import { DIRECTIONS } from '../../facts/direction';
import { TEAMS } from '../../facts/robots';
import { ARENA_WORDS, DEFAULT_SEED, DEFAULT_TURNS, syntaxOf } from '../../facts/vocabulary';
import type { RobotsEditorKey } from '../../texts';
import { medicCommandsFormat } from '../medic/format';
import type { Arena } from './arena';
import { expectedAt, type Expected } from './expected';
import { readCoordinate } from './numbers';
import { references } from './references';

const TYPICAL_SEEDS = [DEFAULT_SEED, '1', '42'];
const TYPICAL_TURNS = [50, DEFAULT_TURNS, 400];
const COORDINATES = Array.from({ length: SIZE }, (_, coordinate) => coordinate);

interface Offer {
  readonly insert: string;
  readonly description: Message<RobotsEditorKey>;
}

/**
 * What fits at the caret: keywords, teams, columns and rows with free squares, directions, typical seeds and turn limits, and for FILE the
 * medic files among `files` and those that the arena names already.
 */
export function complete(
  arena: Arena,
  position: TextPosition,
  files: readonly string[] = [],
): Completion<RobotsEditorKey>[] {
  const expected = expectedAt(arena, position);
  if (!expected) return [];
  const { range } = expected;
  return offersFor(arena, expected, files).map((offer) => ({ ...offer, range }));
}

function offersFor(arena: Arena, expected: Expected, files: readonly string[]): Offer[] {
  switch (expected.what) {
    case 'keyword':
      return ARENA_WORDS.map((entry) => ({
        insert: entry.keyword,
        description: { key: `robots.keyword.${entry.keyword}`, args: { syntax: syntaxOf(entry) } },
      }));
    case 'seed':
      return TYPICAL_SEEDS.map((seed) => ({ insert: seed, description: { key: 'robots.complete.seed' } }));
    case 'turns':
      return TYPICAL_TURNS.map((count) => ({
        insert: String(count),
        description: { key: 'robots.complete.turns', args: { count } },
      }));
    case 'team':
      return TEAMS.map((team) => ({
        insert: String(team),
        description: { key: 'robots.complete.team', args: { team } },
      }));
    case 'x':
      return COORDINATES.flatMap((x) => columnOffer(arena, x));
    case 'y':
      return COORDINATES.flatMap((y) => rowOffer(arena, readCoordinate(expected.before[2]?.text ?? ''), y));
    case 'direction':
      return DIRECTIONS.map((direction) => ({
        insert: direction,
        description: { key: 'robots.complete.direction', args: { direction } },
      }));
    case 'file':
      return fileOffers(arena, expected, files);
  }
}

function columnOffer(arena: Arena, x: number): Offer[] {
  const count = COORDINATES.filter((y) => !arena.holderOf(squareAt(x, y))).length;
  return count === 0 ? [] : [{ insert: String(x), description: { key: 'robots.complete.column', args: { x, count } } }];
}

function rowOffer(arena: Arena, x: number | null, y: number): Offer[] {
  if (x !== null && arena.holderOf(squareAt(x, y))) return [];
  return [{ insert: String(y), description: { key: 'robots.complete.row', args: { x: x ?? '?', y } } }];
}

/** The word that is being written doesn't count as a file that the arena names. */
function fileOffers(arena: Arena, { range }: Expected, files: readonly string[]): Offer[] {
  const isHere = ({ start }: { start: TextPosition }): boolean =>
    start.line === range.start.line && start.character === range.start.character;
  const named = references(arena).flatMap((reference) => (isHere(reference.range) ? [] : [reference.path]));
  const medics = files.filter((file) => file.toLowerCase().endsWith(medicCommandsFormat.extension));
  return [...new Set([...medics, ...named])].map((file) => ({
    insert: file,
    description: { key: 'robots.complete.file', args: { file } },
  }));
}
