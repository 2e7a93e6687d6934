import { expect } from 'chai';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { solve, solveFast } from '../../../../src/batch/solve';
import { analyse } from '../../../../src/games/analysis';
import type { Solution } from '../../../../src/games/jobs';
import { plainSetup } from '../../../../src/games/setup';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { slugGame } from '../../../../src/games/slug/play/game';
import { say } from '../../../../src/l10n/text';
import { slugKeys, slugLevels } from '../../../support/arbitraries';
import { propertyOptions } from '../../../support/property';
import { ENGLISH } from '../../../support/registry';
import { sharedFolder } from '../../../support/shared';
import { playedOf } from '../support';

const PLENTY = 100_000;

/** How many states brute force may store; where it needs more, nothing is compared. */
const FEW = 1500;

type Way = typeof solve;

/** A shortest win, the shortest wins counted where `all` says so. */
function solved(way: Way, text: string, states: number, all: boolean, inputs: readonly string[] = []): Solution {
  const { definition } = analyse(slugLevelFormat, text);
  return way(slugGame, definition, plainSetup(null), { states, isOver: () => false }, { all, inputs });
}

/** Levels that are often won, in a few rows and with few slugs. */
const smallLevels = fc
  .record({
    health: fc.integer({ min: 1, max: 25 }),
    width: fc.integer({ min: 3, max: 5 }),
    floor: fc.array(fc.constantFrom(...'        #DSH'), { minLength: 9, maxLength: 20, size: 'max' }),
    things: fc.array(fc.tuple(fc.constantFrom(...'GDSNAL'), fc.nat()), { minLength: 1, maxLength: 4 }),
    goal: fc.nat(),
    player: fc.nat(),
  })
  .map(({ health, width, floor, things, goal, player }) => {
    const cells = floor.slice(0, floor.length - (floor.length % width));
    for (const [thing, place] of [...things, ['S', player + 1], ['G', goal], ['P', player]] as const)
      cells[place % cells.length] = thing;
    const rows = Array.from({ length: cells.length / width }, (_, row) =>
      cells.slice(row * width, (row + 1) * width).join(''),
    );
    return [health, ...rows, ''].join('\n');
  });

/** What brute force and the solver must agree on. */
const verdictOf = ({ outcome, length, wins }: Solution): unknown[] => [outcome, length, wins];

describe('the search for a shortest win', function () {
  this.timeout(60_000);

  it('finds what brute force finds: as short a win, or none, and as many shortest wins', () => {
    const outcomes = { win: 0, none: 0, limit: 0 };
    fc.assert(
      fc.property(fc.oneof(smallLevels, slugLevels), fc.array(slugKeys, { maxLength: 4 }), (text, inputs) => {
        const brute = solved(solve, text, FEW, true, inputs);
        outcomes[brute.outcome]++;
        if (brute.outcome === 'limit') return;
        expect(verdictOf(solved(solveFast, text, PLENTY, true, inputs))).to.deep.equal(verdictOf(brute));
        const found = solved(solveFast, text, PLENTY, false, inputs);
        expect(verdictOf(found)).to.deep.equal([brute.outcome, brute.length, undefined]);
        if (found.inputs && playedOf(text, inputs.join('')).status === 'playing')
          expect(playedOf(text, [...inputs, ...found.inputs].join('')).status).to.equal('won');
        if (brute.outcome === 'none') expect(found.states).to.be.at.most(brute.states);
      }),
      propertyOptions(500),
    );
    expect(Math.min(outcomes.win, outcomes.none)).to.be.above(50);
  });

  it('says only what is so of a level that cannot be won', () => {
    const reasons = new Map<string, number>();
    fc.assert(
      fc.property(fc.oneof(smallLevels, slugLevels), (text) => {
        const { reason } = solved(solveFast, text, PLENTY, false);
        if (!reason) return;
        reasons.set(reason.key, (reasons.get(reason.key) ?? 0) + 1);
        expect(solved(solve, text, FEW, false).outcome).not.to.equal('win');
        if (reason.key !== 'slug.unwinnable.health') return;
        const healthy = solved(solveFast, text.replace(/^\d+/, '9007199254740991'), PLENTY, false);
        if (healthy.outcome !== 'limit') expect(healthy.length).to.equal(reason.args?.['count']);
      }),
      propertyOptions(500),
    );
    expect([...reasons.keys()].sort()).to.deep.equal(
      ['goal-unreachable', 'health', 'no-goal', 'no-weapon', 'slug-out-of-reach'].map(
        (code) => `slug.unwinnable.${code}`,
      ),
    );
  });

  const reasons: readonly [text: string, said: string][] = [
    ['9\nPS A\n', 'there is no goal (G)'],
    ['9\nPSA#G\n', 'the player can walk to no goal'],
    ['9\nPHG A#S\n', 'there is no weapon that hurts slugs where the player can get it'],
    ['99\nPSG ##N\n', 'no weapon can ever reach the NiceSlug at (0, 6)'],
    ['1\nPSAG\n', 'the player’s health never suffices; with enough of it, 4 moves would do'],
  ];
  for (const [text, said] of reasons) {
    it(`says that ${said}`, () => {
      const { outcome, reason } = solved(solveFast, text, PLENTY, false);
      expect([outcome, reason && say(ENGLISH, reason)]).to.deep.equal(['none', said]);
    });
  }

  it('knows that a dart reaches farther than a sword, also one that a slug drops', () => {
    expect(solved(solveFast, '99\nPSG#N\n', PLENTY, false).reason?.key).to.equal('slug.unwinnable.slug-out-of-reach');
    expect(solved(solveFast, '99\nPDG#N\n', PLENTY, false).outcome).to.equal('win');
    expect(solved(solveFast, '99\nPSLG#N\n', PLENTY, false).outcome).to.equal('win');
  });

  it('gives no reason where a poisoned slug may still die', () => {
    const text = '99\n PD A\n G   \n';
    const inputs = [...'d  '];
    expect(solved(solveFast, text, PLENTY, false, inputs).outcome).to.equal('win');
  });

  it('goes on from where the player stands, and has nothing to do in a game that is won', () => {
    const text = '5\n######\n#P  G#\n######\n';
    expect(solved(solveFast, text, PLENTY, false, ['d', 'x'])).to.deep.include({ length: 2, inputs: ['d', 'd'] });
    expect(solved(solveFast, text, PLENTY, false, ['d', 'd', 'd'])).to.deep.include({ outcome: 'win', length: 0 });
    expect(solved(solveFast, '1\nPA G\n', PLENTY, false, [' '])).to.deep.include({ outcome: 'none', length: null });
  });
});

const shared = sharedFolder('golden', 'slug');
if (shared) {
  describe('the solver on the recorded levels', () => {
    const recorded = JSON.parse(readFileSync(path.join(shared, 'solve.json'), 'utf8')) as Record<
      string,
      { shortest: number | null }
    >;
    for (const [name, { shortest }] of Object.entries(recorded)) {
      it(`finds that ${name} takes ${shortest ?? 'no'} keys`, () => {
        const text = readFileSync(path.join(shared, `${name}.slug`), 'utf8');
        const { outcome, length, inputs } = solved(solveFast, text, PLENTY, false);
        expect([outcome, length]).to.deep.equal([shortest === null ? 'none' : 'win', shortest]);
        if (inputs) expect(playedOf(text, inputs.join('')).status).to.equal('won');
      });
    }
  });
}
