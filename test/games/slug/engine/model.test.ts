import { expect } from 'chai';
import { Player } from '../../../../src/games/slug/engine/entity';
import { SlugDungeonModel } from '../../../../src/games/slug/engine/model';
import type { Cell } from '../../../../src/core/cell';
import { AngrySlug, NiceSlug } from '../../../../src/games/slug/engine/slug';
import { createTile } from '../../../../src/games/slug/engine/tile';
import { PoisonDart, PoisonSword } from '../../../../src/games/slug/engine/weapon';
import { modelOf, placesOf, slugOf } from '../support';

const RIGHT: Cell = [0, 1];
const DOWN: Cell = [1, 0];

describe("the assignment's example of the model", () => {
  const angry = new AngrySlug();
  const player = new Player(20);
  const tiles = ['####', '#  #', '#  #', '#SG#', '####'].map((row) => [...row].map(createTile));
  const model = new SlugDungeonModel(tiles, [[[1, 1], angry]], player, [2, 1]);
  const values = (): Record<string, number[]> => ({
    angry: [angry.getHealth(), angry.getPoison()],
    player: [player.getHealth(), player.getPoison()],
  });

  it('gives back what it was made of', () => {
    expect(model.getTile([0, 0]).repr()).to.equal("Tile('#', True)");
    expect(model.getTile([2, 1]).repr()).to.equal("Tile(' ', False)");
    expect(model.getDimensions()).to.deep.equal([5, 4]);
    expect(model.getTiles()[3]?.map((tile) => tile.repr())).to.deep.equal([
      "Tile('#', True)",
      "Tile(' ', False)",
      "Tile('G', False)",
      "Tile('#', True)",
    ]);
    expect(model.getSlugs()).to.deep.equal([[[1, 1], angry]]);
    expect(model.getPlayer().repr()).to.equal('Player(20)');
    expect(model.getPlayerPosition()).to.deep.equal([2, 1]);
    expect(values()).to.deep.equal({ angry: [5, 0], player: [20, 0] });
    expect(player.getWeaponEffect()).to.deep.equal({});
  });

  it("knows the slug's valid positions, its own first", () => {
    expect(model.getValidSlugPositions(angry)).to.deep.equal([
      [1, 1],
      [1, 2],
    ]);
  });

  it('lets the slug hit the player, and the player without a weapon nobody', () => {
    model.performAttack(angry, [1, 1]);
    expect(values()).to.deep.equal({ angry: [5, 0], player: [18, 1] });
    model.performAttack(player, [2, 1]);
    expect(values()).to.deep.equal({ angry: [5, 0], player: [18, 1] });
  });

  it('plays the step down onto the sword: the slug comes into range only after the attack', () => {
    model.handlePlayerMove(DOWN);
    expect(values()).to.deep.equal({ angry: [5, 0], player: [15, 1] });
    expect(player.getWeapon()?.repr()).to.equal('PoisonSword()');
    expect(player.getWeaponEffect()).to.deep.equal({ damage: 2, poison: 1 });
    expect(player.getWeaponTargets(model.getPlayerPosition())).to.deep.equal([
      [3, 2],
      [3, 0],
      [4, 1],
      [2, 1],
    ]);
    expect(model.getSlugs()).to.deep.equal([[[2, 1], angry]]);
    expect(model.getPlayerPosition()).to.deep.equal([3, 1]);
    expect([model.hasWon(), model.hasLost()]).to.deep.equal([false, false]);
  });
});

describe('a level with five slugs', () => {
  const LEVEL = ['25', '######', '#P L##', '#NA#L#', '#   ##', '# A  #', '######'];

  it('has its slugs in reading order', () => {
    const slugs = modelOf(...LEVEL).getSlugs();
    expect(slugs.map(([position, slug]) => `${slug.getName()} ${position.join()}`)).to.deep.equal([
      'ScaredSlug 1,3',
      'NiceSlug 2,1',
      'AngrySlug 2,2',
      'ScaredSlug 2,4',
      'AngrySlug 4,2',
    ]);
  });

  it('loses the slug that poison kills when a turn is ended, and the others move and attack', () => {
    const model = modelOf(...LEVEL);
    slugOf(model, 4).applyEffects({ poison: 1000 });
    model.endTurn();
    expect(placesOf(model)).to.deep.equal([
      [1, 3],
      [2, 1],
      [1, 2],
      [2, 4],
    ]);
    expect(model.getTile([4, 2]).getWeapon()?.repr()).to.equal('PoisonSword()');
    expect([model.getPlayer().getHealth(), model.getPlayer().getPoison()]).to.deep.equal([23, 3]);
    expect(model.getSlugs().map(([, slug]) => slug.canMove())).to.deep.equal([false, false, false, false]);
  });

  it('plays a whole turn: pick-up, attack, poison, a death, moves, attacks', () => {
    const model = modelOf(...LEVEL);
    model.getTile([1, 2]).setWeapon(new PoisonSword());
    model.getPlayer().applyEffects({ poison: 1, damage: 5 });
    model.handlePlayerMove(RIGHT);
    expect(model.getPlayer().getHealth()).to.equal(17);
    expect(model.getSlugs()).to.have.length(4);
    const [, hit] = model.getSlugs().find(([position]) => position.join() === '2,2') ?? [];
    expect([hit?.getName(), hit?.getHealth()]).to.deep.equal(['AngrySlug', 2]);
  });
});

describe('an attack', () => {
  it('of the player hits every slug in range, over walls and other slugs, and nothing else', () => {
    const model = modelOf('9', '#######', '#P#AN A', '#N#####', '#N#A###', '#  N###', '#######');
    model.getPlayer().equip(new PoisonDart());
    model.performAttack(model.getPlayer(), model.getPlayerPosition());
    const poisoned = model.getSlugs().filter(([, slug]) => slug.getPoison() === 2);
    expect(poisoned.map(([position]) => position)).to.deep.equal([
      [1, 3],
      [2, 1],
      [3, 1],
    ]);
    expect(model.getPlayer().getPoison()).to.equal(0);
  });

  it('of a slug hits the player through a wall, and no other slug', () => {
    const model = modelOf('9', '######', '#P#LN#', '######');
    model.performAttack(slugOf(model), [1, 3]);
    expect(model.getPlayer().getPoison()).to.equal(2);
    expect(slugOf(model, 1).getPoison()).to.equal(0);
  });

  it('starts where it is said to start, whoever stands there', () => {
    const model = modelOf('9', '########', '#P    A#', '########');
    model.performAttack(slugOf(model), [1, 2]);
    expect(model.getPlayer().getHealth()).to.equal(7);
    model.getPlayer().equip(new PoisonSword());
    model.performAttack(model.getPlayer(), [1, 5]);
    expect(slugOf(model).getHealth()).to.equal(3);
  });

  it('with a healing rock heals a slug up to its maximum', () => {
    const model = modelOf('9', '#####', '#PHN#', '#####');
    slugOf(model).applyEffects({ damage: 1 });
    model.handlePlayerMove(RIGHT);
    expect(slugOf(model)).to.be.instanceOf(NiceSlug);
    expect(slugOf(model).getHealth()).to.equal(10);
  });
});

describe('the model', () => {
  it('has no tile outside the board', () => {
    const model = modelOf('9', '###', '#P#', '###');
    for (const position of [
      [-1, 0],
      [0, -1],
      [3, 0],
      [0, 3],
    ] satisfies Cell[]) {
      expect(() => model.getTile(position)).to.throw(RangeError);
    }
  });
});
