import { expect } from 'chai';
import fc from 'fast-check';
import { SEED } from '../../../src/games/options';
import { EventLog, logMessage } from '../../../src/games/events';
import type { AnyGame } from '../../../src/games/game';
import type { GameSetup } from '../../../src/games/setup';
import { plainSetup } from '../../../src/games/setup';
import { Timeline } from '../../../src/play/timeline';
import { propertyOptions } from '../../support/property';
import { ENGLISH } from '../../support/registry';
import { ALL, analysed, samples } from './material';
import { lackOf } from './lack';

interface Start {
  readonly definition: unknown;
  readonly setup: GameSetup<unknown>;
}

/** The samples of a game, ready to be started. */
function starts(game: AnyGame): readonly Start[] {
  return samples(game.format).map((sample) => {
    const { definition, files } = analysed(game.format, sample);
    return { definition, setup: { ...plainSetup(game.seedOf(definition)), files } };
  });
}

/** A play that is the same every time: which of the inputs that are there is told by numbers. */
const PICKS = fc.array(fc.nat(), { maxLength: 40 });

/** The inputs that somebody could try in a state; some may be no turn. */
function inputsIn(game: AnyGame, state: unknown): readonly string[] {
  return [...(game.inputs?.(state) ?? []), ...(game.tick === undefined ? [] : [game.tick]), 'no input'];
}

/** Plays by numbers and gives the inputs that were turns. */
function play(game: AnyGame, state: unknown, picks: readonly number[]): string[] {
  return picks.flatMap((pick) => {
    const inputs = inputsIn(game, state);
    const input = inputs[pick % inputs.length] ?? '';
    return game.step(state, input) ? [input] : [];
  });
}

/** Everything that can be seen of a state. */
const seen = (game: AnyGame, state: unknown): string =>
  JSON.stringify([
    game.frame(state),
    game.trace(state, null),
    game.status(state),
    game.turn(state),
    game.renderText(state),
  ]);

