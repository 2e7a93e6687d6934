/** Calls a function soon, but at most once every so many milliseconds, however often it is asked to. */
export function throttle(call: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      call();
    }, milliseconds);
  };
}
