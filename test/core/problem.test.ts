import { expect } from 'chai';
import { compareProblems, plays, type Problem, type Severity } from '../../src/core/problem';
import { rangeOf } from '../../src/core/range';

const problem = (line: number, character: number, code: string, severity: Severity = 'warning'): Problem => ({
  code,
  severity,
  range: rangeOf(line, character, line, character + 1),
  args: {},
});

describe('problems', () => {
  it('are listed by line, then column, then code, all as numbers and code units', () => {
    const listed = [
      problem(10, 0, 'a/a'),
      problem(2, 10, 'a/a'),
      problem(2, 9, 'a/b'),
      problem(2, 9, 'a/Z'),
      problem(2, 9, 'a/a', 'error'),
      problem(0, 3, 'z/z', 'info'),
    ].sort(compareProblems);
    expect(listed.map(({ range, code }) => `${range.start.line}:${range.start.character} ${code}`)).to.deep.equal([
      '0:3 z/z',
      '2:9 a/Z',
      '2:9 a/a',
      '2:9 a/b',
      '2:10 a/a',
      '10:0 a/a',
    ]);
  });

  it('stop play only when one of them is an error', () => {
    const harmless = [problem(0, 0, 'a/a'), problem(0, 0, 'a/b', 'info'), problem(0, 0, 'a/c', 'hint')];
    expect([plays([]), plays(harmless), plays([...harmless, problem(0, 0, 'a/d', 'error')])]).to.deep.equal([
      true,
      true,
      false,
    ]);
  });
});
