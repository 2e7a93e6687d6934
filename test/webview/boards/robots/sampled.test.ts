import { expect } from 'chai';
import { sampled } from '../../../../webview/boards/robots/sampled';

describe('the points of a chart', () => {
  it('are all values when they are few', () => {
    expect(sampled(['a', 'b', 'c'])).to.deep.equal([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
    ]);
    expect(sampled([])).to.deep.equal([]);
  });

  it('are evenly spaced when there are many, with the first and the last', () => {
    const points = sampled(Array.from({ length: 10_000 }, (_, i) => -i));
    expect(points.length).to.be.within(300, 402);
    expect([points[0], points[1], points.at(-1)]).to.deep.equal([
      [0, -0],
      [25, -25],
      [9999, -9999],
    ]);
  });
});
