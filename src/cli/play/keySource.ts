import { KeyDecoder } from './keyDecoder';

/** How long, in milliseconds, the rest of a torn sequence may take; after that it was the Escape key. */
const ESCAPE_TIME = 50;

/** Where keys come from. */
export interface KeySource {
  /**
   * The next key, `null` when there are no more. With a time in milliseconds, `undefined` when none came in it; then as much as if nobody had
   * asked.
   */
  next(milliseconds?: number): Promise<string | null | undefined>;
}

/** The keys of what comes in from a terminal or a pipe, in order. */
export function keySource(pieces: AsyncIterable<string>): KeySource {
  const decoder = new KeyDecoder();
  const keys: string[] = [];
  const iterator = pieces[Symbol.asyncIterator]();
  let isEnded = false;
  let coming: Promise<void> | null = null;

  /** Waits for the next piece. Nobody reads ahead, and a piece that was waited for in vain is waited for again. */
  const more = (): Promise<void> =>
    (coming ??= iterator.next().then(({ done, value }) => {
      coming = null;
      if (done) isEnded = true;
      keys.push(...(done ? decoder.flush() : decoder.decode(value)));
    }));

  return {
    async next(milliseconds) {
      const end = milliseconds === undefined ? Infinity : performance.now() + milliseconds;
      for (;;) {
        const key = keys.shift();
        if (key !== undefined) return key;
        if (isEnded) return null;
        const left = end - performance.now();
        if (left <= 0) return undefined;
        const isInTime = await within(more(), Math.min(left, decoder.isUndecided ? ESCAPE_TIME : Infinity));
        if (!isInTime && decoder.isUndecided) keys.push(...decoder.flush());
      }
    },
  };
}

/** Whether something happened within so many milliseconds. */
async function within(event: Promise<void>, milliseconds: number): Promise<boolean> {
  if (milliseconds === Infinity) return event.then(() => true);
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  try {
    return await Promise.race([event.then(() => true), time]);
  } finally {
    clearTimeout(timer);
  }
}
