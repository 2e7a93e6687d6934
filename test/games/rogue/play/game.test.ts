import { expect } from 'chai';
import { logMessage } from '../../../../src/games/events';
import { rogueGame, type RogueState } from '../../../../src/games/rogue/play/game';
import { plainSetup } from '../../../../src/games/setup';
import { Timeline } from '../../../../src/play/timeline';
import { eventsOf, fileOf, play, said, saidIn, traceOf } from '../support';

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
      expect(() => rogueGame.start(fileOf(text), plainSetup(null)), text).to.throw(RangeError);
    }
  });

  it('counts turns, and takes no other input for a turn', () => {
    const state = play(HALL);
    const inputs = ['l', 'x', 'escape', 'L', '', '.', 'arrow'];
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

  it('takes keys apart into characters, capital letters for the same keys', () => {
    expect(rogueGame.parseInputs('hj.x')).to.deep.equal(['h', 'j', '.', 'x']);
    expect(rogueGame.parseInputs('HJKLYUBN')).to.deep.equal([...'hjklyubn']);
    expect(rogueGame.parseInputs('XİK😀')).to.deep.equal(['X', 'İ', 'k', '😀']);
    expect(traceOf(HALL, 'LlJ.B', null)).to.deep.equal(traceOf(HALL, 'llj.b', null));
  });

  it('offers every key at every turn, and none after the end', () => {
    const state = play('player hp 1\nmap\n#@o');
    const inputs = rogueGame.inputs?.(state) ?? [];
    expect(inputs.join('')).to.equal('hlkjyubn.');
    for (const input of inputs) expect(rogueGame.step(rogueGame.copy(state), input), input).to.equal(true);
    rogueGame.step(state, 'h');
    expect(rogueGame.inputs?.(state)).to.deep.equal([]);
  });

  it('can be played with another seed, and comes to two ends', () => {
    expect(rogueGame.options.map(({ name }) => name)).to.deep.equal(['seed']);
    expect(rogueGame.outcomes).to.deep.equal(['lost', 'over']);
  });

  it('is over when the player leaves, which nobody else notices', () => {
    const state = play('map\n@o.', '.');
    const before = rogueGame.trace(state, null);
    expect(eventsOf(state, 'Escape')).to.deep.equal([
      { turn: 2, kind: 'player-leaves', actor: 'player', cells: [[0, 0]], args: {} },
    ]);
    expect([rogueGame.status(state), rogueGame.frame(state).status, rogueGame.turn(state)]).to.deep.equal([
      'over',
      'over',
      2,
    ]);
    expect(rogueGame.trace(state, null)).to.deep.equal({ ...before, turn: 2, messages: [], status: 'over' });
    expect(rogueGame.inputs?.(state)).to.deep.equal([]);
    expect([...'hl.', 'Escape'].map((input) => rogueGame.step(state, input))).to.not.include(true);
    expect(rogueGame.status(rogueGame.copy(state))).to.equal('over');
  });

  it('goes on where the player left it, by stepping back', () => {
    const timeline = new Timeline(rogueGame, play('map\n@....o.'));
    for (const input of ['l', 'Escape', 'l']) timeline.play(input);
    expect([timeline.length, rogueGame.status(timeline.current as RogueState)]).to.deep.equal([2, 'over']);
    timeline.seek(1);
    expect(rogueGame.status(timeline.current as RogueState)).to.equal('playing');
    expect([timeline.play('l'), timeline.length]).to.deep.equal([true, 2]);
    expect(rogueGame.status(timeline.current as RogueState)).to.equal('playing');
  });

  it('is left by no key of a trace, whatever they are', () => {
    for (const keys of ['Escape', '\u001b', 'ESCAPE', '\u001b\u001b[A', 'eE']) {
      const inputs = rogueGame.parseInputs(keys);
      expect(inputs).to.not.include('Escape');
      const state = play(HALL);
      for (const input of inputs) rogueGame.step(state, input);
      expect(rogueGame.status(state)).to.equal('playing');
    }
    expect(rogueGame.inputs?.(play(HALL))).to.not.include('Escape');
  });

  it('cannot be left any more when it is lost', () => {
    const state = play('player hp 1\nmap\n@o', '.');
    const before = rogueGame.trace(state, null);
    expect([rogueGame.step(state, 'Escape'), rogueGame.status(state)]).to.deep.equal([false, 'lost']);
    expect(rogueGame.trace(state, null)).to.deep.equal(before);
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
      texts.push(...eventsOf(state, key).map((event) => said(logMessage(rogueGame.logPrefix, event))));
      messages.push(...saidIn(state.engine));
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

  it('costs as much to copy as its map and those on it', () => {
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
