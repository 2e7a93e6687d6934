import { expect } from 'chai';
import { arenaProblems, filesOf, saidOf } from '../../../support';

const CODE = 'arena/medic-errors';
const naming = (file: string): string => `medic 1 5 5 N ${file}\nattack 2 1 1 S`;

describe(CODE, () => {
  it('is an error at every word that names a file with errors', () => {
    const text = `${naming('x/../a.medic')}\nmedic 2 3 3 N a.medic`;
    expect(arenaProblems(text, filesOf({ 'a.medic': 'forward' }))).to.deep.equal([
      'arena/medic-errors 1:15-27',
      'arena/medic-errors 3:15-22',
    ]);
    const [said] = saidOf(CODE, naming('x/../a.medic'), filesOf({ 'a.medic': 'forward' }));
    expect(said).to.include({
      severity: 'error',
      message: '“a.medic” has errors. Fix them first; until then the arena isn’t playable.',
    });
  });

  it('is an error for a file that is too large', () => {
    const large = filesOf({ 'a.medic': '\n'.repeat(2 ** 21 + 1) });
    expect(arenaProblems(naming('a.medic'), large)).to.deep.equal(['arena/medic-errors 1:15-22']);
  });

  it('is not reported for warnings, for files that cannot be read, nor before somebody has looked', () => {
    for (const text of ['\nForward\n', '', null]) {
      expect(saidOf(CODE, naming('a.medic'), filesOf({ 'a.medic': text }))).to.deep.equal([]);
    }
    expect(saidOf(CODE, naming('a.medic'))).to.deep.equal([]);
  });
});
