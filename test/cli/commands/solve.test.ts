import { expect } from 'chai';
import { slug } from '../../../src/games/slug';
import { countdown } from '../../fixtures/countdown';
import { useTerminal } from '../../support/terminal';

/** The slug stands before the sword that would kill it: no reason is plain, and all states are searched. */
const BLOCKED = '9\nPHNSG\n';
const CORRIDOR = '5\n######\n#P  G#\n######\n';
/** Five slugs in a wide hall: far too many states to look at all of them. */
const HALL = `99\n${`${' '.repeat(20)}\n`.repeat(8)}P  S${' '.repeat(11)}AALLN\nG${' '.repeat(19)}\n`;

describe('solve', function () {
  this.timeout(120_000);
  const terminal = useTerminal([slug, countdown]);

  const answers: readonly [title: string, text: string, options: readonly string[], exit: number, out: string][] = [
    ['prints how long a shortest win is, and its keys', CORRIDOR, [], 0, 'won in 3 moves: ddd\n'],
    ['prints the space key as _', '20\nPSGN\n', [], 0, 'won in 5 moves: dd___\n'],
    ['prints how many states hold no win', BLOCKED, [], 1, 'cannot be won: all 6 states were searched\n'],
    [
      'prints why there is no win, where that is plain',
      '5\nP   #G\n',
      [],
      1,
      'cannot be won: the player can walk to no goal\n',
    ],
    [
      'counts the shortest wins with --all',
      '9\nP  \n  G\n',
      ['--all'],
      0,
      'won in 3 moves: dds (one of 3 shortest wins)\n',
    ],
    ['says so when there is one alone', CORRIDOR, ['--all'], 0, 'won in 3 moves: ddd (the only shortest win)\n'],
    ['prints the limit at which it gave up', HALL, ['--limit', '50'], 3, 'not decided within 50 states\n'],
  ];
  for (const [title, text, options, exit, out] of answers) {
    it(title, () => {
      terminal().write({ 'a.slug': text });
      expect(terminal().spawn('solve', 'a.slug', ...options)).to.deep.equal({ exit, out, errors: [] });
    });
  }

  const objects: readonly [text: string, options: readonly string[], answer: object][] = [
    [CORRIDOR, [], { outcome: 'win', length: 3, keys: 'ddd', states: 1 }],
    [CORRIDOR, ['--all'], { outcome: 'win', length: 3, keys: 'ddd', states: 1, wins: 1 }],
    [BLOCKED, [], { outcome: 'none', length: null, keys: null, states: 6 }],
    ['1\nPSAG\n', [], { outcome: 'none', length: null, keys: null, states: 1, reason: 'health' }],
    [HALL, ['--limit', '7'], { outcome: 'limit', length: null, keys: null, states: 7 }],
  ];
  for (const [text, options, answer] of objects) {
    it(`prints ${JSON.stringify(answer)} with --json`, () => {
      terminal().write({ 'a.slug': text });
      expect(JSON.parse(terminal().spawn('solve', 'a.slug', '--json', ...options).out)).to.deep.equal(answer);
    });
  }

  it('gives up when its seconds are used up', () => {
    terminal().write({ 'a.slug': HALL });
    const { exit, out } = terminal().spawn('solve', 'a.slug', '--seconds', '0.1');
    expect(exit).to.equal(3);
    expect(out).to.match(/^not decided within [\d,]+ states\n$/);
  });

  it('prints what is wrong with a faulty level, and exits with 2', async () => {
    terminal().write({ 'a.slug': '5\n#G#\n' });
    const { exit, out, errors } = await terminal().run('solve', 'a.slug');
    expect([exit, errors]).to.deep.equal([2, []]);
    expect(out).to.match(/^a\.slug:1:1: error slug\/no-player: /);
  });

  it('refuses a file of a game that cannot be searched, and names those that can', async () => {
    terminal().write({ 'a.countdown': '3\n' });
    const { exit, errors } = await terminal().run('solve', 'a.countdown');
    expect(exit).to.equal(2);
    expect(errors.join()).to.match(/^a\.countdown: .*SlugDungeon\.$/);
  });

  it('gives up when its memory is used up, and says after how many states', () => {
    terminal().write({ 'a.slug': HALL });
    const { exit, out, errors } = terminal().shell('NODE_OPTIONS=--max-old-space-size=100 turnsmith solve a.slug');
    expect([exit, errors]).to.deep.equal([3, []]);
    expect(out).to.match(/^not decided: memory was used up after [\d,]+ states\n$/);
    const json = terminal().shell('NODE_OPTIONS=--max-old-space-size=100 turnsmith solve --json a.slug').out;
    expect(JSON.parse(json))
      .to.include({ outcome: 'limit', length: null, keys: null })
      .and.to.have.all.keys(...['outcome', 'length', 'keys', 'states']);
  });

  it('says the same when the memory is used up all at once, by a level that is too large for it', () => {
    terminal().write({ 'a.slug': `99\nPS A${' '.repeat(1000)}G\n${`${' '.repeat(1000)}\n`.repeat(1200)}` });
    const { exit, out, errors } = terminal().shell('NODE_OPTIONS=--max-old-space-size=100 turnsmith solve a.slug');
    expect([exit, errors]).to.deep.equal([3, []]);
    expect(out).to.match(/^not decided: memory was used up after [\d,]+ states?\n$/);
  });
});

