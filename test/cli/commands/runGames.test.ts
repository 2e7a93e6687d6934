import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '../../support/shared';
import { useTerminal } from '../../support/terminal';

const GOLDEN = path.join(ROOT, 'test', 'golden');

function recorded(...parts: readonly string[]): string {
  const bytes = readFileSync(path.join(GOLDEN, ...parts));
  return parts.at(-1)?.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
}

const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

const SPIRE = '../../../levels/spire';

/** Recorded games, and the command line that plays each of them in the folder of its recording. */
const TRACES: readonly [title: string, game: string, trace: string, args: readonly string[]][] = [
  [
    'a card game by its moves, player and seed',
    'spire',
    'gather-strength-watcher.trace.jsonl',
    [`${SPIRE}/04-gather-strength.spire`, '--player', 'watcher', '--moves', 'gather-strength-watcher.moves'],
  ],
  [
    'a card game by the usual player',
    'spire',
    'first-fight.trace.jsonl',
    [`${SPIRE}/01-the-first-fight.spire`, '--moves', 'first-fight.moves'],
  ],
  [
    'snakes with an empty slot',
    'snakes',
    '../south_wins.jsonl',
    ['-', 'random_walker.snake', 'hunter.snake', '--seed', '40'],
  ],
  [
    'one snake in the last slot, for so many turns',
    'snakes',
    '../solo_west_slot.jsonl',
    ['-', '-', '-', 'wall_follower.snake', '--seed=2', '--turns=30'],
  ],
  ['two snakes from one file', 'snakes', '../hunters_fight.jsonl', ['hunter.snake', 'hunter.snake', '--seed', '59']],
  ['robots with the medic files beside them', 'robots', 'medic_box_wall.jsonl', ['medic_box_wall.arena']],
  ['robots until one team is left', 'robots', 'duel.jsonl', ['duel.arena', '--turns', '60']],
  ['a drawn dungeon by its keys', 'rogue', 'bump-to-fight.jsonl', ['bump-to-fight.rogue', '--keys', 'lllljulll']],
  [
    'a generated dungeon by a negative seed',
    'rogue',
    'first-dungeon-big-seed.jsonl.gz',
    ['first-dungeon.rogue', '--seed', '-123456789', '--keys', 'lhllljjbyjjjjnjjhjjljjjjkkkkyyykkykhyhhhhhhhub.hhh'],
  ],
];

describe('run --trace', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  for (const [title, game, trace, args] of TRACES) {
    it(`plays ${title}`, async () => {
      const folder = game === 'snakes' ? 'snakes/files' : game;
      terminal().cwd = path.join(GOLDEN, folder);
      const { exit, out, errors } = await terminal().run('run', '--trace', ...args);
      expect([exit, errors]).to.deep.equal([0, []]);
      expect(linesOf(out)).to.deep.equal(linesOf(recorded(folder, trace)));
    });
  }

  it('prints a seed beyond all numbers digit by digit', async () => {
    terminal().cwd = path.join(GOLDEN, 'robots');
    const seed = '-123456789012345678901234567890';
    const { out } = await terminal().run('run', '--trace', 'duel.arena', '--turns', '0', '--seed', seed);
    expect(out.split('\n', 1)[0]).to.equal(`{"game":"robots","seed":${seed}}`);
  });

  it('prints the start alone for no turns', async () => {
    terminal().cwd = path.join(GOLDEN, 'robots');
    const { out } = await terminal().run('run', '--trace', 'duel.arena', '--turns', '0');
    expect(linesOf(out)).to.deep.equal(linesOf(recorded('robots', 'duel.jsonl')).slice(0, 2));
  });

  it('goes before --board and --transcript', async () => {
    terminal().cwd = path.join(GOLDEN, 'robots');
    const { out } = await terminal().run('run', '--board', '--transcript', '--trace', 'duel.arena');
    expect(linesOf(out)).to.deep.equal(linesOf(recorded('robots', 'duel.jsonl')));
  });
});

