import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/shared';

const RUNNER = path.join(ROOT, 'test/harness/runHost.mjs');

/** A VS Code that keeps its arguments, and what it finds in the folder that it is to open. */
const STAND_IN = `#!${process.execPath}
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const files = readdirSync(args[0]);
const userData = args.find((arg) => arg.startsWith('--user-data-dir=')).slice('--user-data-dir='.length);
const settings = JSON.parse(readFileSync(userData + '/User/settings.json', 'utf8'));
writeFileSync(process.env.STAND_IN_ARGUMENTS, JSON.stringify({ args, files, settings }));
console.log('\\u20633 passed, 0 failed');
const end = process.env.STAND_IN_END;
if (end === 'signal') process.kill(process.pid, 'SIGKILL');
process.exit(Number(end));
`;

describe('the runner of the host tests', function () {
  this.timeout(60_000);
  let temp: string;

  beforeEach(() => {
    temp = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-runner-'));
    mkdirSync(path.join(temp, 'temp'));
    const executable = path.join(temp, 'code');
    writeFileSync(executable, STAND_IN);
    chmodSync(executable, 0o755);
  });
  afterEach(() => rmSync(temp, { recursive: true }));

  /** Runs the tests with the stand-in, or another executable. */
  function runWith(end: string, executable = path.join(temp, 'code')): { status: number | null; output: string } {
    const env = {
      ...process.env,
      VSCODE_EXECUTABLE_PATH: executable,
      STAND_IN_ARGUMENTS: path.join(temp, 'arguments.json'),
      STAND_IN_END: end,
      TMPDIR: path.join(temp, 'temp'),
    };
    const { status, stdout, stderr } = spawnSync(process.execPath, [RUNNER, 'desktop'], { env, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  it('gives VS Code a copy of the workspace, the extension, the suite, and folders of its own', () => {
    expect(runWith('0').output).to.include('3 passed, 0 failed');
    const { args, files, settings } = JSON.parse(readFileSync(path.join(temp, 'arguments.json'), 'utf8')) as {
      args: string[];
      files: string[];
      settings: Record<string, unknown>;
    };
    expect(args[0]).to.match(/[\\/]temp[\\/]turnsmith-tests-\w+[\\/]workspace$/);
    expect(files).to.include('good.slug');
    expect(args).to.include.members([
      `--extensionDevelopmentPath=${ROOT}`,
      `--extensionTestsPath=${path.join(ROOT, 'dist/test/host/index.node.js')}`,
      '--disable-extensions',
    ]);
    for (const folder of ['user-data-dir', 'extensions-dir']) {
      const given = args.filter((arg) => arg.startsWith(`--${folder}=`));
      expect(given).to.have.length(1);
      expect(given[0]).to.include(path.join(temp, 'temp'));
    }
    expect(settings).to.include({ 'telemetry.telemetryLevel': 'off' });
  });

  it('passes the verdict of VS Code through, and leaves nothing behind', () => {
    for (const end of ['0', '1', '3', 'signal']) {
      expect(runWith(end).status, end).to.equal(end === '0' ? 0 : 1);
      expect(readdirSync(path.join(temp, 'temp'))).to.deep.equal([]);
    }
  });

  it('says that the executable is missing', () => {
    const nowhere = path.join(temp, 'nowhere');
    const { status, output } = runWith('0', nowhere);
    expect(status).to.equal(1);
    expect(output).to.include(`VSCODE_EXECUTABLE_PATH: no such file: ${nowhere}`);
  });
});
