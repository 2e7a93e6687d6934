import { expect } from 'chai';
import type { Interaction } from '../../../../src/games/robots/engine/interactions';
import { effectsByPoint } from '../../../../webview/boards/robots/interactions';

const done = (kind: Interaction['kind'], to: Interaction['to'], amount: number, kills = false): Interaction => ({
  kind,
  robot: 1,
  target: 2,
  from: [0, 0],
  to,
  amount,
  kills,
});

describe('the interactions of a turn', () => {
  it('are summed up by the points where they happened', () => {
    const interactions = [done('attack', [1, 0], 4), done('heal', [0, 1], 0), done('attack', [1, 0], 3, true)];
    expect(effectsByPoint(interactions)).to.deep.equal([
      { point: [1, 0], lost: 7, gained: null, isFatal: true },
      { point: [0, 1], lost: null, gained: 0, isFatal: false },
    ]);
  });

  it('keep losses and gains at one point apart', () => {
    expect(effectsByPoint([done('heal', [2, 2], 3), done('attack', [2, 2], 6)])).to.deep.equal([
      { point: [2, 2], lost: 6, gained: 3, isFatal: false },
    ]);
  });
});
