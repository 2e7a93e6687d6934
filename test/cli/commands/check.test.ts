import { expect } from 'chai';
import { slug } from '../../../src/games/slug';
import { countdown } from '../../fixtures/countdown';
import { useTerminal } from '../../support/terminal';

const GOOD = '5\n######\n#P AG#\n######\n';
const RAGGED = '5\n######\n#P AG\n######\n';
const NO_PLAYER = '5\n######\n#  AG#\n######\n';

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
    expect(out.match(/^\w(?=\.slug:1:1: )/gm)).to.deep.equal(['z', 'z', 'a']);
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

  it('warns of the first bytes that are no UTF-8', async () => {
    terminal().write({ 'a.slug': Buffer.from('5\n#####\n#PA\xffG\n#####\n', 'latin1') });
    const { out } = await terminal().run('check', 'a.slug');
    expect(out)
      .to.contain('a.slug:3:4: warning slug/encoding')
      .and.to.match(/encoding/);
    expect(out.match(/slug\/encoding/g)).to.have.length(1);
  });

  it('says of a file in another encoding only which it is', async () => {
    const text = '5\n#####\n#P G#\n#####\n';
    const utf16 = Buffer.from(text, 'utf16le');
    terminal().write({ 'a.slug': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'b.slug': utf16 });
    for (const name of ['a.slug', 'b.slug']) {
      const { exit, out } = await terminal().run('check', name);
      expect(out).to.match(new RegExp(`^${name}:1:1: error slug/encoding: .*UTF-16 LE.*\n$`));
      expect(exit).to.equal(1);
    }
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

describe('check --analyse', () => {
  const terminal = useTerminal([slug, countdown]);

  it('prints the findings of the optional checks, too', async () => {
    terminal().write({ 'a.countdown': '101\n' });
    expect(await terminal().run('check', 'a.countdown')).to.deep.equal({ exit: 0, out: '', errors: [] });
    const { exit, out } = await terminal().run('check', 'a.countdown', '--analyse');
    expect([exit, out]).to.deep.equal([0, 'a.countdown:1:1: info countdown/long: That takes 101 turns.\n']);
  });
});

describe('check of a file that names others', () => {
  const terminal = useTerminal([slug, countdown]);

  it('reads them beside it, wherever it stands, and says what is wrong with them where it names them', async () => {
    terminal().write({
      'in/a.countdown': '3\nafter b/good\nafter b/bad\nafter b/none\n',
      'in/b/good': '1\n',
      'in/b/bad': 'x\n',
    });
    const { exit, out } = await terminal().run('check', 'in/a.countdown');
    expect([exit, out]).to.deep.equal([
      1,
      'in/a.countdown:3:7: warning countdown/broken-file: b/bad has errors.\n' +
        'in/a.countdown:4:7: error countdown/missing-file: Can’t read b/none.\n',
    ]);
  });
});
