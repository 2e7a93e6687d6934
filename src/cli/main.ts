import { isatty } from 'node:tty';
import { GAMES } from '../games/games';
import { createRegistry, gameTables } from '../games/registry';
import { common } from '../l10n/en/common';
import { terminal } from '../l10n/en/terminal';
import { createLanguage } from '../l10n/text';
import { EXIT, type CliContext } from './context';
import { Output } from './output';
import { TerminalScreen } from './play/terminalScreen';
import { ProgressLine } from './progressLine';
import { reasonOf } from './readText';
import { fail, runCommand } from './runCommand';
import { tell } from './tell';

const output = new Output(1);
const errors = new Output(2);
const screen = TerminalScreen.isThere() ? new TerminalScreen(output) : null;
const progressLine = new ProgressLine({
  write: (text) => errors.write(text),
  columns: () => process.stderr.columns || Infinity,
  now: () => performance.now(),
});
const registry = createRegistry(GAMES);
const context: CliContext = {
  out: (text) => output.write(text),
  isRead: () => output.isOpen,
  error(line) {
    // Whoever takes the screen back while somebody plays has to read this.
    screen?.close();
    errors.write(`${line}\n`);
  },
  ...(isatty(2) && { progress: progressLine.show }),
  input: () => process.stdin.setEncoding('utf8'),
  isTyped: isatty(0),
  screen,
  cwd: process.cwd(),
  registry,
  language: createLanguage('en', [common, terminal, ...gameTables(registry, 'en', ['problems', 'panel'])]),
};

/** The exit code of the work, unless what it printed got lost. */
function exitCode(code: number): number {
  if (output.failure === null) return code;
  context.error(tell(context.language, { key: 'cli.cannot-print', args: { reason: reasonOf(output.failure) } }));
  return EXIT.unexpected;
}

process.on('uncaughtException', (error) => process.exit(fail(error, context)));
// All is written by now, and nobody waits for what may still come in.
void runCommand(process.argv.slice(2), context).then((code) => process.exit(exitCode(code)));
