import { expect } from 'chai';
import { rogueDungeonFormat as format } from '../../../../src/games/rogue/language/format';
import { fileOf, said } from '../support';

describe('the outline of a dungeon file', () => {
  const outlineOf = (text: string): string[] =>
    [...format.outline(fileOf(text))].map(({ label, kind, range: { start, end } }) => {
      return `${kind} ${start.line}:${start.character}-${end.character} ${said(label)}`;
    });

  it('has the header lines that count, then the player and the monsters in reading order', () => {
    expect(outlineOf('orc hp 3\nfov 4\nfov 5\nwhat\n map\n#o.T\n#@o')).to.deep.equal([
      'rule 0:0-8 orc: hp 3, defense 0, power 3',
      'rule 1:0-5 fov: 4',
      'place 4:1-4 map: 4 by 2',
      'player 6:1-2 Player (1, 1)',
      'opponent 5:1-2 Orc (1, 0)',
      'opponent 5:3-4 Troll (3, 0)',
      'opponent 6:2-3 Orc (2, 1)',
    ]);
  });

  it('has what a generated dungeon is made of', () => {
    expect(outlineOf('player\ntroll\nseed -7\ngenerate rooms 9')).to.deep.equal([
      'rule 0:0-6 player: hp 30, defense 2, power 5',
      'rule 1:0-5 troll: hp 16, defense 1, power 4',
      'rule 2:0-7 seed: -7',
      'place 3:0-16 generate: 80 by 45, up to 9 rooms',
    ]);
    expect(outlineOf('')).to.deep.equal([]);
  });
});
