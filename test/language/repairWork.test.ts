import { expect } from 'chai';
import { rangeOf } from '../../src/core/range';
import { check, MAX_TEXT_LENGTH, parse } from '../../src/games/analysis';
import type { AnyFormat } from '../../src/games/fileFormat';
import { MAX_EDITS } from '../../src/games/fixes';
import { GAMES } from '../../src/games/games';
import { createRegistry } from '../../src/games/registry';
import { quickFixes } from '../../src/language/codeActions';
import { examples } from '../support/all-examples';
import { ENGLISH } from '../support/registry';

/** As many characters as the texts here have: as many as a file may have take a minute each, with everything counted. */
const LENGTH = MAX_TEXT_LENGTH / 32;

/** Looks at an object through a counter of how often something is looked at in it, or in what it holds. */
class Counter {
  count = 0;
  private readonly seen = new WeakMap<object, object>();

  of<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    // What these hold is in slots of their own, which nothing else can reach.
    if (value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)) return value;
    const known = this.seen.get(value) ?? new Proxy<object>(value, { get: (target, key) => this.look(target, key) });
    this.seen.set(value, known);
    return known as T;
  }

  private look(target: object, key: string | symbol): unknown {
    this.count++;
    return this.of(Reflect.get(target, key, this.of(target)) as unknown);
  }
}

/** Texts as long as may be, that are one thing over and over: each bad text, each line of one with the rest around it, each piece. */
function longTexts({ languageId }: AnyFormat): string[] {
  const own = examples.filter((entry) => entry.languageId === languageId);
  const texts = new Set<string>();
  const repeat = (before: string, piece: string, after: string): void => {
    const times = Math.floor((LENGTH - before.length - after.length) / Math.max(1, piece.length));
    if (times > 1 && piece !== '') texts.add(before + piece.repeat(times) + after);
  };
  for (const { text } of own.flatMap(({ bad }) => bad)) {
    repeat('', `${text}\n`, '');
    const lines = text.split('\n').map((line) => `${line}\n`);
    for (const [at, line] of lines.entries()) {
      repeat(lines.slice(0, at).join(''), line, lines.slice(at + 1).join(''));
    }
  }
  for (const piece of own.flatMap(({ pieces }) => pieces)) {
    repeat('', piece, '');
    repeat('', `${piece}\n`, '');
  }
  return [...texts];
}

for (const format of createRegistry(GAMES).formats) {
  describe(`the repairs of a long ${format.alias}`, function () {
    this.timeout(60_000);

    it('are offered after one look at the text, and after that at once', () => {
      const wrong: string[] = [];
      for (const text of longTexts(format)) {
        const parsed = parse(format, text, true);
        const { problems } = check(parsed, undefined, { limit: 1000 });
        const counter = new Counter();
        const analysis = { ...parsed, definition: counter.of(parsed.definition), problems, plays: false };
        const everything = rangeOf(0, 0, text.length, 0);
        const works = [1, 2].map(() => {
          counter.count = 0;
          quickFixes({ ...analysis, isComplete: true }, everything, ENGLISH);
          return counter.count;
        });
        const [first = 0, again = 0] = works;
        // A look at each line and at what it holds, for each kind of repair of all places; and the places themselves.
        if (first > 12 * text.length || again > 8 * MAX_EDITS) {
          wrong.push(`${first} and ${again} looks: ${JSON.stringify(text.slice(0, 60))}`);
        }
      }
      expect(wrong).to.deep.equal([]);
    });
  });
}
