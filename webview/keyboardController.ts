import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Cell } from '../src/core/cell';
import type { Board, GridBoard } from './boards/board';
import { gameKeyOf, isFreeKey } from './gameKeys';
import { moveCursor } from './readingCursor';
import { shellMeaningOf, type ShellMeaning, type ShellState } from './shellKeys';

/** What a key in the panel means: a cell to read, an input to play, a cell to show in the text, or whatever the board made of it. */
export type KeyMeaning =
  | { readonly kind: 'read' | 'reveal'; readonly cell: Cell }
  | { readonly kind: 'play'; readonly input: string }
  | { readonly kind: 'board' }
  | ShellMeaning;

/** What the meaning of a key depends on. */
export interface KeyContext extends ShellState {
  readonly board: Pick<Board<unknown>, 'keys' | 'takeKey'>;
  /** The same board when it is a grid, or `null`. */
  readonly grid: Pick<GridBoard<unknown>, 'size' | 'readingStart'> | null;
  /** The reading cursor. */
  readonly cursor: Cell | null;
  /** Whether the board shows an earlier text; then it takes no key by itself. */
  readonly isStale: boolean;
}

/** What a key means, or `null` when it is for somebody else. The reading cursor comes first, then the game, the text, the board, and what is the same in every game. */
export function meaningOf(event: KeyboardEvent, context: KeyContext): KeyMeaning | null {
  if (!isFreeKey(event)) return null;
  const { board, grid, cursor, isStale, hasOverlay } = context;
  if (hasOverlay && event.key === 'Escape') return { kind: 'close' };
  const cell = grid && moveCursor(cursor, event, grid.size, grid.readingStart);
  if (cell) return { kind: 'read', cell };
  const key = gameKeyOf(event, board.keys);
  if (key) return { kind: 'play', input: key.input };
  if (cursor && event.shiftKey && event.key === 'Enter') return { kind: 'reveal', cell: cursor };
  if (!isStale && board.takeKey?.(event.key)) return { kind: 'board' };
  if (event.shiftKey && (event.key === 'Enter' || event.key === ' ')) return null;
  return shellMeaningOf(event.key, context);
}

/** Listens to the keys of the whole page while the panel is on it. */
export class KeyboardController implements ReactiveController {
  /** `context` answers `null` while no game is shown. */
  constructor(
    shell: ReactiveControllerHost,
    private readonly context: () => KeyContext | null,
    private readonly act: (meaning: KeyMeaning) => void,
  ) {
    shell.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.press);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.press);
  }

  /** Takes a key. VS Code sees every key that isn't kept here, and would act on it. */
  readonly press = (event: KeyboardEvent): void => {
    const context = this.context();
    const meaning = context && meaningOf(event, context);
    if (!meaning) return;
    event.preventDefault();
    event.stopPropagation();
    this.act(meaning);
  };
}
