import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../src/games/analysis';
import type { Message } from '../../../src/games/fileFormat';
import type { GameEvent } from '../../../src/games/game';
import { slugLevelFormat } from '../../../src/games/slug/language/format';
import { CHECKS } from '../../../src/games/slug/language/checks';
import { SYMBOLS } from '../../../src/games/slug/language/vocabulary';
import { slug as english } from '../../../src/l10n/en/slug';
import { ENGLISH } from '../../../src/l10n/english';
import { say } from '../../../src/l10n/text';
import { ROOT } from '../../support/shared';
import { levelOf, playedOf } from './support';

const GOLDEN = path.join(ROOT, 'test', 'golden', 'slug');

/** Texts that together have every problem that can be repaired, once alone and once with others of its kind. */
const BROKEN = [
  '',
  '#P G#\n',
  '0\n',
  '9\n\n# P\n\n',
  '9\n\n P?P?\n \n#\n#\n\n\n',
  '9\n  G',
  '9\nG \nA',
  '9\n#\n\n\n#P#\n# \n',
  '9\nP?\n####\n##',
];

/** What the log of the project's own golden games says. */
function goldenEvents(): GameEvent[] {
  const events: GameEvent[] = [];
  for (const name of readdirSync(GOLDEN).filter((file) => file.endsWith('.keys'))) {
    const level = name.replace('.keys', '.slug');
    const sample = path.join(ROOT, 'levels', 'slug', level);
    const text = readFileSync(existsSync(sample) ? sample : path.join(GOLDEN, level), 'utf8');
    playedOf(text, readFileSync(path.join(GOLDEN, name), 'utf8').trimEnd(), events);
  }
  return events;
}

function titlesOfRepairs(): Message[] {
  return BROKEN.flatMap((text) => {
    const { definition, problems } = analyse(slugLevelFormat, text);
    return problems.flatMap((problem) => {
      const rule = CHECKS.find(({ code }) => code === problem.code);
      return (rule?.fixes?.(definition, problem) ?? []).map(({ title }) => title);
    });
  });
}

/** What is said of a level that has every character, and one that means nothing. */
const drawing = levelOf(`9\n${SYMBOLS.map(({ symbol }) => symbol).join('')}?\n`);
const hovers = [0, 1].flatMap((line) =>
  [...drawing.source.line(line)].flatMap((_, character) => [
    ...(slugLevelFormat.hover(drawing, { line, character })?.messages ?? []),
  ]),
);
const offers = [0, 1].flatMap((line) =>
  slugLevelFormat.complete(drawing, { line, character: 0 }, []).map(({ description }) => description),
);

const families: readonly [family: string, produced: Message[], unseen?: string[]][] = [
  ['slug.log', goldenEvents(), ['slug.log.slug-dies-unarmed']],
  ['slug.fix', titlesOfRepairs()],
  ['slug.about', hovers],
  ['slug.outline', slugLevelFormat.outline(drawing).map(({ label }) => label)],
  ['slug.symbol', offers.filter(({ key }) => key.startsWith('slug.symbol.'))],
  ['slug.complete', offers.filter(({ key }) => key.startsWith('slug.complete.'))],
];

describe('the texts of SlugDungeon', () => {
  for (const [family, produced, unseen = []] of families) {
    it(`under ${family} are those that are said, all of them and no others`, () => {
      const known = Object.keys(english).filter((key) => key.startsWith(`${family}.`));
      expect(known).to.not.be.empty;
      expect([...new Set(produced.map(({ key }) => key)), ...unseen].sort()).to.deep.equal(known.sort());
    });

    it(`under ${family} are told all that they name`, () => {
      for (const phrase of produced) expect(say(ENGLISH, phrase), phrase.key).not.to.match(/[{}]|undefined|NaN/);
    });
  }

  it('are there for every problem, and for no other', () => {
    const codes = [...CHECKS.map(({ code }) => code), 'slug/too-large'];
    expect(Object.keys(english).filter((key) => key.startsWith('slug/'))).to.have.members(codes);
  });
});
