import { expect } from 'chai';
import fc from 'fast-check';
import type { GameEvent } from '../../src/games/events';
import type { Game } from '../../src/games/game';
import { slugGame } from '../../src/games/slug/play/game';
import { Timeline } from '../../src/play/timeline';
import { slugKeys, slugLevels } from '../support/arbitraries';
import { counted, slugStart, type Calls } from '../support/games';
import { propertyOptions } from '../support/property';

/** Nobody is here and nothing ends, so that one can stay for ever. */
const ALONE = '5\nP \n';

/** A game whose every turn tells so many events, or that is quiet except for each turn of a number's multiples. */
function eventful(perTurn: number, every = 1, copyCost = 1): { timeline: Timeline; calls: Calls } {
  const { game, calls } = counted<unknown, { turn: number }, unknown>({
    ...(slugGame as unknown as Game<unknown, { turn: number }, unknown>),
    step(state, _input, log) {
      state.turn++;
      if (log && state.turn % every === 0) {
        for (let index = 0; index < perTurn; index++) log.add('stays', null, [], { index, turn: state.turn });
      }
      return true;
    },
    copy: ({ turn }) => ({ turn }),
    copyCost: () => copyCost,
  });
  return { timeline: new Timeline(game, { turn: 0 }), calls };
}

/** How many events are told without playing anything again. */
function eventsAtHand(timeline: Timeline, calls: Calls): number {
  let events = 0;
  for (let turn = timeline.length; turn >= 1; turn--) {
    calls.steps = 0;
    const told = timeline.eventsOf(turn).length;
    if (calls.steps > 0) return events;
    events += told;
  }
  return events;
}

describe('what happened in the turns of a timeline', () => {
  it('is kept for the last turns alone, however much happens', () => {
    for (const perTurn of [100, 3000]) {
      const { timeline, calls } = eventful(perTurn);
      for (let turn = 0; turn < 1500; turn++) timeline.play(' ');
      expect(eventsAtHand(timeline, calls), `${perTurn} a turn`).to.be.within(
        60 * perTurn,
        Math.max(50_000, 128 * perTurn),
      );
    }
  });

  it('is kept for all turns of a long game in which little happens', () => {
    const { timeline, calls } = eventful(3, 10);
    for (let turn = 0; turn < 20_000; turn++) timeline.play(' ');
    expect(eventsAtHand(timeline, calls)).to.equal(6000);
  });

  it('is worked out again for turns that were dropped, by playing from the nearest copy', () => {
    const { timeline, calls } = eventful(1000);
    for (let turn = 0; turn < 1500; turn++) timeline.play(' ');
    for (const turn of [1, 700, 3, 1250, 1500]) {
      calls.steps = 0;
      expect(timeline.eventsOf(turn).map(({ args, turn: at }) => [args['index'], args['turn'], at])).to.deep.equal(
        Array.from({ length: 1000 }, (_, index) => [index, turn, turn]),
      );
      expect(calls.steps, `for turn ${turn}`).to.be.at.most(64);
    }
  });

  it('stays at hand for a log of sixty turns, which is drawn again and again, however much happens', () => {
    for (const [perTurn, every, copyCost] of [
      [800, 1, 1],
      [800, 5, 3_000_000],
      [3000, 2, 1],
      [3000, 4, 3_000_000],
    ] as const) {
      const { timeline, calls } = eventful(perTurn, every, copyCost);
      timeline.playAll(Array<string>(3000).fill(' '));
      timeline.seek(1987);
      const drawLog = (): number => {
        const shown: number[] = [];
        for (let turn = 1987; shown.length < 60; turn--) if (timeline.eventsOf(turn).length > 0) shown.unshift(turn);
        return shown.reduce((sum, turn) => sum + timeline.eventsOf(turn).length, 0);
      };
      expect(drawLog()).to.equal(60 * perTurn);
      calls.steps = 0;
      drawLog();
      expect(calls.steps, `${perTurn} events every ${every} turns`).to.equal(0);
    }
  });

  it('costs nothing to play a list of inputs that nobody looks at', () => {
    let told = 0;
    const timeline = new Timeline(
      {
        ...slugGame,
        step(state, input, log) {
          if (log) told++;
          return slugGame.step(state as never, input, log);
        },
      } as typeof slugGame,
      slugStart(ALONE),
    );
    timeline.playAll(Array<string>(1000).fill(' '));
    expect([timeline.turn, told]).to.deep.equal([1000, 0]);
    expect(timeline.eventsOf(1000)).to.have.lengthOf(1);
  });

  it('is nothing for turns that are not known', () => {
    const { timeline } = eventful(2);
    timeline.play(' ');
    expect([-1, 0, 2, 0.5, NaN].map((turn) => timeline.eventsOf(turn))).to.deep.equal([[], [], [], [], []]);
  });

  it('is that of the turns as they are now, wherever one goes and whatever is played instead', () => {
    const deeds = fc.array(fc.oneof({ weight: 4, arbitrary: slugKeys }, fc.integer({ min: -1, max: 30 })), {
      maxLength: 80,
      size: 'max',
    });
    fc.assert(
      fc.property(slugLevels, deeds, fc.boolean(), (level, all, isReplayed) => {
        const timeline = new Timeline(slugGame, slugStart(level));
        let inputs: string[] = [];
        for (const deed of all) {
          if (typeof deed === 'number') timeline.seek(deed);
          else if (timeline.play(deed)) inputs = [...inputs.slice(0, timeline.turn - 1), deed];
        }
        const plain = new Timeline(slugGame, slugStart(level));
        const expected: (readonly GameEvent[])[] = inputs.map((input, index) => {
          plain.play(input);
          return plain.eventsOf(index + 1);
        });
        const asked = isReplayed ? new Timeline(slugGame, slugStart(level)) : timeline;
        if (isReplayed) asked.playAll(inputs);
        const told = inputs.map((_, index) => asked.eventsOf(inputs.length - index)).reverse();
        expect(told).to.deep.equal(expected);
      }),
      propertyOptions(60),
    );
  });
});
