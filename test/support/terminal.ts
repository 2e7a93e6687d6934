import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../../src/cli/command';
import { ROOT } from './shared';

/** What a command line printed and how it ended. */
export interface Outcome {
  readonly exit: number | null;
  readonly out: string;
  /** The lines on standard error. */
  readonly errors: readonly string[];
}

/** A folder of its own in which command lines are performed; `remove` it in the end. */
export class Terminal {
  /** What stands on standard input of commands within this process. */
  input = '';
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-'));
  /** Where commands stand when they are performed. */
  cwd = this.folder;

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
    const exit = await runCommand(args, {
      out: (text) => (out += text),
      error: (line) => errors.push(line),
      input: () => Promise.resolve(this.input),
      cwd: this.cwd,
    });
    return { exit, out, errors };
  }

  /** Performs a command line with the built command, in a process of its own. */
  spawn(...args: readonly string[]): Outcome {
    const command = path.join(ROOT, 'dist', 'cli.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      cwd: this.cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return { exit: status, out: stdout, errors: stderr.split('\n').slice(0, -1) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Gives each test of the suite around it a fresh terminal. */
export function useTerminal(): () => Terminal {
  let terminal: Terminal | undefined;
  afterEach(() => {
    terminal?.remove();
    terminal = undefined;
  });
  return () => (terminal ??= new Terminal());
}
