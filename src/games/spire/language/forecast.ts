import { monsterNamed, type Span } from '../facts/monsters';
import type { MonsterLine } from './spireFile';

/** How many enemy turns are foretold. */
export const FORETOLD_TURNS = 3;

/** What some monsters have and do while nobody hurts them. */
export interface Forecast {
  /** All hit points together; rounded beyond 2^53. */
  readonly hp: number;
  /** The damage of each of the first enemy turns to a player without block. */
  readonly turns: readonly Span[];
}

/** Foretells the first enemy turns of monster lines; a line with a fault counts for what can be read of it. */
export function forecast(monsters: readonly MonsterLine[]): Forecast {
  const known = monsters.flatMap(({ pair }) => monsterNamed(pair?.type ?? '') ?? []);
  const turns = Array.from({ length: FORETOLD_TURNS }, (_, index) =>
    sumOf(known.map((facts) => facts.damageOnTurn(index + 1))),
  );
  return { hp: monsters.reduce((sum, { pair }) => sum + (pair?.hp ?? 0), 0), turns };
}

/** The span of a sum whose parts lie in these spans. */
export function sumOf(spans: readonly Span[]): Span {
  let least = 0;
  let most = 0;
  for (const span of spans) {
    least += span.least;
    most += span.most;
  }
  return { least, most };
}

/** A span as people read it: `7`, or `5–7` when chance has a say. */
export function spanText({ least, most }: Span): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The arguments `first`, `second` and `third` of a text about the first enemy turns. */
export function turnArguments({ turns }: Forecast): Record<'first' | 'second' | 'third', string> {
  const [first = '', second = '', third = ''] = turns.map(spanText);
  return { first, second, third };
}
