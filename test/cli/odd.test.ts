import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Terminal } from '../support/terminal';

const LEVEL = '20\n#####\n#PAG#\n#####\n';

describe('odd things in a folder', () => {
  let terminal: Terminal;
  beforeEach(() => {
    terminal = new Terminal();
    terminal.write({ 'a.slug': LEVEL });
  });
  afterEach(() => terminal.remove());

  it('a pipe with the name of a level is passed over, and is no file when it is named', async () => {
    execFileSync('mkfifo', [path.join(terminal.folder, 'b.slug')]);
    expect(await terminal.run('check', '.')).to.deep.include({ exit: 0, errors: [] });
    const { exit, errors } = await terminal.run('check', 'b.slug');
    expect([exit, errors]).to.deep.equal([2, ['b.slug: it is no file']]);
  });

  it('a link to a folder is passed over', async () => {
    mkdirSync(path.join(terminal.folder, 'inner'));
    symlinkSync('inner', path.join(terminal.folder, 'link.slug'));
    expect(await terminal.run('check', '.')).to.deep.include({ exit: 0, errors: [] });
  });

  it('a large file that is cut off while it is read is too large, not broken', async () => {
    terminal.write({ 'big.slug': `20\n${'é'.repeat(4_000_000)}\n` });
    const { errors } = await terminal.run('format', 'big.slug');
    expect(errors.join()).to.contain('error').and.not.contain('UTF-8');
  });

  it('a named language leaves the files of others in a folder alone', async () => {
    terminal.write({ 'game.spire': 'Encounter 1\nLouse 5\n' });
    expect(await terminal.run('check', '.', '--language', 'slug-level')).to.deep.include({ exit: 0, out: '' });
  });

  for (const [option, value] of [
    ['--moves', '-'],
    ['--player', 'silent'],
    ['--turns', '3'],
  ] as const) {
    it(`${option} is refused for a game that has no use for it`, async () => {
      const { exit, errors } = await terminal.run('run', 'a.slug', option, value);
      expect([exit, errors]).to.deep.equal([2, [`a.slug: ${option} means nothing in this game`]]);
    });
  }
});
