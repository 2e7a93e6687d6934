import { expect } from 'chai';
import { slugGame } from '../../src/games/slug/play/game';
import { Timeline } from '../../src/play/timeline';
import { counted, frameOf, slugStart } from '../support/games';

/** Nobody is here and nothing ends, so that one can stay for ever. */
const ALONE = '5\nP \n';

/** The turns at which a timeline keeps a copy, as they can be told from outside: going back to such a turn plays nothing. */
function keptTurns(timeline: Timeline, calls: { steps: number }): number[] {
  const turns: number[] = [];
  for (let turn = timeline.length - 1; turn >= 0; turn--) {
    calls.steps = 0;
    timeline.seek(turn);
    if (calls.steps === 0) turns.unshift(turn);
  }
  return turns;
}

function playedFor(turns: number, weight?: number) {
  const { game, calls } = counted(slugGame, weight);
  const timeline = new Timeline(game, slugStart(ALONE));
  for (let turn = 0; turn < turns; turn++) timeline.play(' ');
  return { timeline, calls };
}

describe('a timeline', () => {
  it('begins at turn 0, with one turn known for each input that was a turn', () => {
    const timeline = new Timeline(slugGame, slugStart('5\nP#\n'));
    expect([timeline.turn, timeline.length]).to.deep.equal([0, 0]);
    expect([' ', 'd', 'x', ' '].map((input) => timeline.play(input))).to.deep.equal([true, false, false, true]);
    expect([timeline.turn, timeline.length]).to.deep.equal([2, 2]);
  });

  it('changes nothing by an input that is no turn, neither here nor what is known beyond', () => {
    const timeline = new Timeline(slugGame, slugStart('5\nP #\n'));
    for (const input of ['d', 'a', 'd']) timeline.play(input);
    timeline.seek(1);
    const before = frameOf(slugGame, timeline.current);
    expect(timeline.play('d')).to.equal(false);
    expect([timeline.turn, timeline.length, frameOf(slugGame, timeline.current)]).to.deep.equal([1, 3, before]);
  });

  it('forgets the turns after the one in which something else is played', () => {
    const timeline = new Timeline(slugGame, slugStart('5\nP   \n'));
    for (const input of 'ddd') timeline.play(input);
    timeline.seek(1);
    timeline.play(' ');
    expect([timeline.turn, timeline.length, timeline.eventsOf(3)]).to.deep.equal([2, 2, []]);
    expect(timeline.eventsOf(2).map(({ kind, turn }) => [turn, kind])).to.deep.equal([[2, 'player-stays']]);
  });

  it('takes a turn outside as the nearest one, and a fraction as the turn before it', () => {
    const { timeline } = playedFor(3);
    const reached = [-5, 99, 1.9].map((turn) => {
      timeline.seek(turn);
      return timeline.turn;
    });
    expect(reached).to.deep.equal([0, 3, 1]);
  });

  it('keeps the log of each turn, and adds nothing to it by going back and forth', () => {
    const timeline = new Timeline(slugGame, slugStart('5\nPD  \n'));
    for (const input of 'dd') timeline.play(input);
    const log = (): unknown => [0, 1, 2, 3].map((turn) => timeline.eventsOf(turn).map(({ kind }) => kind));
    const before = log();
    timeline.seek(0);
    timeline.seek(2);
    expect(log()).to.deep.equal(before);
    expect(before).to.deep.equal([[], ['player-moves', 'picks-up'], ['player-moves'], []]);
  });

  it('leaves its start as it was, whatever is played from there', () => {
    const start = slugStart(ALONE);
    const timeline = new Timeline(slugGame, start);
    for (let time = 0; time < 3; time++) {
      timeline.seek(0);
      timeline.play('d');
    }
    expect([start.turn, start.model.getPlayerPosition()]).to.deep.equal([0, [0, 0]]);
  });
});

describe('the copies of a timeline', () => {
  it('are at most 64, evenly spread, however long the game', () => {
    for (const turns of [100, 511, 512, 513, 3000]) {
      const { timeline, calls } = playedFor(turns);
      const kept = keptTurns(timeline, calls);
      expect(kept.length, `${turns} turns`).to.be.within(Math.min(12, turns / 8), 64);
      const gap = kept[1] ?? 0;
      expect(kept).to.deep.equal(kept.map((_, i) => i * gap));
    }
  });

  it('are fewer when a state is heavy, and only the start when it is heavier than all memory', () => {
    const table: readonly [weight: number, most: number][] = [
      [500_000, 4],
      [1_000_000, 2],
      [3_000_000, 1],
    ];
    for (const [weight, most] of table) {
      const { timeline, calls } = playedFor(300, weight);
      expect(keptTurns(timeline, calls).length, `weight ${weight}`).to.be.within(1, most);
    }
  });

  it('are made rarely: playing on does not copy at every turn', () => {
    const { calls } = playedFor(10_000);
    expect(calls.copies).to.be.below(64 + 33 * 6);
  });

  it('save a jump from playing again what lies before it', () => {
    const turns = 3000;
    const { timeline, calls } = playedFor(turns);
    for (const turn of [0, 1, 2999, 7, 1500, 1499, 1531, 3000, 2048, 63]) {
      calls.steps = 0;
      timeline.seek(turn);
      expect(calls.steps, `to turn ${turn}`).to.be.at.most((2 * turns) / 63);
    }
  });

  it('are not needed for a step forward, which plays one input', () => {
    const { timeline, calls } = playedFor(100);
    timeline.seek(41);
    calls.steps = 0;
    calls.copies = 0;
    timeline.seek(42);
    expect(calls).to.deep.equal({ steps: 1, copies: 0 });
  });

  it('of forgotten turns are not used again', () => {
    const timeline = new Timeline(slugGame, slugStart('5\nP         \n'));
    for (const input of 'd'.repeat(9)) timeline.play(input);
    timeline.seek(5);
    for (const input of ' '.repeat(4)) timeline.play(input);
    timeline.seek(0);
    timeline.seek(8);
    expect(timeline.current).to.have.nested.property('turn', 8);
    expect(frameOf(slugGame, timeline.current)).to.have.nested.property('player.position[1]', 5);
  });
});