describe('run', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  it('prints every board of a robot war with --board', async () => {
    terminal().cwd = path.join(GOLDEN, 'robots');
    const { out } = await terminal().run('run', '--board', 'medic_box_wall.arena');
    expect(out).to.equal(recorded('robots', 'medic_box_wall.board.txt'));
  });

  it('prints what the original card game prints with --transcript, its moves from a file or standard input', async () => {
    const moves = recorded('spire', 'first-fight.moves');
    const expected = `${recorded('spire', 'first-fight.transcript.txt')}\n`;
    for (const from of ['first-fight.moves', '-']) {
      terminal().cwd = path.join(GOLDEN, 'spire');
      terminal().input = moves;
      const { out } = await terminal().run('run', `${SPIRE}/01-the-first-fight.spire`, '--moves', from, '--transcript');
      expect(out, from).to.equal(expected);
    }
  });

  const ends: readonly [files: Readonly<Record<string, string>>, args: readonly string[], lines: readonly string[]][] =
    [
      [
        { 'a.snake': 'snake A\nend\n', 'b.snake': 'snake B\nend\n' },
        ['a.snake', 'b.snake', '--turns', '0'],
        ['Playing after 0 turns'],
      ],
      [
        { 'a.snake': 'snake A\nend\n' },
        ['a.snake', '--turns', '3'],
        ['Over after 3 turns. All turns have been played.'],
      ],
      [
        { 'a.arena': 'attack 1 0 0 N\nattack 2 5 5 N\n' },
        ['a.arena', '--turns', '2'],
        ['Over after 2 turns. Nobody has won.'],
      ],
      [
        { 'a.rogue': 'map\n#####\n#@..#\n#####\n' },
        ['a.rogue', '--keys', 'lX'],
        ['Playing after 1 turn', '1 of 2 keys wasn’t a turn.'],
      ],
      [
        { 'a.spire': 'Encounter 1\nLouse 20\n' },
        ['a.spire'],
        ['Playing after 0 turns', 'No moves were given, so nothing was played. Use --moves.'],
      ],
      [
        { 'a.spire': 'Encounter 1\nLouse 6\n', m: 'help\nplay Strike 0\nend turn\n' },
        ['a.spire', '--moves', 'm'],
        ['Won after 1 turn', '1 of 2 lines wasn’t a move.'],
      ],
      [{ 'a.spire': 'Encounter 1\n' }, ['a.spire', '--moves', '-'], ['Won after 0 turns']],
    ];
  for (const [files, args, lines] of ends) {
    it(`ends ${args.join(' ')} with “${lines.join(' ')}”`, async () => {
      const { exit, out } = await terminal()
        .write(files)
        .run('run', ...args);
      expect([exit, out.split('\n').slice(-1 - lines.length, -1)]).to.deep.equal([0, lines]);
    });
  }

  it('says which team has won', async () => {
    terminal().cwd = path.join(GOLDEN, 'robots');
    expect((await terminal().run('run', 'duel.arena', '--turns', '60')).out).to.match(
      /\nOver after \d+ turns\. Team \d has won\.\n$/,
    );
  });

  it('says which snake has won', async () => {
    terminal().cwd = path.join(GOLDEN, 'snakes', 'files');
    expect((await terminal().run('run', 'hunter.snake', 'hunter.snake', '--seed', '59')).out).to.match(
      /\nOver after \d+ turns\. (?:Snake \d \(.+\) wins|It’s a draw)\.\n$/,
    );
  });

  it('answers every line as soon as it is there, from a pipe that stays open', async () => {
    terminal().write({ 'a.spire': 'Encounter 1\nLouse 12\n' });
    for (const args of [['--transcript'], ['--board'], ['--trace']]) {
      const running = terminal().start('run', 'a.spire', '--moves', '-', ...args);
      await running.prints(/Louse/);
      running.type('inspect deck\nplay Str');
      await running.prints(/inspect deck|Turn 1/);
      running.type('ike 0\n');
      await running.prints(/6\/12|"hp":6/);
      // The game is over with this line, and nobody waits for more.
      running.type('play Strike 0\n');
      expect([await running.ended(), running.errors], args.join()).to.deep.equal([0, '']);
      expect(running.out, args.join()).to.match(/You have won the game!\n\n$|Won after 3 turns\n$|"status":"won"\}\n$/);
    }
  });

  it('takes moves from a pipe that it is named', () => {
    terminal().write({ 'a.spire': 'Encounter 1\nLouse 6\n' });
    const { exit, out } = terminal().shell('mkfifo m; echo "play Strike 0" > m & turnsmith run a.spire --moves m');
    expect([exit, out.endsWith('Won after 1 turn\n')]).to.deep.equal([0, true]);
  });

  it('prints what is wrong with each faulty file of several, and plays none', async () => {
    terminal().write({ 'a.snake': 'snake A\n', 'b.snake': 'snake B\nend\n', 'c.snake': 'end\n' });
    const { exit, out } = await terminal().run('run', 'a.snake', 'b.snake', 'c.snake', '--trace');
    expect(exit).to.equal(1);
    expect(out.match(/^\w\.snake:\d+:\d+: error snake\/[\w-]+/gm)).to.deep.equal([
      'a.snake:1:8: error snake/no-end',
      'c.snake:1:1: error snake/no-header',
    ]);
  });

  it('keeps the files that a game names apart from its options', async () => {
    const arena = (medic: string): string => `medic 1 0 0 N ${medic}\nattack 2 5 5 N\n`;
    terminal().write({ 'a.arena': arena('turns'), turns: 'Forward\nForward\n' });
    terminal().write({ 'b.arena': arena('b.medic'), 'b.medic': 'Forward\nForward\n' });
    const [a, b] = [
      await terminal().run('run', 'a.arena', '--turns', '1', '--trace'),
      await terminal().run('run', 'b.arena', '--turns', '1', '--trace'),
    ];
    expect([a.exit, a.errors, a.out]).to.deep.equal([0, [], b.out]);
    expect(a.out).to.include('"command":1');
  });

  it('does not play an arena whose medic file is broken', async () => {
    terminal().write({ 'a.arena': 'medic 1 0 0 N a.medic\nattack 2 5 5 N\n', 'a.medic': 'Fly\n' });
    const { exit, out } = await terminal().run('run', 'a.arena');
    expect([exit, out.split(' ', 3).join(' ')]).to.deep.equal([1, 'a.arena:1:15: error arena/medic-errors:']);
  });

  const wrong: readonly [title: string, args: readonly string[], named: RegExp][] = [
    ['a medic file alone', ['a.medic'], /a\.medic/],
    ['only empty slots', ['-', '-'], /run/],
    ['five snakes', Array<string>(5).fill('a.snake'), /5/],
    ['files of several kinds', ['a.snake', 'a.arena'], /a\.snake.*a\.arena/],
    ['two arenas', ['a.arena', 'a.arena'], /2/],
    ['a negative number of turns', ['a.arena', '--turns', '-1'], /--turns.*-1/],
    ['half a turn', ['a.arena', '--turns', '0.5'], /--turns.*0\.5/],
    ['an unknown player', ['a.spire', '--player', 'IronClad'], /ironclad.*IronClad/],
    ['a missing file of moves', ['a.spire', '--moves', 'none.moves'], /none\.moves/],
    ['a folder of moves', ['a.spire', '--moves', '.'], /^\.: This is a folder/],
  ];
  for (const [title, args, named] of wrong) {
    it(`refuses ${title} in one line on standard error, with exit code 2`, async () => {
      terminal().write({
        'a.medic': 'Forward\n',
        'a.snake': 'snake A\nend\n',
        'a.arena': 'attack 1 0 0 N\nattack 2 5 5 N\n',
        'a.spire': 'Encounter 1\nLouse 20\n',
      });
      const { exit, out, errors } = await terminal().run('run', ...args);
      expect([exit, out, errors.length]).to.deep.equal([2, '', 1]);
      expect(errors[0]).to.match(named);
    });
  }
});

