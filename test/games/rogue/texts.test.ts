import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACTOR_KINDS } from '../../../src/games/rogue/facts/actorKind';
import { rogueDungeonFormat } from '../../../src/games/rogue/language/format';
import { KEYS } from '../../../src/games/rogue/play/keys';
import { OPTIONAL_CHECKS, CHECKS } from '../../../src/games/rogue/language/checks';
import { HEADER_WORDS, SYMBOLS } from '../../../src/games/rogue/language/vocabulary';
import { rogue as english } from '../../../src/l10n/en/rogue';
import { ROOT } from '../../support/shared';
import { problemsOf } from './support';

const CODES = [...CHECKS, ...OPTIONAL_CHECKS].map(({ code }) => code).concat('rogue/too-large');
const SOURCES = path.join(ROOT, 'src', 'games', 'rogue');
const page = readFileSync(path.join(ROOT, rogueDungeonFormat.page), 'utf8');

/** The anchors of a page's headings. */
const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-'),
);

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'));

function expectTexts(keys: readonly string[]): void {
  expect(keys).not.to.be.empty;
  for (const key of keys) expect(english[key], key).to.not.equal(undefined);
}

describe('the texts of the roguelike', () => {
  it('have a message for every code', () => {
    expectTexts(CODES);
  });

  it('have every key that the code names in full', () => {
    expectTexts(sources.flatMap((source) => [...source.matchAll(/'(rogue\.[a-z.-]+)'/g)].map(([, key = '']) => key)));
  });

  it('have every key that is put together from words', () => {
    const words = HEADER_WORDS.map(({ word }) => word);
    const numbers = HEADER_WORDS.flatMap(({ keys, value }) => [...keys, ...(value ? [value] : [])]);
    const sides = ['player', 'monster'];
    expectTexts([
      ...words.flatMap((word) => [`rogue.word.${word}`, `rogue.about.${word}`, `rogue.outline.${word}`]),
      ...numbers.map(({ key }) => `rogue.number.${key}`),
      ...SYMBOLS.flatMap(({ word }) => [`rogue.symbol.${word}`, `rogue.about.cell.${word}`]),
      ...ACTOR_KINDS.map((kind) => `rogue.outline.at.${kind}`),
      ...sides.flatMap((side) => [`rogue.about.${side}-needs`, `rogue.about.${side}-in-vain`]),
      ...sides.flatMap((side) => [`rogue.log.${side}-attacks`, `rogue.log.${side}-attacks-in-vain`]),
      ...KEYS.map(({ word }) => `rogue.key.${word}`),
    ]);
  });

  it('need nothing that the problems do not give', () => {
    const texts = [
      'ORC hp x zap 3\norc hp 1 hp\nwhat\nfov 1 2\nmap\n@@?\n.\n\n',
      'generate min 11\nx',
      '',
      'map',
      'map\n.',
      `map\n@${'\n'.repeat(5000)}${'.'.repeat(5000)}`,
      'x'.repeat(2 ** 21 + 1),
    ];
    const problems = texts.flatMap((text) => problemsOf(text));
    const codes = CHECKS.map(({ code }) => code).concat('rogue/too-large');
    expect(codes.filter((code) => problems.every((problem) => problem.code !== code))).to.deep.equal([]);
    for (const { code, args } of problems) {
      const text = english[code] ?? '';
      const forms = typeof text === 'string' ? [text] : Object.values(text);
      for (const form of forms) {
        for (const [, name = ''] of form.matchAll(/\{(\w+)\}/g)) expect(args, code).to.have.property(name);
      }
    }
  });
});

describe('the page of the roguelike', () => {
  it('has an entry of its own for every code', () => {
    for (const code of CODES) expect(page, code).to.match(new RegExp(`^#+ \`${code}\`$`, 'm'));
  });

  it('has every heading that the code cites', () => {
    const cited = sources.flatMap((source) =>
      [...source.matchAll(/docs\/games\/rogue\.md#([a-z0-9-]+)/g)].map(([, anchor = '']) => anchor),
    );
    expect(cited).to.have.length.of.at.least(20);
    for (const anchor of cited) expect(anchors).to.include(anchor);
  });
});
