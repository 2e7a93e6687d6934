import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Screen } from '../../src/cli/play/screen';
import { runCommand } from '../../src/cli/runCommand';
import { GAMES } from '../../src/games/games';
import type { GameModule } from '../../src/games/module';
import { createRegistry, gameTables } from '../../src/games/registry';
import { common } from '../../src/l10n/en/common';
import { terminal } from '../../src/l10n/en/terminal';
import { createLanguage } from '../../src/l10n/text';
import { ROOT } from './shared';

/** What a command line printed and how it ended. */
export interface Outcome {
  readonly exit: number | null;
  readonly out: string;
  /** The lines on standard error. */
  readonly errors: readonly string[];
}

/** The built command. */
export const CLI = path.join(ROOT, 'dist', 'cli.js');

/** A command that runs beside the test. */
export class Running {
  /** What it has printed so far. */
  out = '';
  errors = '';

  constructor(readonly child: ChildProcessWithoutNullStreams) {
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined);
  }

  type(text: string): void {
    this.child.stdin.write(text);
  }

  /** Waits until it has printed something that matches; fails with what it has printed when it ends before. */
  async prints(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.out)) {
      if (this.child.exitCode !== null || this.child.signalCode !== null) throw new Error(`${this.out}${this.errors}`);
      await Promise.race([once(this.child.stdout, 'data'), once(this.child, 'close')]);
    }
  }

  /** Waits for its end; answers the exit code, or the name of the signal that ended it. */
  async ended(): Promise<number | NodeJS.Signals | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
    return this.child.exitCode ?? this.child.signalCode;
  }
}

/** A folder of its own in which command lines are performed; `remove` it in the end. */
export class Terminal {
  /** What stands on standard input of commands within this process; a list comes in pieces. */
  input: string | readonly string[] = '';
  /** The screen of commands within this process. */
  screen: Screen | null = null;
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-'));
  /** Where commands stand when they are performed. */
  cwd = this.folder;

  /** What was started and may not have ended. */
  private readonly running: ChildProcessWithoutNullStreams[] = [];

  /** With some games in place of all. */
  constructor(private readonly games: readonly GameModule[] = GAMES) {}

  /** Writes files, by their paths below the folder. */
  write(files: Readonly<Record<string, string | Uint8Array>>): this {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return this;
  }

  /** The file as it is now; one character a byte, so that none is lost. */
  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'latin1');
  }

  /** Performs a command line within this process. */
  async run(...args: readonly string[]): Promise<Outcome> {
    let out = '';
    const errors: string[] = [];
    const registry = createRegistry(this.games);
    const exit = await runCommand(args, {
      out: (text) => (out += text),
      error: (line) => errors.push(line),
      isRead: () => true,
      input: () => piecesOf(this.input),
      isTyped: false,
      screen: this.screen,
      cwd: this.cwd,
      registry,
      language: createLanguage('en', [common, terminal, ...gameTables(registry, 'en', ['problems', 'panel'])]),
    });
    return { exit, out, errors };
  }

  /** Performs a command line with the built command, in a process of its own. */
  spawn(...args: readonly string[]): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
      cwd: this.cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return { exit: status, out: stdout, errors: stderr.split('\n').slice(0, -1) };
  }

  /** Starts the built command in a process that runs beside the test, and ends with it. */
  start(...args: readonly string[]): Running {
    return this.startProgram(process.execPath, CLI, ...args);
  }

  startProgram(program: string, ...args: readonly string[]): Running {
    const child = spawn(program, args, { cwd: this.cwd });
    this.running.push(child);
    return new Running(child);
  }

  /** Performs a line of the shell, in which `turnsmith` is the built command. */
  shell(line: string): Outcome {
    const define = `turnsmith() { '${process.execPath}' '${CLI}' "$@"; }`;
    const options = { cwd: this.cwd, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `${define}; ${line}`], options);
    return { exit: status, out: stdout, errors: stderr.split('\n').slice(0, -1) };
  }

  remove(): void {
    for (const child of this.running) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function* piecesOf(text: string | readonly string[]): AsyncGenerator<string> {
  for (const piece of typeof text === 'string' ? [text] : text) yield Promise.resolve(piece);
}

/** Gives each test of the suite around it a fresh terminal, with some games in place of all. */
export function useTerminal(games?: readonly GameModule[]): () => Terminal {
  let terminal: Terminal | undefined;
  afterEach(() => {
    terminal?.remove();
    terminal = undefined;
  });
  return () => (terminal ??= new Terminal(games));
}
