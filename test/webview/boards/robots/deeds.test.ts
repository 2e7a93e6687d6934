import { expect } from 'chai';
import type { Interaction } from '../../../../src/games/robots/engine/interactions';
import { deedsByPlace } from '../../../../webview/boards/robots/deeds';

const deed = (kind: Interaction['kind'], to: Interaction['to'], amount: number, kills = false): Interaction => ({
  kind,
  robot: 0,
  target: 1,
  from: [0, 0],
  to,
  amount,
  kills,
});

describe('the deeds of a turn', () => {
  it('are put together by the places where they were done', () => {
    const deeds = [deed('attack', [1, 0], 4), deed('heal', [0, 1], 0), deed('attack', [1, 0], 3, true)];
    expect(deedsByPlace(deeds)).to.deep.equal([
      { place: [1, 0], lost: 7, gained: null, isFatal: true },
      { place: [0, 1], lost: null, gained: 0, isFatal: false },
    ]);
  });

  it('keep losses and gains in one place apart', () => {
    expect(deedsByPlace([deed('heal', [2, 2], 3), deed('attack', [2, 2], 6)])).to.deep.equal([
      { place: [2, 2], lost: 6, gained: 3, isFatal: false },
    ]);
  });
});
