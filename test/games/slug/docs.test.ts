import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../src/games/analysis';
import { slugLevelFormat } from '../../../src/games/slug/language/format';
import { CHECKS } from '../../../src/games/slug/language/checks';
import { ROOT } from '../../support/shared';
import { codesOf } from './support';

const page = readFileSync(path.join(ROOT, slugLevelFormat.page), 'utf8');
/** The part of the page below the heading of a code, up to the next one. */
const sectionOf = (code: string): string => page.split(`### ${code}\n`)[1]?.split(/^##+ [a-zA-Z]/m)[0] ?? '';

/** The levels in a part of the page. */
const examplesIn = (text: string): string[] =>
  [...text.matchAll(/^```slug-level\n(.*?)^```$/gms)].map(([, level = '']) => level);

describe('the page of SlugDungeon', () => {
  // A board that is too large is too large for a page.
  for (const { code } of CHECKS.filter(({ code: each }) => each !== 'slug/too-many-cells')) {
    it(`shows a level that has ${code}`, () => {
      const section = sectionOf(code);
      const examples = examplesIn(section);
      expect(examples).to.have.length(1);
      expect(codesOf(examples[0] ?? '')).to.include(code);
    });
  }

  it('shows levels that play where it tells the rules', () => {
    const examples = examplesIn(page.split('## What is checked')[0] ?? '');
    expect(examples).to.have.length.of.at.least(2);
    for (const example of examples) expect(analyse(slugLevelFormat, example).plays).to.equal(true);
    expect(codesOf(examples[0] ?? '')).to.deep.equal([]);
  });
});
