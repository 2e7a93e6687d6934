import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from '../../../src/games/slug';
import { ROOT } from '../../support/shared';
import { useTerminal } from '../../support/terminal';

const GAME = 'Encounter 1\nLouse 6\n';
const GOLDEN = path.join(ROOT, 'test', 'golden', 'spire');
const recorded = (name: string): string => readFileSync(path.join(GOLDEN, name), 'utf8');
const FIRST_FIGHT = '../../../levels/spire/01-the-first-fight.spire';

describe('play without a terminal', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  it('plays the keys that come in, and prints the board of every turn', async () => {
    terminal().write({ 'a.slug': '5\n#P G#\n' });
    terminal().input = ['d', 'x\r\n', 'd', 'd'];
    expect(await terminal().run('play', 'a.slug')).to.deep.equal({
      exit: 0,
      out: [
        ...['Turn 0', '#P G#', ''],
        ...['Turn 1', '# PG#', ''],
        ...['Turn 2', '#  P#', ''],
        ...['Won after 2 turns', '1 of 3 keys wasn’t a turn.', ''],
      ].join('\n'),
      errors: [],
    });
  });

  it('answers each key as soon as it is there, and q leaves', async () => {
    terminal().write({ 'a.slug': '5\n#P  G#\n' });
    const running = terminal().start('play', 'a.slug');
    await running.prints(/Turn 0\n#P {2}G#\n/);
    running.type('d');
    await running.prints(/Turn 1\n# P G#\n/);
    running.type('\u001b[C');
    await running.prints(/Turn 2\n# {2}PG#\n/);
    running.type('q');
    expect([await running.ended(), running.errors]).to.deep.equal([0, '']);
    expect(running.out.endsWith('Playing after 2 turns\n')).to.equal(true);
  });

  it('plays nothing when nothing comes in', async () => {
    terminal().write({ 'a.slug': '5\n#P G#\n', 'a.arena': 'attack 1 0 0 N\n' });
    const level = await terminal().run('play', 'a.slug');
    expect(level.out).to.equal('Turn 0\n#P G#\n\nPlaying after 0 turns\n');
    const war = await terminal().run('play', 'a.arena');
    expect(war.out.endsWith('\nPlaying after 0 turns\n')).to.equal(true);
  });

  it('steps with n, and runs to the end with the space key', async () => {
    terminal().write({ 'a.snake': 'snake A\nend\n' });
    terminal().input = 'n';
    const stepped = await terminal().run('play', '-', 'a.snake', '--turns', '3', '--seed', '5');
    expect(stepped.out.match(/^Turn .*/gm)).to.deep.equal(['Turn 0', 'Turn 1']);
    terminal().input = 'n ';
    const { out } = await terminal().run('play', '-', 'a.snake', '--turns', '3', '--seed', '5');
    expect(out.match(/^Turn .*/gm)).to.deep.equal(['Turn 0', 'Turn 1', 'Turn 2', 'Turn 3']);
    expect(out.endsWith('\nOver after 3 turns. All turns have been played.\n')).to.equal(true);
    const ran = await terminal().run('run', '-', 'a.snake', '--turns', '3', '--seed', '5');
    expect(out).to.include(ran.out.split('\n').slice(0, -2).join('\n'));
  });

  it('prints what is wrong with a faulty file, and exits with 1', async () => {
    terminal().write({ 'a.slug': '5\n#G#\n' });
    const { exit, out } = await terminal().run('play', 'a.slug');
    expect([exit, out.startsWith('a.slug:1:1: error slug/no-player: ')]).to.deep.equal([1, true]);
  });
});

describe('play of the card game', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  it('prints what the original prints for a whole game, all said on the command line or typed', async () => {
    terminal().cwd = GOLDEN;
    const moves = recorded('first-fight.moves');
    const expected = `${recorded('first-fight.transcript.txt')}\n`;
    terminal().input = moves;
    const given = await terminal().run('play', FIRST_FIGHT, '--player', 'ironclad');
    // The original waits for a line behind its last prompt, if the game is not over.
    expect(given.out.replace(/Enter a move: \n$/, '')).to.equal(expected);
    terminal().input = `ironclad\n${FIRST_FIGHT}\n${moves}`;
    expect((await terminal().run('play')).out).to.equal(given.out);
    terminal().input = `ironclad\n${moves}`;
    expect((await terminal().run('play', FIRST_FIGHT, '--moves', '-')).out).to.equal(given.out);
    terminal().input = '';
    expect(
      (await terminal().run('play', FIRST_FIGHT, '--player=ironclad', '--moves', 'first-fight.moves')).out,
    ).to.equal(given.out);
  });

  it('asks again until it can understand the answer', async () => {
    terminal().write({ 'a.spire': GAME, 'b.spire': 'Louse 6\n', 'a.slug': '5\n#P G#\n' });
    terminal().input = 'IronClad\n watcher \nnone.spire\na.slug\nb.spire\na.spire\nplay Strike 0\n';
    const { exit, out, errors } = await terminal().run('play');
    expect([exit, errors]).to.deep.equal([
      0,
      [
        'turnsmith play: --player must be one of ironclad, silent, watcher; got “IronClad”.',
        'none.spire: No such file or folder.',
        'a.slug: This isn’t a file of Spire.',
      ],
    ]);
    expect(out.match(/^(?:Enter|b\.spire).*$/gm)).to.deep.equal([
      'Enter a player type: IronClad',
      'Enter a player type:  watcher ',
      'Enter a game file: none.spire',
      'Enter a game file: a.slug',
      'Enter a game file: b.spire',
      out.match(/^b\.spire:1:1: error spire\/monster-before-encounter: .*$/m)?.[0],
      'Enter a game file: a.spire',
      'Enter a move: play Strike 0',
    ]);
  });

  it('leaves no open line when there are no more lines', async () => {
    terminal().write({ 'a.spire': GAME });
    terminal().input = 'describe Bash\n';
    const { exit, out } = await terminal().run('play', 'a.spire', '--player', 'silent');
    expect([exit, out.endsWith('\nDeal 7 damage. Gain 5 block.\n\nEnter a move: \n')]).to.deep.equal([0, true]);
  });

  for (const [input, args, title] of [
    ['', [], 'for a player'],
    ['', ['a.spire'], 'for a player when the file is named'],
    ['silent\n', [], 'for a file'],
  ] as const) {
    it(`exits with 2 when nobody answers its question ${title}`, async () => {
      terminal().write({ 'a.spire': GAME }).input = input;
      const { exit, errors } = await terminal().run('play', ...args);
      expect([exit, errors]).to.deep.equal([2, ['turnsmith play: The input ended before the game began.']]);
    });
  }

  it('answers each line as soon as it is there, whatever it is torn into', async () => {
    terminal().write({ 'a.spire': GAME });
    const running = terminal().start('play', '--moves', '-');
    await running.prints(/^Enter a player type: $/);
    running.type('sil');
    running.type('ent\r\n');
    await running.prints(/\nEnter a game file: $/);
    running.type('a.spire\n');
    await running.prints(/\nEnter a move: $/);
    running.type('describe Bash\r');
    await running.prints(/Gain 5 block\.\n\nEnter a move: $/);
    running.type('\nplay Strike 0\n');
    expect([await running.ended(), running.errors]).to.deep.equal([0, '']);
    expect(running.out).to.match(/You have won the game!\n\n$/);
  });
});

describe('play where no game asks for its file', function () {
  this.timeout(120_000);
  const terminal = useTerminal([slug]);

  it('is told to name one', async () => {
    const { exit, errors } = await terminal().run('play');
    expect([exit, errors]).to.deep.equal([2, ['turnsmith play: Name the file to play.']]);
  });
});
