import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** How long something may take to appear, in milliseconds. */
const PATIENCE = 15_000;

/** A terminal with a shell in it, as somebody sees it and types into it: tmux, without a window. */
export class Pane {
  private readonly socket = `turnsmith-${randomUUID()}`;

  /** The shell starts in a folder, with an environment of its own; it waits for what is typed. */
  static async open(cwd: string, environment: Readonly<Record<string, string>> = {}): Promise<Pane> {
    const pane = new Pane(cwd, environment);
    await pane.shows(/^[#$]/);
    return pane;
  }

  private constructor(cwd: string, environment: Readonly<Record<string, string>>) {
    const env = { ...process.env, PS1: '$ ', ENV: '', NO_COLOR: '', LC_ALL: 'C.UTF-8', ...environment };
    execFileSync(
      'tmux',
      [...this.server, '-f', '/dev/null', 'new-session', '-d', '-x', '80', '-y', '24', '-c', cwd, 'sh'],
      {
        env,
      },
    );
  }

  private get server(): string[] {
    return ['-u', '-L', this.socket];
  }

  /** Types a line and Enter. */
  enter(line: string): void {
    this.tmux('send-keys', '-l', line);
    this.press('Enter');
  }

  /** Presses keys, by the names that tmux has for them. */
  press(...keys: readonly string[]): void {
    this.tmux('send-keys', ...keys);
  }

  /** What stands on the screen, a line a row. */
  text(...options: readonly string[]): string {
    return this.tmux('capture-pane', '-p', ...options);
  }

  /** Waits until the screen shows something. */
  async shows(pattern: RegExp): Promise<string> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(20)) {
      const text = this.text();
      if (pattern.test(text)) return text;
    }
    throw new Error(`${String(pattern)} isn’t on the screen:\n${this.text()}`);
  }

  /** Whether a program has taken the screen, hidden the cursor, or cuts long lines off. */
  get state(): { isTaken: boolean; hasCursor: boolean; wraps: boolean } {
    const flags = this.tmux('display-message', '-p', '#{alternate_on}#{cursor_flag}#{wrap_flag}').trim();
    return { isTaken: flags[0] === '1', hasCursor: flags[1] === '1', wraps: flags[2] === '1' };
  }

  resize(columns: number, rows: number): void {
    this.tmux('resize-window', '-x', String(columns), '-y', String(rows));
  }

  close(): void {
    this.tmux('kill-server');
  }

  private tmux(...args: readonly string[]): string {
    return execFileSync('tmux', [...this.server, ...args], { encoding: 'utf8' });
  }
}
