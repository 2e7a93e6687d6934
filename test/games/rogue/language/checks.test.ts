import { expect } from 'chai';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from '../../../support/shared';
import { propertyOptions } from '../../../support/property';
import { dungeonTexts } from '../arbitraries';
import { expectRepair, fileOf, findingsOf, fixesOf, problemsOf } from '../support';

/** Expects that each repair of each problem of a text does its work. */
function expectRepairs(text: string): void {
  for (const problem of problemsOf(text)) {
    for (const fix of fixesOf(fileOf(text), problem)) expectRepair(text, problem, fix);
  }
}

describe('the repairs of a dungeon file', () => {
  it('change the text, do not overlap, and leave fewer problems of their kind', () => {
    fc.assert(fc.property(dungeonTexts, expectRepairs), propertyOptions(400));
  });

  it('do so for what went wrong once', () => {
    expectRepairs('GENERATE MAP rooms player');
    const folder = sharedFolder('corpus', 'hard');
    if (!folder) return;
    const text = readFileSync(path.join(folder, 'rogue-overlapping-edits.rogue'), 'utf8');
    expect(findingsOf(text)).to.include('rogue/duplicate-line 3:1-5');
    expectRepairs(text);
  });
});
