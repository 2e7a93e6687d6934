/** More points than a small chart has pixels to tell apart. */
const MOST = 400;

/** Values by index, few enough to be drawn each turn: evenly spaced ones, always with the first and the last. */
export function sampled<Value>(values: readonly Value[], most = MOST): (readonly [index: number, value: Value])[] {
  const step = Math.max(1, Math.ceil(values.length / most));
  return values.flatMap((value, i) => (i % step === 0 || i === values.length - 1 ? [[i, value] as const] : []));
}
