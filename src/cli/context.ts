import type { Message } from '../core/message';
import type { Registry } from '../games/registry';
import type { TerminalKey } from '../l10n/en/terminal';
import type { Language } from '../l10n/text';
import type { Screen } from './play/screen';

/** What a command works with: where it reads and writes, the games that there are, and the language it speaks. Tests hand in their own. */
export interface CliContext {
  /** Writes to standard output; the text brings its own line ends. */
  out(text: string): void;
  /** Whether anybody still reads standard output. Whoever only prints may stop when nobody does. */
  isRead(): boolean;
  /** Writes a line to standard error. */
  error(line: string): void;
  /** Shows how far a long work has come, in a line that the next one replaces; `null` takes it away. Absent where nobody would see it. */
  readonly progress?: (line: string | null) => void;
  /** The text on standard input, in pieces as they come. */
  input(): AsyncIterable<string>;
  /** Whether somebody types it into a terminal, which shows it. */
  readonly isTyped: boolean;
  /** The screen to play on; `null` when somebody doesn't sit at a terminal. */
  readonly screen: Screen | null;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  readonly registry: Registry;
  readonly language: Language;
}

/** The exit codes of the command. `docs/cli.md#exit-codes` */
export const EXIT = { fine: 0, failed: 1, usage: 2, limit: 3, unexpected: 70 } as const;

/** Something that the terminal says. */
export type TerminalMessage = Message<TerminalKey>;

/** Ends a command with a line on standard error and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(readonly said: TerminalMessage) {
    super(said.key);
  }
}
