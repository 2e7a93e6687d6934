import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from '../../../support/shared';
import { problemsOf } from '../support';

interface Expected {
  readonly code: string;
  readonly severity: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

const folder = sharedFolder('corpus', 'snakes');

describe('the broken dungeon files beside the checkout', () => {
  if (!folder) return;
  const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Record<string, Expected[]>;
  const files = Object.keys(expected).filter((name) => name.endsWith('.rogue'));

  it('are there', () => {
    expect(files).to.have.lengthOf(6);
  });

  for (const file of files) {
    it(`${file} gets just the diagnostics that are expected`, () => {
      const actual = problemsOf(readFileSync(path.join(folder, file), 'utf8')).map(
        ({ code, severity, range: { start, end } }): Expected => ({
          line: start.line + 1,
          column: start.character + 1,
          endLine: end.line + 1,
          endColumn: end.character + 1,
          severity,
          code,
        }),
      );
      expect(actual).to.deep.equal(expected[file]);
    });
  }
});
