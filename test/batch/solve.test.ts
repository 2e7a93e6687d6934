import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSolvable, solve } from '../../src/batch/solve';
import { analyse } from '../../src/games/analysis';
import type { Solution } from '../../src/games/jobs';
import { plainSetup } from '../../src/games/setup';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { slugGame } from '../../src/games/slug/play/game';
import { countdownGame } from '../fixtures/countdown/play';
import { ROOT, sharedFolder } from '../support/shared';

const PLENTY = 2_000_000;

/** A shortest win of a level that plays, within so many states. */
function solveLevel(text: string, states = PLENTY, progress: (states: number) => void = () => undefined): Solution {
  const { definition } = analyse(slugLevelFormat, text);
  return solve(slugGame, definition, plainSetup(null), { states, isOver: () => false, progress });
}

/** How the game stands after the keys, each of which must be a turn. */
function statusAfter(text: string, keys: readonly string[]): string {
  const state = slugGame.start(analyse(slugLevelFormat, text).definition, plainSetup(null));
  for (const key of keys)
    expect(slugGame.step(state, key), `key ${state.turn + 1} of “${keys.join('')}”`).to.equal(true);
  return state.status;
}

const sample = (name: string): string => readFileSync(path.join(ROOT, 'levels', 'slug', `${name}.slug`), 'utf8');

describe('a shortest win', () => {
  const cases: readonly [title: string, text: string, length: number | null][] = [
    ['of a corridor is the way to its goal', '5\n######\n#P  G#\n######\n', 3],
    ['goes round a wall', '5\nP#G\n   \n', 4],
    ['needs the weapon before the goal', sample('02-poison'), 8],
    ['reaches through walls where it must', sample('03-through-the-wall'), 9],
    ['is the way from wall to wall', sample('01-first-step'), 5],
    ['stands still where it must', '20\nPSGN\n', 5],
    ['is none without a goal', '5\n#P  #\n', null],
    ['is none when a slug cannot be killed', '5\nP G N\n', null],
    ['is none when the goal is walled in', '5\nP #G\n', null],
  ];
  for (const [title, text, length] of cases) {
    it(title, () => {
      const solution = solveLevel(text);
      expect([solution.outcome, solution.length]).to.deep.equal([length === null ? 'none' : 'win', length]);
      if (length === null) expect(solution.inputs).to.equal(null);
      else expect([solution.inputs?.length, statusAfter(text, solution.inputs ?? [])]).to.deep.equal([length, 'won']);
    });
  }

  it('may be found in the turn in which the player dies', () => {
    expect(solveLevel('1\nPG\n').inputs).to.deep.equal(['d']);
  });
});

describe('the states of a search', () => {
  // Four cells, and the slugs that are not there: only the place of the player differs, and the goal ends the game.
  const CORRIDOR = '5\nP   #G\n';

  it('are counted once each, the start included', () => {
    expect(solveLevel(CORRIDOR)).to.deep.equal({ outcome: 'none', length: null, inputs: null, states: 4 });
  });

  it('do not count one that is won or lost', () => {
    expect(solveLevel('5\nPG\n')).to.deep.include({ outcome: 'win', states: 1 });
    expect(solveLevel('1\nPA\n')).to.deep.include({ outcome: 'none', states: 1 });
  });

  // Each of these levels is won later, or not at all, by a search that takes two such states for one.
  const differences: readonly [what: string, text: string, length: number][] = [
    ["the player's health", '4\n # G \n PG #\n   AD\n', 9],
    ["the player's poison", '4\nGA GG\nD NLP\n', 23],
    ["the player's weapon", '30\nSPSGHN\n', 15],
    ["a slug's health", '9\nNH   \nGP DN\n', 8],
    ["a slug's poison", '3\n HPG  \n  D NH\nH  AN \n', 7],
    ['whether slugs can move', '5\nD G ##\nA# PHH\n', 8],
    ['the weapons on the floor', '5\nPG#A\nSHN \n', 12],
  ];
  for (const [what, text, length] of differences) {
    it(`differ when ${what} differs`, () => {
      expect(solveLevel(text).length).to.equal(length);
    });
  }

  it('are never more than the limit, which is enough when it is exactly met', () => {
    expect(solveLevel(CORRIDOR, 4).outcome).to.equal('none');
    for (const limit of [1, 2, 3]) {
      expect(solveLevel(CORRIDOR, limit)).to.deep.equal({
        outcome: 'limit',
        length: null,
        inputs: null,
        states: limit,
      });
    }
  });

  it('are counted for a large level too until the search gives up', () => {
    expect(solveLevel(sample('09-the-arena'), 100)).to.deep.include({ outcome: 'limit', states: 100 });
  });
});

describe('a search', () => {
  it('gives up when its memory is used up, which it asks for again and again', () => {
    const { definition } = analyse(slugLevelFormat, sample('09-the-arena'));
    let looks = 0;
    const limits = { states: PLENTY, isOver: () => false, isMemoryUsedUp: () => ++looks > 3 };
    const { states, ...solution } = solve(slugGame, definition, plainSetup(null), limits);
    expect(solution).to.deep.equal({ outcome: 'limit', length: null, inputs: null, isMemoryUsedUp: true });
    expect(states).to.be.within(4, 10_000);
  });

  it('tells now and then how many states it has stored', () => {
    const told: number[] = [];
    solveLevel(sample('09-the-arena'), 25_000, (states) => told.push(states));
    expect(told).to.deep.equal([10_000, 20_000]);
  });

  it('is for games that tell their inputs and the keys of their states and can be won', () => {
    const { stateKey: _, ...withoutKeys } = slugGame;
    expect([isSolvable(slugGame), isSolvable(withoutKeys), isSolvable(countdownGame)]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });
});

/** Levels that need more states are looked at so far only, which keeps the tests quick: no shorter win is found on the way. */
const FEW = 4000;
const shared = sharedFolder('golden', 'slug');
if (shared) {
  describe('the recorded shortest wins', () => {
    const recorded = JSON.parse(readFileSync(path.join(shared, 'solve.json'), 'utf8')) as Record<
      string,
      { shortest: number | null; example: string | null }
    >;
    for (const [name, { shortest, example }] of Object.entries(recorded)) {
      it(`of ${name} has ${shortest ?? 'no'} keys`, () => {
        const text = readFileSync(path.join(shared, `${name}.slug`), 'utf8');
        const { outcome, length, inputs } = solveLevel(text, FEW);
        if (outcome !== 'limit')
          expect([outcome, length]).to.deep.equal([shortest === null ? 'none' : 'win', shortest]);
        for (const won of [inputs, example && [...example.replaceAll('_', ' ')]])
          if (won) expect(statusAfter(text, won)).to.equal('won');
      });
    }
  });
}