describe('check of an arena', function () {
  this.timeout(120_000);
  const terminal = useTerminal();
  const ARENA = 'medic 1 0 0 N medics/a.medic\nattack 2 5 5 N\n';

  it('reads the medic files beside it, wherever the arena stands', async () => {
    terminal().write({ 'wars/a.arena': ARENA, 'wars/medics/a.medic': 'Forward\n' });
    expect(await terminal().run('check', 'wars/a.arena')).to.deep.equal({ exit: 0, out: '', errors: [] });
  });

  it('says at its line that a medic file is missing or broken, and what is broken only at that file', async () => {
    terminal().write({ 'wars/a.arena': ARENA });
    const missing = await terminal().run('check', 'wars');
    expect(missing.out).to.match(/^wars\/a\.arena:1:15: error arena\/medic-missing: .*\n$/);
    terminal().write({ 'wars/medics/a.medic': 'Fly\n' });
    const alone = await terminal().run('check', 'wars/a.arena');
    expect(alone.out).to.match(/^wars\/a\.arena:1:15: error arena\/medic-errors: .*\n$/);
    const both = await terminal().run('check', 'wars');
    expect(both.out.match(/\w+\/[\w-]+(?=: )/g)).to.deep.equal(['arena/medic-errors', 'medic/unknown-command']);
  });
});

describe('solve of a card game', function () {
  this.timeout(120_000);
  const terminal = useTerminal();

  it('prints the lines of a shortest win, which win when they are typed', async () => {
    terminal().write({ 'a.spire': 'Encounter 1\nLouse 12\n' });
    const { exit, out } = terminal().spawn('solve', 'a.spire');
    expect([exit, out]).to.deep.equal([0, 'won in 2 moves: play Strike 0, play Strike 0\n']);
    const { keys } = JSON.parse(terminal().spawn('solve', 'a.spire', '--json').out) as { readonly keys: string };
    terminal().input = `${keys}\n`;
    expect((await terminal().run('run', 'a.spire', '--moves', '-')).out).to.match(/^Won after 2 turns$/m);
  });
});
