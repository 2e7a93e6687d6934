/**
 * Calls a function at once, and then at most once every so many milliseconds, however often it is asked to; the last time that it was asked is
 * never forgotten.
 */
export function throttle(call: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const rest = (): void => {
    timer = undefined;
    if (isDue) act();
  };
  const act = (): void => {
    isDue = false;
    timer = setTimeout(rest, milliseconds);
    call();
  };
  return () => {
    isDue = true;
    if (timer === undefined) act();
  };
}
