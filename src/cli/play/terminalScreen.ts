import { isatty } from 'node:tty';
import type { Output } from '../output';
import { beforeSignals } from '../signals';
import { keySource, type KeySource } from './keySource';
import type { Screen } from './screen';

/** The alternate screen, without cursor and without wrapping long lines. */
const TAKE = '\u001b[?1049h\u001b[?25l\u001b[?7l';
/** The screen as it was, its colours and its cursor. */
const GIVE_BACK = '\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l';

const HOME = '\u001b[H';
const END_OF_LINE = '\u001b[K';
const END_OF_SCREEN = '\u001b[J';

/** What a terminal has that doesn't tell. */
const USUAL_SIZE = { columns: 80, rows: 24 };

/** The screen of the terminal that the command was started in. */
export class TerminalScreen implements Screen {
  private source: KeySource | null = null;
  /** What gives the screen back; `null` while it isn't taken. */
  private release: (() => void) | null = null;

  constructor(private readonly output: Output) {}

  /** Whether there is one: somebody types here and looks at what is printed, and it can be drawn on. */
  static isThere(): boolean {
    return isatty(0) && isatty(1) && process.env['TERM'] !== 'dumb';
  }

  get columns(): number {
    return process.stdout.columns || USUAL_SIZE.columns;
  }

  get rows(): number {
    return process.stdout.rows || USUAL_SIZE.rows;
  }

  /** An empty `NO_COLOR` says nothing; see no-color.org. */
  get hasColours(): boolean {
    const { NO_COLOR: refused = '', ...env } = process.env;
    return refused === '' && process.stdout.hasColors(env);
  }

  get keys(): KeySource {
    return (this.source ??= keySource(process.stdin.setEncoding('utf8')));
  }

  open(onResize: () => void): void {
    if (this.release) return;
    const close = (): void => this.close();
    const releaseSignals = beforeSignals(close);
    process.on('exit', close);
    process.stdout.on('resize', onResize);
    process.stdin.setRawMode(true);
    this.output.write(TAKE);
    this.release = () => {
      this.output.write(GIVE_BACK);
      process.stdin.setRawMode(false);
      process.stdout.removeListener('resize', onResize);
      process.removeListener('exit', close);
      releaseSignals();
    };
  }

  close(): void {
    const { release } = this;
    this.release = null;
    release?.();
  }

  draw(lines: readonly string[]): void {
    this.output.write(HOME + lines.map((line) => line + END_OF_LINE).join('\r\n') + END_OF_SCREEN);
  }
}
