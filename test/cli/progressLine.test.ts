import { expect } from 'chai';
import { ProgressLine } from '../../src/cli/progressLine';

describe('the line that tells how far a work is', () => {
  const WIPE = '\r\u001B[K';

  it('takes the place of the one before, and goes away', () => {
    let out = '';
    const line = new ProgressLine(
      (text) => (out += text),
      () => 80,
    );
    for (const text of ['one', 'two', null, null]) line.show(text);
    expect(out).to.equal(`${WIPE}one${WIPE}two${WIPE}`);
  });

  it('is cut to the width of the terminal', () => {
    let out = '';
    const line = new ProgressLine(
      (text) => (out += text),
      () => 10,
    );
    line.show('0123456789abc');
    line.show(null);
    expect(out).to.equal(`${WIPE}012345678${WIPE}`);
  });

  it('leaves signals alone when it is gone', () => {
    const before = process.listenerCount('SIGINT');
    const line = new ProgressLine(
      () => undefined,
      () => 80,
    );
    line.show('one');
    expect(process.listenerCount('SIGINT')).to.equal(before + 1);
    line.show(null);
    expect(process.listenerCount('SIGINT')).to.equal(before);
  });
});
