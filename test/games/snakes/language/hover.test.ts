import { expect } from 'chai';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { say } from '../../../../src/l10n/text';
import { ENGLISH } from '../english';
import { BITE, fileOf, fileWithRow, GO, read } from '../support';

/** What is said at a place, line by line. */
function hoverAt(text: string, line: number, character: number): string[] | null {
  const hover = snakeRulesFormat.hover(read(text), { line, character });
  return hover && hover.messages.map((message) => say(ENGLISH, message));
}

describe('hovering over a snake file', () => {
  it('tells what a cell asks for, where it lies and of which rule it is', () => {
    expect(hoverAt(fileOf(GO, BITE), 12, 3)).to.deep.equal([
      '**T**: an enemy’s tail. Straight ahead, the move bites it.',
      '1 ahead',
      'Rule 2 of 2; the upper edge is the direction of the move',
    ]);
    expect(hoverAt(fileOf(BITE), 5, 3)?.slice(0, 2)).to.deep.equal([
      '**h**: the own head. It’s always at the centre.',
      'The centre, where the head is',
    ]);
  });

  for (const [line, character, place] of [
    [3, 2, '2 ahead, 1 to the left'],
    [2, 6, '3 ahead, 3 to the right'],
    [5, 6, '3 to the right'],
    [5, 0, '3 to the left'],
    [8, 3, '3 behind'],
    [8, 5, '3 behind, 2 to the right'],
    [6, 1, '1 behind, 2 to the left'],
  ] as const) {
    it(`counts the squares from the head: ${place}`, () => {
      expect(hoverAt(fileOf(BITE), line, character)?.[1]).to.equal(place);
    });
  }

  it('says in a row that is too long how to type over cells', () => {
    const text = fileWithRow('   h    ;');
    const tooLong = /^This row has 8 cells instead of seven\. .*Toggle Overtype/;
    expect(hoverAt(text, 5, 1)?.at(-1)).to.match(tooLong);
    expect(hoverAt(text, 5, 7)?.[0]).to.equal('One cell too many: a row has seven.');
    expect(hoverAt(text, 5, 8)?.[0]).to.equal('The end of a row, always in column 8');
    for (const character of [7, 8]) expect(hoverAt(text, 5, character)?.[1]).to.match(tooLong);
    expect(hoverAt(text, 4, 1)?.at(-1)).not.to.match(tooLong);
  });

  it('tells an odd character from a cell, both units of a pair as one', () => {
    expect(hoverAt(fileWithRow(' \u041d h   ;'), 5, 1)?.[0]).to.equal(
      '“\u041d” (U+041D, a Cyrillic letter) isn’t a cell; it only looks like “H”.',
    );
    expect(hoverAt(fileWithRow(' \u00a0 h   ;'), 5, 1)?.[0]).to.equal(
      'A no-break space (U+00A0) isn’t a cell; it only looks like a space.',
    );
    expect(hoverAt(fileWithRow(' x h   ;'), 5, 1)?.[0]).to.equal('“x” (U+0078) isn’t a cell.');
    const hover = snakeRulesFormat.hover(read(fileWithRow('\u{1F40D} h   ;')), { line: 5, character: 1 });
    expect(hover?.range).to.deep.equal({ start: { line: 5, character: 0 }, end: { line: 5, character: 2 } });
  });

  it('explains header and end, and says nothing elsewhere', () => {
    expect(hoverAt(fileOf(BITE), 0, 2)).to.deep.equal(['**Test**: a snake with 1 rule']);
    expect(hoverAt(fileOf(BITE), 9, 0)).to.deep.equal(['The end of the file. Only comments can follow.']);
    for (const [text, line, character] of [
      ['snake A // x\n\nend', 0, 10],
      [' snake A \n\nend', 0, 0],
      [' snake A \n\nend', 0, 8],
      ['snake A\n\nend', 1, 0],
      ['snake A\n\nend', 9, 9],
      [fileWithRow('   h   ; x'), 5, 9],
    ] as const) {
      expect(hoverAt(text, line, character), `${text} ${line} ${character}`).to.equal(null);
    }
  });
});
