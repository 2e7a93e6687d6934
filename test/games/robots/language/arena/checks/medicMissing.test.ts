import { expect } from 'chai';
import type { Arena } from '../../../../../../src/games/robots/language/arena/arena';
import { medicMissing } from '../../../../../../src/games/robots/language/arena/checks/medicMissing';
import { analyseArena, analyseMedic, arenaProblems, filesOf, inEnglish, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/medic-missing';
const naming = (file: string): string => `medic 1 5 5 N ${file}\nattack 2 1 1 S`;

describe(CODE, () => {
  it('is an error at every word that names a file that cannot be read', () => {
    const text = `${naming('a.medic')}\nmedic 2 3 3 N x/../a.medic`;
    expect(arenaProblems(text, filesOf({ 'a.medic': null }))).to.deep.equal([
      'arena/medic-missing 1:15-22',
      'arena/medic-missing 3:15-27',
    ]);
    const [said] = saidOf(CODE, naming('./a.medic'), filesOf({ 'a.medic': null }));
    expect(said).to.include({
      severity: 'error',
      message: 'Can’t read “./a.medic”. Correct the name of the medic file, or create the file.',
    });
  });

  it('is repaired by a file with a walk in it, in the arena’s folder', () => {
    const { definition, problems } = analyseArena(naming('./x/a.medic'), filesOf({ 'x/a.medic': null }));
    const [problem] = problems;
    const fixes = problem ? medicMissing.fixes?.(definition as Arena, problem) : [];
    expect(fixes?.map(({ title, createFile }) => [inEnglish(title), createFile])).to.deep.equal([
      ['Create “x/a.medic”', { path: 'x/a.medic', text: 'Forward\nForward\nLeft90\n' }],
    ]);
    expect(analyseMedic(fixes?.[0]?.createFile?.text ?? '').problems).to.deep.equal([]);
  });

  it('is an error at a path to the folder itself, which no file can have', () => {
    expect(arenaProblems(naming('x/..'))).to.deep.equal(['arena/medic-missing 1:15-19']);
    expect(repairsOf(CODE, naming('.'))).to.deep.equal([]);
  });

  it('is not reported before somebody has looked for the file', () => {
    expect(arenaProblems(naming('a.medic'))).to.deep.equal([]);
  });

  for (const name of ['turns', 'seed', 'constructor', '__proto__']) {
    it(`looks for a file that is named ${name} as for any other`, () => {
      expect(saidOf(CODE, naming(name))).to.deep.equal([]);
      expect(saidOf(CODE, naming(name), new Map([[name, null]]))).to.have.length(1);
      expect(saidOf(CODE, naming(name), new Map([[name, 'Forward']]))).to.deep.equal([]);
    });
  }
});
