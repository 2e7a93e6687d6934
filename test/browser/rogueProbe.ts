import type { FrameLocator } from 'playwright-core';

/** What a test reads of the board of the roguelike. */
interface BoardElement {
  readonly size: readonly [rows: number, columns: number];
  readonly frame: {
    readonly width: number;
    readonly ground: readonly string[];
    readonly player: { readonly x: number; readonly y: number };
  };
}

/** The middle of a cell, in pixels from the corner of the board's window. */
export function cellPlace(view: FrameLocator, x: number, y: number): Promise<{ x: number; y: number }> {
  return view.locator('rogue-board').evaluate(
    (board, cell) => {
      const whole = board.shadowRoot?.querySelector('.whole');
      const shown = board.shadowRoot?.querySelector('.window');
      const side = (whole?.clientWidth ?? 0) / (board as unknown as BoardElement).size[1];
      const { scrollLeft = 0, scrollTop = 0 } = shown ?? {};
      return { x: (cell.x + 0.5) * side - scrollLeft, y: (cell.y + 0.5) * side - scrollTop };
    },
    { x, y },
  );
}

/** How many columns the map has. */
export function columnsNow(view: FrameLocator): Promise<number> {
  return view.locator('rogue-board').evaluate((board) => (board as unknown as BoardElement).size[1]);
}

/** The ground of the whole map. */
export function mapNow(view: FrameLocator): Promise<string> {
  return view.locator('rogue-board').evaluate((board) => (board as unknown as BoardElement).frame.ground.join('\n'));
}

/** How far the map is scrolled. */
export function scrollNow(view: FrameLocator): Promise<string> {
  const shown = view.locator('rogue-board .window');
  return shown.evaluate(({ scrollLeft, scrollTop }) => `${Math.round(scrollLeft)},${Math.round(scrollTop)}`);
}

/** Whether the player's cell is wholly in view. */
export function isPlayerInView(view: FrameLocator): Promise<boolean> {
  return view.locator('rogue-board').evaluate((board) => {
    const { width, player } = (board as unknown as BoardElement).frame;
    const shown = board.shadowRoot?.querySelector('.window');
    const whole = board.shadowRoot?.querySelector('.whole');
    if (!shown || !whole) return false;
    const side = whole.clientWidth / width;
    const isBetween = (at: number, from: number, length: number): boolean =>
      at * side >= from && (at + 1) * side <= from + length;
    return (
      isBetween(player.x, shown.scrollLeft, shown.clientWidth) &&
      isBetween(player.y, shown.scrollTop, shown.clientHeight)
    );
  });
}

/** How long pictures take, in milliseconds: what the page does in the animation frame after a scroll. */
export function paintTimes(view: FrameLocator): Promise<number[]> {
  return view.locator('rogue-board .window').evaluate(async (shown) => {
    const original = requestAnimationFrame;
    const times: number[] = [];
    globalThis.requestAnimationFrame = (callback) =>
      original((time) => {
        const begin = performance.now();
        callback(time);
        times.push(performance.now() - begin);
      });
    for (let i = 0; i < 30; i++) {
      shown.dispatchEvent(new Event('scroll'));
      await new Promise((done) => original(() => setTimeout(done)));
    }
    globalThis.requestAnimationFrame = original;
    return times;
  });
}

/** How long turns take to be played and handed to the board, in milliseconds. */
export function turnTimes(view: FrameLocator): Promise<number[]> {
  return view.locator('turnsmith-playground').evaluate(async (shell) => {
    const element = shell as unknown as { readonly updateComplete: Promise<boolean> };
    const times: number[] = [];
    for (let i = 0; i < 30; i++) {
      const begin = performance.now();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: i % 2 ? 'h' : 'k' }));
      await element.updateComplete;
      times.push(performance.now() - begin);
    }
    return times;
  });
}

/** The middle one of some times. */
export function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Infinity;
}
