import { expect } from 'chai';
import path from 'node:path';
import { CLI, useTerminal } from '../../support/terminal';
import { Pane } from '../../support/tmux';

const LEVEL = '9\n#######\n#P S A#\n#     #\n#    G#\n#######\n';
const ARENA = 'turns 99\nattack 1 0 0 N\nattack 2 5 5 N\n';

/** A level larger than any screen here, with the player far from its beginning. */
const LARGE = `9\n${'#'.repeat(200)}\n${`#${' '.repeat(198)}#\n`.repeat(60)}#${' '.repeat(100)}P${' '.repeat(97)}#\n`;

describe('play at a terminal', function () {
  this.timeout(60_000);
  const terminal = useTerminal();
  let pane: Pane | undefined;
  afterEach(() => {
    pane?.close();
    pane = undefined;
  });

  /** Starts a command in a terminal, with the modes of the terminal noted before and after it. */
  const start = async (command: string, environment: Readonly<Record<string, string>> = {}): Promise<Pane> => {
    pane = await Pane.open(terminal().folder, environment);
    const turnsmith = `exec '${process.execPath}' '${CLI}'`;
    terminal().write({
      turnsmith: `echo $$ >pid; ${turnsmith} "$@"\n`,
      run: `stty -g >before\nsh turnsmith ${command}\necho "exit $?"\nstty -g >after\n`,
    });
    pane.enter('sh ./run');
    return pane;
  };

  /** The terminal is as it was: its screen, its cursor and its modes. */
  const expectRestored = async (shown: Pane, exit: number): Promise<string> => {
    await shown.shows(new RegExp(`^exit ${exit}\\n[#$]`, 'm'));
    const text = shown.text('-S', '-100');
    expect(shown.state).to.deep.equal({ isTaken: false, hasCursor: true, wraps: true });
    expect(terminal().read('after')).to.equal(terminal().read('before'));
    // What stood there before stands there again.
    expect(/^[#$] sh \.\/run\n/.test(text)).to.equal(true);
    return text;
  };

  it('shows a level on a screen of its own, and plays a turn with each key', async () => {
    terminal().write({ 'a.slug': LEVEL });
    const shown = await start('play a.slug');
    const first = await shown.shows(/q leave/);
    expect(first.split('\n').slice(0, 8)).to.deep.equal([
      'SlugDungeon, a.slug: Playing after 0 turns',
      ...LEVEL.split('\n').slice(1, -1),
      'Health 9, poison 0, no weapon',
      'w Up  s Down  a Left  d Right  space Stay  q leave',
    ]);
    expect(shown.state).to.deep.equal({ isTaken: true, hasCursor: false, wraps: false });
    shown.press('d');
    await shown.shows(/after 1 turn\b[^]*\n# P[^]*The player moves to \(1, 2\)/);
    shown.press('Right');
    await shown.shows(/after 2 turns\b[^]*weapon PoisonSword/);
    shown.press('Space');
    await shown.shows(/after 3 turns/);
    shown.press('w');
    await shown.shows(/“w” isn’t a move here/);
    shown.press('x');
    expect(await shown.shows(/“x” isn’t a move here/)).to.include('after 3 turns');
  });

  for (const key of ['q', 'C-c', 'C-d']) {
    it(`gives the terminal back with ${key}, and leaves the board and the outcome there`, async () => {
      terminal().write({ 'a.slug': LEVEL });
      const shown = await start('play a.slug');
      await shown.shows(/q leave/);
      shown.press('d');
      await shown.shows(/after 1 turn/);
      shown.press(key);
      expect(await expectRestored(shown, 0)).to.match(/\n#######\n# P[^]*\n#######\nPlaying after 1 turn\nexit 0/);
    });
  }

  for (const [signal, exit] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const) {
    it(`gives the terminal back when ${signal} ends it`, async () => {
      terminal().write({ 'a.slug': LEVEL });
      const shown = await start('play a.slug');
      await shown.shows(/q leave/);
      process.kill(Number(terminal().read('pid')), signal);
      await expectRestored(shown, exit);
    });
  }

  it('gives the terminal back when something goes wrong, and says what', async () => {
    const broken = path.join(terminal().folder, 'broken.js');
    terminal().write({
      'a.slug': LEVEL,
      'broken.js':
        "const { stdin } = process; stdin.on('data', (key) => { if (String(key) === 'x') throw new Error('A riddle'); });",
    });
    const shown = await start('play a.slug', { NODE_OPTIONS: `--require ${broken}` });
    await shown.shows(/q leave/);
    shown.press('x');
    const text = await expectRestored(shown, 70);
    expect(text).to.match(/\nturnsmith: Something went wrong: A riddle\nexit 70/);
  });

  it('is drawn anew when the terminal gets another size, around the player', async () => {
    terminal().write({ 'a.slug': LARGE });
    const shown = await start('play a.slug');
    expect(await shown.shows(/q leave/)).to.match(/^ {40}P/m);
    for (const [columns, rows] of [
      [40, 12],
      [100, 30],
    ] as const) {
      shown.resize(columns, rows);
      const text = await shown.shows(new RegExp(`^ {${columns / 2}}P`, 'm'));
      expect(text.split('\n').length - 1).to.equal(rows);
      expect(text)
        .to.match(/^SlugDungeon/)
        .and.to.match(/q leave/);
    }
    shown.press('q');
    await shown.shows(/^exit 0/m);
  });

  it('has colours, but for those who want none', async () => {
    terminal().write({ 'a.slug': LEVEL });
    const coloured = await start('play a.slug');
    await coloured.shows(/q leave/);
    expect(coloured.text('-e')).to.include('\u001b[32mP');
    coloured.close();
    const plain = await start('play a.slug', { NO_COLOR: '1' });
    await plain.shows(/q leave/);
    expect(plain.text('-e')).to.not.match(/\u001b\[[0-9;]*m/);
  });

  it('plays the roguelike with its keys, the arrows among them, to the end', async () => {
    terminal().write({ 'a.rogue': 'map\n#######\n#.@...#\n#.....#\n#######\n' });
    const shown = await start('play a.rogue');
    await shown.shows(/q leave/);
    shown.press('l', 'Down', 'Home', '.', 'L');
    const text = await shown.shows(/after 5 turns/);
    expect(text).to.include('\n#..@..#\n').and.to.include('Player, 30 of 30 hit points');
    shown.press('Escape');
    expect(await shown.shows(/Over after 6 turns/)).to.include('Escape Leave');
  });

  it('steps, runs and stops a war', async () => {
    terminal().write({ 'a.arena': ARENA });
    const shown = await start('play a.arena');
    expect(await shown.shows(/q leave/))
      .to.include('A50N')
      .and.to.include('space run and stop  n step');
    shown.press('n', 'n');
    await shown.shows(/after 2 turns/);
    shown.press('Space');
    await shown.shows(/after [5-9] turns/);
    shown.press('Space', 'x');
    const [stopped] = /after \d+ turns/.exec(await shown.shows(/“x” isn’t/)) ?? [''];
    shown.press('y');
    expect(await shown.shows(/“y” isn’t/)).to.include(stopped);
    shown.press('q');
    await expectRestored(shown, 0);
  });

  it('stays at the end of a game until somebody leaves', async () => {
    terminal().write({ 'a.snake': 'snake A\nend\n' });
    const shown = await start('play a.snake --turns 2');
    await shown.shows(/q leave/);
    shown.press('Space');
    await shown.shows(/Over after 2 turns\. All turns have been played\./);
    expect(shown.state.isTaken).to.equal(true);
    shown.press('q');
    expect(await expectRestored(shown, 0)).to.match(/\nOver after 2 turns\. All turns have been played\.\nexit 0/);
  });

  it('asks for what the original card game asks for, and answers line by line', async () => {
    terminal().write({ 'a.spire': 'Encounter 1\nLouse 6\n' });
    const shown = await start('play');
    await shown.shows(/^Enter a player type:$/m);
    shown.enter('silent');
    await shown.shows(/^Enter a player type: silent\nEnter a game file:$/m);
    shown.enter('a.spire');
    await shown.shows(/^Enter a game file: a\.spire\nNew encounter!\n\nMONSTERS\n[^]*^Enter a move:$/m);
    shown.enter('describe Bash');
    await shown.shows(/^Enter a move: describe Bash\n\nDeal 7 damage\. Gain 5 block\.\n\nEnter a move:$/m);
    shown.enter('play Strike 0');
    await shown.shows(/^You have won the game!\n\nexit 0\n[#$]/m);
    expect(terminal().read('after')).to.equal(terminal().read('before'));
  });

  it('leaves a card game with Ctrl+C and with Ctrl+D, as any program', async () => {
    terminal().write({ 'a.spire': 'Encounter 1\nLouse 6\n' });
    for (const [key, exit] of [
      ['C-c', 130],
      ['C-d', 0],
    ] as const) {
      const shown = await start('play a.spire --player silent');
      await shown.shows(/^Enter a move:$/m);
      shown.press(key);
      await shown.shows(exit === 0 ? /^exit 0$/m : /^Enter a move: \^C/m);
      shown.close();
      pane = undefined;
    }
  });
});
