import { expect } from 'chai';
import { complete } from '../../../../src/games/spire/language/completion';
import { english, read } from '../support';

/** The offers at a place, each with the columns that it replaces. */
function offers(text: string, line: number, character: number): string[] {
  return complete(read(text).definition, { line, character }).map(
    ({ insert, range }) => `${insert} @${range.start.character}-${range.end.character}`,
  );
}

function descriptions(text: string, line: number, character: number): string[] {
  return complete(read(text).definition, { line, character }).map(({ description }) => english(description));
}

describe('completion in a game file', () => {
  it('offers monsters and the next header on an empty line', () => {
    expect(offers('Encounter 1\nLouse 20\n\n', 2, 0)).to.deep.equal([
      'Louse 20 @0-0',
      'Cultist 30 @0-0',
      'JawWorm 50 @0-0',
      'Encounter 2 @0-0',
    ]);
    expect(offers('', 0, 0)[3]).to.equal('Encounter 1 @0-0');
  });

  it('replaces the word at the caret, and for a header the white space before it', () => {
    expect(offers('Encounter\n  Lo', 1, 4)).to.deep.equal([
      'Louse 20 @2-4',
      'Cultist 30 @2-4',
      'JawWorm 50 @2-4',
      'Encounter 2 @0-4',
    ]);
  });

  it('leaves the hit points that are there', () => {
    expect(offers('Encounter\nLo 7', 1, 1)).to.deep.equal(['Louse @0-2', 'Cultist @0-2', 'JawWorm @0-2']);
  });

  it('offers hit points behind a type, and a number behind a header', () => {
    expect(offers('Encounter\nLouse ', 1, 6)[0]).to.equal('10 @6-6');
    expect(offers('Encounter\nLouse 2', 1, 7)[0]).to.equal('10 @6-7');
    expect(offers('Encounter\nLouse 5\nEncounter ', 2, 10)).to.deep.equal(['2 @10-10']);
    expect(offers('Encounter\nSlime ', 1, 6)).to.deep.equal([]);
  });

  it('describes what a monster does, a number of hit points and a header', () => {
    expect(descriptions('', 0, 0)).to.deep.equal([
      'Louse: bites for 5 to 7 every turn',
      'Cultist: waits, then hits for 7, 8, 9, …; weakens the player every second turn',
      'JawWorm: turns half of the hit points it has lost into block, the other half into damage',
      'Encounter 1 of the game',
    ]);
    expect(descriptions('Encounter\nLouse ', 1, 6)[0]).to.equal('10 HP');
  });
});
