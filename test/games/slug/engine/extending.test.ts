import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import { NotImplementedError } from '../../../../src/core/notImplementedError';
import { Player } from '../../../../src/games/slug/engine/entity';
import { SlugDungeonModel } from '../../../../src/games/slug/engine/model';
import { AngrySlug, NiceSlug, Slug } from '../../../../src/games/slug/engine/slug';
import { createTile } from '../../../../src/games/slug/engine/tile';
import { PoisonDart, PoisonSword, Weapon } from '../../../../src/games/slug/engine/weapon';
import type { Effect } from '../../../../src/games/slug/facts/stock';

const STAY: Cell = [0, 0];

/** Hits all around, corners too, and itself twice. */
class Whip extends Weapon {
  override getTargets([row, column]: Cell): Cell[] {
    return [-1, 0, 1].flatMap((rows) => [-1, 0, 1, 0].map((columns): Cell => [row + rows, column + columns]));
  }

  override getEffect(): Effect {
    return { damage: 3 };
  }
}

/** A room of so many rows and columns with these slugs, and the player with this weapon. */
function room(
  size: number,
  slugs: readonly (readonly [Cell, Slug])[],
  at: Cell,
  weapon: Weapon | null = null,
): SlugDungeonModel {
  const tiles = Array.from({ length: size }, () => Array.from({ length: size }, () => createTile(' ')));
  const player = new Player(20);
  if (weapon) player.equip(weapon);
  return new SlugDungeonModel(tiles, slugs, player, at);
}

const healths = (model: SlugDungeonModel): number[] => model.getSlugs().map(([, slug]) => slug.getHealth());

describe('a weapon of one’s own', () => {
  it('hits where its targets are, each slug once', () => {
    const slugs = [
      [0, 0],
      [1, 2],
      [3, 3],
    ].map(([row = 0, column = 0]): [Cell, Slug] => [[row, column], new NiceSlug()]);
    const model = room(4, slugs, [1, 1], new Whip());
    model.performAttack(model.getPlayer(), [1, 1]);
    expect(healths(model)).to.deep.equal([7, 7, 10]);
  });

  it('hits the player where its targets are', () => {
    const slug = new NiceSlug();
    slug.equip(new Whip());
    const model = room(4, [[[0, 0], slug]], [1, 1]);
    model.handlePlayerMove(STAY);
    expect(model.getPlayer().getHealth()).to.equal(17);
    model.handlePlayerMove([1, 0]);
    expect(model.getPlayer().getHealth(), 'out of reach').to.equal(17);
  });

  it('that widens the targets of another hits as that one does, and more', () => {
    class LongDart extends PoisonDart {
      override getTargets([row, column]: Cell): Cell[] {
        return [...super.getTargets([row, column]), [row, column + 3]];
      }
    }
    const slugs = [1, 2, 3, 4].map((column): [Cell, Slug] => [[0, column], new NiceSlug()]);
    const model = room(5, slugs, [0, 0], new LongDart());
    model.performAttack(model.getPlayer(), [0, 0]);
    expect(model.getSlugs().map(([, slug]) => slug.getPoison())).to.deep.equal([2, 2, 2, 0]);
  });

  it('is there in a fork, too', () => {
    const model = room(4, [[[0, 0], new NiceSlug()]], [1, 1], new Whip()).copy();
    model.performAttack(model.getPlayer(), [1, 1]);
    expect(healths(model)).to.deep.equal([7]);
  });
});

describe('an entity of one’s own', () => {
  it('attacks where it says that its weapon reaches, and with the effect that it says', () => {
    class Sniper extends Player {
      override getWeaponTargets(): Cell[] {
        return [[3, 3]];
      }

      override getWeaponEffect(): Effect {
        return { damage: 1 };
      }
    }
    const sniper = new Sniper(9);
    sniper.equip(new PoisonSword());
    const tiles = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => createTile(' ')));
    const slugs = [
      [0, 1],
      [3, 3],
    ].map(([row = 0, column = 0]): [Cell, Slug] => [[row, column], new NiceSlug()]);
    const model = new SlugDungeonModel(tiles, slugs, sniper, [0, 0]);
    for (const each of [model, model.copy()]) {
      each.performAttack(each.getPlayer(), [0, 0]);
      expect(healths(each)).to.deep.equal([10, 9]);
    }
  });

  it('stays what it is in a fork, with its values, and the fork does not touch it', () => {
    class Jumper extends AngrySlug {
      jumps = 0;

      override chooseMove(candidates: readonly Cell[], currentPosition: Cell): Cell {
        this.jumps++;
        return candidates.at(-1) ?? currentPosition;
      }
    }
    const jumper = new Jumper();
    const model = room(4, [[[2, 2], jumper]], [0, 0]);
    model.handlePlayerMove(STAY);
    const fork = model.copy();
    fork.handlePlayerMove(STAY);
    fork.handlePlayerMove(STAY);
    const [[, other] = []] = fork.getSlugs();
    expect(other).to.be.instanceOf(Jumper).and.to.not.equal(jumper);
    expect([jumper.jumps, other instanceof Jumper && other.jumps]).to.deep.equal([1, 2]);
  });
});

describe('the plain slug', () => {
  it('has no mind of its own and says so in the words of the assignment', () => {
    const slug = new Slug(5);
    expect(() => slug.chooseMove([[0, 0]], [1, 0], [2, 4])).to.throw(
      NotImplementedError,
      /^Slug subclasses must implement a choose_move method\.$/,
    );
    expect(String(new NotImplementedError('x'))).to.equal('NotImplementedError: x');
  });
});
