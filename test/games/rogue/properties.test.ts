import { expect } from 'chai';
import fc from 'fast-check';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse, NO_COMPANIONS } from '../../../src/games/analysis';
import { rogueDungeonFormat as format } from '../../../src/games/rogue/language/format';
import { rogueGame } from '../../../src/games/rogue/play/game';
import { OPTIONAL_CHECKS, CHECKS } from '../../../src/games/rogue/language/checks';
import { HEADER_WORDS } from '../../../src/games/rogue/language/vocabulary';
import { propertyOptions } from '../../support/property';
import { fileOf, findingsOf, play } from './support';

const keys = fc.string({ unit: fc.constantFrom(...'hjklyubn.'), maxLength: 60 });

/** Texts that look like dungeon files, with all kinds of slips. */
const words = fc.constantFrom(
  ...HEADER_WORDS.flatMap(({ word, keys: own }) => [word, word.toUpperCase(), ...own.map(({ key }) => key)]),
  ...['0', '3', '-4', '12', '999', '1000000', '+1', 'x', '//', '😀'],
);
const white = fc.constantFrom(' ', ' ', '  ', '\t');
const headerLine = fc.array(fc.tuple(white, words), { maxLength: 6 }).map((parts) => parts.flat().join('').slice(1));
const row = fc.string({ unit: fc.constantFrom(...'##...  @oTO\t', '😀', '\ud83d'), maxLength: 9 });
const lineEnd = fc.constantFrom('\n', '\n', '\r\n', '\r');
const dungeonish = fc
  .tuple(
    fc.array(headerLine, { maxLength: 5 }),
    fc.constantFrom('map', 'generate', ' Map x', ''),
    fc.array(row, { maxLength: 6 }),
    lineEnd,
  )
  .map(([header, dungeon, rows, end]) => [...header, dungeon, ...rows].join(end));
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), dungeonish, dungeonish);

/** Dungeons that play. */
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
const dungeon = fc.oneof(drawn, drawn, generated);

describe('any text', () => {
  it('gets an answer to everything, with ranges that lie in it', () => {
    fc.assert(
      fc.property(anyText, fc.nat(12), fc.nat(20), (text, line, character) => {
        const { definition, problems } = analyse(format, text);
        const position = { line, character };
        const ranges = [
          ...problems.map(({ range }) => range),
          ...format.outline(definition).map(({ range }) => range),
          ...(format.hover(definition, position) ? [format.hover(definition, position)?.range] : []),
        ];
        for (const range of ranges) {
          if (!range) continue;
          expect(range.start.character).to.be.at.most(definition.source.line(range.start.line).length);
          expect(range.end.character).to.be.at.least(range.start.character);
          expect(range.end.character).to.be.at.most(definition.source.line(range.end.line).length);
        }
        format.complete(definition, position);
        format.format(definition);
        for (const rule of OPTIONAL_CHECKS) expect([...rule.check(definition, NO_COMPANIONS)]).to.be.an('array');
      }),
      propertyOptions(500),
    );
  });

  it('can be repaired: the preferred repair of a problem takes that problem away', () => {
    fc.assert(
      fc.property(dungeonish, (text) => {
        const { definition, problems } = analyse(format, text);
        for (const problem of problems) {
          const rule = CHECKS.find(({ code }) => code === problem.code);
          const fix = rule?.fixes?.(definition, problem).find(({ preferred }) => preferred);
          if (!fix) continue;
          const count = (of: string): number => findingsOf(of).filter((entry) => entry.startsWith(problem.code)).length;
          const repaired = applyEdits(text, fix.edits);
          expect(repaired).to.not.equal(text);
          // What was hidden below a line `generate`, or behind a word that is no header word, shows only then.
          if (['rogue/after-generate', 'rogue/unknown-word', 'rogue/keyword-case'].includes(problem.code)) continue;
          expect(count(repaired), `${JSON.stringify(text)} ${problem.code}`).to.be.below(count(text));
        }
      }),
      propertyOptions(300),
    );
  });

  it('that plays says the same in canonical form, which is canonical', () => {
    fc.assert(
      fc.property(fc.oneof(dungeonish, dungeon), (text) => {
        const { definition, plays } = analyse(format, text);
        if (!plays) return;
        const canonical = format.format(definition);
        expect(format.format(fileOf(canonical))).to.equal(canonical);
        const [before, after] = [play(text), play(canonical)].map((state) => [
          rogueGame.traceHeader?.(state),
          rogueGame.trace(state, null),
        ]);
        expect(after).to.deep.equal(before);
      }),
      propertyOptions(200),
    );
  });
});

