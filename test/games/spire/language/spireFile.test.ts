import { expect } from 'chai';
import { problemsOf, read } from '../support';

describe('what a game file says', () => {
  it('is its encounters with their monsters, and the monsters before them', () => {
    const { strays, encounters } = read('Louse 1\nEncounter: rest\n\n Cultist  +5 \nJaw Worm 7\n eNCOUNTER').definition;
    expect(strays.map(({ pair }) => pair?.type)).to.deep.equal(['Louse']);
    expect(encounters.map(({ header }) => header)).to.deep.equal([
      { line: 1, isExact: true, wordEnd: 9 },
      { line: 5, isExact: false, wordEnd: 10 },
    ]);
    expect(encounters[0]?.monsters).to.deep.equal([
      { line: 3, from: 1, to: 12, pair: { type: 'Cultist', hp: 5, gapFrom: 8, gapTo: 10 } },
      { line: 4, from: 0, to: 10, pair: null },
    ]);
  });

  it('has the places of the text without its byte order mark, the same with every kind of line end', () => {
    const lines = ['Encounter 1', 'Louse  20', 'slime 3', ''];
    const expected = problemsOf(lines.join('\n'));
    expect(expected).to.have.length(2);
    for (const end of ['\r\n', '\r']) expect(problemsOf(lines.join(end))).to.deep.equal(expected);
    expect(problemsOf(`\uFEFF${lines.join('\n')}`).slice(1)).to.deep.equal(expected);
  });
});
