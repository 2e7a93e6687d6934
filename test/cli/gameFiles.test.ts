import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { slug } from '../../src/games/slug';
import { countdown } from '../fixtures/countdown';
import { useTerminal } from '../support/terminal';

const LEVEL = '20\n#####\n#PAG#\n#####\n';
const NO_PLAYER = '5\n######\n#  AG#\n######\n';
const RAGGED = '5\n######\n#P AG\n######\n';

/** The files that are named at the beginnings of the lines, each once. */
const filesOf = (out: string): string[] => [
  ...new Set(out.split('\n').flatMap((line) => /^([^:]+):\d/.exec(line)?.[1] ?? [])),
];

describe('check of a folder', () => {
  const terminal = useTerminal();

  it('walks it in code-unit order of names, folders among files', async () => {
    const names = ['b.slug', 'B.slug', 'a/z.slug', 'a/b/c.slug', 'a.slug', 'ä.slug', 'a-b.slug', '10.slug', '9.slug'];
    terminal().write(Object.fromEntries(names.map((name) => [`levels/${name}`, NO_PLAYER])));
    const { out } = await terminal().run('check', 'levels');
    const expected = ['10', '9', 'B', 'a/b/c', 'a/z', 'a-b', 'a', 'b', 'ä'].map((name) => `levels/${name}.slug`);
    expect(filesOf(out)).to.deep.equal(expected);
  });

  it('leaves out dot-folders, node_modules and files of other kinds', async () => {
    const names = [
      '.git/a.slug',
      'node_modules/a.slug',
      'c/.d/a.slug',
      'a.md',
      'a.slug.bak',
      'slug',
      'c/modules/a.slug',
    ];
    terminal().write(Object.fromEntries(names.map((name) => [name, NO_PLAYER])));
    const { exit, out, errors } = await terminal().run('check', '.');
    expect([exit, filesOf(out), errors]).to.deep.equal([1, ['./c/modules/a.slug'], []]);
  });

  it('looks into a folder that is named itself, whatever its name', async () => {
    terminal().write({ '.hidden/a.slug': NO_PLAYER });
    expect(filesOf((await terminal().run('check', '.hidden/')).out)).to.deep.equal(['.hidden/a.slug']);
  });

  it('knows an extension in any case', async () => {
    terminal().write({ 'a/A.SLUG': NO_PLAYER, 'a/b.Txt': NO_PLAYER });
    expect(filesOf((await terminal().run('check', 'a')).out)).to.deep.equal(['a/A.SLUG', 'a/b.Txt']);
    expect((await terminal().run('run', 'a/A.SLUG')).exit).to.equal(1);
  });

  it('takes a .txt by its content, and passes over one that is no game file', async () => {
    terminal().write({ 'a/level.txt': NO_PLAYER, 'a/notes.txt': 'Remember the milk.\n', 'a/empty.txt': '' });
    const { exit, out, errors } = await terminal().run('check', 'a');
    expect([exit, filesOf(out), errors]).to.deep.equal([1, ['a/level.txt'], []]);
  });

  it('is fine when it holds no game file', async () => {
    mkdirSync(path.join(terminal().folder, 'empty'));
    expect(await terminal().run('check', 'empty')).to.deep.equal({ exit: 0, out: '', errors: [] });
  });

  it('says which file of it cannot be read, and checks the others', async () => {
    terminal().write({ 'a/b.slug': NO_PLAYER });
    symlinkSync('nowhere', path.join(terminal().folder, 'a', 'a.slug'));
    const { exit, out, errors } = await terminal().run('check', 'a');
    expect([exit, filesOf(out), errors.length]).to.deep.equal([2, ['a/b.slug'], 1]);
    expect(errors[0]).to.include('a/a.slug');
  });
});

describe('check of a path that is no game file', () => {
  const terminal = useTerminal();

  it('says so of a named .txt, and checks the others', async () => {
    terminal().write({ 'notes.txt': 'Remember the milk.\n', 'level.txt': NO_PLAYER });
    const { out, errors } = await terminal().run('check', 'notes.txt', 'level.txt');
    expect([filesOf(out), errors.length]).to.deep.equal([['level.txt'], 1]);
    expect(errors[0]).to.match(/^notes\.txt: /);
  });

  it('says so of a missing file among good ones: one line, the others checked, exit code 2', async () => {
    terminal().write({ 'a.slug': NO_PLAYER, 'b.slug': RAGGED });
    const { exit, out, errors } = await terminal().run('check', 'a.slug', 'none.slug', 'b.slug');
    expect([exit, filesOf(out), errors.length]).to.deep.equal([2, ['a.slug', 'b.slug'], 1]);
    expect(errors[0]).to.match(/^none\.slug: /);
  });

  it('takes it for what --language says', async () => {
    terminal().write({ 'notes.txt': NO_PLAYER.replaceAll('#', '?') });
    expect((await terminal().run('check', 'notes.txt', '--language', 'slug-level')).out).to.include('slug/no-player');
  });
});