describe('any game', () => {
  it('keeps hit points within limits, actors apart and on floor, and the dead dead', () => {
    fc.assert(
      fc.property(dungeon, keys, (text, pressed) => {
        const state = play(text);
        const dead = new Set<number>();
        for (const key of pressed) {
          rogueGame.step(state, key);
          const { player, monsters, gameMap } = state.engine;
          for (const { fighter } of [player, ...monsters]) expect(fighter.hp).to.be.within(0, fighter.maxHp);
          const living = [player, ...monsters].filter(({ isAlive }) => isAlive);
          expect(new Set(living.map(({ x, y }) => `${x},${y}`)).size).to.equal(living.length);
          for (const { x, y } of living) {
            expect(gameMap.tiles[y * gameMap.width + x]).to.equal(1);
            expect(gameMap.getActorAtLocation(x, y)).to.include({ x, y });
          }
          monsters.forEach(({ isAlive, fighter }, index) => {
            expect(isAlive).to.equal(fighter.hp > 0);
            if (dead.has(index)) expect(isAlive).to.equal(false);
            if (!isAlive) dead.add(index);
          });
        }
      }),
      propertyOptions(100),
    );
  });

  it('is the same for the same seed and keys, and for a fork of it', () => {
    fc.assert(
      fc.property(dungeon, keys, fc.nat(60), (text, pressed, at) => {
        const first = play(text);
        const second = play(text);
        let fork = second;
        [...pressed].forEach((key, index) => {
          if (index === at) fork = rogueGame.copy(second);
          rogueGame.step(first, key, []);
          rogueGame.step(second, key);
          if (fork !== second) rogueGame.step(fork, key);
          expect(rogueGame.trace(second, key)).to.deep.equal(rogueGame.trace(first, key));
          expect(rogueGame.frame(fork)).to.deep.equal(rogueGame.frame(first));
        });
      }),
      propertyOptions(60),
    );
  });

  it('never forgets what was seen: what is known grows, and holds what is seen', () => {
    fc.assert(
      fc.property(dungeon, keys, (text, pressed) => {
        const state = play(text);
        let known = rogueGame.frame(state).known;
        for (const key of pressed) {
          rogueGame.step(state, key);
          const frame = rogueGame.frame(state);
          frame.known.forEach((line, y) => {
            [...line].forEach((symbol, x) => {
              const before = known[y]?.[x];
              if (before !== ' ') expect(symbol).to.equal(before);
              if (symbol !== ' ') expect(symbol).to.equal(frame.ground[y]?.[x]);
              const isSeen = frame.view.rows[y - frame.view.y]?.[x - frame.view.x] === '1';
              if (isSeen) expect(symbol).to.not.equal(' ');
            });
          });
          known = frame.known;
        }
      }),
      propertyOptions(30),
    );
  });

  it('plays on a map of 500 by 500 with a thousand rooms', () => {
    const text = 'player hp 999999\nfov 30\nseed 5\ngenerate width 500 height 500 rooms 1000 max 20 monsters 10';
    const state = play(text, 'hjklyubn.'.repeat(4));
    expect(rogueGame.turn(state)).to.equal(36);
    expect(rogueGame.frame(state).known).to.have.lengthOf(500);
    expect(rogueGame.copy(state).engine.monsters).to.have.lengthOf(state.engine.monsters.length);
  });
});
