import type { GameEvent } from '../../../src/games/events';
import type { Status } from '../../../src/games/game';
import type { SlugFrame } from '../../../src/games/slug/play/frame';
import { deadPlayer } from '../../sprites/slugs';
import { goal } from '../../sprites/tiles';
import type { Ending } from '../board';
import type { SlugColours } from './colours';
import { text } from './texts';

/** What the banner says, in the original's words, and how it came to that; `null` while the game goes on. */
export function endingOf(
  frame: SlugFrame | null,
  status: Status,
  turn: number,
  events: readonly GameEvent[],
  colours: SlugColours,
): Ending | null {
  if (status !== 'won' && status !== 'lost') return null;
  const isWon = status === 'won';
  const health = frame ? [text('slug.end.health', { health: frame.player.health })] : [];
  return {
    title: text(`slug.end.${status}.title`),
    message: text(`slug.end.${status}.question`),
    asks: true,
    result: text(`slug.end.${status}.result`, { count: turn }),
    details: isWon ? health : causeOf(events),
    tone: isWon ? 'green' : 'red',
    picture: isWon ? { sprite: goal, hue: colours.goal } : { sprite: deadPlayer },
  };
}

/** What took the last health, where the last turn leaves no doubt: poison alone, or blows alone. */
function causeOf(events: readonly GameEvent[]): readonly string[] {
  const poison = events.find(({ kind }) => kind === 'player-poisoned');
  const blow = events.filter(({ kind, args }) => kind === 'slug-hits' && Number(args['damage']) > 0).at(-1);
  if (poison && !blow) return [text('slug.end.poison', { amount: poison.args['amount'] ?? 0 })];
  if (blow && !poison) return [text('slug.end.blow', { slug: blow.args['slug'] ?? '' })];
  return [];
}
