import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { complete } from '../../../../../src/games/robots/language/arena/completion';
import { arenaOf, inEnglish } from '../../support';

/** The offers at the end of a text of one line. */
const offersAt = (text: string, before = '', files: readonly string[] = []): string[] => {
  const line = before.split('\n').length - 1;
  return complete(arenaOf(before + text), { line, character: text.length }, files).map(({ insert }) => insert);
};

describe('completion in an arena', () => {
  it('offers the keywords where a line begins', () => {
    expect(offersAt('')).to.deep.equal(['seed', 'turns', 'attack', 'medic']);
    expect(offersAt('  at')).to.deep.equal(['seed', 'turns', 'attack', 'medic']);
    expect(complete(arenaOf('  at'), { line: 0, character: 4 })[0]?.range).to.deep.equal(rangeInLine(0, 2, 4));
  });

  it('offers teams, directions, seeds and turns', () => {
    expect(offersAt('attack ')).to.deep.equal(['1', '2']);
    expect(offersAt('attack 1 2 3 ')).to.deep.equal(['N', 'E', 'S', 'W']);
    expect(offersAt('seed ')).to.include('0');
    expect(offersAt('turns ')).to.include('100');
    const [north] = complete(arenaOf('attack 1 2 3 '), { line: 0, character: 13 });
    expect(north && inEnglish(north.description)).to.equal('north, up');
  });

  it('offers columns that have free places, and the free rows of a column', () => {
    const full = Array.from({ length: 20 }, (_, y) => `attack 1 3 ${y} N\n`).join('');
    const columns = offersAt('attack 1 ', full);
    expect(columns).to.have.length(19);
    expect(columns).to.not.include('3');
    expect(offersAt('attack 1 3 ', full)).to.deep.equal([]);
    expect(offersAt('attack 2 4 ', 'attack 1 4 0 N\n')).to.have.length(19).and.not.include('0');
    expect(offersAt('attack 2 x ')).to.have.length(20);
  });

  it('offers the medic files around, and those that the arena names', () => {
    expect(offersAt('medic 1 2 3 N ', 'medic 1 1 1 N a.medic\n')).to.deep.equal(['a.medic']);
    expect(offersAt('medic 1 2 3 N a', 'medic 1 1 1 N a\n'), 'another line names it').to.deep.equal(['a']);
    const files = ['b.medic', 'c/d.MEDIC', 'b.arena'];
    expect(offersAt('medic 1 2 3 N x', '', files)).to.deep.equal(['b.medic', 'c/d.MEDIC']);
    expect(offersAt('med', '', files)).not.to.include('b.medic');
  });

  it('offers nothing in comments, behind the last word, and on lines with an unknown keyword', () => {
    for (const text of ['attack # ', 'seed 5 ', 'odd ', 'attack 1 1 1 N ']) {
      expect(offersAt(text), text).to.deep.equal([]);
    }
  });
});
