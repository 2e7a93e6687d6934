// @ts-check
// Where the output of test programs goes: straight to the terminal, or first into memory while another program writes there.

/** Takes a piece of output. @typedef {(text: string) => void} Write */

/**
 * Does several jobs at the same time, with their output one after the other: the first one's at once, that of each other when those before it are
 * done. Returns what they return, in their order, when all are done; throws the first error after that.
 * @template T
 * @param {Write} write
 * @param {((write: Write) => Promise<T>)[]} jobs
 * @returns {Promise<T[]>}
 */
export async function sideBySide(write, jobs) {
  /** The jobs whose output waits: what it is so far. @type {Map<number, string>} */
  const kept = new Map(jobs.map((_, i) => [i, '']));
  const done = new Set();
  const show = () => {
    for (let i = 0; i < jobs.length && (i === 0 || done.has(i - 1)); i++) {
      const text = kept.get(i);
      kept.delete(i);
      if (text) write(text);
    }
  };
  show();
  const results = await Promise.allSettled(
    jobs.map(async (job, i) => {
      try {
        return await job((text) => (kept.has(i) ? kept.set(i, kept.get(i) + text) : write(text)));
      } finally {
        done.add(i);
        show();
      }
    }),
  );
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
