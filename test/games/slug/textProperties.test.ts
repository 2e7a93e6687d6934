import { expect } from 'chai';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareProblems } from '../../../src/core/problem';
import { SourceText } from '../../../src/core/sourceText';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse } from '../../../src/games/analysis';
import { slugLevelFormat } from '../../../src/games/slug/language/format';
import { CHECKS } from '../../../src/games/slug/language/checks';
import { slugKeys } from '../../support/arbitraries';
import { propertyOptions } from '../../support/property';
import { ROOT } from '../../support/shared';
import { traceOf } from './support';

const FOLDER = path.join(ROOT, 'levels', 'slug');
const SAMPLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.slug'))
  .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));

/** Pieces that a text of a level may be made of, right or wrong. */
const piece = fc.constantFrom(
  ...'##  PGDSHNALx?W0123-+_',
  ...['\n', '\n', '\r\n', '\r', '\n\n', '\t', '\uFEFF', '😀', '\ud83d', '\u2028', '9007199254740992'],
);

/** Texts of such pieces, and of any characters at all. */
const anyText = fc.oneof(
  fc.string({ unit: piece, maxLength: 60 }),
  fc.string({ unit: piece, maxLength: 60 }).map((rest) => `20\n${rest}`),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A sample with a few pieces deleted, inserted or replaced. */
const mutant = fc
  .tuple(
    fc.constantFrom(...SAMPLES),
    fc.array(fc.tuple(fc.nat(200), fc.nat(3), fc.option(piece)), { minLength: 1, maxLength: 5 }),
  )
  .map(([sample, changes]) =>
    changes.reduce((text, [at, length, insert]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + (insert ?? '') + text.slice(from + length);
    }, sample),
  );

const text = fc.oneof(anyText, mutant);

describe('any text at all', () => {
  it('is analysed: its problems are listed in order, lie in the text, and name what they say', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { problems, plays } = analyse(slugLevelFormat, given);
        const source = new SourceText(given);
        expect([...problems].sort(compareProblems)).to.deep.equal(problems);
        for (const { code, range } of problems) {
          expect(range.start.line, code).to.be.at.most(range.end.line);
          for (const { line, character } of [range.start, range.end]) {
            expect(line, code).to.be.within(0, Math.max(0, source.lines.length - 1));
            expect(character, code).to.be.within(0, source.line(line).length);
          }
        }
        expect(plays).to.equal(problems.every(({ severity }) => severity !== 'error'));
        if (plays) expect(source.lines.length).to.be.greaterThan(1);
      }),
      propertyOptions(1000),
    );
  });

  it('can be asked for hovers, completions and an outline at any place', () => {
    fc.assert(
      fc.property(text, fc.nat(12), fc.nat(14), (given, line, beyond) => {
        const definition = slugLevelFormat.read(new SourceText(given));
        const character = Math.min(beyond, definition.source.line(line).length);
        const hover = slugLevelFormat.hover(definition, { line, character });
        if (hover) {
          expect(hover.range.start.line).to.equal(line);
          expect(character).to.be.within(hover.range.start.character, hover.range.end.character);
        }
        expect(slugLevelFormat.complete(definition, { line, character }, [])).not.to.be.empty;
        for (const { range } of slugLevelFormat.outline(definition)) {
          expect(definition.source.line(range.start.line).slice(range.start.character, range.end.character)).to.match(
            /^[PNALDSHG]$/,
          );
        }
      }),
      propertyOptions(500),
    );
  });

  it('can be repaired: each preferred repair leaves fewer problems of its code, until there is none', () => {
    fc.assert(
      fc.property(text, (given) => {
        let current = new SourceText(given).text;
        for (const rule of CHECKS) {
          for (let left = Infinity; ;) {
            const { definition, problems } = analyse(slugLevelFormat, current);
            const found = problems.filter(({ code }) => code === rule.code);
            expect(found.length, `${rule.code} in ${JSON.stringify(current)}`).to.be.lessThan(left);
            const [fix] = found.flatMap((problem) => rule.fixes?.(definition, problem) ?? []);
            if (!fix?.preferred) break;
            current = applyEdits(current, fix.edits);
            left = found.length;
          }
        }
      }),
      propertyOptions(300),
    );
  });

  it('has a canonical form when it plays: formatting it again changes nothing, and every game stays as it was', () => {
    fc.assert(
      fc.property(text, fc.array(slugKeys, { maxLength: 12 }), (given, keys) => {
        const { definition, plays } = analyse(slugLevelFormat, given);
        if (!plays) return;
        const canonical = slugLevelFormat.format(definition);
        const again = analyse(slugLevelFormat, canonical);
        expect(slugLevelFormat.format(again.definition)).to.equal(canonical);
        expect(again.problems.map(({ code }) => code)).not.to.include.members(['slug/ragged-row']);
        expect(traceOf(canonical, keys.join(''))).to.deep.equal(traceOf(given, keys.join('')));
      }),
      propertyOptions(600),
    );
  });
});
