import { expect } from 'chai';
import type { Problem, Severity } from '../../src/core/problem';
import { rangeInLine } from '../../src/core/range';
import '../../webview/problemList';
import { change, click, lines, listen, mount, partOf, partsOf, textsOf } from './support';

/** A problem in a line, counted from 0; its message is any text that has no arguments. */
const problemIn = (line: number, severity: Severity = 'error', code = 'playground.seed'): Problem => ({
  code,
  severity,
  range: rangeInLine(line, 2, 5),
  args: {},
});

describe('the problem list', () => {
  it('without problems says so', async () => {
    expect(textsOf(await mount('turnsmith-problems'), '*')).to.deep.equal(['There are no problems.']);
  });

  it('tells severity, line from 1 and message', async () => {
    const problems = (['error', 'warning', 'info', 'hint'] as const).map((severity, line) => problemIn(line, severity));
    expect(textsOf(await mount('turnsmith-problems', { problems }), 'button')).to.deep.equal([
      'Error, line 1: Seed',
      'Warning, line 2: Seed',
      'Info, line 3: Seed',
      'Hint, line 4: Seed',
    ]);
  });

  it('puts the arguments of a problem into its message', async () => {
    const problems = [{ ...problemIn(0, 'error', 'playground.turn'), args: { turn: 7 } }];
    expect(textsOf(await mount('turnsmith-problems', { problems }), 'button')).to.deep.equal(['Error, line 1: Turn 7']);
  });

  it('a click on a problem asks once for its place in the followed file', async () => {
    const list = await mount('turnsmith-problems', { problems: [problemIn(0), problemIn(6)] });
    const heard = listen(document.body, 'reveal');
    const [, second] = partsOf(list, 'button');
    if (second) await click(second);
    expect(heard.map(({ range, file }) => ({ range, file }))).to.deep.equal([
      { range: rangeInLine(6, 2, 5), file: { kind: 'followed' } },
    ]);
  });

  it('Tab and Enter ask, too', async () => {
    const list = await mount('turnsmith-problems', { problems: [problemIn(3)] });
    const heard = listen(list, 'reveal');
    await pressKey('Tab');
    await pressKey('Enter');
    expect(heard.map(({ range }) => range.start.line)).to.deep.equal([3]);
  });

  it('lists twenty and says that there are more', async () => {
    const problems = Array.from({ length: 20 }, (_, line) => problemIn(line));
    const list = await mount('turnsmith-problems', { problems });
    expect(partsOf(list, 'li')).to.have.length(20);
    await change(list, { problems: [...problems, problemIn(20)] });
    expect(partsOf(list, 'button')).to.have.length(20);
    expect(textsOf(list, 'li').at(-1)).to.equal('… and more; see the Problems view');
  });

  it('forgets problems that are gone', async () => {
    const list = await mount('turnsmith-problems', { problems: [problemIn(0)] });
    await change(list, { problems: [] });
    expect(partsOf(list, 'li')).to.deep.equal([]);
  });

  it('an icon says nothing to a screen reader, the list has a name', async () => {
    const list = await mount('turnsmith-problems', { problems: [problemIn(0)] });
    expect(partOf(list, '.codicon').ariaHidden).to.equal('true');
    expect(await accessibilityTree()).to.equal(
      lines('- list "Problems":', '  - listitem:', `    - 'button "Error, line 1: Seed"'`),
    );
  });
});
