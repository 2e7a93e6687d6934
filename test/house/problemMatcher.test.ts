import { expect } from 'chai';
import { contributionsOf } from '../../scripts/contributions';
import { createRegistry } from '../../src/games/registry';
import { reportLine } from '../../src/cli/report';

interface Contributed {
  readonly problemMatchers: readonly {
    readonly name: string;
    readonly pattern: Readonly<Record<string, number>> & { readonly regexp: string };
  }[];
}

const [matcher] = (contributionsOf(createRegistry([])).contributes as unknown as Contributed).problemMatchers;

/** What an editor reads in a line of the terminal, by the names of the matcher. */
function readBy(line: string): Record<string, string | undefined> {
  const { regexp = '', ...groups } = matcher?.pattern ?? {};
  const found = new RegExp(String(regexp)).exec(line.trimEnd());
  return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, found?.[Number(group)]]));
}

describe('the problem matcher $turnsmith', () => {
  const report = { line: 3, column: 8, endLine: 3, endColumn: 9, severity: 'error', code: 'snake/row-width' };

  it('reads what “turnsmith check” writes', () => {
    expect(matcher?.name).to.equal('turnsmith');
    expect(readBy(reportLine({ ...report, file: 'snakes/a b.snake', message: 'One cell: too many.' }))).to.deep.equal({
      file: 'snakes/a b.snake',
      line: '3',
      column: '8',
      severity: 'error',
      code: 'snake/row-width',
      message: 'One cell: too many.',
    });
  });

  it('reads a path with a drive letter, too', () => {
    expect(readBy(reportLine({ ...report, file: 'C:/games/x.snake', message: 'm' }))['file']).to.equal(
      'C:/games/x.snake',
    );
  });
});
