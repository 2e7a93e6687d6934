import { expect } from 'chai';
import { arenaProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'arena/occupied';

describe(CODE, () => {
  it('is an error from X to Y, after a line with whatever other faults', () => {
    expect(arenaProblems('attack 3 4 4 N\nattack 2  04  4 S\nmedic 1 4 4\nattack 1 4 x N')).to.deep.equal([
      'arena/team 1:8-9',
      'arena/occupied 2:11-16',
      'arena/occupied 3:9-12',
      'arena/missing-word 3:12-12',
      'arena/off-board 4:12-13',
    ]);
    const [said] = saidOf(CODE, '\nattack 1 4 4 N\nattack 2 4 4 S');
    expect(said).to.include({
      severity: 'error',
      message: 'The robot in line 2 already stands at (4, 4). Choose a free place.',
    });
  });

  it('is repaired by the nearest free place, if there is one', () => {
    expect(repairsOf(CODE, 'attack 1 4 4 N\nattack 2 04  4 S')).to.deep.equal([
      '*Change to “3 4”: attack 1 4 4 N\nattack 2 3 4 S',
    ]);
    const full = Array.from({ length: 400 }, (_, i) => `attack 1 ${Math.floor(i / 20)} ${i % 20} N\n`).join('');
    expect(repairsOf(CODE, `${full}attack 2 4 4 S`)).to.deep.equal([]);
  });

  it('is not reported for neighbours', () => {
    expect(saidOf(CODE, 'attack 1 4 4 N\nattack 2 4 5 S\nattack 1 5 4 N')).to.deep.equal([]);
  });
});
