import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { reasonOf, readText } from '../../src/cli/readText';
import { hasChanged, removeDrafts, replaceFile, type Replaced } from '../../src/cli/replaceFile';
import { useTerminal } from '../support/terminal';

/** Somebody without rights; only the system's administrator can become somebody else. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;

/** Does something as somebody who has no more rights than others. */
function asNobody<Result>(action: () => Result): Result {
  if (!IS_ROOT) return action();
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return action();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

const errorOf = (action: () => unknown): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  return null;
};

describe('a file that is given a new text', () => {
  const terminal = useTerminal();
  const at = (name: string): string => path.join(terminal().folder, name);
  const modeOf = (name: string): number => statSync(at(name)).mode & 0o7777;

  /** Replaces a file as it is. */
  const replace = async (name: string, text = 'new'): Promise<Replaced> => {
    const { stamp } = await readText(at(name));
    return replaceFile(at(name), text, stamp);
  };

  it('keeps its mode, and nothing else is left in its folder', async () => {
    terminal().write({ 'a.txt': 'old' });
    for (const mode of [0o640, 0o600, 0o777, 0o2755]) {
      chmodSync(at('a.txt'), mode);
      await replace('a.txt');
      expect([terminal().read('a.txt'), modeOf('a.txt')]).to.deep.equal(['new', mode]);
    }
    expect(readdirSync(terminal().folder)).to.deep.equal(['a.txt']);
  });

  it('keeps its owner and its group', async () => {
    terminal().write({ 'a.txt': 'old' });
    const owner = IS_ROOT ? [1234, 5678] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
    chownSync(at('a.txt'), owner[0] ?? 0, owner[1] ?? 0);
    await replace('a.txt');
    const { uid, gid } = statSync(at('a.txt'));
    expect([uid, gid]).to.deep.equal(owner);
  });

  it('gives a group that is another one now no more rights than all others have', async () => {
    terminal().write({ 'a.txt': 'old' });
    chmodSync(terminal().folder, 0o777);
    chmodSync(at('a.txt'), 0o4676);
    const { stamp } = await readText(at('a.txt'));
    asNobody(() => replaceFile(at('a.txt'), 'new', stamp));
    expect([terminal().read('a.txt'), modeOf('a.txt')]).to.deep.equal(['new', IS_ROOT ? 0o666 : 0o4676]);
  });

  it('is the one that links lead to, and they stay links', async () => {
    terminal().write({ 'in/a.txt': 'old' });
    symlinkSync('in/a.txt', at('link'));
    symlinkSync('link', at('other'));
    await replace('other');
    expect(terminal().read('in/a.txt')).to.equal('new');
    expect([lstatSync(at('link')).isSymbolicLink(), lstatSync(at('other')).isSymbolicLink()]).to.deep.equal([
      true,
      true,
    ]);
    expect([readdirSync(terminal().folder), readdirSync(at('in'))]).to.deep.equal([['in', 'link', 'other'], ['a.txt']]);
  });

  it('leaves the old text under its other names, and says how many these are', async () => {
    terminal().write({ 'a.txt': 'old' });
    expect(await replace('a.txt', 'mid')).to.deep.equal({ otherLinks: 0 });
    linkSync(at('a.txt'), at('b.txt'));
    expect(await replace('a.txt')).to.deep.equal({ otherLinks: 1 });
    expect([terminal().read('a.txt'), terminal().read('b.txt')]).to.deep.equal(['new', 'mid']);
  });

  it('is as it was when its folder takes no new file, although it could be written in place', async () => {
    terminal().write({ 'in/a.txt': 'old' });
    chmodSync(terminal().folder, 0o755);
    chmodSync(at('in/a.txt'), 0o666);
    const { stamp } = await readText(at('in/a.txt'));
    chmodSync(at('in'), 0o555);
    const failure = asNobody(() => errorOf(() => replaceFile(at('in/a.txt'), 'new', stamp)));
    chmodSync(at('in'), 0o755);
    expect([reasonOf(failure), terminal().read('in/a.txt')]).to.deep.equal(['closed-folder', 'old']);
  });

  it('is as it was when it may not be written', async () => {
    terminal().write({ 'a.txt': 'old' });
    chmodSync(terminal().folder, 0o777);
    chmodSync(at('a.txt'), 0o444);
    const { stamp } = await readText(at('a.txt'));
    const failure = asNobody(() => errorOf(() => replaceFile(at('a.txt'), 'new', stamp)));
    expect([reasonOf(failure), terminal().read('a.txt')]).to.deep.equal(['denied', 'old']);
  });

  it('is left alone when somebody else wrote it after it was read, were it only to the same length', async () => {
    terminal().write({ 'a.txt': 'old', 'b.txt': 'old', 'c.txt': 'old' });
    const stamps = await Promise.all(['a.txt', 'b.txt'].map(async (name) => (await readText(at(name))).stamp));
    writeFileSync(at('a.txt'), 'own');
    utimesSync(at('a.txt'), 1000, 1000);
    spawnSync('mv', [at('c.txt'), at('b.txt')]);
    for (const [index, name] of ['a.txt', 'b.txt'].entries()) {
      const failure = errorOf(() => replaceFile(at(name), 'new', stamps[index] ?? ''));
      expect([hasChanged(failure), reasonOf(failure)], name).to.deep.equal([true, 'changed']);
    }
    expect([terminal().read('a.txt'), terminal().read('b.txt')]).to.deep.equal(['own', 'old']);
    expect(readdirSync(terminal().folder)).to.deep.equal(['a.txt', 'b.txt']);
  });
});

describe('the drafts of a killed process', () => {
  const terminal = useTerminal();
  const ID = '5f0c6f6e-0f0a-4f6e-9d3a-2b1c0d9e8f7a';

  it('are removed, and nothing else', () => {
    const { pid: dead } = spawnSync('true');
    const kept = [`.turnsmith-${process.pid}-${ID}.tmp`, `.turnsmith-${dead}.tmp`, `turnsmith-${dead}-${ID}.tmp`, 'a'];
    for (const name of [...kept, `.turnsmith-${dead}-${ID}.tmp`]) terminal().write({ [name]: '' });
    removeDrafts(terminal().folder);
    expect(readdirSync(terminal().folder).sort()).to.deep.equal([...kept].sort());
  });

  it('are nobody’s trouble in a folder that cannot be read', () => {
    expect(() => removeDrafts(path.join(terminal().folder, 'none'))).to.not.throw();
  });
});
