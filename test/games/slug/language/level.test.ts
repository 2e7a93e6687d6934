import { expect } from 'chai';
import { rangeInLine } from '../../../../src/core/range';
import { analyse } from '../../../../src/games/analysis';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { codesOf, levelOf, placesOf, startOf, textOf, traceOf } from '../support';

const ROWS = ['12', '#####', '#P A#', '# xG#', '#####'];

/** The rows of a text as the game has them. */
const rowsOf = (text: string): string[] => levelOf(text).rows.map(({ cells }) => [...cells].join(''));

describe('the rows of a level', () => {
  const ends = [
    { title: 'LF', text: ROWS.join('\n') },
    { title: 'CRLF', text: ROWS.join('\r\n') },
    { title: 'a lone CR', text: ROWS.join('\r') },
    { title: 'all three mixed', text: `${ROWS.slice(0, 2).join('\r')}\r\n${ROWS.slice(2).join('\n')}` },
  ];
  for (const { title, text } of ends) {
    for (const [end, tail] of Object.entries({
      '': 'without',
      '\n': 'with LF as',
      '\r\n': 'with CRLF as',
      '\r': 'with CR as',
    })) {
      it(`end at ${title}, ${tail} final line end`, () => {
        expect(rowsOf(text + end)).to.deep.equal(ROWS.slice(1));
        const { problems } = analyse(slugLevelFormat, text + end);
        expect(problems.map(({ code, range }) => ({ code, range }))).to.deep.equal([
          { code: 'slug/unknown-character', range: rangeInLine(3, 2, 3) },
        ]);
        expect(traceOf(text + end, 'd_sd')).to.deep.equal(traceOf(textOf(...ROWS), 'd_sd'));
      });
    }
  }

  it('come after a byte order mark that counts for nothing', () => {
    const text = `\uFEFF${ROWS.join('\n')}`;
    expect(analyse(slugLevelFormat, text).problems).to.deep.equal(analyse(slugLevelFormat, ROWS.join('\n')).problems);
    expect(levelOf(text).health.value).to.equal(12);
    expect(codesOf('\uFEFF\n#P#'), 'on line 1 as well').to.include('slug/no-health');
  });

  it('take a second byte order mark, or one further down, for a character that means nothing', () => {
    expect(codesOf('\uFEFF\uFEFF9\n#PGA#')).to.include('slug/health-not-integer');
    expect(codesOf('9\n\uFEFF#PGA#\n')).to.include('slug/unknown-character');
  });

  it('are not trimmed: spaces at both ends are floor', () => {
    const { model } = startOf(textOf('5', '  P  ', ' ### '));
    expect(model.getDimensions()).to.deep.equal([2, 5]);
    expect(model.getPlayerPosition()).to.deep.equal([0, 2]);
    expect(model.getTile([1, 4]).isBlocking()).to.equal(false);
  });

  it('may consist of spaces alone, at the end too', () => {
    const { model } = startOf('5\n   \nP G\n   \n ');
    expect(model.getDimensions()).to.deep.equal([4, 3]);
    expect(model.getTile([3, 0]).isBlocking()).to.equal(false);
    expect(model.getTile([3, 1]).isBlocking(), 'filled up').to.equal(true);
  });

  it('are filled up with walls on the right to the width of the longest', () => {
    const { model } = startOf(textOf('5', '#', '#P  #', '##'));
    expect(model.getTiles().map((row) => row.join(''))).to.deep.equal(['#####', '#   #', '#####']);
  });

  it('have a cell for each character, one of two UTF-16 units and a tab included', () => {
    const { model } = startOf(textOf('5', '#😀\tA#', '#P\u0301G#'));
    expect(model.getDimensions()).to.deep.equal([2, 5]);
    expect(placesOf(model)).to.deep.equal([[0, 3]]);
    for (const column of [1, 2]) expect(model.getTile([0, column]).repr()).to.equal("Tile(' ', False)");
    expect(String(model.getTile([1, 3])), 'a combining mark is a character of its own').to.equal('G');
  });

  it('have a cell for half a character', () => {
    expect(startOf('5\n#P\ud83d#\n').model.getDimensions()).to.deep.equal([1, 4]);
  });

  it('end at no other sign that some programs take for a line end', () => {
    const { model } = startOf('5\n#P\v\f\u0085\u2028\u2029#\n');
    expect(model.getDimensions()).to.deep.equal([1, 8]);
  });

  it('leave out blank lines when rows and columns are counted', () => {
    const level = levelOf('5\n\n####\n\n\n#P #\n');
    expect(level.rows.map(({ line }) => line)).to.deep.equal([2, 5]);
    expect(level.players).to.deep.equal([{ symbol: 'P', row: 1, column: 1 }]);
    expect(level.blankLines).to.deep.equal([1, 3, 4]);
  });

  it('put the slugs into reading order', () => {
    const { model } = startOf(textOf('5', '#N L#', '#P A#', '#L N#'));
    expect(
      model
        .getSlugs()
        .map(([, slug]) => slug.getSymbol())
        .join(''),
    ).to.equal('NLALN');
  });

  it('give abstract symbols and small letters no meaning', () => {
    const level = levelOf(textOf('5', 'P', 'WME', 'pnalgdsh'));
    expect(level.unknown.map(({ symbol }) => symbol).join('')).to.equal('WMEpnalgdsh');
  });
});

describe('the problems of a level', () => {
  const cases: { title: string; text: string; codes: string[] }[] = [
    { title: 'of an empty file are one', text: '', codes: ['slug/no-health'] },
    { title: 'of a byte order mark alone are one', text: '\uFEFF', codes: ['slug/no-health'] },
    { title: 'of a line end alone are two', text: '\n', codes: ['slug/no-health', 'slug/no-rows'] },
    { title: 'of line 1 alone are about the rows', text: '30', codes: ['slug/no-rows'] },
    { title: 'of a bad line 1 alone are about both', text: 'x\n', codes: ['slug/health-not-integer', 'slug/no-rows'] },
    {
      title: 'of blank lines alone are about line 1 and the end',
      text: '\n\n\n',
      codes: ['slug/no-health', 'slug/no-rows', 'slug/trailing-blank-lines'],
    },
    {
      title: 'at one place are listed by code',
      text: '30\n    \n',
      codes: ['slug/no-goal', 'slug/no-player', 'slug/no-slugs', 'slug/open-border'],
    },
    {
      title: 'are listed by line and column',
      text: '0\n#PP?#\n\n#A\n\n',
      codes: [
        'slug/health-not-positive',
        'slug/no-goal',
        'slug/open-border',
        'slug/many-players',
        'slug/unknown-character',
        'slug/blank-row',
        'slug/ragged-row',
        'slug/trailing-blank-lines',
      ],
    },
  ];
  for (const { title, text, codes } of cases) {
    it(title, () => {
      expect(codesOf(text)).to.deep.equal(codes);
    });
  }
});
