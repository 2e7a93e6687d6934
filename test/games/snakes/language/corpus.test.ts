import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../../src/games/analysis';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { sharedFolder } from '../../../support/shared';

interface Expected {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: string;
  readonly code: string;
}

const folder = sharedFolder('corpus', 'snakes');

if (folder) {
  describe('the files of the corpus', () => {
    const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Record<string, Expected[]>;

    for (const [name, problems] of Object.entries(expected)) {
      if (!name.endsWith('.snake')) continue;
      it(`${name} has exactly the problems that are recorded`, () => {
        const text = readFileSync(path.join(folder, name), 'utf8');
        const found = analyse(snakeRulesFormat, text).problems.map(
          ({ code, severity, range: { start, end } }): Expected => ({
            line: start.line + 1,
            column: start.character + 1,
            endLine: end.line + 1,
            endColumn: end.character + 1,
            severity,
            code,
          }),
        );
        expect(found).to.deep.equal(problems);
      });
    }
  });
}