describe('odd things in a folder', () => {
  const terminal = useTerminal([slug, countdown]);

  it('a pipe with the name of a level is passed over, and is no file when it is named', async () => {
    terminal().write({ 'a.slug': LEVEL });
    execFileSync('mkfifo', [path.join(terminal().folder, 'b.slug')]);
    expect(await terminal().run('check', '.')).to.deep.include({ exit: 0, errors: [] });
    const { exit, errors } = await terminal().run('check', 'b.slug');
    expect([exit, errors]).to.deep.equal([2, ['b.slug: This isn’t a regular file.']]);
  });

  it('a link to a folder is passed over', async () => {
    terminal().write({ 'a.slug': LEVEL });
    mkdirSync(path.join(terminal().folder, 'inner'));
    symlinkSync('inner', path.join(terminal().folder, 'link.slug'));
    expect(await terminal().run('check', '.')).to.deep.include({ exit: 0, errors: [] });
  });

  it('a named language leaves the files of others in a folder alone', async () => {
    terminal().write({ 'a.slug': LEVEL, 'b.countdown': 'none' });
    expect(await terminal().run('check', '.', '--language', 'slug-level')).to.deep.include({ exit: 0, out: '' });
  });
});

describe('a symbolic link', () => {
  const terminal = useTerminal();
  const link = (target: string, name: string): void => symlinkSync(target, path.join(terminal().folder, name));

  for (const command of [['check'], ['format'], ['format', '--check'], ['solve']]) {
    it(`that leads out of a folder is passed over by ${command.join(' ')}, and named`, async () => {
      terminal().write({ 'in/a.md': '', 'out/b.slug': `0${NO_PLAYER}`, 'out/notes.txt': `0${NO_PLAYER}` });
      link('../out/b.slug', 'in/b.slug');
      link('../out/notes.txt', 'in/notes.txt');
      const { exit, out, errors } = await terminal().run(...command, 'in');
      const said = (name: string): string => `in/${name}: Passed over, because this link leads out of the folder.`;
      expect([exit, errors]).to.deep.equal([0, [said('b.slug'), said('notes.txt')]]);
      expect(out).to.not.match(/b\.slug|notes/);
      expect(terminal().read('out/b.slug')).to.equal(`0${NO_PLAYER}`);
    });
  }

  it('is followed within the folder that was named, also to another folder of it', async () => {
    terminal().write({ 'in/a/x.slug': NO_PLAYER });
    mkdirSync(path.join(terminal().folder, 'in', 'b'));
    link('../a/x.slug', 'in/b/y.slug');
    expect(filesOf((await terminal().run('check', 'in')).out)).to.deep.equal(['in/a/x.slug', 'in/b/y.slug']);
    expect(filesOf((await terminal().run('check', 'in/b')).out)).to.deep.equal([]);
  });

  it('leads out where a folder beside it has a name that begins with that of its own', async () => {
    terminal().write({ 'in-2/x.slug': NO_PLAYER, 'in/..x.slug': NO_PLAYER });
    link('../in-2/x.slug', 'in/y.slug');
    link('..x.slug', 'in/z.slug');
    const { out, errors } = await terminal().run('check', 'in');
    expect([filesOf(out), errors.length]).to.deep.equal([['in/..x.slug', 'in/z.slug'], 1]);
  });

  it('that was named itself must not leave its folder', async () => {
    terminal().write({ 'in/a.slug': LEVEL, 'out/b.slug': LEVEL });
    link('../out/b.slug', 'in/b.slug');
    link('a.slug', 'in/c.slug');
    for (const command of ['check', 'format', 'run', 'solve', 'play']) {
      const { exit, errors } = await terminal().run(command, 'in/b.slug');
      const said = 'in/b.slug: This link leads out of its folder. Name the file that it leads to.';
      expect([exit, errors], command).to.deep.equal([2, [said]]);
    }
    expect((await terminal().run('check', 'in/c.slug')).exit).to.equal(0);
  });

  it('to a folder is no reason to refuse what is in it, when that was named', async () => {
    terminal().write({ 'out/b.slug': NO_PLAYER });
    link('out', 'in');
    expect(filesOf((await terminal().run('check', 'in')).out)).to.deep.equal(['in/b.slug']);
    expect(filesOf((await terminal().run('check', 'in/b.slug')).out)).to.deep.equal(['in/b.slug']);
  });

  it('is not followed to a file of another folder that a file names', async () => {
    const arena = 'attack 1 1 1 N\nmedic 2 3 3 N a.medic\n';
    terminal().write({ 'in/x.arena': arena, 'in/b.medic': 'Forward\n', 'out/a.medic': 'Forward\n' });
    link('b.medic', 'in/a.medic');
    expect((await terminal().run('check', 'in')).exit).to.equal(0);
    rmSync(path.join(terminal().folder, 'in', 'a.medic'));
    link('../out/a.medic', 'in/a.medic');
    for (const what of ['in', 'in/x.arena']) {
      expect((await terminal().run('check', what)).out, what).to.include('arena/medic-missing');
    }
  });
});
