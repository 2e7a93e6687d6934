// @ts-check
// Work that has to be done however this process ends: no server and no temp folder may be left behind.

/**
 * Calls `work` when the process exits, unless the returned function was called before. The work has to be synchronous.
 * @param {() => void} work
 * @returns {() => void}
 */
export function atExit(work) {
  process.once('exit', work);
  return () => void process.off('exit', work);
}

let listening = false;

/** Makes Ctrl+C and other signals end the process by exit(), so that what atExit() was given is done. */
export function exitOnSignals() {
  if (listening) return;
  listening = true;
  // Listening goes on: a second signal, which would kill the process, may come while the work is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
}
