// Asks axe-core about the page; test/components/main.ts puts it there.
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  /** Given by the runner: what axe-core finds wrong. */
  function runAxe(options: RunOptions): Promise<AxeResults['violations']>;
}

/** What is wrong, a line each: the rule and where. */
export async function violations(options: RunOptions = {}): Promise<string[]> {
  const found = await runAxe(options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
  );
}
