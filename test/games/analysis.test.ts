import { expect } from 'chai';
import { rangeInLine } from '../../src/core/range';
import { SourceText } from '../../src/core/sourceText';
import { analyse, check, MAX_TEXT_LENGTH, parse, references } from '../../src/games/analysis';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { countdownFormat } from '../fixtures/countdown/language/format';
import { bareFormat } from '../support/formats';
import { TOYS } from '../support/registry';

const codesOf = ({ problems }: { readonly problems: readonly { readonly code: string }[] }): string[] =>
  problems.map(({ code }) => code);

describe('a parsed text', () => {
  it('tells what it says and where it names other files, without being checked', () => {
    let checks = 0;
    const counting = bareFormat({
      references: () => [{ path: 'b', range: rangeInLine(0, 0, 1), languageId: 'bare' }],
      checks: [{ code: 'bare/odd', severity: 'error', check: () => (checks++, []) }],
    });
    expect(references(parse(counting, 'b')).map(({ path }) => path)).to.deep.equal(['b']);
    expect(checks).to.equal(0);
  });

  it('is checked without being parsed again', () => {
    let reads = 0;
    const counting = bareFormat({ read: () => reads++ });
    const parsed = parse(counting, '');
    check(parsed);
    check(parsed, new Map());
    expect(reads).to.equal(1);
  });

  it('names no file where its format knows none', () => {
    expect(references(parse(slugLevelFormat, '5\nP\n'))).to.deep.equal([]);
  });

  it('keeps a byte order mark of an editor, which is a character there', () => {
    expect(analyse(countdownFormat, '\uFEFF3').plays).to.equal(true);
    expect(analyse(countdownFormat, '\uFEFF3', { isDecoded: true }).plays).to.equal(false);
  });
});

describe('a text that is too long', () => {
  const text = `12345\n${'x'.repeat(MAX_TEXT_LENGTH)}`;

  it('has that one problem, on its first line, and does not play', () => {
    const { problems, plays } = analyse(countdownFormat, text);
    expect(problems).to.deep.equal([
      {
        code: 'countdown/too-large',
        severity: 'error',
        range: rangeInLine(0, 0, 5),
        args: { length: text.length, limit: MAX_TEXT_LENGTH },
      },
    ]);
    expect(plays).to.equal(false);
  });

  it('is not read', () => {
    const lengths: number[] = [];
    parse(bareFormat({ read: (source) => lengths.push(source.text.length) }), text);
    expect(lengths).to.deep.equal([0]);
  });

  it('may be exactly as long as the limit', () => {
    expect(codesOf(analyse(countdownFormat, '3\n'.padEnd(MAX_TEXT_LENGTH, 'x')))).to.deep.equal([]);
    expect(codesOf(analyse(countdownFormat, '3\n'.padEnd(MAX_TEXT_LENGTH + 1, 'x')))).to.have.length(1);
  });
});

describe('checks', () => {
  it('that are optional are made only when they are asked for', () => {
    expect(codesOf(analyse(countdownFormat, '101'))).to.deep.equal([]);
    expect(codesOf(analyse(countdownFormat, '101', { optional: true }))).to.deep.equal(['countdown/long']);
  });

  it('that are cancelled say that they are not complete, and play nothing', () => {
    let left = 1;
    const token = {
      get isCancellationRequested() {
        return left-- <= 0;
      },
    };
    const checked = check(parse(countdownFormat, '3'), undefined, { token });
    expect(checked).to.deep.equal({ problems: [], plays: false, isComplete: false });
    expect(check(parse(countdownFormat, '3')).isComplete).to.equal(true);
  });
});

describe('a text with conflict markers', () => {
  const text = '<<<<<<< HEAD\n3\nafter gone\n=======\n4\n>>>>>>> topic\n';
  const files = new Map([['gone', null]]);

  it('has an error over each of them, and does not play', () => {
    const { problems, plays } = analyse(countdownFormat, text);
    expect(problems.map(({ code, severity, range }) => [code, severity, range])).to.deep.equal(
      [
        [0, 12],
        [3, 7],
        [5, 13],
      ].map(([line = 0, end = 0]) => ['countdown/merge-conflict', 'error', rangeInLine(line, 0, end)]),
    );
    expect(plays).to.equal(false);
  });

  it('has its other problems where they stand, as if the markers were no lines', () => {
    const { problems } = analyse(countdownFormat, text, { files });
    const others = problems.filter(({ code }) => !code.endsWith('/merge-conflict'));
    expect(others.map(({ code, range }) => [code, range])).to.deep.equal([
      ['countdown/missing-file', rangeInLine(2, 6, 10)],
    ]);
  });

  it('says nothing at places that its definition would not find, and offers no repair', () => {
    const { format, definition } = parse(countdownFormat, text);
    expect([format.hover(definition, { line: 0, character: 0 }), format.outline(definition)]).to.deep.equal([null, []]);
    expect([format.refactorings, format.references, format.checks[0]?.fixes]).to.deep.equal(Array(3).fill(undefined));
  });

  it('is recognised for what it would be without them', () => {
    expect(TOYS.recogniseFormat(new SourceText('<<<<<<< a\n5\n#P#\n=======\n>>>>>>> b\n'))?.codePrefix).to.equal(
      'slug',
    );
  });
});

describe('a text of faulty bytes', () => {
  it('is not read when they are of another encoding, which is said', () => {
    const { problems, plays } = check(parse(countdownFormat, '3', false, { kind: 'foreign', name: 'UTF-16 LE' }));
    expect(plays).to.equal(false);
    expect(problems.map(({ code, severity, args }) => [code, severity, args['encoding']])).to.deep.equal([
      ['countdown/encoding', 'error', 'UTF-16 LE'],
    ]);
  });

  it('plays with a warning at the first place that could not be decoded', () => {
    const text = '\uFEFF3\nx\uFFFD\n';
    const { problems, plays } = check(parse(countdownFormat, text, false, { kind: 'invalid', index: 4 }));
    expect(plays).to.equal(true);
    expect(problems.map(({ code, severity, range }) => [code, severity, range])).to.deep.equal([
      ['countdown/encoding', 'warning', rangeInLine(1, 1, 2)],
    ]);
  });
});
