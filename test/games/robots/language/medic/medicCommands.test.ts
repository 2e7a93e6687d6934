import { expect } from 'chai';
import { MEDIC_COMMANDS } from '../../../../../src/games/robots/facts/vocabulary';
import { medicOf } from '../../support';

describe('a medic file', () => {
  it('has one command a line, with white space around it, and blank lines that are skipped', () => {
    const { commands, commandLines } = medicOf('\uFEFF Forward\t\r\nLeft90\r\n\r\nRight90\rTurn180');
    expect(commands).to.deep.equal(MEDIC_COMMANDS);
    expect(commandLines).to.deep.equal([0, 1, 3, 4]);
    expect(medicOf('Forward\n\n').commands).to.deep.equal(['Forward']);
  });

  it('has no command where a line is none', () => {
    const { commands, commandLines, lines } = medicOf('Forward\nback\nforward\nTurn180\n');
    expect([commands, commandLines]).to.deep.equal([
      ['Forward', 'Turn180'],
      [0, 3],
    ]);
    expect(lines.map(({ command }) => command)).to.deep.equal(['Forward', null, null, 'Turn180']);
  });
});
