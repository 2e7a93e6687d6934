import { expect } from 'chai';
import { rogueDungeonFormat } from '../../../../src/games/rogue/language/format';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { fileOf, said } from '../support';

/** The changes that are offered at a line, by their titles, and the names by which the game makes them. */
const offersAt = (text: string, line: number): [string, string | null][] =>
  (rogueDungeonFormat.refactorings?.(fileOf(text), line) ?? []).map(({ title, change }) => [
    said(title),
    'rewrite' in change ? change.rewrite : null,
  ]);

describe('the changes of a dungeon file', () => {
  it('offer at its line generate to draw the dungeon, which the game does', () => {
    const text = 'seed 4\ngenerate width 20 height 20\n';
    expect(offersAt(text, 1)).to.deep.equal([['Draw the generated dungeon of seed 4 as a map', 'freeze']]);
    expect(rogueGame.rewrite?.(fileOf(text), 'freeze')).to.match(/^seed 4\nmap\n#{20}\n/);
  });

  it('show a long seed in short', () => {
    expect(offersAt(`seed ${'9'.repeat(500)}\ngenerate`, 1)[0]?.[0]).to.have.length.below(100);
  });

  it('are not offered elsewhere, for a drawn dungeon, and in a file with an error', () => {
    expect(offersAt('seed 4\ngenerate', 0)).to.deep.equal([]);
    expect(offersAt('map\n@', 0)).to.deep.equal([]);
    expect(offersAt('orc hp 0\ngenerate', 1)).to.deep.equal([]);
    expect(offersAt('generate\nfov 3', 0)).to.deep.equal([]);
  });
});