describe('solve without its worker', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  it('is one line on standard error and exit code 70, and the other files get their turn', () => {
    terminal().write({ 'a.slug': CORRIDOR, 'b.slug': '5\n#G#\n' });
    terminal().write({ 'lose.js': "if (!require('node:worker_threads').isMainThread) process.exit(9);" });
    const { exit, out, errors } = terminal().shell('NODE_OPTIONS="--require ./lose.js" turnsmith solve a.slug b.slug');
    expect([exit, errors]).to.deep.equal([70, ['a.slug: The search broke off (exit code 9).']]);
    expect(out).to.match(/^b\.slug:1:1: error slug\/no-player: /);
  });
});

describe('solve of several files and folders', function () {
  this.timeout(120_000);
  const terminal = useTerminal([slug, countdown]);
  const NONE = BLOCKED;

  it('prints a line for each, with its file', () => {
    terminal().write({ 'in/a.slug': CORRIDOR, 'in/b/c.slug': NONE, 'z.slug': CORRIDOR });
    expect(terminal().spawn('solve', 'z.slug', 'in')).to.deep.equal({
      exit: 1,
      out: [
        'z.slug: won in 3 moves: ddd',
        'in/a.slug: won in 3 moves: ddd',
        'in/b/c.slug: cannot be won: all 6 states were searched',
        '',
      ].join('\n'),
      errors: [],
    });
  });

  it('prints an object a line for each with --json, a folder of one file included', () => {
    terminal().write({ 'in/a.slug': CORRIDOR, 'in/notes.txt': 'Remember the milk.' });
    const { exit, out } = terminal().spawn('solve', '--json', 'in');
    const answer = { file: 'in/a.slug', outcome: 'win', length: 3, keys: 'ddd', states: 1 };
    expect([exit, out]).to.deep.equal([0, `${JSON.stringify(answer)}\n`]);
  });

  it('passes over the files of a folder that cannot be searched, and refuses such a file that is named', async () => {
    terminal().write({ 'in/a.countdown': '3\n' });
    expect(await terminal().run('solve', 'in')).to.deep.equal({ exit: 0, out: '', errors: [] });
    expect((await terminal().run('solve', 'in/a.countdown', 'in')).exit).to.equal(2);
  });

  it('goes on after a file that is faulty or cannot be read, and keeps what is no answer out of the JSON', () => {
    terminal().write({ 'a.slug': '5\n#G#\n', 'b.slug': CORRIDOR });
    const { exit, out, errors } = terminal().spawn('solve', '--json', 'a.slug', 'none.slug', 'b.slug');
    expect([exit, out.split('\n').length, JSON.parse(out)]).to.deep.equal([
      2,
      2,
      { file: 'b.slug', outcome: 'win', length: 3, keys: 'ddd', states: 1 },
    ]);
    expect(errors.map((line) => line.split(' ', 2).join(' '))).to.deep.equal([
      'a.slug:1:1: error',
      ...errors.slice(1, -1).map((line) => line.split(' ', 2).join(' ')),
      'none.slug: No',
    ]);
  });

  const exits: readonly [texts: readonly string[], exit: number][] = [
    [[CORRIDOR, CORRIDOR], 0],
    [[CORRIDOR, HALL], 3],
    [[HALL, NONE], 1],
    [[NONE, HALL, CORRIDOR], 1],
    [[NONE, '5\n', HALL], 2],
  ];
  for (const [texts, exit] of exits) {
    it(`exits with ${exit} for ${texts.map((text) => ({ [CORRIDOR]: 'a win', [NONE]: 'none', [HALL]: 'a limit' })[text] ?? 'an error').join(', ')}`, () => {
      terminal().write(Object.fromEntries(texts.map((text, index) => [`${index}.slug`, text])));
      expect(terminal().spawn('solve', '.', '--limit', '50').exit).to.equal(exit);
    });
  }
});
