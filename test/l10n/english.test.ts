import { expect } from 'chai';
import type { TextArguments } from '../../src/core/problem';
import { analyse, MAX_TEXT_LENGTH, NO_COMPANIONS, type Analysis } from '../../src/games/analysis';
import type { Message } from '../../src/games/fileFormat';
import { FORMATS, type AnyFormat } from '../../src/games/formats';
import { ENGLISH } from '../../src/l10n/english';
import type { Text } from '../../src/l10n/text';
import { BAD_TEXTS, type BadText } from '../support/badTexts';

/** Says nothing when the phrase has an English text and all that its text needs. */
function lackOf({ key, args = {} }: { key: string; args?: TextArguments }): string[] {
  const text = ENGLISH.table[key];
  if (text === undefined) return [`${key}: no text`];
  return placeholders(text)
    .filter((name) => !(name in args))
    .map((name) => `${key}: {${name}}`);
}

function placeholders(text: Text): string[] {
  if (typeof text === 'string') return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return ['count', ...Object.values(text).flatMap(placeholders)];
}

function analyses(format: AnyFormat): Analysis<unknown>[] {
  const tooLarge = { text: ' '.repeat(MAX_TEXT_LENGTH + 1) };
  return [...(BAD_TEXTS[format.languageId] ?? []), tooLarge].map(({ text, ...options }) =>
    analyse(format, text, options),
  );
}

/** Everything that a format says of a text besides its problems, asked for at every place of its first lines. */
function* phrasesOf(format: AnyFormat, { text, companions = NO_COMPANIONS }: BadText): Generator<Message> {
  const { definition, problems } = analyse(format, text, { companions });
  for (const { label } of format.outline(definition)) yield label;
  for (const { label } of format.hints?.(definition, companions) ?? []) yield label;
  for (const rule of format.optionalChecks ?? []) {
    for (const { args = {} } of rule.check(definition, companions)) yield { key: rule.code, args };
  }
  for (const problem of problems) {
    const rule = format.checks.find(({ code }) => code === problem.code);
    for (const { title } of rule?.fixes?.(definition, problem) ?? []) yield title;
  }
  for (const [line, content] of text.split('\n', 80).entries()) {
    for (const { title } of format.refactorings?.(definition, line) ?? []) yield title;
    for (let character = 0; character <= Math.min(content.length, 20); character++) {
      const place = { line, character };
      yield* format.hover(definition, place)?.messages ?? [];
      for (const { description } of format.complete(definition, place, ['a.medic'])) yield description;
    }
  }
}

for (const format of FORMATS) {
  describe(`the English texts of ${format.languageId}`, () => {
    it('are tried with texts that break every rule', () => {
      const broken = new Set(analyses(format).flatMap(({ problems }) => problems.map(({ code }) => code)));
      expect(format.checks.map(({ code }) => code).filter((code) => !broken.has(code))).to.deep.equal([]);
    });

    it('have a message for every problem, and nothing in it that the rule does not tell', () => {
      const lacks = analyses(format).flatMap(({ problems }) =>
        problems.flatMap(({ code, args }) => lackOf({ key: code, args })),
      );
      expect([...new Set(lacks)]).to.deep.equal([]);
    });

    it('have a text for every repair, change, hover, offer, remark and outline entry, with all that it needs', () => {
      const lacks = (BAD_TEXTS[format.languageId] ?? []).flatMap((bad) => [...phrasesOf(format, bad)].flatMap(lackOf));
      expect([...new Set(lacks)]).to.deep.equal([]);
    });
  });
}
