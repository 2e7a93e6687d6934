import { expect } from 'chai';
import fc from 'fast-check';
import { compareProblems } from '../../../src/core/problem';
import { comparePositions, rangeContains, type TextRange } from '../../../src/core/range';
import type { SourceText } from '../../../src/core/sourceText';
import { applyEdits, type TextEdit } from '../../../src/core/textEdit';
import { allChecks, houseCodes, references } from '../../../src/games/analysis';
import type { FileUse, Fix } from '../../../src/games/fileFormat';
import { MAX_EDITS } from '../../../src/games/fixes';
import { propertyOptions } from '../../support/property';
import { ALL, analysed, anyText, badTexts, samples } from './material';

/** A range lies within the text, with its ends in order. */
function expectInside(range: TextRange, source: SourceText, what: string): void {
  expect(comparePositions(range.start, range.end), what).to.be.at.most(0);
  for (const { line, character } of [range.start, range.end]) {
    expect(line, what).to.be.within(0, source.lines.length);
    expect(character, what).to.be.within(0, source.line(line).length);
  }
}

/** Edits can be made at once: they are in the text, few enough, and no two of them overlap. */
function expectMakeable(edits: readonly TextEdit[], source: SourceText, what: string): void {
  expect(edits.length, what).to.be.within(1, MAX_EDITS);
  for (const { range } of edits) expectInside(range, source, what);
  const sorted = [...edits].sort(
    (a, b) => comparePositions(a.range.start, b.range.start) || comparePositions(a.range.end, b.range.end),
  );
  sorted.slice(1).forEach(({ range }, index) => {
    const before = sorted[index]?.range ?? range;
    expect(comparePositions(before.end, range.start), `${what}: overlap`).to.be.at.most(0);
  });
}

for (const format of ALL.formats) {
  const text = anyText(format);

  describe(`the format ${format.languageId}`, () => {
    it('has every check broken by its examples', () => {
      const broken = new Set(badTexts(format).flatMap((bad) => analysed(format, bad).problems.map(({ code }) => code)));
      const codes = format.checks.map(({ code }) => code);
      expect(codes.filter((code) => !broken.has(code))).to.deep.equal([]);
    });

    it('has samples, and all of them play', () => {
      expect(samples(format)).not.to.be.empty;
      for (const sample of samples(format))
        expect(analysed(format, sample).plays, sample.text.slice(0, 80)).to.equal(true);
    });

    it('has a text to begin with that has no problem and plays', () => {
      const { problems, plays } = analysed(format, { text: format.template });
      expect(problems).to.deep.equal([]);
      expect(plays).to.equal(true);
    });

    it('has a mistake to show, if any, that its first repair puts right', () => {
      if (format.mistake === undefined) return;
      const { problems, definition } = analysed(format, { text: format.mistake });
      expect(problems).to.have.length(1);
      const [repair] = problems.flatMap((problem) => {
        const broken = allChecks(format).find(({ code }) => code === problem.code);
        return broken?.fixes?.(definition, problem) ?? [];
      });
      const repaired = applyEdits(format.mistake, repair?.edits() ?? []);
      expect(analysed(format, { text: repaired }).problems).to.deep.equal([]);
    });

    it('gives each check a code of its own, with its prefix', () => {
      const codes = [...allChecks(format).map(({ code }) => code), ...houseCodes(format)];
      expect(new Set(codes).size).to.equal(codes.length);
      for (const code of codes) expect(code.split('/')[0]).to.equal(format.codePrefix);
    });

    it('reads any text; its problems are listed in order and lie in the text', () => {
      fc.assert(
        fc.property(text, (example) => {
          const { problems, plays, source } = analysed(format, example);
          expect([...problems].sort(compareProblems)).to.deep.equal(problems);
          for (const { code, range } of problems) expectInside(range, source, code);
          expect(plays).to.equal(problems.every(({ severity }) => severity !== 'error'));
        }),
        propertyOptions(500),
      );
    });

    it('answers at any place of any text, with ranges in the text', () => {
      fc.assert(
        fc.property(text, fc.nat(30), fc.nat(30), (example, line, character) => {
          const parsed = analysed(format, example);
          const { definition, source } = parsed;
          const place = { line, character: Math.min(character, source.line(line).length) };
          const hover = format.hover(definition, place);
          if (hover) {
            expectInside(hover.range, source, 'hover');
            expect(rangeContains(hover.range, place), 'a hover holds its place').to.equal(true);
          }
          for (const { range } of format.complete(definition, place, ['a b', 'x'])) {
            expect(comparePositions(range.start, range.end)).to.be.at.most(0);
          }
          for (const { range } of format.outline(definition)) expectInside(range, source, 'outline');
          for (const { range, path } of references(parsed)) {
            expectInside(range, source, 'reference');
            expect(path).to.match(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))/);
          }
          const use: FileUse = { parsed, references: references(parsed) };
          for (const { position } of format.hints?.(definition, [use]) ?? []) {
            expectInside({ start: position, end: position }, source, 'hint');
          }
          for (const { startLine, endLine } of format.foldings?.(definition) ?? []) {
            expect(startLine).to.be.below(endLine);
            expect(endLine).to.be.below(source.lines.length);
          }
          for (const { change, title } of format.refactorings?.(definition, line) ?? []) {
            if ('edits' in change) expectMakeable(change.edits(), source, title.key);
          }
        }),
        propertyOptions(300),
      );
    });

    it('repairs: every repair can be made at once, changes the text or makes a file, and leaves fewer problems of its code', () => {
      fc.assert(
        fc.property(text, fc.nat(), (example, pick) => {
          const { definition, problems, source } = analysed(format, example);
          const fixable = problems.flatMap((problem) => {
            const found = allChecks(format).find(({ code }) => code === problem.code);
            return (found?.fixes?.(definition, problem) ?? []).map((fix): [string, Fix] => [problem.code, fix]);
          });
          const [code, fix] = fixable[pick % Math.max(1, fixable.length)] ?? [];
          if (!fix) return;
          const edits = fix.edits();
          const { createFile } = fix;
          const what = `${code ?? ''}: ${JSON.stringify(fix.title)}`;
          if (!createFile) expectMakeable(edits, source, what);
          const repaired = applyEdits(source.text, edits);
          expect(repaired !== source.text || example.files?.[createFile?.path ?? ''] === null, what).to.equal(true);
          const files = { ...example.files, ...(createFile && { [createFile.path]: createFile.text }) };
          const countIn = (list: typeof problems): number => list.filter((problem) => problem.code === code).length;
          const after = analysed(format, { text: repaired, files }).problems;
          expect(countIn(after), `${what} in ${JSON.stringify(example.text)}`).to.be.below(countIn(problems));
        }),
        propertyOptions(600),
      );
    });

    it('formats: the canonical text plays, and formatting it again changes nothing', () => {
      fc.assert(
        fc.property(text, (example) => {
          const { definition, plays } = analysed(format, example);
          if (!plays) return;
          const canonical = format.format(definition);
          const again = analysed(format, { ...example, text: canonical });
          expect(again.plays, JSON.stringify(canonical.slice(0, 200))).to.equal(true);
          expect(format.format(again.definition)).to.equal(canonical);
          expect(canonical).not.to.match(/\r/);
        }),
        propertyOptions(400),
      );
    });
  });
}
