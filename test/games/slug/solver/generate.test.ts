import { expect } from 'chai';
import fc from 'fast-check';
import { solve } from '../../../../src/batch/solve';
import { analyse } from '../../../../src/games/analysis';
import type { Generated, GenerateWish } from '../../../../src/games/generate';
import { plainSetup } from '../../../../src/games/setup';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import type { SlugLevel } from '../../../../src/games/slug/language/level';
import { slugGame } from '../../../../src/games/slug/play/game';
import { propertyOptions } from '../../../support/property';
import { levelOf, playedOf } from '../support';

const WISH: GenerateWish<SlugLevel> = {
  size: { rows: 6, columns: 7 },
  least: 5,
  most: 12,
  seed: '1',
  tries: 200,
  like: null,
};

const make = (wish: Partial<GenerateWish<SlugLevel>> = {}, isOver = (): boolean => false): Generated =>
  slugGame.generate?.({ ...WISH, ...wish }, { isOver }) ?? { outcome: 'none', tries: -1 };

/** The level that was made, and how hard it is. */
function made(wish: Partial<GenerateWish<SlugLevel>> = {}): Extract<Generated, { outcome: 'made' }> {
  const generated = make(wish);
  if (generated.outcome !== 'made') throw new Error(JSON.stringify({ ...wish, ...generated }));
  return generated;
}

/** The characters of a level but floor and walls, in order. */
const thingsIn = (text: string): string => [...text.replace(/^\d+|[\s#P]/g, '')].sort().join('');

/** More than any level here needs by brute force. */
const PLENTY = 60_000;

describe('a level made to measure', function () {
  this.timeout(120_000);

  it('needs as many keys as it says, as brute force proves, and has nothing wrong with it', () => {
    let proved = 0;
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), fc.integer({ min: 4, max: 9 }), (seed, least) => {
        const { text, difficulty } = made({ seed: String(seed), least, most: least + 3 });
        const { definition, problems } = analyse(slugLevelFormat, text);
        expect(problems).to.deep.equal([]);
        expect(slugLevelFormat.format(definition)).to.equal(text);
        expect(difficulty.length).to.be.within(least, least + 3);
        expect(playedOf(text, difficulty.inputs.join('')).status).to.equal('won');
        const limits = { states: PLENTY, isOver: () => false };
        const brute = solve(slugGame, definition, plainSetup(null), limits, { all: true });
        if (brute.outcome === 'limit') return;
        proved++;
        expect([brute.length, brute.wins]).to.deep.equal([difficulty.length, difficulty.wins]);
      }),
      propertyOptions(25),
    );
    expect(proved).to.be.above(15);
  });

  it('is the same for the same seed, and another one for another', () => {
    expect(make()).to.deep.equal(make());
    expect(new Set(['1', '2', '3', '-7'].map((seed) => made({ seed }).text)).size).to.equal(4);
  });

  it('has the size that is wanted, with walls all around', () => {
    for (const [rows, columns] of [
      [4, 9],
      [9, 4],
    ] as const) {
      const { text } = made({ size: { rows, columns }, least: 2 });
      const lines = text.trimEnd().split('\n').slice(1);
      expect([lines.length, new Set(lines.map((line) => line.length))]).to.deep.equal([rows, new Set([columns])]);
      expect(`${lines[0] ?? ''}${lines.at(-1) ?? ''}`).to.equal('#'.repeat(2 * columns));
    }
  });

  it('has the size, the health and the things of a model', () => {
    const model = '17\n#######\n#PS GG#\n#  ## #\n#L  D #\n#######\n';
    const { text } = made({ like: levelOf(model), size: null, least: 3 });
    expect(text.split('\n', 2)).to.deep.equal(['17', '#######']);
    expect([text.length, thingsIn(text)]).to.deep.equal([model.length, thingsIn(model)]);
  });

  it('is not made where nothing fits', () => {
    expect(make({ size: { rows: 3, columns: 3 } })).to.deep.equal({ outcome: 'none', tries: 200 });
    expect(make({ least: 900, most: 1000, tries: 5 })).to.deep.equal({ outcome: 'none', tries: 5 });
  });

  it('is given up when the time is over, after whole tries', () => {
    let looks = 0;
    expect(make({ least: 900, most: 1000 }, () => ++looks > 3)).to.deep.equal({ outcome: 'limit', tries: 3 });
  });
});
