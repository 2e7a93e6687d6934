import { expect } from 'chai';
import { SourceText } from '../../../../../src/core/sourceText';
import { robotArenaFormat } from '../../../../../src/games/robots/language/arena/format';
import { arenaOf, arenaProblems } from '../../support';

const FINE = 'attack 1 0 0 N\nattack 2 1 1 S\n';

describe('an arena', () => {
  it('has a seed and a turn limit, 0 and 100 when it names none', () => {
    expect([arenaOf('').seed, arenaOf('').turnLimit]).to.deep.equal(['0', 100]);
    const arena = arenaOf('turns 007\n  seed -00123456789012345678901234567890 # mine');
    expect([arena.seed, arena.turnLimit]).to.deep.equal(['-123456789012345678901234567890', 7]);
    expect(arenaOf('seed -0').seed).to.equal('0');
    expect(arenaOf(`turns ${'9'.repeat(30)}`).turnLimit).to.equal(Number.MAX_SAFE_INTEGER);
  });

  it('has its robots in the order of the file', () => {
    const arena = arenaOf(' attack\t1 05 19 N # first\n\nmedic 2 0 0 W a/./b.medic');
    expect(
      arena.robots.map(({ line, kind, team, x, y, direction }) => [line, kind, team, x, y, direction]),
    ).to.deep.equal([
      [0, 'attack', 1, 5, 19, 'N'],
      [2, 'medic', 2, 0, 0, 'W'],
    ]);
    expect(arena.robots.map(({ medicPath }) => medicPath)).to.deep.equal([null, { kind: 'file', path: 'a/b.medic' }]);
  });

  it('may have comments anywhere, indentation, blank lines and lines in any order', () => {
    expect(arenaProblems(`# war\n\n \t\n${FINE}  seed 1 # one\nturns 5#five\n#`)).to.deep.equal([]);
  });

  it('knows the free point that is nearest, the western one of equally near ones', () => {
    const arena = arenaOf('attack 1 5 5 N\nattack 1 4 5 N');
    expect(arena.nearestFreePoint(0, 0)).to.deep.equal([0, 0]);
    expect(arena.nearestFreePoint(5, 5)).to.deep.equal([5, 4]);
  });

  it('is never recognised by its content alone', () => {
    expect(robotArenaFormat.recognise(new SourceText(FINE))).to.equal(false);
  });
});
