import type { TransportWish } from './events';

/** What a key means that is the same in every game. */
export type ShellMeaning =
  { readonly kind: 'time'; readonly wish: TransportWish } | { readonly kind: 'help' | 'close' };

/** What the meaning of such a key depends on. */
export interface ShellState {
  readonly turn: number;
  readonly isRunning: boolean;
  /** Whether one more turn can be made without the user choosing anything. */
  readonly canStep: boolean;
  /** Whether something lies over the board that Escape closes. */
  readonly hasOverlay: boolean;
}

/** A key that is the same in every game, for the list of keys: what its caps say, and the key of its text. */
export interface ShellKey {
  readonly caps: readonly string[];
  readonly label: 'keys.back' | 'keys.restart' | 'keys.run' | 'keys.read' | 'keys.reveal' | 'keys.help';
}

/** The keys that are the same in every game. */
export const SHELL_KEYS: readonly ShellKey[] = [
  { caps: ['Z', '⌫'], label: 'keys.back' },
  { caps: ['R'], label: 'keys.restart' },
  { caps: ['␣', '↵'], label: 'keys.run' },
  { caps: ['⇧ ← ↑ → ↓'], label: 'keys.read' },
  { caps: ['⇧ ↵'], label: 'keys.reveal' },
  { caps: ['?'], label: 'keys.help' },
];

/** What a free key means that no game has taken, or `null`. */
export function shellMeaningOf(key: string, { turn, isRunning, canStep, hasOverlay }: ShellState): ShellMeaning | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'z':
    case 'Backspace':
      return { kind: 'time', wish: { kind: 'seek', turn: Math.max(0, turn - 1) } };
    case 'r':
      return { kind: 'time', wish: { kind: 'restart' } };
    case ' ':
    case 'Enter':
      if (isRunning) return { kind: 'time', wish: { kind: 'pause' } };
      return canStep ? { kind: 'time', wish: { kind: 'run' } } : null;
    case '?':
      return { kind: 'help' };
    case 'Escape':
      return hasOverlay ? { kind: 'close' } : null;
    default:
      return null;
  }
}
