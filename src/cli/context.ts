/** Where a command reads its arguments' files and writes its lines; tests put in their own. */
export interface CliContext {
  /** Writes to standard output; the text brings its own line ends. */
  out(text: string): void;
  /** Writes a line to standard error. */
  error(line: string): void;
  /** Everything on standard input. */
  input(): Promise<string>;
  /** The folder that relative paths start from. */
  readonly cwd: string;
}

/** The exit codes of the command. `docs/cli.md#exit-codes` */
export const EXIT = { fine: 0, failed: 1, usage: 2, limit: 3 } as const;

/** Ends a command with a line on standard error and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
