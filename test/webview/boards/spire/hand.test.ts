import { expect } from 'chai';
import { keyOfPlace, placeAfterArrow, placeAfterPlay, placeOfKey } from '../../../../webview/boards/spire/hand';

describe('the keys of the hand', () => {
  it('are 1 to 9, and 0 for the tenth card', () => {
    expect(['1', '2', '9', '0'].map(placeOfKey)).to.deep.equal([0, 1, 8, 9]);
    expect([0, 1, 8, 9, 10].map(keyOfPlace)).to.deep.equal(['1', '2', '9', '0', '']);
  });

  it('are no others', () => {
    expect(['a', '', '10', 'Enter', '١'].map(placeOfKey)).to.deep.equal([null, null, null, null, null]);
  });
});

describe('arrow keys among the monsters', () => {
  it('go round in both directions', () => {
    expect(placeAfterArrow('ArrowRight', 2, 3)).to.equal(0);
    expect(placeAfterArrow('ArrowDown', 0, 3)).to.equal(1);
    expect(placeAfterArrow('ArrowLeft', 0, 3)).to.equal(2);
    expect(placeAfterArrow('ArrowUp', 1, 3)).to.equal(0);
  });

  it('begin with the first one, and lead nowhere where there is none', () => {
    expect(placeAfterArrow('ArrowLeft', -1, 3)).to.equal(0);
    expect(placeAfterArrow('ArrowLeft', -1, 0)).to.equal(null);
    expect(placeAfterArrow('Enter', 0, 3)).to.equal(null);
  });
});

describe('the focus after a play', () => {
  it('stays in its place, or goes to the last card, or to none', () => {
    expect(placeAfterPlay(1, 4)).to.equal(1);
    expect(placeAfterPlay(4, 4)).to.equal(3);
    expect(placeAfterPlay(0, 0)).to.equal(null);
  });
});
