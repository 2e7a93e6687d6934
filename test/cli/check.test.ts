import { expect } from 'chai';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { useTerminal } from '../support/terminal';

const GOOD = '5\n######\n#P AG#\n######\n';
const RAGGED = '5\n######\n#P AG\n######\n';
const NO_PLAYER = '5\n######\n#  AG#\n######\n';

/** The files that are named at the beginnings of the lines, each once. */
const filesOf = (out: string): string[] => [
  ...new Set(out.split('\n').flatMap((line) => /^([^:]+):\d/.exec(line)?.[1] ?? [])),
];

describe('check', () => {
  const terminal = useTerminal();

  it('prints nothing for a file without a problem', async () => {
    terminal().write({ 'a.slug': GOOD });
    expect(await terminal().run('check', 'a.slug')).to.deep.equal({ exit: 0, out: '', errors: [] });
  });

  it('prints a problem with file, line, column, severity, code and message', async () => {
    terminal().write({ 'b/a.slug': RAGGED });
    const { exit, out, errors } = await terminal().run('check', 'b/a.slug');
    expect(out).to.match(/^b\/a\.slug:3:1: warning slug\/ragged-row: \S.*\n$/);
    expect([exit, errors]).to.deep.equal([0, []]);
  });

  it('fails for an error, not for what is milder', async () => {
    terminal().write({ 'error.slug': NO_PLAYER, 'warning.slug': RAGGED, 'info.slug': '5\n#P G#\n' });
    const exits = [];
    for (const name of ['error', 'warning', 'info']) exits.push((await terminal().run('check', `${name}.slug`)).exit);
    expect(exits).to.deep.equal([1, 0, 0]);
    expect((await terminal().run('check', 'warning.slug', 'error.slug', 'info.slug')).exit).to.equal(1);
  });

  it('lists the problems of a file by line and column, and the files as they were named', async () => {
    terminal().write({ 'z.slug': '5\n?P?\n', 'a.slug': NO_PLAYER });
    const { out } = await terminal().run('check', 'z.slug', 'a.slug');
    expect(filesOf(out)).to.deep.equal(['z.slug', 'a.slug']);
    const places = out.match(/(?<=z\.slug:)\d+:\d+/g);
    expect(places).to.deep.equal(['1:1', '1:1', '2:1', '2:1', '2:3']);
  });

  it('counts columns in UTF-16 units, and a byte order mark and CRLF for nothing', async () => {
    terminal().write({ 'a.slug': '\uFEFF5\r\n#####\r\n\u{1F40C}PAG?\r\n#####\r\n' });
    const { out } = await terminal().run('check', '--json', 'a.slug');
    const odd = (JSON.parse(out) as Record<string, unknown>[]).filter(({ code }) => code === 'slug/unknown-character');
    expect(odd.map(({ line, column, endColumn }) => [line, column, endColumn])).to.deep.equal([
      [3, 1, 3],
      [3, 6, 7],
    ]);
  });

  it('reads bytes that are no UTF-8 as characters that mean nothing', async () => {
    terminal().write({ 'a.slug': Buffer.from('5\n#####\n#PA\xffG\n#####\n', 'latin1') });
    const { exit, out } = await terminal().run('check', 'a.slug');
    expect([exit, out.includes('a.slug:3:4: warning slug/unknown-character')]).to.deep.equal([0, true]);
  });

  it('says of a huge file only that it is too large', async () => {
    terminal().write({ 'a.slug': `5\n${'?'.repeat(2 ** 21)}`, 'b.slug': `5\n${'\u00FF'.repeat(2 ** 22)}` });
    for (const name of ['a.slug', 'b.slug']) {
      const { exit, out } = await terminal().run('check', name);
      expect(out).to.match(new RegExp(`^${name}:1:1: error slug/too-large: .*\n$`));
      expect(exit).to.equal(1);
    }
  });
});

describe('check --json', () => {
  const terminal = useTerminal();

  it('prints one array of all problems, each with exactly its fields', async () => {
    terminal().write({ 'a.slug': RAGGED, 'b.slug': NO_PLAYER });
    const { exit, out } = await terminal().run('check', 'a.slug', 'b.slug', '--json');
    const [ragged, noPlayer, ...more] = JSON.parse(out) as Record<string, unknown>[];
    expect(out.trim().split('\n').length).to.equal(1);
    expect(exit).to.equal(1);
    expect(more).to.deep.equal([]);
    expect(noPlayer).to.deep.include({
      file: 'b.slug',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 2,
      severity: 'error',
    });
    const { message, ...rest } = ragged ?? {};
    expect(message).to.be.a('string').that.does.not.equal('');
    expect(rest).to.deep.equal({
      file: 'a.slug',
      line: 3,
      column: 1,
      endLine: 3,
      endColumn: 6,
      severity: 'warning',
      code: 'slug/ragged-row',
    });
  });

  it('prints an empty array when all is well, and when nothing could be read', async () => {
    terminal().write({ 'a.slug': GOOD });
    expect(await terminal().run('check', '--json', 'a.slug')).to.deep.include({ exit: 0, out: '[]\n' });
    expect(await terminal().run('check', '--json', 'none.slug')).to.deep.include({ exit: 2, out: '[]\n' });
  });
});

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
