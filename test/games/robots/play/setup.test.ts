import { expect } from 'chai';
import { robotsGame } from '../../../../src/games/robots/play/game';
import { startWar } from '../../../../src/games/robots/play/setup';
import { plainSetup } from '../../../../src/games/setup';
import { arenaOf, filesOf, playedBy, warOf } from '../support';

const ARENA = 'turns 30\nmedic 1 3 3 N a.medic\nattack 2 9 9 S\n';
const PATROL = filesOf({ 'a.medic': 'Forward\nLeft90\n' });

/** A map of one path, whatever its name. */
const fileNamed = (path: string, text: string): Map<string, string> => new Map([[path, text]]);

describe('the start of a war', () => {
  it('takes the commands of each medic from its file, one file for as many robots as name it', () => {
    const arena = 'medic 1 3 3 N a.medic\nmedic 2 5 5 N b.medic\nmedic 1 7 7 N x/../a.medic\n';
    const { roster, world } = warOf(arena, filesOf({ 'a.medic': '\nForward\n\nLeft90\n', 'b.medic': '' }));
    expect(roster).to.deep.equal([
      { line: 0, file: 'a.medic', commandLines: [1, 3] },
      { line: 1, file: 'b.medic', commandLines: [] },
      { line: 2, file: 'a.medic', commandLines: [1, 3] },
    ]);
    expect(world.robotsInOrder().map(({ number }) => number)).to.deep.equal([1, 2, 3]);
  });

  it('stops after the turns that were chosen, else after those of the file', () => {
    expect(warOf(ARENA, PATROL).turnLimit).to.equal(30);
    expect(warOf(ARENA, PATROL, { turns: '1' }).turnLimit).to.equal(1);
    const none = warOf(ARENA, PATROL, { turns: '0' });
    expect([robotsGame.status(none), playedBy(none, 3)]).to.deep.equal(['over', []]);
  });

  for (const name of ['turns', 'seed', 'constructor', '__proto__', 'toString', 'step']) {
    it(`reads a medic file that is named “${name}”, whatever the options are`, () => {
      const files = fileNamed(name, 'Left90\n');
      const state = warOf(`turns 5\nmedic 1 3 3 N ${name}\n`, files, { turns: '1', seed: '7' });
      expect(state.turnLimit).to.equal(1);
      expect(playedBy(state, 5).map(({ kind }) => kind)).to.deep.equal(['turns']);
      expect(() => warOf(`medic 1 3 3 N ${name}\n`, new Map(), { turns: '1' })).to.throw(RangeError);
    });
  }

  it('is refused without a medic file that the arena names, and for an arena with errors', () => {
    expect(() => startWar(arenaOf(ARENA), plainSetup(null))).to.throw(RangeError);
    expect(() => warOf(ARENA, filesOf({ 'a.medic': null }))).to.throw(RangeError);
    expect(() => warOf('medic 1 3 3 N ../a.medic')).to.throw(RangeError);
    expect(() => warOf('attack 3 1 1 N')).to.throw(RangeError);
  });
});
