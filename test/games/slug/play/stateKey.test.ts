import { expect } from 'chai';
import fc from 'fast-check';
import { slugGame, type SlugState } from '../../../../src/games/slug/play/game';
import type { SlugDungeonModel } from '../../../../src/games/slug/engine/model';
import { stateKey } from '../../../../src/games/slug/play/stateKey';
import { HealingRock, PoisonDart, PoisonSword } from '../../../../src/games/slug/engine/weapon';
import { slugKeys, slugLevels } from '../../../support/arbitraries';
import { propertyOptions } from '../../../support/property';
import { modelOf, playedOf, slugOf, startOf, textOf } from '../support';

const ROWS = ['20', '######', '#P  A#', '#   L#', '######'];

/** A game after keys that may be turns or not. */
const after = (text: string, keys: readonly string[]): SlugState => playedOf(text, keys.join(''));

/** How a game goes on, without the number of the turn. */
function futureOf(start: SlugState, keys: readonly string[]): unknown[] {
  const state = slugGame.copy(start);
  return keys.map((key) => [slugGame.step(state, key), { ...slugGame.frame(state), turn: 0 }]);
}

describe('the key of a state', () => {
  const changes: { title: string; change: (model: SlugDungeonModel) => void }[] = [
    { title: "the player's health", change: (model) => model.getPlayer().applyEffects({ damage: 1 }) },
    { title: "the player's poison", change: (model) => model.getPlayer().applyEffects({ poison: 1 }) },
    { title: "the player's weapon", change: (model) => model.getPlayer().equip(new PoisonDart()) },
    { title: 'a weapon on a tile', change: (model) => model.getTile([1, 2]).setWeapon(new HealingRock()) },
    { title: 'another weapon there', change: (model) => model.getTile([1, 2]).setWeapon(new PoisonDart()) },
    { title: 'a weapon on another tile', change: (model) => model.getTile([2, 1]).setWeapon(new HealingRock()) },
    { title: "a slug's health", change: (model) => slugOf(model).applyEffects({ damage: 1 }) },
    { title: "another slug's health", change: (model) => slugOf(model, 1).applyEffects({ damage: 1 }) },
    { title: "a slug's poison", change: (model) => slugOf(model).applyEffects({ poison: 1 }) },
    { title: 'whether a slug can move', change: (model) => slugOf(model).endTurn() },
    { title: 'the place of slugs', change: (model) => model.endTurn() },
    { title: 'the place of the player', change: (model) => model.handlePlayerMove([0, 1]) },
  ];

  it(`differs in ${changes.map(({ title }) => title).join(', ')}`, () => {
    const keys = changes.map(({ change }) => {
      const model = modelOf(...ROWS);
      change(model);
      return stateKey(model);
    });
    expect(new Set([stateKey(modelOf(...ROWS)), ...keys]).size).to.equal(changes.length + 1);
  });

  it('tells slugs of different kinds with the same values', () => {
    const [angry, scared] = [modelOf('9', 'P  A'), modelOf('9', 'P  L')];
    slugOf(angry).applyEffects({ damage: 2 });
    expect(slugOf(angry).getHealth()).to.equal(slugOf(scared).getHealth());
    expect(stateKey(angry)).not.to.equal(stateKey(scared));
  });

  it('does not hold where the player was before, since the next move overwrites that', () => {
    const room = textOf('9', '#####', '#P  #', '#####');
    const [gone, stayed] = [playedOf(room, 'da'), playedOf(room, '__')];
    expect(stateKey(gone.model)).to.equal(stateKey(stayed.model));
  });

  it('tells 1,11 from 11,1', () => {
    const wide = modelOf('9', `P${' '.repeat(11)}`, ...Array<string>(11).fill(' '.repeat(12)));
    const [one, other] = [wide.copy(), wide.copy()];
    one.getTile([1, 11]).setWeapon(new PoisonSword());
    other.getTile([11, 1]).setWeapon(new PoisonSword());
    expect(stateKey(one)).not.to.equal(stateKey(other));
  });

  it('is equal only for games that go on alike', () => {
    const keys = fc.array(slugKeys, { maxLength: 5 });
    fc.assert(
      fc.property(slugLevels, fc.array(keys, { minLength: 8, maxLength: 16 }), keys, (text, ways, future) => {
        const seen = new Map<string, SlugState>();
        for (const state of ways.map((way) => after(text, way))) {
          const key = stateKey(state.model);
          const twin = seen.get(key);
          if (twin?.status === state.status) {
            expect(futureOf(state, future)).to.deep.equal(futureOf(twin, future));
          }
          seen.set(key, state);
        }
        expect(stateKey(startOf(text).model.copy())).to.equal(stateKey(startOf(text).model));
      }),
      propertyOptions(150),
    );
  });
});
