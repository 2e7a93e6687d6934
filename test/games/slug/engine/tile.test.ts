import { expect } from 'chai';
import { createTile, Tile } from '../../../../src/games/slug/engine/tile';
import { HealingRock, PoisonSword } from '../../../../src/games/slug/engine/weapon';

describe('a tile', () => {
  it('starts without a weapon, takes one, and gives it up', () => {
    const tile = new Tile('#', true);
    expect(tile.isBlocking()).to.equal(true);
    expect(tile.getWeapon()).to.equal(null);
    tile.setWeapon(new HealingRock());
    expect(tile.getWeapon()?.repr()).to.equal('HealingRock()');
    expect(tile.getWeapon()?.getEffect()).to.deep.equal({ healing: 2 });
    expect(tile.repr(), 'a weapon on it is not shown').to.equal("Tile('#', True)");
    tile.removeWeapon();
    expect(tile.getWeapon()).to.equal(null);
    expect(String(tile)).to.equal('#');
    expect(tile.repr()).to.equal("Tile('#', True)");
  });

  it('holds one weapon: a second one replaces the first', () => {
    const tile = new Tile(' ', false);
    tile.setWeapon(new HealingRock());
    tile.setWeapon(new PoisonSword());
    expect(tile.getWeapon()?.repr()).to.equal('PoisonSword()');
  });

  it('may have any symbol, blocking or not', () => {
    const tile = new Tile('hello', false);
    expect(tile.repr()).to.equal("Tile('hello', False)");
    expect(tile.isBlocking()).to.equal(false);
  });

  const quoted = [
    { symbol: "'", repr: `Tile("'", False)` },
    { symbol: '"', repr: `Tile('"', False)` },
    { symbol: `'"`, repr: `Tile('\\'"', False)` },
    { symbol: '\\', repr: `Tile('\\\\', False)` },
    { symbol: '\t', repr: `Tile('\\t', False)` },
  ];
  for (const { symbol, repr } of quoted) {
    it(`quotes its symbol as Python does: ${repr}`, () => {
      expect(new Tile(symbol, false).repr()).to.equal(repr);
    });
  }

  it('can be copied: the copy keeps the weapon when the tile gives it up', () => {
    const tile = createTile('D');
    const copy = tile.copy();
    tile.removeWeapon();
    expect(copy.repr()).to.equal(tile.repr());
    expect(copy.getWeapon()?.repr()).to.equal('PoisonDart()');
  });
});

describe('the tile of a character', () => {
  const floor = "Tile(' ', False)";
  const tiles = [
    { symbol: '#', repr: "Tile('#', True)", blocking: true, weapon: undefined },
    { symbol: 'G', repr: "Tile('G', False)", blocking: false, weapon: undefined },
    { symbol: 'D', repr: floor, blocking: false, weapon: 'PoisonDart()' },
    { symbol: 'S', repr: floor, blocking: false, weapon: 'PoisonSword()' },
    { symbol: 'H', repr: floor, blocking: false, weapon: 'HealingRock()' },
    ...[' ', 'hello', '', 'P', 'N', 'A', 'L', 'W', 'M', 'E', 'g', 'd', '##', '😀'].map((symbol) => ({
      symbol,
      repr: floor,
      blocking: false,
      weapon: undefined,
    })),
  ];
  for (const { symbol, repr, blocking, weapon } of tiles) {
    it(`is ${repr}${weapon ? ` with a ${weapon}` : ''} for “${symbol}”`, () => {
      const tile = createTile(symbol);
      expect(tile.repr()).to.equal(repr);
      expect(tile.isBlocking()).to.equal(blocking);
      expect(tile.getWeapon()?.repr()).to.equal(weapon);
    });
  }
});
