import { expect } from 'chai';
import { NO_COMPANIONS } from '../../../src/games/analysis';
import type { GameEvent } from '../../../src/games/game';
import { rogueGame } from '../../../src/games/rogue/play/game';
import { KEYS } from '../../../src/games/rogue/play/keys';
import { plannedPath } from '../../../src/games/rogue/play/plannedPath';
import { ENGLISH } from '../../../src/l10n/english';
import { rogue } from '../../../src/l10n/en/rogue';
import { say } from '../../../src/l10n/text';
import { fileOf, play } from './support';

const HALL = `player hp 12
fov 3
map
##########
#@.o.....#
#........#
#.......T#
##########`;

describe('the game of the roguelike', () => {
  it('has the seed of a generated dungeon, and none for a drawn one', () => {
    expect(rogueGame.seedOf(fileOf('seed -12345678901234567890\ngenerate'))).to.equal('-12345678901234567890');
    expect(rogueGame.seedOf(fileOf('generate'))).to.equal('0');
    expect(rogueGame.seedOf(fileOf('seed 3\nmap\n@'))).to.equal(null);
  });

  it('takes another seed for a generated dungeon, of any size, and does not mind one for a drawn one', () => {
    const place = (seed: string | null): string => {
      const { player } = play('seed 7\ngenerate', '', seed).engine;
      return `${player.x},${player.y}`;
    };
    expect(place(null)).to.equal(place('7'));
    expect(place('-7')).to.equal(place('7'));
    expect(place('123456789012345678901234567890')).to.not.equal(place('7'));
    expect(play('map\n.@', '', '9').engine.player.x).to.equal(1);
  });

  it('does not start without a dungeon or a player', () => {
    for (const text of ['', 'map', 'map\n..']) {
      expect(() => rogueGame.start(fileOf(text), null, NO_COMPANIONS), text).to.throw(RangeError);
    }
  });

  it('counts turns, and takes no other input for a turn', () => {
    const state = play(HALL);
    const inputs = ['l', 'x', 'Escape', 'L', '', '.', 'arrow'];
    expect(inputs.map((input) => rogueGame.step(state, input))).to.deep.equal([
      true,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(rogueGame.turn(state)).to.equal(2);
  });

  it('takes keys apart into characters', () => {
    expect(rogueGame.inputsOf('hj.x')).to.deep.equal(['h', 'j', '.', 'x']);
    expect(KEYS.map(({ key }) => key).join('')).to.equal('hlkjyubn.');
  });

  it('is lost when the player dies, and then stays as it is', () => {
    const state = play('player hp 1\nmap\n@o', '.');
    expect(rogueGame.status(state)).to.equal('lost');
    expect(rogueGame.step(state, 'l')).to.equal(false);
    expect(rogueGame.turn(state)).to.equal(1);
    expect(rogueGame.trace(state, '.')).to.deep.equal({
      turn: 1,
      key: '.',
      player: { x: 0, y: 0, hp: 0 },
      monsters: [{ name: 'Orc', x: 1, y: 0, hp: 10, alive: true }],
      messages: ['Orc attacks Player for 1 hit points.', 'You died!'],
      visible: ['11'],
      status: 'lost',
    });
  });

  it('goes on when all monsters are dead', () => {
    const state = play('player power 10\nmap\n@o.', 'lll');
    expect(rogueGame.status(state)).to.equal('playing');
    expect(state.engine.player.x).to.equal(2);
  });

  it('tells the log what the messages say, word for word', () => {
    const texts: string[] = [];
    const messages: string[] = [];
    const state = play('player power 8 hp 4\nmap\n.@T\n..o');
    for (const key of 'lnl....') {
      const events: GameEvent[] = [];
      rogueGame.step(state, key, events);
      texts.push(...events.map((event) => say({ ...ENGLISH, table: rogue }, event)));
      messages.push(...rogueGame.frame(state).messages);
      if (rogueGame.status(state) === 'lost') break;
    }
    expect(texts).to.deep.equal(messages);
    expect(texts).to.include('Player attacks Troll for 7 hit points.');
    expect(texts.at(-1)).to.equal('You died!');
  });

  it('can be forked at any turn', () => {
    const state = play(HALL, 'l');
    const fork = rogueGame.copy(state);
    const before = JSON.stringify(rogueGame.trace(state, 'l'));
    for (const key of 'llnn..') rogueGame.step(fork, key);
    expect(JSON.stringify(rogueGame.trace(state, 'l'))).to.equal(before);
    for (const key of 'llnn..') rogueGame.step(state, key);
    expect(rogueGame.trace(state, '.')).to.deep.equal(rogueGame.trace(fork, '.'));
    expect(rogueGame.frame(state)).to.deep.equal(rogueGame.frame(fork));
  });

  it('weighs as much as its map and those on it', () => {
    expect(rogueGame.copyCost(play(HALL))).to.equal(53);
  });

  it('finds cells of a drawn map in the text', () => {
    const file = fileOf('fov 3\nmap\n#@#\n#');
    expect(rogueGame.rangeOfCell?.(file, [0, 1])).to.deep.equal({
      start: { line: 2, character: 1 },
      end: { line: 2, character: 2 },
    });
    for (const cell of [
      [1, 1],
      [2, 0],
      [-1, 0],
      [0, -1],
      [0, 3],
    ] as const) {
      expect(rogueGame.rangeOfCell?.(file, cell)).to.equal(null);
    }
    expect(rogueGame.rangeOfCell?.(fileOf('generate'), [0, 0])).to.equal(null);
  });
});

describe('a frame of the roguelike', () => {
  it('has what a board draws, as plain data', () => {
    const frame = rogueGame.frame(play(HALL, 'l'));
    expect(JSON.parse(JSON.stringify(frame))).to.deep.equal(frame);
    expect(frame).to.deep.include({
      turn: 1,
      status: 'playing',
      width: 10,
      height: 5,
      ground: ['##########', '#........#', '#........#', '#........#', '##########'],
      known: ['######    ', '#.....    ', '#.....    ', '#.....    ', '######    '],
      view: { x: 0, y: 0, rows: ['111111', '111111', '111111', '111111', '111111'] },
      hpLine: { x: 1, y: 6, text: 'HP: 11/12' },
      messages: ['Orc attacks Player for 1 hit points.'],
    });
    expect(frame.player).to.include({ monster: -1, char: '@', x: 2, y: 1, hp: 11, maxHp: 12, isAlive: true });
  });

  it('has those on cells that are seen, remains below actors', () => {
    const frame = rogueGame.frame(play(`player power 99${HALL.slice('player hp 12'.length)}`, 'll'));
    expect(
      frame.entities.map(({ char, name, monster, hp, isAlive }) => ({ char, name, monster, hp, isAlive })),
    ).to.deep.equal([
      { char: '%', name: 'remains of Orc', monster: 0, hp: 0, isAlive: false },
      { char: '@', name: 'Player', monster: -1, hp: 29, isAlive: true },
    ]);
    expect(frame.messages).to.deep.equal(['Player attacks Orc for 99 hit points.', 'Orc is dead!']);
  });

  it('shares with the next one what did not change', () => {
    const state = play('generate');
    const first = rogueGame.frame(state);
    const copy = JSON.stringify(first);
    rogueGame.step(state, 'l');
    const second = rogueGame.frame(state);
    expect(second.ground).to.equal(first.ground);
    expect(JSON.stringify(first)).to.equal(copy);
    rogueGame.step(state, 'h');
    rogueGame.step(state, '.');
    expect(rogueGame.frame(state).known).to.equal(rogueGame.frame(state).known);
  });

  it('has the line with the hit points where the reference has it, on a map of its size', () => {
    expect(rogueGame.frame(play('generate')).hpLine).to.deep.equal({ x: 1, y: 47, text: 'HP: 30/30' });
  });

  it('has a view no larger than the radius or the map', () => {
    const { view } = rogueGame.frame(play('fov 2\nmap\n.......\n.......\n....@..\n.......'));
    expect(view).to.deep.equal({ x: 2, y: 0, rows: ['11111', '11111', '11111', '11111'] });
  });
});

describe('the planned path of a monster', () => {
  it('is the way to the player while it is seen, and costs nothing', () => {
    const state = play('map\n@..o');
    expect(plannedPath(state, 0)).to.deep.equal([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(state.engine.monsters[0]?.x).to.equal(3);
  });

  it('is empty for one next to the player, one that never saw it, the dead, and a number of nobody', () => {
    expect(plannedPath(play('map\n@o'), 0)).to.deep.equal([]);
    expect(plannedPath(play('fov 1\nmap\n@..o'), 0)).to.deep.equal([]);
    expect(plannedPath(play('player power 99\nmap\n@o', 'l'), 0)).to.deep.equal([]);
    for (const index of [-1, 1, 0.5, NaN]) expect(plannedPath(play('map\n@o'), index)).to.deep.equal([]);
  });
});

describe('the printed board', () => {
  it('is the map as the player knows it, with the hit points below', () => {
    expect(rogueGame.renderText(play(HALL, 'l'))).to.equal(
      ['######', '#.@o..', '#.....', '#.....', '######', '', ' HP: 11/12', ''].join('\n'),
    );
  });

  it('leaves blank what was never seen, keeps what was, and shows nobody there', () => {
    expect(rogueGame.renderText(play('fov 1\nmap\n@.....o', 'lll'))).to.equal('...@.\n\n HP: 30/30\n');
    expect(rogueGame.renderText(play('fov 1\nmap\n#.@#.', ''))).to.equal(' .@#\n\n HP: 30/30\n');
  });
});
