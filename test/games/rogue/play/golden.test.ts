import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { goldenFolders } from '../../../support/shared';
import { traceOf } from '../support';

interface GoldenCase {
  readonly name: string;
  readonly file: string;
  readonly seed: number | null;
  readonly keys: string;
  readonly trace: string;
  readonly status: string;
}

function readCases(folder: string): GoldenCase[] {
  return JSON.parse(readFileSync(path.join(folder, 'cases.json'), 'utf8')) as GoldenCase[];
}

function readTrace(file: string): unknown[] {
  const bytes = readFileSync(file);
  const text = file.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

for (const folder of goldenFolders('rogue').filter(existsSync)) {
  describe(`golden traces of ${path.basename(path.dirname(path.dirname(folder)))}/golden/rogue`, () => {
    const cases = readCases(folder);

    it('there are cases', () => {
      expect(cases).not.to.be.empty;
    });

    for (const { name, file, seed, keys, trace, status } of cases) {
      it(`${name} plays to the last turn as recorded and ends ${status}`, () => {
        const expected = readTrace(path.join(folder, trace));
        const text = readFileSync(path.join(folder, file), 'utf8');
        const actual: unknown[] = JSON.parse(JSON.stringify(traceOf(text, keys, seed === null ? null : String(seed))));
        expect(actual).to.deep.equal(expected);
        expect(actual.at(-1)).to.have.property('status', status);
      });
    }
  });
}
