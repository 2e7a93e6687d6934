/** A list with its repetitions told as numbers: `[input, how often]`. */
export type RunLengths = readonly (readonly [input: string, count: number])[];

/** A list of inputs in short. */
export function toRunLengths(inputs: readonly string[]): RunLengths {
  const runs: [string, number][] = [];
  for (const input of inputs) {
    const last = runs.at(-1);
    if (last?.[0] === input) last[1]++;
    else runs.push([input, 1]);
  }
  return runs;
}

/** The list of inputs that was told in short; no longer than `limit`. */
export function fromRunLengths(runs: RunLengths, limit: number): string[] {
  const inputs: string[] = [];
  for (const [input, count] of runs) {
    for (let i = 0; i < count && inputs.length < limit; i++) inputs.push(input);
  }
  return inputs;
}
