import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/shared';

/** Folders that are made, not written. */
const MADE = new Set(['.git', 'node_modules', 'dist', 'test-results', '.vscode-test']);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!MADE.has(entry.name)) yield* filesBelow(file);
    } else if (entry.isFile() && !entry.name.endsWith('.vsix')) {
      yield file;
    }
  }
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

describe('the files of the project', () => {
  const files = [...filesBelow('.')];

  it('are found', () => {
    expect(files).to.include.members(['package.json', 'src/core/range.ts', 'test/house/texts.test.ts']);
  });

  const banned: readonly [what: string, pattern: RegExp][] = [
    ['a path of somebody’s machine', /(?<![\w.~-])\/(?:home|root|Users|work)\/\w|\b[A-Za-z]:\\+Users\b/],
    [
      'the host of a package registry',
      /\b(?:registry|npm|packages)\.[\w-]+\.(?:org|com|io|dev|net)\b|\bnpmjs\.[a-z]+\b/,
    ],
  ];
  for (const [what, pattern] of banned) {
    it(`do not name ${what}`, () => {
      expect(files.filter((file) => pattern.test(read(file)))).to.deep.equal([]);
    });
  }

  it('lock packages by what they hold, not by where they came from', () => {
    const locks = files.filter((file) => path.basename(file) === 'package-lock.json');
    expect(locks).to.include('package-lock.json');
    expect(locks.filter((file) => read(file).includes('"resolved"'))).to.deep.equal([]);
    expect(read('package-lock.json')).to.include('"integrity"');
  });
});
