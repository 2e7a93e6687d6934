import { expect } from 'chai';
import { damageAfterStatuses } from '../../../src/games/spire/engine/damage';

describe('damage in Spire', () => {
  for (const [amount, vulnerable, weak, result] of [
    [10, false, false, 10],
    [9, true, false, 13],
    [7, false, true, 5],
    [10, true, true, 11],
    [1, true, true, 1],
    [2, true, true, 2],
    [5, true, true, 5],
    [9, true, true, 10],
    [13, true, true, 14],
    [17, true, true, 19],
    [0, true, true, 0],
  ] as const) {
    const target = vulnerable ? 'a vulnerable target' : 'a target';
    it(`${amount} by ${weak ? 'a weak attacker' : 'an attacker'} on ${target} is ${result}, cut once`, () => {
      expect(damageAfterStatuses(amount, vulnerable, weak)).to.equal(result);
    });
  }
});
