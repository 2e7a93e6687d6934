import { expect } from 'chai';
import { rangeInLine } from '../../../../src/core/range';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { levelOf, saidIn, textOf } from '../support';

const LEVEL = textOf(' 12', '# GPNAL', 'DSH?😀\t');

/** What is said at a place, in English. */
function linesAt(text: string, line: number, character: number): string[] | null {
  const hover = slugLevelFormat.hover(levelOf(text), { line, character });
  return hover && saidIn(hover.messages);
}

describe('the hover of a level', () => {
  const cells = [
    { at: [1, 0], lines: [/^\*\*Wall\*\*.*weapons reach over it/, /^Row 0, column 0$/] },
    { at: [1, 1], lines: [/^\*\*Floor\*\*$/, /^Row 0, column 1$/] },
    { at: [1, 2], lines: [/^\*\*Goal\*\*.*no slug is left/, /^Row 0, column 2$/] },
    { at: [1, 3], lines: [/^\*\*Player\*\*/, /^Health 12$/, /^Row 0, column 3$/] },
    {
      at: [1, 4],
      lines: [
        /^\*\*NiceSlug\*\*$/,
        /^Health 10$/,
        /HealingRock/,
        /healing 2$/,
        /2 cells/,
        /Never moves/,
        /1, 3, 5/,
        /column 4$/,
      ],
    },
    {
      at: [1, 5],
      lines: [
        /^\*\*AngrySlug\*\*$/,
        /^Health 5$/,
        /PoisonSword/,
        /damage 2, poison 1$/,
        /1 cell /,
        /close.*before the turn/,
        /1, 3, 5/,
        /column 5$/,
      ],
    },
    {
      at: [1, 6],
      lines: [
        /^\*\*ScaredSlug\*\*$/,
        /^Health 3$/,
        /PoisonDart/,
        /poison 2$/,
        /2 cells/,
        /far.*before the turn/,
        /1, 3, 5/,
        /column 6$/,
      ],
    },
    { at: [2, 0], lines: [/^\*\*PoisonDart\*\*/, /^Effect: poison 2$/, /2 cells/, /^Row 1, column 0$/] },
    { at: [2, 1], lines: [/^\*\*PoisonSword\*\*/, /^Effect: damage 2, poison 1$/, /1 cell /, /column 1$/] },
    { at: [2, 2], lines: [/^\*\*HealingRock\*\*/, /^Effect: healing 2$/, /2 cells/, /column 2$/] },
    { at: [2, 3], lines: [/“\?” \(U\+003F\).*floor/, /column 3$/] },
    { at: [2, 5], lines: [/“😀” \(U\+1F600\)/, /column 4$/] },
    { at: [2, 6], lines: [/^A tab \(U/, /column 5$/] },
  ] as const;
  for (const { at, lines } of cells) {
    it(`tells all about the cell at line ${at[0]}, character ${at[1]}`, () => {
      const said = linesAt(LEVEL, at[0], at[1]) ?? [];
      expect(said).to.have.length(lines.length);
      lines.forEach((line, index) => expect(said[index]).to.match(line));
    });
  }

  it('covers the whole of a character of two UTF-16 units', () => {
    for (const character of [4, 5]) {
      const hover = slugLevelFormat.hover(levelOf(LEVEL), { line: 2, character });
      expect(hover?.range).to.deep.equal(rangeInLine(2, 4, 6));
    }
  });

  it('tells the health in all of line 1, and nothing when line 1 is wrong', () => {
    expect(linesAt(LEVEL, 0, 1)).to.deep.equal(['The player’s maximum health: 12']);
    expect(slugLevelFormat.hover(levelOf(LEVEL), { line: 0, character: 0 })?.range).to.deep.equal(rangeInLine(0, 0, 3));
    expect(linesAt('x\n#P#\n', 0, 0)).to.equal(null);
    expect(linesAt('', 0, 0)).to.equal(null);
  });

  it('leaves the health of the player out when line 1 is wrong', () => {
    expect(linesAt('x\n#P#\n', 1, 1)).to.have.length(2);
  });

  it('counts rows on the board, not lines', () => {
    expect(linesAt('9\n\n\n#P#\n', 3, 1)?.at(-1)).to.equal('Row 0, column 1');
  });

  for (const [title, line, character] of [
    ['behind a row', 1, 7],
    ['in a blank line', 2, 0],
    ['below the text', 9, 0],
  ] as const) {
    it(`is none ${title}`, () => {
      expect(linesAt('12\n# GPNAL\n\n#\n', line, character)).to.equal(null);
    });
  }
});
