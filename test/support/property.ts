const SEED = 20260101;

/**
 * The options of a property test, for `fc.assert`: so many runs from a seed that is the same every time, so that a failure comes back; the
 * environment variable TURNSMITH_FUZZ_SEED chooses another.
 */
export function propertyOptions(numRuns: number): { seed: number; numRuns: number } {
  return { seed: Number(process.env['TURNSMITH_FUZZ_SEED'] ?? SEED), numRuns };
}
