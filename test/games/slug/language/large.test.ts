import { expect } from 'chai';
import { analyse } from '../../../../src/games/analysis';
import { plainSetup } from '../../../../src/games/setup';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { slugGame } from '../../../../src/games/slug/play/game';

const SIDE = 1000;

/** A board of 1,000 x 1,000 cells, all of one character but for the player in the first cell. */
const boardOf = (character: string): string => {
  const row = `${character.repeat(SIDE)}\n`;
  return `30\nP${row.slice(character.length)}${row.repeat(SIDE - 1)}`;
};

describe('a board of a million cells', () => {
  const kinds = [
    { title: 'characters of two units', character: '😀', problems: 1_000_002, slugs: 0, turns: 4 },
    { title: 'walls', character: '#', problems: 3, slugs: 0, turns: 2 },
    { title: 'slugs', character: 'A', problems: 3, slugs: 999_999, turns: 2 },
    { title: 'unknown characters', character: 'x', problems: 1_000_002, slugs: 0, turns: 4 },
  ];
  for (const { title, character, problems, slugs, turns } of kinds) {
    it(`of ${title} is analysed, started and played`, () => {
      const analysis = analyse(slugLevelFormat, boardOf(character));
      expect(analysis.problems.length).to.equal(problems);
      expect(analysis.plays).to.equal(true);
      const state = slugGame.start(analysis.definition, plainSetup(null));
      for (const key of ' ds ') slugGame.step(state, key);
      expect(state.turn).to.equal(turns);
      expect(state.model.getSlugs().length).to.equal(slugs);
    });
  }

  it('can be asked for its first problems alone, and tells all the same whether it plays', () => {
    const { problems, plays } = analyse(slugLevelFormat, boardOf('x'), { limit: 4 });
    expect(problems.map(({ code }) => code)).to.deep.equal([
      'slug/no-goal',
      'slug/no-slugs',
      'slug/open-border',
      'slug/unknown-character',
    ]);
    expect(plays).to.equal(true);
  });
});
