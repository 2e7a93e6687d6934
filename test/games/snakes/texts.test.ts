import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../src/games/analysis';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import { LETTERS } from '../../../src/games/snakes/language/vocabulary';
import { snakes } from '../../../src/l10n/en/snakes';
import { say } from '../../../src/l10n/text';
import { ROOT } from '../../support/shared';
import { fileOf, fixesFor, ruleText } from './support';

const SOURCES = path.join(ROOT, 'src/games/snakes');
const PAGE = readFileSync(path.join(ROOT, snakeRulesFormat.page), 'utf8');
const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'))
  .join('\n');

const BITE = ruleText(2, '   T', '   h');

/** Texts that have every problem between them. */
const BROKEN = [
  '',
  'hello\n\nsnake B\nend',
  'Snake\n\t  h   ;\n \u041dx;x\n\n   h\nEND\nmore',
  `snake A\n${'       ;\n'.repeat(14)}`,
  fileOf(ruleText(2, '   #'), ruleText(3, '   b'), BITE, BITE, ruleText(2, ' b T'), ruleText(3, '   h'), BITE),
];

describe('the texts of snake battle', () => {
  const english = { tag: 'en', table: snakes };

  it('are there for every key that the code names', () => {
    const keys = [...code.matchAll(/'(snakes\.[a-zA-Z.-]+)'/g)].map(([, key = '']) => key);
    expect(keys).not.to.be.empty;
    for (const key of keys.filter((each) => each !== 'snakes.fix.')) expect(snakes, key).to.have.property(key);
    for (const { word } of LETTERS) {
      expect(snakes).to.have.property(`snakes.letter.${word}`);
      expect(snakes).to.have.property(`snakes.about.letter.${word}`);
    }
    for (const key of ['moves', 'moves-freely']) {
      for (const letter of 'NESW') expect(snakes).to.have.property(`snakes.log.${key}.${letter}`);
    }
  });

  it('are there for every code, which has a heading on its page too', () => {
    for (const name of [...snakeRulesFormat.checks.map((rule) => rule.code), 'snake/too-large']) {
      expect(snakes).to.have.property(name);
      expect(PAGE).to.include(`\n### \`${name}\`\n`);
    }
  });

  it('are filled in wherever a problem or a repair is told', () => {
    const told = new Set<string>();
    for (const text of BROKEN) {
      for (const problem of analyse(snakeRulesFormat, text).problems) {
        told.add(problem.code);
        const sayings = [
          { key: problem.code, args: problem.args },
          ...fixesFor(text, problem).map(({ title }) => title),
        ];
        for (const saying of sayings) expect(say(english, saying), saying.key).to.match(/^[^{}]+$/);
      }
    }
    expect([...told].sort()).to.deep.equal(snakeRulesFormat.checks.map((rule) => rule.code).sort());
  });

  it('are led to by links that exist', () => {
    const headings = [...PAGE.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
    const cited = [...code.matchAll(/docs\/games\/snakes\.md#([\w-]+)/g), ...PAGE.matchAll(/\]\(#([\w-]+)\)/g)];
    for (const [, anchor = ''] of cited) expect(headings, anchor).to.include(anchor);
  });
});
