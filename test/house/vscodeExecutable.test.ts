import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MARK, type runInHost } from '../harness/runInHost.mjs';
import { readArguments } from '../harness/vscodeArguments.mjs';
import { runExecutable } from '../harness/vscodeExecutable.mjs';
import { ROOT } from '../support/shared';

type Run = typeof runInHost;

/** What a run of the executable did: its exit code, and what it said on either stream. */
interface Outcome {
  readonly code: number;
  readonly printed: string[];
  readonly complaints: string[];
}

describe('the executable that stands for VS Code’s', function () {
  this.timeout(60_000);
  let temp: string;
  let args: string[];

  beforeEach(() => {
    temp = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-executable-'));
    for (const folder of ['workspace', 'extension', 'suite', 'user-data/User']) {
      mkdirSync(path.join(temp, folder), { recursive: true });
    }
    writeFileSync(path.join(temp, 'extension/package.json'), '{}');
    writeFileSync(path.join(temp, 'suite/index.js'), '');
    writeFileSync(path.join(temp, 'user-data/User/settings.json'), '{ "editor.fontSize": 20 }');
    args = [
      path.join(temp, 'workspace'),
      `--user-data-dir=${path.join(temp, 'user-data')}`,
      `--extensions-dir=${path.join(temp, 'extensions')}`,
      '--no-sandbox',
      '--disable-gpu-sandbox',
      '--disable-updates',
      '--skip-welcome',
      '--skip-release-notes',
      '--disable-workspace-trust',
      `--extensionTestsPath=${path.join(temp, 'suite/index.js')}`,
      `--extensionDevelopmentPath=${path.join(temp, 'extension')}`,
    ];
  });
  afterEach(() => rmSync(temp, { recursive: true }));

  /** The arguments with another in the place of the one that begins so; without it when there is none. */
  const instead = (start: string, ...others: string[]): string[] => [
    ...args.filter((arg) => !arg.startsWith(start)),
    ...others,
  ];

  it('takes what runTests() gives to VS Code', () => {
    expect(readArguments(args)).to.deep.equal({
      folder: path.join(temp, 'workspace'),
      extension: path.join(temp, 'extension'),
      tests: path.join(temp, 'suite/index.js'),
      userData: path.join(temp, 'user-data'),
      extensions: path.join(temp, 'extensions'),
      verbose: false,
      chromium: ['--no-sandbox', '--disable-gpu-sandbox'],
      unknown: [],
    });
  });

  it('finds the suite as Node finds a module', () => {
    for (const name of ['suite', 'suite/index', 'suite/index.js']) {
      const tests = `--extensionTestsPath=${path.join(temp, name)}`;
      expect(readArguments(instead('--extensionTestsPath', tests)).tests).to.equal(path.join(temp, 'suite/index.js'));
    }
  });

  it('hands on to Chromium what nobody here knows, and says so', () => {
    const { chromium, unknown } = readArguments([...args, '--lang=de', '--kiosk']);
    expect(chromium).to.include.members(['--lang=de', '--kiosk']);
    expect(unknown).to.deep.equal(['lang', 'kiosk']);
  });

  it('refuses folders and suites that are not there, by name', () => {
    const refusal = (given: string[]): string => {
      try {
        return JSON.stringify(readArguments(given));
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    };
    const nowhere = path.join(temp, 'nowhere');
    const file = path.join(temp, 'extension/package.json');
    expect(refusal(instead(temp))).to.equal('The folder to open is missing');
    expect(refusal(instead(temp, nowhere))).to.equal(`The folder to open: no such folder: ${nowhere}`);
    expect(refusal(instead(temp, file))).to.equal(`The folder to open: no such folder: ${file}`);
    expect(refusal([...args, temp])).to.equal(`One folder can be opened, not also ${temp}`);
    const development = '--extensionDevelopmentPath';
    expect(refusal(instead(development))).to.equal(`${development} is missing`);
    expect(refusal(instead(development, `${development}=${nowhere}`))).to.include(`no such folder: ${nowhere}`);
    expect(refusal(instead(development, `${development}=${temp}`))).to.include(`no extension in ${temp}`);
    expect(refusal([...args, `${development}=${temp}`])).to.include('only one extension');
    const tests = '--extensionTestsPath';
    expect(refusal(instead(tests))).to.include(`${tests} is missing`);
    expect(refusal(instead(tests, `${tests}=${nowhere}`))).to.equal(`${tests}: no such test bundle: ${nowhere}`);
  });

  /** Runs the executable with a stand-in for VS Code. */
  async function outcomeWith(run: Run): Promise<Outcome> {
    const printed: string[] = [];
    const complaints: string[] = [];
    const options = {
      run,
      print: (line: string) => printed.push(line),
      complain: (line: string) => complaints.push(line),
      results: path.join(temp, 'results'),
    };
    return { code: await runExecutable('server', args, options), printed, complaints };
  }

  /** A VS Code whose extension host writes these lines. */
  const writing =
    (...lines: string[]): Run =>
    (_kind, _options, { onLine }) => {
      lines.forEach(onLine);
      return Promise.resolve(undefined);
    };

  it('ends with 0 when all tests passed, and shows mocha’s lines alone', async () => {
    const run = writing(`${MARK}  ✔ works`, '[info] noise', `${MARK}2 passed, 0 failed, 1 skipped`);
    const outcome = await outcomeWith(run);
    expect(outcome).to.deep.equal({ code: 0, printed: ['  ✔ works', '2 passed, 0 failed, 1 skipped'], complaints: [] });
    expect(existsSync(path.join(temp, 'results'))).to.be.false;
  });

  it('ends with 1 when a test failed, none ran, or the run ended before mocha did', async () => {
    const endings: [Run, string][] = [
      [writing(`${MARK}5 passed, 1 failed`), 'Logs of the server host'],
      [writing(`${MARK}0 passed, 0 failed`), 'no test ran'],
      [writing(`${MARK}  ✔ works`, '[error] loading hurts'), 'the tests did not load'],
      [() => Promise.resolve('no test ended within 180 s'), 'no test ended within 180 s'],
    ];
    for (const [run, complaint] of endings) {
      const { code, complaints } = await outcomeWith(run);
      expect(code).to.equal(1);
      expect(complaints.join('\n')).to.include(complaint);
    }
  });

  it('leaves the log of a run that failed, not the one before', async () => {
    await outcomeWith(writing('[error] old'));
    await outcomeWith(writing('[error] loading hurts'));
    const results = path.join(temp, 'results');
    expect(readdirSync(results)).to.deep.equal(['console.log']);
    expect(readFileSync(path.join(results, 'console.log'), 'utf8')).to.equal('[error] loading hurts');
  });

  it('opens the very folder, with the settings of the user’s folder', async () => {
    let given: Parameters<Run>[1] = {};
    await outcomeWith((_kind, options) => {
      given = options;
      return Promise.resolve(undefined);
    });
    expect(given).to.include({ folder: path.join(temp, 'workspace'), inPlace: true });
    expect(given.settings).to.deep.equal({ 'editor.fontSize': 20 });
  });

  it('is a program for either VS Code', () => {
    for (const kind of ['server', 'web']) {
      const file = path.join(ROOT, 'test/harness/bin', `vscode-${kind}.mjs`);
      const { status, stdout, stderr } = spawnSync(file, [path.join(temp, 'nowhere')], { encoding: 'utf8' });
      expect({ status, stdout }).to.deep.equal({ status: 1, stdout: '' });
      expect(stderr).to.equal(`${kind} host: The folder to open: no such folder: ${path.join(temp, 'nowhere')}\n`);
    }
  });
});
