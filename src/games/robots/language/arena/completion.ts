import type { TextPosition } from '../../../../core/range';
import type { Completion, Message } from '../../../fileFormat';
import { cellAt, SIZE } from '../../facts/board';
import { DIRECTIONS } from '../../facts/direction';
import { ARENA_WORDS, shapeOf, USUAL_SEED, USUAL_TURNS } from '../../facts/vocabulary';
import type { Arena } from './arena';
import { companions } from './links';
import { readCoordinate } from './numbers';
import { slotAt, type Slot } from './slot';

const TYPICAL_SEEDS = [USUAL_SEED, '1', '42'];
const TYPICAL_TURNS = [50, USUAL_TURNS, 400];
const NUMBERS = Array.from({ length: SIZE }, (_, number) => number);

interface Offer {
  readonly insert: string;
  readonly description: Message;
}

/**
 * What fits at the caret: first words, teams, columns and rows with free cells, directions, typical seeds and turns, and for FILE the medic files
 * among `files` and those that the arena already names.
 */
export function complete(arena: Arena, position: TextPosition, files: readonly string[] = []): Completion[] {
  const slot = slotAt(arena, position);
  if (!slot) return [];
  const offers = slot.wants === 'file' ? fileOffers(arena, slot, files) : offersFor(arena, slot);
  return offers.map((offer) => ({ ...offer, range: slot.range }));
}

/** The word that is being written is no file yet because it stands there. */
function fileOffers(arena: Arena, { range }: Slot, files: readonly string[]): Offer[] {
  const word = arena.source.line(range.start.line).slice(range.start.character, range.end.character);
  const named = companions(arena).filter((file) => file !== word);
  return [...new Set([...files.filter((file) => file.endsWith('.medic')), ...named])].map(fileOffer);
}

function offersFor(arena: Arena, slot: Slot): Offer[] {
  switch (slot.wants) {
    case 'keyword':
      return ARENA_WORDS.map((entry) => ({
        insert: entry.keyword,
        description: { key: `robots.keyword.${entry.keyword}`, args: { shape: shapeOf(entry) } },
      }));
    case 'seed':
      return TYPICAL_SEEDS.map((seed) => ({ insert: seed, description: { key: 'robots.complete.seed' } }));
    case 'turns':
      return TYPICAL_TURNS.map((count) => ({
        insert: String(count),
        description: { key: 'robots.complete.turns', args: { count } },
      }));
    case 'team':
      return [1, 2].map((team) => ({
        insert: String(team),
        description: { key: 'robots.complete.team', args: { team } },
      }));
    case 'x':
      return NUMBERS.flatMap((x) => columnOffer(arena, x));
    case 'y':
      return NUMBERS.flatMap((y) => rowOffer(arena, readCoordinate(slot.before[2]?.text ?? ''), y));
    case 'direction':
      return DIRECTIONS.map((direction) => ({
        insert: direction,
        description: { key: `robots.direction.${direction}` },
      }));
    case 'file':
      return [];
  }
}

function fileOffer(file: string): Offer {
  return { insert: file, description: { key: 'robots.complete.file', args: { file } } };
}

function columnOffer(arena: Arena, x: number): Offer[] {
  const count = NUMBERS.filter((y) => !arena.holderOf(cellAt(x, y))).length;
  return count === 0 ? [] : [{ insert: String(x), description: { key: 'robots.complete.column', args: { x, count } } }];
}

function rowOffer(arena: Arena, x: number | null, y: number): Offer[] {
  if (x !== null && arena.holderOf(cellAt(x, y))) return [];
  return [{ insert: String(y), description: { key: 'robots.complete.row', args: { x: x ?? '?', y } } }];
}
