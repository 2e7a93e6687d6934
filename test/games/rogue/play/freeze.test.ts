import { expect } from 'chai';
import fc from 'fast-check';
import { freeze } from '../../../../src/games/rogue/play/freeze';
import { rogueGame, type RogueState } from '../../../../src/games/rogue/play/game';
import { propertyOptions } from '../../../support/property';
import { fileOf, findingsOf, play } from '../support';

/** What must be the same in a generated dungeon and in its drawing; monsters in reading order. */
function contentOf({ engine, ground }: RogueState): object {
  const actors = [engine.player, ...engine.monsters];
  const entries = actors.map(({ name, x, y, fighter: { hp, defense, power } }) => ({ name, x, y, hp, defense, power }));
  entries.sort((a, b) => a.y - b.y || a.x - b.x);
  return { ground, entries, fov: engine.fovRadius, visible: engine.gameMap.visible.join('') };
}

describe('freezing a generated dungeon', () => {
  it('draws its map below its header, with the seed that was played', () => {
    const text =
      'player  hp 9\n// a cave\nseed 4\n\n generate width 12 height 7 rooms 3 min 3 max 4 monsters 1\n // end\n';
    const frozen = freeze(fileOf(text), '5').split('\n');
    expect(frozen.slice(0, 6)).to.deep.equal(['player hp 9', '// a cave', 'seed 5', '', '// end', 'map']);
    expect(frozen).to.have.lengthOf(6 + 7 + 1);
    expect(frozen.at(-1)).to.equal('');
  });

  it('adds the seed where the file has none', () => {
    expect(freeze(fileOf('generate'), '-3').split('\n').slice(0, 2)).to.deep.equal(['seed -3', 'map']);
  });

  it('is what the game makes of a file by the name of the change, with the seed of the file; it knows no other change', () => {
    const file = fileOf('seed -7\ngenerate');
    expect(rogueGame.rewrite?.(file, 'freeze')).to.equal(freeze(file, '-7'));
    expect(rogueGame.rewrite?.(fileOf('generate'), 'freeze')).to.equal(freeze(fileOf('generate'), '0'));
    for (const name of ['', 'thaw', 'toString']) expect(rogueGame.rewrite?.(file, name), name).to.equal(null);
  });

  it('leaves a drawn dungeon as it is', () => {
    expect(freeze(fileOf(' fov  3\nmap\n@..'), '7')).to.equal('fov 3\nmap\n@..\n');
  });

  it('gives the same ground, player, monsters and numbers, for any seed', () => {
    const header = 'player hp 77 power 8\norc defense 1\ntroll hp 5\nfov 6\n';
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 70n), 2n ** 70n), fc.integer({ min: 1, max: 9 }), (seed, monsters) => {
        const text = `${header}generate width 50 height 30 monsters ${monsters}`;
        const frozen = freeze(fileOf(text), String(seed));
        expect(findingsOf(frozen)).to.deep.equal([]);
        expect(contentOf(play(frozen))).to.deep.equal(contentOf(play(text, '', String(seed))));
      }),
      propertyOptions(40),
    );
  });
});
