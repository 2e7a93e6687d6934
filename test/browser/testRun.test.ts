import { expect } from 'chai';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runExecutable } from '../harness/vscodeExecutable.mjs';
import type { HostKind } from './support';

const MARK = '\\u2063';
const LOADS_NOT = 'throw new Error("loading hurts");';
const FAILS = `exports.run = async () => { console.log("${MARK}1 passed, 1 failed"); throw new Error("a test failed"); };`;
const PASSES = `exports.run = async () => console.log("${MARK}2 passed, 0 failed");`;

describe('a run of tests in a real VS Code', function () {
  this.timeout(180_000);
  let temp: string;

  before(() => {
    temp = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-run-'));
    mkdirSync(path.join(temp, 'folder'));
    writeFileSync(path.join(temp, 'folder', 'a.txt'), '');
    const manifest = { name: 'tried', publisher: 'turnsmith', version: '0.0.1', engines: { vscode: '^1.100.0' } };
    writeFileSync(path.join(temp, 'package.json'), JSON.stringify(manifest));
  });
  after(() => rmSync(temp, { recursive: true, force: true }));

  /** Runs a suite in one VS Code: the exit code, and the last thing that it said. */
  async function ending(kind: HostKind, suite: string): Promise<{ code: number; said: string | undefined }> {
    const tests = path.join(temp, `${kind}.js`);
    writeFileSync(tests, suite);
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    const args = [path.join(temp, 'folder'), `--extensionDevelopmentPath=${temp}`, `--extensionTestsPath=${tests}`];
    const results = path.join(temp, 'results', kind);
    const code = await runExecutable(kind, args, { print: say, complain: say, results });
    expect(existsSync(path.join(results, 'console.log'))).to.equal(code !== 0);
    return { code, said: said.filter((line) => !line.startsWith('Logs of')).at(-1) };
  }
  const endings = (suite: string): Promise<unknown> => Promise.all([ending('server', suite), ending('web', suite)]);

  it('passes when all its tests did', async () => {
    const passed = { code: 0, said: '2 passed, 0 failed' };
    expect(await endings(PASSES)).to.deep.equal([passed, passed]);
  });

  it('fails when a test did', async () => {
    const failed = { code: 1, said: '1 passed, 1 failed' };
    expect(await endings(FAILS)).to.deep.equal([failed, failed]);
  });

  it('fails when a test file throws while it is loaded', async () => {
    const failed = (kind: HostKind) => ({
      code: 1,
      said: `${kind} host: the tests did not load, or ended before mocha did`,
    });
    expect(await endings(LOADS_NOT)).to.deep.equal([failed('server'), failed('web')]);
  });
});
