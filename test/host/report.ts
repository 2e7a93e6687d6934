// What both entries of the host tests share: how mocha's lines leave the extension host, and how a run ends.

/** Begins every line of mocha (an invisible character), so that the runner can tell it from VS Code's own log. */
const MARK = '\u2063';

/** The part of mocha's reporters that is used here. */
interface Reporters {
  Base: { consoleLog(...args: unknown[]): void };
}

/** Counts of a finished run. */
interface Counts {
  passes: number;
  failures: number;
  pending: number;
}

/** Makes mocha's reporters print one marked line at a time. */
export function markLines({ Base }: Reporters): void {
  Base.consoleLog = (format: unknown = '', ...args: unknown[]) => {
    const rest = [...args];
    const text = String(format).replace(/%[sdi%]/g, (code) => (code === '%%' ? '%' : String(rest.shift() ?? code)));
    for (const line of [text, ...rest.map(String)].join(' ').split('\n')) console.log(MARK + line);
  };
}

/** Loads the test files. Prints what one of them throws, since VS Code's log hides it among much else, and throws it again. */
export async function loadTests(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const line of `A test file does not load: ${text}`.split('\n')) console.log(MARK + line);
    throw error;
  }
}

/**
 * Prints the counts of a run as its last line: `N passed, N failed`, and `, N skipped` if there are any.
 * Throws an Error when a test failed or none ran, which VS Code turns into exit code 1.
 */
export function conclude({ passes, failures, pending }: Counts): void {
  console.log(`${MARK}${passes} passed, ${failures} failed${pending > 0 ? `, ${pending} skipped` : ''}`);
  if (failures > 0) throw new Error(`${failures} tests failed`);
  if (passes === 0) throw new Error('no test ran');
}
