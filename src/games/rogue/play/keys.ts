import type { Point } from '../../../core/cell';
import type { RoguePanelKey } from '../texts';

/** A key of the game: the input, the step that it makes, how its button is called, and the keys of a keyboard that mean the same. */
export interface RogueKey {
  /** As in `--keys`. */
  readonly input: string;
  /** To the east and to the south; `[0, 0]` waits. */
  readonly step: Point;
  readonly label: RoguePanelKey;
  /** As `KeyboardEvent.code` tells them. */
  readonly codes: readonly string[];
}

/** Every key that is a turn, in the order of the buttons. `docs/games/rogue.md#keys` */
export const KEYS: readonly RogueKey[] = [
  { input: 'h', step: [-1, 0], label: 'rogue.key.west', codes: ['ArrowLeft', 'Numpad4'] },
  { input: 'l', step: [1, 0], label: 'rogue.key.east', codes: ['ArrowRight', 'Numpad6'] },
  { input: 'k', step: [0, -1], label: 'rogue.key.north', codes: ['ArrowUp', 'Numpad8'] },
  { input: 'j', step: [0, 1], label: 'rogue.key.south', codes: ['ArrowDown', 'Numpad2'] },
  { input: 'y', step: [-1, -1], label: 'rogue.key.north-west', codes: ['Home', 'Numpad7'] },
  { input: 'u', step: [1, -1], label: 'rogue.key.north-east', codes: ['PageUp', 'Numpad9'] },
  { input: 'b', step: [-1, 1], label: 'rogue.key.south-west', codes: ['End', 'Numpad1'] },
  { input: 'n', step: [1, 1], label: 'rogue.key.south-east', codes: ['PageDown', 'Numpad3'] },
  { input: '.', step: [0, 0], label: 'rogue.key.wait', codes: ['Numpad5', 'NumpadClear'] },
];

/** The inputs of all keys. */
export const INPUTS: readonly string[] = KEYS.map(({ input }) => input);

/**
 * The input that leaves the game. It is a turn of a session, so that one can step back to before it, but none that `--keys` can say: there every
 * character is an input, and this is none.
 */
export const LEAVE = 'Escape';

/** Other names of keys, as `KeyboardEvent.key` tells them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([['Clear', '.']]);

const STEPS = new Map(KEYS.map(({ input, step }) => [input, step]));

/** The step of a key, or `null` when the key means nothing. */
export function stepOf(input: string): Point | null {
  return STEPS.get(input) ?? null;
}

/** The input of a key that is called something else, as `KeyboardEvent.key` tells it: a capital letter, or `Clear`. `null` for any other key. */
export function inputOfName(name: string): string | null {
  const input = OTHER_NAMES.get(name) ?? name.toLowerCase();
  return input !== name && STEPS.has(input) ? input : null;
}
