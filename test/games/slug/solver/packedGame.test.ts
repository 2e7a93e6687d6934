import { expect } from 'chai';
import fc from 'fast-check';
import { HealingRock, Weapon } from '../../../../src/games/slug/engine/weapon';
import { LOST, NO_TURN, PackedGame, PLAYING, WON } from '../../../../src/games/slug/solver/packedGame';
import { slugKeys, slugLevels } from '../../../support/arbitraries';
import { propertyOptions } from '../../../support/property';
import { modelOf, playedOf, slugOf } from '../support';
import { DELTAS, readerOf, toldByEngine } from './support';

const STATUSES: Readonly<Record<number, string>> = { [WON]: 'won', [LOST]: 'lost', [PLAYING]: 'playing' };

/** Levels with far more cells, slugs and weapons than fit into one word. */
const wideLevels = fc
  .record({
    health: fc.constantFrom(1, 9, 60, 70_000, 9007199254740991),
    width: fc.integer({ min: 8, max: 40 }),
    cells: fc.array(fc.constantFrom(...'       ##GDSHHNAALL'), { minLength: 80, maxLength: 400, size: 'max' }),
  })
  .map(({ health, width, cells }) => {
    const rows = cells.join('').match(new RegExp(`.{${width}}`, 'g')) ?? [];
    return [health, `P${' '.repeat(width - 1)}`, ...rows, ''].join('\n');
  });

/** Plays keys in engine and packed game, from where the engine is after the first keys, and compares all directions at each turn. */
function compare(text: string, before: readonly string[], directions: readonly number[]): void {
  const state = playedOf(text, before.join(''));
  if (state.status !== 'playing') return;
  let { model } = state;
  const game = PackedGame.of(model);
  if (!game) throw new Error(text);
  const read = readerOf(model);
  expect(read(game), 'the start').to.deep.equal(toldByEngine(model, game.ground));
  let at = { key: game.key.slice(), lost: game.lostHealth, poison: game.poison };
  for (const chosen of directions) {
    const turns = DELTAS.map((delta, direction) => {
      const next = model.copy();
      const isTurn = next.handlePlayerMove(delta);
      game.load(at.key, 0, at.lost, at.poison);
      const outcome = game.play(direction);
      expect(outcome !== NO_TURN, `direction ${direction} is a turn`).to.equal(isTurn);
      if (!isTurn) return null;
      const status = next.hasWon() ? 'won' : next.hasLost() ? 'lost' : 'playing';
      expect(STATUSES[outcome]).to.equal(status);
      if (status !== 'playing') return null;
      expect(read(game)).to.deep.equal(toldByEngine(next, game.ground));
      return { next, key: game.key.slice(), lost: game.lostHealth, poison: game.poison };
    });
    const taken = turns[chosen] ?? turns.find(Boolean);
    if (!taken) return;
    model = taken.next;
    at = taken;
  }
}

describe('a packed game', () => {
  const directions = fc.array(fc.nat({ max: 4 }), { maxLength: 30 });

  it('does in every turn what the engine does', () => {
    fc.assert(
      fc.property(slugLevels, directions, (text, ways) => compare(text, [], ways)),
      propertyOptions(1000),
    );
  });

  it('does so on large boards with many slugs and weapons, and with any health', () => {
    fc.assert(
      fc.property(wideLevels, directions, (text, ways) => compare(text, [], ways)),
      propertyOptions(100),
    );
  });

  it('goes on from any turn of a game', () => {
    fc.assert(
      fc.property(slugLevels, fc.array(slugKeys, { maxLength: 20 }), directions, compare),
      propertyOptions(500),
    );
  });

  const strange: readonly [title: string, change: (model: ReturnType<typeof modelOf>) => void][] = [
    ['a weapon of another class on the floor', (model) => model.getTile([0, 1]).setWeapon(new Weapon())],
    ['a weapon of another class in the hand', (model) => model.getPlayer().equip(new (class extends HealingRock {})())],
    ['a slug with another weapon than its own', (model) => slugOf(model).equip(new HealingRock())],
    ['slugs that do not move in the same turns', (model) => slugOf(model).endTurn()],
  ];
  for (const [title, change] of strange) {
    it(`is not made of ${title}`, () => {
      const model = modelOf('9', 'P  AL');
      expect(PackedGame.of(model)).not.to.equal(null);
      change(model);
      expect(PackedGame.of(model)).to.equal(null);
    });
  }

  it('takes poison that surely kills a slug for what it is', () => {
    const model = modelOf('9', 'P    N');
    slugOf(model).applyEffects({ poison: 1000 });
    const game = PackedGame.of(model);
    if (!game) throw new Error('not packed');
    game.load(game.key.slice(), 0, 0, 0);
    expect([game.play(4), game.slugsLeft]).to.deep.equal([PLAYING, 0]);
  });
});
