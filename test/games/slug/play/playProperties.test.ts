import { expect } from 'chai';
import fc from 'fast-check';
import { slugGame } from '../../../../src/games/slug/play/game';
import { slugKeys, slugLevels } from '../../../support/arbitraries';
import { propertyOptions } from '../../../support/property';
import { startOf } from '../support';

const manyKeys = fc.array(slugKeys, { maxLength: 25 });

describe('any game of SlugDungeon', () => {
  it('keeps everybody on free ground, each in a cell of its own', () => {
    fc.assert(
      fc.property(slugLevels, manyKeys, (text, keys) => {
        const state = startOf(text);
        for (const key of keys) {
          slugGame.step(state, key);
          const { ground, player, slugs } = slugGame.frame(state);
          const places = [player, ...slugs].map(({ position }) => position);
          expect(new Set(places.map((place) => place.join())).size, 'cells').to.equal(slugs.length + 1);
          for (const [row, column] of places) expect(ground[row]?.[column], 'ground').to.be.oneOf([' ', 'G']);
        }
      }),
      propertyOptions(200),
    );
  });

  it('keeps health from 0 to its maximum, poison from 0, and only living slugs', () => {
    fc.assert(
      fc.property(slugLevels, manyKeys, (text, keys) => {
        const state = startOf(text);
        for (const key of keys) {
          slugGame.step(state, key);
          const { player, slugs } = slugGame.frame(state);
          for (const { health, maxHealth, poison } of [player, ...slugs]) {
            expect(health).to.be.within(0, maxHealth);
            expect(poison).to.be.at.least(0);
          }
          for (const { health } of slugs) expect(health).to.be.at.least(1);
        }
      }),
      propertyOptions(200),
    );
  });

  it('moves slugs by one cell at most, on odd turns only, and keeps their order', () => {
    fc.assert(
      fc.property(slugLevels, manyKeys, (text, keys) => {
        const state = startOf(text);
        for (const key of keys) {
          const before = new Map(state.model.getSlugs().map(([place, slug]) => [slug, place]));
          if (!slugGame.step(state, key)) continue;
          const after = state.model.getSlugs();
          const left = new Set(after.map(([, slug]) => slug));
          expect(after.map(([, slug]) => slug)).to.deep.equal([...before.keys()].filter((slug) => left.has(slug)));
          for (const [[row, column], slug] of after) {
            const [oldRow = NaN, oldColumn = NaN] = before.get(slug) ?? [];
            const steps = Math.abs(row - oldRow) + Math.abs(column - oldColumn);
            expect(steps).to.be.at.most(state.turn % 2);
            expect(slug.canMove()).to.equal(state.turn % 2 === 0);
          }
        }
      }),
      propertyOptions(200),
    );
  });

  it('has as many turns as keys were accepted, and ends as the model says', () => {
    fc.assert(
      fc.property(slugLevels, manyKeys, (text, keys) => {
        const state = startOf(text);
        const turns = keys.filter((key) => slugGame.step(state, key)).length;
        expect(slugGame.turn(state)).to.equal(turns);
        const { model } = state;
        if (turns > 0) {
          expect(slugGame.status(state)).to.equal(model.hasWon() ? 'won' : model.hasLost() ? 'lost' : 'playing');
        }
      }),
      propertyOptions(200),
    );
  });
});
