import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse, tooLargeCode } from '../../../src/games/analysis';
import { slugLevelFormat } from '../../../src/games/slug/language/format';
import { CHECKS } from '../../../src/games/slug/language/checks';
import { ROOT } from '../../support/shared';
import { codesOf } from './support';

const page = readFileSync(path.join(ROOT, slugLevelFormat.page), 'utf8');
const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(ROOT, 'src', name), 'utf8'));

/** The page without its examples, whose rows may look like headings. */
const prose = page.replaceAll(/^```.*?^```$/gms, '');

/** The anchors of the page's headings, as Markdown previews make them. */
const anchors = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-'),
);

/** The part of the page below the heading of a code, up to the next one. */
const sectionOf = (code: string): string => page.split(`### ${code}\n`)[1]?.split(/^##+ [a-zA-Z]/m)[0] ?? '';

/** The levels in a part of the page. */
const examplesIn = (text: string): string[] =>
  [...text.matchAll(/^```slug-level\n(.*?)^```$/gms)].map(([, level = '']) => level);

describe('the page of SlugDungeon', () => {
  it('has each of its headings once', () => {
    expect(anchors).to.deep.equal([...new Set(anchors)]);
  });

  it('has every heading that code, or the page itself, cites', () => {
    const cited = [...sources, page].flatMap((text) =>
      [...text.matchAll(/(?:docs\/games\/slug\.md|\]\()#([a-z0-9-]+)/g)].map(([, anchor = '']) => anchor),
    );
    expect(cited).to.include.members(['weapons', 'a-turn', 'what-is-checked', 'cells']);
    expect(anchors).to.include.members(cited);
  });

  it('has an entry for every code, and for no other', () => {
    const codes = [...prose.matchAll(/^### (slug\/.+)$/gm)].map(([, code]) => code);
    const rules = [...CHECKS, ...(slugLevelFormat.optionalChecks ?? [])];
    expect(codes).to.have.members([...rules.map(({ code }) => code), tooLargeCode(slugLevelFormat)]);
  });

  const words = { error: 'Error', warning: 'Warning', info: 'Information', hint: 'Hint' };
  for (const { code, severity } of CHECKS) {
    it(`tells the severity of ${code} and shows a level that has it`, () => {
      const section = sectionOf(code);
      expect(section.trimStart().split(',')[0]).to.equal(words[severity]);
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

  it('names files of the code that there are', () => {
    const files = [...page.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file);
    expect(files).to.include('src/games/slug/model.ts');
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).to.deep.equal([]);
  });
});
