import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { solve } from '../../src/batch/solve';
import { runJob } from '../../src/batch/worker';
import { slugGame } from '../../src/games/slug/play/game';
import { slugStart } from '../support/games';
import { ROOT, sharedFolder } from '../support/shared';

const PLENTY = 2_000_000;

/** How the game stands after the keys, each of which must be a turn. */
function statusAfter(text: string, keys: string): string {
  const state = slugStart(text);
  for (const key of keys) expect(slugGame.step(state, key), `key ${state.turn + 1} of “${keys}”`).to.equal(true);
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
    ['is none for a text that does not play', '5\nG  \n', null],
  ];
  for (const [title, text, length] of cases) {
    it(title, () => {
      const solution = solve(text, PLENTY);
      expect([solution.outcome, solution.length]).to.deep.equal([length === null ? 'none' : 'win', length]);
      if (length === null) expect(solution.keys).to.equal(null);
      else expect([solution.keys?.length, statusAfter(text, solution.keys ?? '')]).to.deep.equal([length, 'won']);
    });
  }

  it('may be found in the turn in which the player dies', () => {
    const { keys } = solve('1\nPG\n', PLENTY);
    expect(keys).to.equal('d');
  });
});

describe('the states of a search', () => {
  // Four cells, and the slugs that are not there: only the place of the player differs, and the goal ends the game.
  const CORRIDOR = '5\nP   #G\n';

  it('are counted once each, the start included', () => {
    expect(solve(CORRIDOR, PLENTY)).to.deep.equal({ outcome: 'none', length: null, keys: null, states: 4 });
  });

  it('do not count one that is won or lost', () => {
    expect(solve('5\nPG\n', PLENTY)).to.deep.include({ outcome: 'win', states: 1 });
    expect(solve('1\nPA\n', PLENTY)).to.deep.include({ outcome: 'none', states: 1 });
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
      expect(solve(text, PLENTY).length).to.equal(length);
    });
  }

  it('are never more than the limit, which is enough when it is exactly met', () => {
    expect(solve(CORRIDOR, 4).outcome).to.equal('none');
    for (const limit of [1, 2, 3]) {
      expect(solve(CORRIDOR, limit)).to.deep.equal({ outcome: 'limit', length: null, keys: null, states: limit });
    }
  });

  it('are counted for a large level too until the search gives up', () => {
    expect(solve(sample('09-the-arena'), 100)).to.deep.include({ outcome: 'limit', states: 100 });
  });
});

describe('a solving job', () => {
  it('survives being sent to a worker and back', () => {
    const job = { kind: 'solve', text: '5\nP G\n', limit: 10, milliseconds: 1000 } as const;
    const answer = runJob(JSON.parse(JSON.stringify(job)) as typeof job, () => 0);
    expect(JSON.parse(JSON.stringify(answer))).to.deep.equal({ outcome: 'win', length: 2, keys: 'dd', states: 2 });
  });

  it('gives up when its time is over, and says how many states it stored', () => {
    let clock = 0;
    const job = { kind: 'solve', text: '5\n######\n#P  A#\n#   G#\n######\n', limit: 1e6, milliseconds: 3 } as const;
    const { outcome, states } = runJob(job, () => clock++);
    expect(outcome).to.equal('limit');
    expect(states).to.be.greaterThan(1).and.lessThan(100);
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
        const { outcome, length, keys } = solve(text, FEW);
        if (outcome !== 'limit')
          expect([outcome, length]).to.deep.equal([shortest === null ? 'none' : 'win', shortest]);
        for (const won of [keys, example?.replaceAll('_', ' ')])
          if (won) expect(statusAfter(text, won)).to.equal('won');
      });
    }
  });
}
