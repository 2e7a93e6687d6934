import { expect } from 'chai';
import { ProgressLine } from '../../src/cli/progressLine';

const WIPE = '\r\u001B[K';

/** A line on a terminal of that width, whose clock is so many milliseconds on whenever it is read; and what is written there. */
function lineOn(columns: number, step = 200): { line: ProgressLine; written: () => string } {
  let out = '';
  let clock = 0;
  const line = new ProgressLine({
    write: (text) => void (out += text),
    columns: () => columns,
    now: () => (clock += step),
  });
  return { line, written: () => out };
}

describe('the line that tells how far a work is', () => {
  it('takes the place of the one before, and goes away', () => {
    const { line, written } = lineOn(80);
    for (const text of ['one', 'two', 'three', null, null]) line.show(text);
    expect(written()).to.equal(`${WIPE}two${WIPE}three${WIPE}`);
  });

  it('stands for a while before another one is shown, and is not shown for a work that is done at once', () => {
    const { line, written } = lineOn(80, 60);
    for (const text of ['one', 'two', null]) line.show(text);
    expect(written()).to.equal('');
    for (const text of ['one', 'two', 'three', 'four', 'five']) line.show(text);
    line.show(null);
    expect(written()).to.equal(`${WIPE}three${WIPE}five${WIPE}`);
  });

  it('is cut to the width of the terminal', () => {
    const { line, written } = lineOn(10);
    for (const text of ['', '0123456789abc', null]) line.show(text);
    expect(written()).to.equal(`${WIPE}012345678${WIPE}`);
  });

  it('leaves signals alone when it is gone', () => {
    const before = process.listenerCount('SIGINT');
    const { line } = lineOn(80);
    line.show('one');
    line.show('two');
    expect(process.listenerCount('SIGINT')).to.equal(before + 1);
    line.show(null);
    expect(process.listenerCount('SIGINT')).to.equal(before);
  });
});
