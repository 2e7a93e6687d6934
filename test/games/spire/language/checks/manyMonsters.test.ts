import { expect } from 'chai';
import { MAX_EDITS } from '../../../../../src/games/fixes';
import { fixed, fixesOf, messagesOf, problemsOf, titlesOf } from '../../support';

const CODE = 'spire/many-monsters';

describe(CODE, () => {
  it('is reported once an encounter, on the fourth monster line, faulty ones counted', () => {
    const text = 'Encounter\nLouse 1\nLouse\nLouse 1\n Louse 1 \nLouse 1\nEncounter\nLouse 1\nLouse 1\nLouse 1\n';
    expect(problemsOf(text)).to.deep.equal([
      'error spire/bad-monster-line 3:1-3:6',
      'warning spire/many-monsters 5:2-5:9',
    ]);
  });

  it('is repaired by a header after every three', () => {
    const monsters = [1, 2, 3, 4, 5, 6, 7].map((hp) => `Louse ${hp}\n`);
    const repaired = fixed(`Encounter 1\n${monsters.join('')}`, CODE) ?? '';
    expect(problemsOf(repaired)).to.deep.equal([]);
    expect(repaired.split('\n').filter((line) => line.startsWith('E'))).to.deep.equal([
      'Encounter 1',
      'Encounter 2',
      'Encounter 3',
    ]);
  });

  it('counts the monsters, and names the repair by what it does', () => {
    const text = `Encounter\n${'Louse 5\n'.repeat(7)}`;
    expect(messagesOf(text, CODE)[0]).to.include('7 monsters').and.include('3 at most');
    expect(titlesOf(text, CODE)).to.deep.equal(['Start a new encounter after every 3 monsters']);
    expect(titlesOf(`Encounter\n${'Louse 5\n'.repeat(4)}`, CODE)).to.deep.equal(['Start a new encounter here']);
  });

  it('is not repaired where that would take more edits than an editor can make', () => {
    const monsters = (count: number): string => `Encounter\n${'Louse 5\n'.repeat(count)}`;
    expect(fixesOf(monsters(3 * MAX_EDITS + 3), CODE)).to.have.length(1);
    expect(fixesOf(monsters(3 * MAX_EDITS + 4), CODE)).to.deep.equal([]);
  });
});
