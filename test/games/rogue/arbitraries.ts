import fc from 'fast-check';
import { HEADER_WORDS } from '../../../src/games/rogue/language/vocabulary';

const words = fc.constantFrom<string>(
  ...HEADER_WORDS.flatMap(({ word, keys: own }) => [word, word.toUpperCase(), ...own.map(({ key }) => key)]),
  ...['0', '3', '-4', '12', '999', '1000000', '+1', 'x', '//', '😀', 'plaier', 'powr'],
);
const white = fc.constantFrom(' ', ' ', '  ', '\t');
const headerLine = fc.array(fc.tuple(white, words), { maxLength: 6 }).map((parts) => parts.flat().join('').slice(1));
const row = fc.string({ unit: fc.constantFrom(...'##...  @oTO\t', '😀', '\ud83d'), maxLength: 9 });
const lineEnd = fc.constantFrom('\n', '\n', '\r\n', '\r');

/** Texts that look like dungeon files, with all kinds of slips. */
export const dungeonTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(headerLine, { maxLength: 5 }),
    fc.constantFrom('map', 'generate', ' Map x', ''),
    fc.array(fc.oneof({ weight: 3, arbitrary: row }, { weight: 1, arbitrary: headerLine }), { maxLength: 6 }),
    lineEnd,
  )
  .map(([header, dungeon, rows, end]) => [...header, dungeon, ...rows].join(end));

/** Keys that are turns. */
export const keyTexts: fc.Arbitrary<string> = fc.string({ unit: fc.constantFrom(...'hjklyubn.'), maxLength: 60 });

/** Drawn dungeons that play. */
const drawn = fc
  .record({
    width: fc.integer({ min: 1, max: 14 }),
    height: fc.integer({ min: 1, max: 10 }),
    fov: fc.integer({ min: 1, max: 12 }),
    hp: fc.integer({ min: 1, max: 60 }),
  })
  .chain(({ width, height, fov, hp }) =>
    fc
      .tuple(
        fc.array(fc.string({ unit: fc.constantFrom(...'#......oT'), minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
        fc.nat(width - 1),
        fc.nat(height - 1),
      )
      .map(([rows, x, y]) => {
        const map = rows.map((line, at) => (at === y ? `${line.slice(0, x)}@${line.slice(x + 1)}` : line));
        return `player hp ${hp}\nfov ${fov}\nmap\n${map.join('\n')}`;
      }),
  );

const generated = fc
  .integer({ min: -1000, max: 1000 })
  .map((seed) => `player hp 60\nseed ${seed}\ngenerate width 30 height 20 rooms 12 min 3 max 6 monsters 3`);

/** Dungeons that play. */
export const dungeons: fc.Arbitrary<string> = fc.oneof(drawn, drawn, generated);
