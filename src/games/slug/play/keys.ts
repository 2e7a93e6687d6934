import type { Cell } from '../../../core/cell';
import type { SlugPanelKey } from '../texts';

/** A key of the game: the input, the step that it makes, and how its button is called. */
export interface SlugKey {
  readonly input: string;
  /** Rows and columns. */
  readonly delta: Cell;
  readonly label: SlugPanelKey;
}

/** The keys, in the order in which a search tries them. Upper case means nothing. `docs/games/slug.md#keys` */
export const KEYS: readonly SlugKey[] = [
  { input: 'w', delta: [-1, 0], label: 'slug.key.up' },
  { input: 's', delta: [1, 0], label: 'slug.key.down' },
  { input: 'a', delta: [0, -1], label: 'slug.key.left' },
  { input: 'd', delta: [0, 1], label: 'slug.key.right' },
  { input: ' ', delta: [0, 0], label: 'slug.key.stay' },
];

const DELTAS = new Map(KEYS.map(({ input, delta }) => [input, delta]));

/** The step of a key, or `null` when the key means nothing. */
export function deltaOf(input: string): Cell | null {
  return DELTAS.get(input) ?? null;
}
