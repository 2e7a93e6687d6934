import { expect } from 'chai';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { goldenFolders, ROOT } from '../../../support/shared';
import { traceOf } from '../support';

for (const folder of goldenFolders('slug').filter(existsSync)) {
  describe(`golden traces of ${path.basename(path.dirname(path.dirname(folder)))}/golden/slug`, () => {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.keys'))
      .map((name) => name.slice(0, -'.keys'.length));

    it('there are cases', () => {
      expect(names).not.to.be.empty;
    });

    for (const name of names) {
      it(`${name} plays to the last turn as recorded`, () => {
        const read = (extension: string): string => readFileSync(path.join(folder, name + extension), 'utf8');
        const sample = path.join(ROOT, 'levels', 'slug', `${name}.slug`);
        const level = existsSync(sample) ? readFileSync(sample, 'utf8') : read('.slug');
        const expected = read('.trace.jsonl')
          .trim()
          .split('\n')
          .map((line): unknown => JSON.parse(line));
        expect(traceOf(level, read('.keys').replace(/[\r\n]+$/, ''))).to.deep.equal(expected);
      });
    }
  });
}
