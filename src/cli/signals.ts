/** What ends a program from outside. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * From here on a signal ends the process only between two steps of its work, never within one, and after an action; then it ends as it would
 * have. Answers what takes this back.
 */
export function beforeSignals(action: () => void = () => undefined): () => void {
  const release = (): void => SIGNALS.forEach((signal) => process.removeListener(signal, die));
  const die = (signal: NodeJS.Signals): void => {
    release();
    action();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, die);
  return release;
}
