/** A key that is a turn: a step by `dx` to the east and `dy` to the south, or a wait when both are 0. */
export interface Key {
  /** As in `--keys`, and as an input of the game. */
  readonly key: string;
  readonly dx: number;
  readonly dy: number;
  /** The keys of a keyboard that mean the same, by their `KeyboardEvent.code`. */
  readonly codes: readonly string[];
  /** Names the text `rogue.key.WORD`. */
  readonly word: string;
}

/** The key that leaves the game; it is no turn. */
export const ESCAPE = 'Escape';

/** Every key that is a turn. `docs/games/rogue.md#keys` */
export const KEYS: readonly Key[] = [
  { key: 'h', dx: -1, dy: 0, codes: ['ArrowLeft', 'Numpad4'], word: 'west' },
  { key: 'l', dx: 1, dy: 0, codes: ['ArrowRight', 'Numpad6'], word: 'east' },
  { key: 'k', dx: 0, dy: -1, codes: ['ArrowUp', 'Numpad8'], word: 'north' },
  { key: 'j', dx: 0, dy: 1, codes: ['ArrowDown', 'Numpad2'], word: 'south' },
  { key: 'y', dx: -1, dy: -1, codes: ['Home', 'Numpad7'], word: 'north-west' },
  { key: 'u', dx: 1, dy: -1, codes: ['PageUp', 'Numpad9'], word: 'north-east' },
  { key: 'b', dx: -1, dy: 1, codes: ['End', 'Numpad1'], word: 'south-west' },
  { key: 'n', dx: 1, dy: 1, codes: ['PageDown', 'Numpad3'], word: 'south-east' },
  { key: '.', dx: 0, dy: 0, codes: ['Numpad5', 'NumpadClear'], word: 'wait' },
];

const BY_KEY = new Map(KEYS.map((entry) => [entry.key, entry]));

/** The turn of an input, or `undefined` when it is none; upper case is none. */
export function keyFor(input: string): Key | undefined {
  return BY_KEY.get(input);
}