for (const game of ALL.games) {
  describe(`the game ${game.id}`, () => {
    const all = starts(game);
    const start = fc.constantFrom(...all);

    it('starts at turn 0, the same every time', () => {
      for (const { definition, setup } of all) {
        const state = game.start(definition, setup);
        expect([game.turn(state), seen(game, state)]).to.deep.equal([0, seen(game, game.start(definition, setup))]);
      }
    });

    it('has a seed exactly when it has the option to choose one', () => {
      for (const { definition } of all) {
        const own = game.seedOf(definition);
        if (own !== null) {
          expect(own).to.match(/^-?[0-9]+$/);
          expect(game.options).to.include(SEED);
        }
      }
    });

    it('gives frames, traces and marks that are plain data', () => {
      fc.assert(
        fc.property(start, PICKS, ({ definition, setup }, picks) => {
          const state = game.start(definition, setup);
          play(game, state, picks);
          const header = game.traceHeader?.(state) ?? {};
          for (const value of [game.frame(state), game.trace(state, 'x'), header, game.marks?.(state) ?? []]) {
            expect(JSON.parse(JSON.stringify(value))).to.deep.equal(value);
          }
        }),
        propertyOptions(30),
      );
    });

    it('gives frames that stay true when the game goes on', () => {
      fc.assert(
        fc.property(start, PICKS, ({ definition, setup }, picks) => {
          const state = game.start(definition, setup);
          const frame = game.frame(state);
          const before = JSON.stringify(frame);
          play(game, state, picks);
          expect(JSON.stringify(frame)).to.equal(before);
        }),
        propertyOptions(30),
      );
    });

    it('goes on alike in a copy, and the copy never touches the original', () => {
      fc.assert(
        fc.property(start, PICKS, PICKS, ({ definition, setup }, picks, more) => {
          const original = game.start(definition, setup);
          play(game, original, picks);
          const copy = game.copy(original);
          const before = seen(game, original);
          expect(seen(game, copy)).to.equal(before);
          play(game, copy, more);
          expect(seen(game, original), 'the original').to.equal(before);
          play(game, original, more);
          expect(seen(game, original), 'the original, played on').to.equal(seen(game, copy));
        }),
        propertyOptions(40),
      );
    });

    it('is not changed by an input that is no turn, which tells nothing', () => {
      fc.assert(
        fc.property(start, PICKS, ({ definition, setup }, picks) => {
          const state = game.start(definition, setup);
          play(game, state, picks);
          const before = seen(game, state);
          const log = new EventLog(1);
          for (const input of ['no input', '', '__proto__', '\u0000']) {
            if (game.step(state, input, log)) continue;
            expect([seen(game, state), log.events]).to.deep.equal([before, []]);
          }
        }),
        propertyOptions(20),
      );
    });

    it('counts turns by one, and has none after its end', () => {
      fc.assert(
        fc.property(start, PICKS, ({ definition, setup }, picks) => {
          const state = game.start(definition, setup);
          expect(game.turn(state) + play(game, state, picks).length).to.equal(game.turn(state));
          const status = game.status(state);
          if (status === 'playing') return;
          expect(game.outcomes).to.include(status);
          expect(game.inputs?.(state) ?? []).to.deep.equal([]);
          if (game.tick !== undefined) expect(game.step(state, game.tick)).to.equal(false);
        }),
        propertyOptions(40),
      );
    });

    it('tells inputs each of which is a turn, in the same order every time', () => {
      fc.assert(
        fc.property(start, PICKS, ({ definition, setup }, picks) => {
          const state = game.start(definition, setup);
          play(game, state, picks);
          const inputs = [...(game.inputs?.(state) ?? [])];
          expect(new Set(inputs).size).to.equal(inputs.length);
          for (const input of inputs) expect(game.step(game.copy(state), input), input).to.equal(true);
          expect(game.inputs?.(state) ?? []).to.deep.equal(inputs);
        }),
        propertyOptions(30),
      );
    });

    it('gives two states of one key the same future', () => {
      fc.assert(
        fc.property(
          start,
          fc.array(PICKS, { minLength: 2, maxLength: 6 }),
          PICKS,
          ({ definition, setup }, ways, more) => {
            const byKey = new Map<string, unknown>();
            for (const picks of ways) {
              const state = game.start(definition, setup);
              for (const pick of picks) {
                play(game, state, [pick]);
                const key = game.stateKey?.(state);
                if (key === undefined) return;
                const twin = byKey.get(key);
                if (!twin) byKey.set(key, game.copy(state));
                else expectSameFuture(game, game.copy(state), game.copy(twin), more);
              }
            }
          },
        ),
        propertyOptions(40),
      );
    });

    it('comes back to any turn of a timeline as it was', () => {
      fc.assert(
        fc.property(start, PICKS, fc.array(fc.nat(40), { maxLength: 8 }), ({ definition, setup }, picks, jumps) => {
          const timeline = new Timeline(game, game.start(definition, setup));
          const states = [seen(game, timeline.current)];
          for (const input of play(game, game.start(definition, setup), picks)) {
            timeline.play(input);
            states.push(seen(game, timeline.current));
          }
          for (const turn of jumps) {
            timeline.seek(turn);
            expect(seen(game, timeline.current)).to.equal(states[Math.min(turn, timeline.length)]);
          }
        }),
        propertyOptions(20),
      );
    });

    it('tells events of its kinds alone, with their turn, as plain data, and with a text that is told all that it names', () => {
      fc.assert(
        fc.property(start, PICKS, ({ definition, setup }, picks) => {
          const timeline = new Timeline(game, game.start(definition, setup));
          for (const input of play(game, game.start(definition, setup), picks)) timeline.play(input);
          for (let turn = 1; turn <= timeline.length; turn++) {
            for (const event of timeline.eventsOf(turn)) {
              expect(event.turn).to.equal(turn);
              expect(game.eventKinds).to.include(event.kind);
              expect(JSON.parse(JSON.stringify(event))).to.deep.equal(event);
              expect(lackOf(ENGLISH.table, logMessage(game.logPrefix, event))).to.deep.equal([]);
            }
          }
        }),
        propertyOptions(40),
      );
    });

    it('knows where its cells stand in the text', () => {
      for (const { definition } of all) {
        for (const cell of [
          [0, 0],
          [1, 1],
          [3, 2],
          [-1, 0],
          [1000, 1000],
        ] as const) {
          const range = game.rangeOfCell?.(definition, cell) ?? null;
          if (range) expect(range.start.line).to.be.at.most(range.end.line);
        }
      }
    });

    it('has texts for all kinds of its events, and for no other', () => {
      const kinds = Object.keys(ENGLISH.table).filter((key) => key.startsWith(`${game.logPrefix}.`));
      expect(kinds).to.have.members(game.eventKinds.map((kind) => `${game.logPrefix}.${kind}`));
    });

    it('never rewrites a text by a name that it does not know', () => {
      for (const { definition } of all) expect(game.rewrite?.(definition, 'no such name') ?? null).to.equal(null);
    });
  });
}

/** The same inputs lead to the same keys and ends, whatever else the states may remember. */
function expectSameFuture(game: AnyGame, state: unknown, twin: unknown, picks: readonly number[]): void {
  const told = (of: unknown): unknown => [game.stateKey?.(of), game.status(of), game.inputs?.(of)];
  for (const pick of picks.slice(0, 12)) {
    expect(told(state)).to.deep.equal(told(twin));
    const inputs = inputsIn(game, state);
    const input = inputs[pick % inputs.length] ?? '';
    expect(game.step(state, input)).to.equal(game.step(twin, input));
  }
  expect(told(state)).to.deep.equal(told(twin));
}
