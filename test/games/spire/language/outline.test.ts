import { expect } from 'chai';
import { outline } from '../../../../src/games/spire/language/outline';
import { english, GAME, read } from '../support';

describe('the outline of a game file', () => {
  it('lists each encounter with its range, then its monsters', () => {
    const entries = [...outline(read(`Louse 1\n${GAME}Slime 3`).definition)];
    expect(
      entries.map(({ label, kind, range }) => `${kind} ${english(label)} ${range.start.line}-${range.end.line}`),
    ).to.deep.equal([
      'opponent Louse 1 0-0',
      'place Encounter 1 (1 monster) 1-2',
      'opponent JawWorm 50 2-2',
      'place Encounter 2 (4 monsters) 4-8',
      'opponent Cultist 30 5-5',
      'opponent Louse 20 6-6',
      'opponent Louse 20 7-7',
      'opponent Slime 3 8-8',
    ]);
  });
});
