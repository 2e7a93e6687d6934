import { expect } from 'chai';
import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { useTerminal } from '../../support/terminal';

const CANONICAL = '5\n####\n#P##\n####\n';
const FAULTY = ' 5\n####\n\n#P\n####\n';
const NOT_UTF8 = Buffer.from('05\n####\n#P\xff\n####\n', 'latin1');

/** Texts that are the canonical level but for their form. */
const CROOKED: Readonly<Record<string, string>> = {
  'short rows': '5\n####\n#P\n####\n',
  'a health with sign, zeros and blanks': '\t+005 \n####\n#P##\n####\n',
  CRLF: CANONICAL.replaceAll('\n', '\r\n'),
  'lone CR': CANONICAL.replaceAll('\n', '\r'),
  'a byte order mark': `\uFEFF${CANONICAL}`,
  'no final line end': CANONICAL.trimEnd(),
  'blank lines at the end': `${CANONICAL}\n\n`,
};

describe('format', () => {
  const terminal = useTerminal();

  for (const [what, text] of Object.entries(CROOKED)) {
    it(`rewrites a file with ${what} in canonical form, and says so`, async () => {
      terminal().write({ 'a.slug': text });
      const { exit, out, errors } = await terminal().run('format', 'a.slug');
      expect([exit, terminal().read('a.slug'), errors]).to.deep.equal([0, CANONICAL, []]);
      expect(out).to.match(/^a\.slug: .*\n$/);
    });
  }

  it('writes nothing where nothing is to be done', async () => {
    const file = path.join(terminal().write({ 'a.slug': CANONICAL }).folder, 'a.slug');
    utimesSync(file, 1000, 1000);
    expect(await terminal().run('format', 'a.slug')).to.deep.equal({ exit: 0, out: '', errors: [] });
    expect(statSync(file).mtimeMs).to.equal(1_000_000);
  });

  it('leaves a file with errors alone, says so, and formats the others', async () => {
    terminal().write({ 'a.slug': FAULTY, 'b.slug': '5\n####\n#P\n####' });
    const { exit, errors } = await terminal().run('format', '.');
    expect([exit, terminal().read('a.slug'), terminal().read('b.slug')]).to.deep.equal([1, FAULTY, CANONICAL]);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.match(/^\.\/a\.slug: .*\b1 error\.$/);
  });

  it('leaves a file alone byte for byte that is no UTF-8', async () => {
    terminal().write({ 'a.slug': NOT_UTF8 });
    const { exit, errors } = await terminal().run('format', 'a.slug');
    expect([exit, terminal().read('a.slug'), errors.length]).to.deep.equal([1, NOT_UTF8.toString('latin1'), 1]);
  });

  it('formats a file in which the replacement character really stands', async () => {
    terminal().write({ 'a.slug': '05\n#P\uFFFD#\n' });
    expect((await terminal().run('format', 'a.slug')).exit).to.equal(0);
    expect(terminal().read('a.slug')).to.equal(Buffer.from('5\n#P\uFFFD#\n').toString('latin1'));
  });

  it('a large file that is cut off while it is read is too large, not broken', async () => {
    terminal().write({ 'big.slug': `20\n${'é'.repeat(4_000_000)}\n` });
    const { errors } = await terminal().run('format', 'big.slug');
    expect(errors.join()).to.contain('error').and.not.contain('UTF-8');
  });

  it('leaves a file alone whose canonical form would be too large to be read, and says so', async () => {
    const text = `5\n${'#'.repeat(1000)}\n#P\n${'#\n'.repeat(2200)}`;
    terminal().write({ 'a.slug': text });
    const { exit, errors } = await terminal().run('format', 'a.slug');
    expect([exit, terminal().read('a.slug'), errors.length]).to.deep.equal([1, text, 1]);
    expect(errors[0]).to.contain('larger').and.not.contain('error');
  });

  it('goes on after a path that cannot be read, and exits with 2', async () => {
    terminal().write({ 'a.slug': '05\n#P#\n' });
    const { exit, errors } = await terminal().run('format', 'none.slug', 'a.slug');
    expect([exit, errors.length, terminal().read('a.slug')]).to.deep.equal([2, 1, '5\n#P#\n']);
  });
});

describe('format --check', () => {
  const terminal = useTerminal();

  it('names the files that would change, fails for them, and changes none', async () => {
    const files = { 'a.slug': CROOKED['short rows'] ?? '', 'b.slug': CANONICAL };
    terminal().write(files);
    const { exit, out } = await terminal().run('format', '--check', 'a.slug', 'b.slug');
    expect(out).to.match(/^a\.slug: .*\n$/);
    expect([exit, terminal().read('a.slug')]).to.deep.equal([1, files['a.slug']]);
  });

  const verdicts: readonly [what: string, exit: number][] = [
    ['CRLF', 0],
    ['lone CR', 0],
    ['a byte order mark', 1],
    ['no final line end', 1],
    ['blank lines at the end', 1],
  ];
  for (const [what, exit] of verdicts) {
    it(`${exit === 0 ? 'ignores' : 'minds'} ${what}`, async () => {
      terminal().write({ 'a.slug': CROOKED[what] ?? '' });
      expect((await terminal().run('format', 'a.slug', '--check')).exit).to.equal(exit);
    });
  }
});
