import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ARENA_CHECKS } from '../../../src/games/robots/language/arena/checks';
import { MEDIC_CHECKS } from '../../../src/games/robots/language/medic/checks';
import { ARENA_WORDS, MEDIC_COMMANDS } from '../../../src/games/robots/facts/vocabulary';
import { robots as english } from '../../../src/l10n/en/robots';
import { ROOT } from '../../support/shared';

const CODES = [...MEDIC_CHECKS, ...ARENA_CHECKS].map(({ code }) => code).concat('medic/too-large', 'arena/too-large');
const SOURCES = path.join(ROOT, 'src', 'games', 'robots');
const page = readFileSync(path.join(ROOT, 'docs', 'games', 'robots.md'), 'utf8');

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

describe('the texts of robot war', () => {
  it('have a message for every code', () => {
    for (const code of CODES) expect(english[code], code).to.not.equal(undefined);
  });

  it('have every key that the code names in full', () => {
    const keys = sources.flatMap((source) => [...source.matchAll(/'(robots\.[a-z.-]+)'/g)].map(([, key = '']) => key));
    expect(keys).to.have.length.of.at.least(20);
    for (const key of keys) expect(english[key], key).to.not.equal(undefined);
  });

  it('have every key that is put together from words', () => {
    const directions = ['N', 'E', 'S', 'W'];
    const kinds = ['attack', 'medic'];
    const keys = [
      ...MEDIC_COMMANDS.map((command) => `robots.command.${command}`),
      ...ARENA_WORDS.map(({ keyword }) => `robots.keyword.${keyword}`),
      ...directions.flatMap((direction) => [
        `robots.direction.${direction}`,
        `robots.log.turns-to-enemy.${direction}`,
        ...kinds.flatMap((kind) => [
          `robots.about.${kind}.${direction}`,
          `robots.log.${kind}-turns.${direction}`,
          `robots.log.${kind}-turns-at-wall.${direction}`,
        ]),
      ]),
      ...['front', 'right', 'left', 'behind'].flatMap((side) =>
        ['wall', 'free', 'teammate', 'enemy'].map((what) => `robots.about.${side}.${what}`),
      ),
      ...kinds.flatMap((kind) => [
        `robots.outline.${kind}`,
        ...[`${kind}-moves`, `${kind}-waits`, `hits-${kind}`, `destroys-${kind}`, `heals-${kind}`].map(
          (word) => `robots.log.${word}`,
        ),
      ]),
    ];
    for (const key of keys) expect(english[key], key).to.not.equal(undefined);
  });
});

describe('the page of robot war', () => {
  it('has an entry of its own for every code', () => {
    for (const code of CODES) expect(page, code).to.match(new RegExp(`^#+ \`${code}\`$`, 'm'));
  });

  it('has every heading that the code cites', () => {
    const cited = sources.flatMap((source) =>
      [...source.matchAll(/docs\/games\/robots\.md#([a-z0-9-]+)/g)].map(([, anchor = '']) => anchor),
    );
    expect(cited).to.have.length.of.at.least(10);
    for (const anchor of cited) expect(anchors).to.include(anchor);
  });
});
