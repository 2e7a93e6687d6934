import { expect } from 'chai';
import type { Message } from '../../../src/core/message';
import { allChecks, analyse, MAX_TEXT_LENGTH, references } from '../../../src/games/analysis';
import type { AnyFormat } from '../../../src/games/fileFormat';
import { ENGLISH } from '../../support/registry';
import type { Example } from '../../support/examples';
import { lackOf } from './lack';
import { ALL, analysed, badTexts, samples } from './material';

/** Everything that a format says of a text besides its problems, asked for at every place of its first lines. */
function* messagesOf(format: AnyFormat, example: Example): Generator<Message> {
  for (const message of wholeMessagesOf(format, example)) yield* withParts(message);
}

/** A message, and those that it has among its arguments. */
function* withParts(message: Message): Generator<Message> {
  yield message;
  for (const value of Object.values(message.args ?? {})) if (typeof value === 'object') yield* withParts(value);
}

function* wholeMessagesOf(format: AnyFormat, example: Example): Generator<Message> {
  const parsed = analysed(format, example);
  const { definition, problems, source } = parsed;
  for (const { label } of format.outline(definition)) yield label;
  for (const { label } of format.hints?.(definition, [{ parsed, references: references(parsed) }]) ?? []) yield label;
  for (const problem of problems.slice(0, 200)) {
    const found = allChecks(format).find(({ code }) => code === problem.code);
    for (const { title } of found?.fixes?.(definition, problem) ?? []) yield title;
  }
  for (const [line, content] of source.lines.slice(0, 80).entries()) {
    for (const { title } of format.refactorings?.(definition, line) ?? []) yield title;
    for (let character = 0; character <= Math.min(content.length, 20); character++) {
      const place = { line, character };
      yield* format.hover(definition, place)?.messages ?? [];
      for (const { description } of format.complete(definition, place, ['a.medic'])) yield description;
    }
  }
}

/** The key of a problem's message: that of any language where its own has none. */
const keyOf = (code: string): string => (code in ENGLISH.table ? code : code.replace(/^.*\//, '*/'));

const examplesOf = (format: AnyFormat): readonly Example[] => [...badTexts(format), ...samples(format)];

for (const format of ALL.formats) {
  describe(`the English texts of ${format.languageId}`, () => {
    it('have a message for every problem, and nothing in it that the check does not tell', () => {
      const tooLarge = analyse(format, ' '.repeat(MAX_TEXT_LENGTH + 1)).problems;
      const problems = [...badTexts(format).flatMap((bad) => analysed(format, bad).problems), ...tooLarge];
      const lacks = problems.flatMap(({ code, args }) => lackOf(ENGLISH.table, { key: keyOf(code), args }));
      expect([...new Set(lacks)]).to.deep.equal([]);
    });

    it('have a text for every repair, change, hover, offer, remark and outline entry, with all that it needs', () => {
      const lacks = examplesOf(format).flatMap((example) =>
        [...messagesOf(format, example)].flatMap((message) => lackOf(ENGLISH.table, message)),
      );
      expect([...new Set(lacks)]).to.deep.equal([]);
    });
  });
}

for (const { id, games, languages, texts } of ALL.modules) {
  describe(`the tables of ${id}`, () => {
    it('have no key in two places', () => {
      const keys = Object.values(texts.en).flatMap((table) => Object.keys(table));
      expect(keys.filter((key, index) => keys.indexOf(key) < index)).to.deep.equal([]);
    });

    it('have a message for each code of its languages, and for no other but the reasons why there is no win', () => {
      const codes = languages.flatMap((format) => [...allChecks(format).map(({ code }) => code)]);
      const keys = Object.keys(texts.en.problems).filter((key) => !key.startsWith(`${id}.unwinnable.`));
      expect(keys).to.have.members(codes);
    });

    it('say in the editor nothing that no example brings about', () => {
      const said = new Set(
        languages.flatMap((format) =>
          examplesOf(format).flatMap((example) => [...messagesOf(format, example)].map(({ key }) => key)),
        ),
      );
      // Asked by the editor when a file is wanted for a slot.
      if (games.some(({ slotCount }) => slotCount !== undefined)) said.add(`${id}.choose-file`);
      expect(Object.keys(texts.en.editor).filter((key) => !said.has(key))).to.deep.equal([]);
    });
  });
}
