import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/medic-path';

describe(CODE, () => {
  for (const file of ['../a.medic', '/a.medic', 'C:a.medic', 'a\\b.medic', 'x/../../a.medic']) {
    it(`is an error at ${file}`, () => {
      const text = `medic 1 5 5 N ${file}\nattack 2 1 1 S`;
      expect(arenaProblems(text)).to.deep.equal([`arena/medic-path 1:15-${15 + file.length}`]);
      expect(saidOf(CODE, text)[0]).to.include({
        severity: 'error',
        message: `“${file}” must be a path inside the arena’s folder, with / between its parts and without a drive letter.`,
      });
    });
  }

  it('is repaired by straight slashes, or by the name alone', () => {
    expect(repairsOf(CODE, 'medic 1 1 1 N a\\b.medic')).to.deep.equal([
      '*Change to “a/b.medic”: medic 1 1 1 N a/b.medic',
    ]);
    expect(repairsOf(CODE, 'medic 1 1 1 N C:\\x\\b.medic')).to.deep.equal([
      'Change to “b.medic”: medic 1 1 1 N b.medic',
    ]);
    expect(repairsOf(CODE, 'medic 1 1 1 N ..')).to.deep.equal([]);
  });

  it('is not reported for paths that stay in the folder', () => {
    const files = ['a.medic', 'x/a.medic', 'x/../a.medic', './a', 'x/..'];
    expect(saidOf(CODE, files.map((file, y) => `medic 1 1 ${y} N ${file}`).join('\n'))).to.deep.equal([]);
  });
});
