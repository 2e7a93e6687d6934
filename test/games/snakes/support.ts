import fc from 'fast-check';
import type { Severity } from '../../../src/core/problem';
import { SourceText } from '../../../src/core/sourceText';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse, type Analysis } from '../../../src/games/analysis';
import { plainSetup, type GameSetup } from '../../../src/games/setup';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import { SnakeFile } from '../../../src/games/snakes/language/snakeFile';
import { snakesGame, type SnakesState } from '../../../src/games/snakes/play/game';
import { say } from '../../../src/l10n/text';
import { ENGLISH } from './english';

/** The seven rows of a rule from a few: missing rows at the top and the bottom are blank, `at` is the index of the first given row. */
export function ruleText(at: number, ...rows: string[]): string {
  return Array.from({ length: 7 }, (_, row) => `${(rows[row - at] ?? '').padEnd(7)};\n`).join('');
}

/** A rule that bites straight ahead, and one that goes straight ahead. */
export const BITE = ruleText(2, '   T', '   h');
export const GO = ruleText(2, '   -', '   h');

/** A sound file of these rules. */
export function fileOf(...rules: string[]): string {
  return `snake Test\n${rules.map((rule) => `\n${rule}`).join('')}end\n`;
}

/** A file whose only rule is `BITE` with another row of the head, which is line 6 of the file. */
export function fileWithRow(row: string): string {
  return fileOf(BITE.replace('   h   ;', row));
}

/** What a text says. */
export function read(text: string): SnakeFile {
  return new SnakeFile(new SourceText(text));
}

/** All that is known of a text. */
export const analysed = (text: string): Analysis<SnakeFile> => analyse(snakeRulesFormat, text);

/** The problems of a text, each as `code line:column-endColumn`, from 1 and the end exclusive. */
export function problemsOf(text: string): string[] {
  return analysed(text).problems.map(({ code, range: { start, end } }) => {
    const place = `${start.line + 1}:${start.character + 1}-${end.character + 1}`;
    return `${code.replace('snake/', '')} ${start.line === end.line ? place : 'several lines'}`;
  });
}

/** A problem of one code, as people see it. */
export interface Said {
  readonly severity: Severity;
  /** As `problemsOf` writes it. */
  readonly place: string;
  readonly message: string;
}

/** What is said under one code about a text. */
export function saidOf(code: string, text: string): Said[] {
  return analysed(text)
    .problems.filter((problem) => problem.code === code)
    .map(({ severity, range: { start, end }, args }) => ({
      severity,
      place: `${start.line + 1}:${start.character + 1}-${end.character + 1}`,
      message: say(ENGLISH, { key: code, args }),
    }));
}

/** A repair as an editor offers it, and the text after it. */
export interface Repair {
  readonly title: string;
  readonly preferred: boolean;
  readonly text: string;
}

/** The repairs of a text's problem of one code: the first such problem, or another one. */
export function repairsOf(code: string, text: string, index = 0): Repair[] {
  const { definition, problems } = analysed(text);
  const problem = problems.filter((each) => each.code === code)[index];
  const found = snakeRulesFormat.checks.find((each) => each.code === code);
  if (!problem || !found) throw new Error(`no problem ${index} of ${code} in ${text}`);
  return (found.fixes?.(definition, problem) ?? []).map((fix) => ({
    title: say(ENGLISH, fix.title),
    preferred: fix.preferred,
    text: applyEdits(text, fix.edits()),
  }));
}

/** The repairs as pairs of title and text, in the order in which they are offered. */
export function textsAfter(code: string, text: string, index = 0): Record<string, string> {
  return Object.fromEntries(repairsOf(code, text, index).map((repair) => [repair.title, repair.text]));
}

/** A file's battle at turn 0, its slot and those of others, by number, and options. */
export function startOf(
  text: string,
  others: Readonly<Record<number, string>> = {},
  {
    own = 1,
    seed = '0',
    options = {},
  }: { own?: number; seed?: string | null; options?: GameSetup<never>['options'] } = {},
): SnakesState {
  const loaded = new Map(Object.entries(others).map(([slot, other]) => [Number(slot), read(other)]));
  return snakesGame.start(read(text), { ...plainSetup(seed), slots: { own, loaded }, options });
}

const cell = fc.constantFrom(...'hbtHBT#-         ');
const row = fc.array(cell, { minLength: 7, maxLength: 7 }).map((cells) => cells.join(''));
const comment = fc.constantFrom('', '', ' // bite', '//', '   // a // b', ' // хвост\t ');

/** The 49 cells of a rule in rows. */
export const patternRows = fc.array(row, { minLength: 7, maxLength: 7 });

const rule = fc
  .tuple(patternRows, comment)
  .map(([rows, said]) => rows.map((cells, index) => `${cells};${index === 0 ? said : ''}\n`).join(''));
const gap = fc.constantFrom('\n', '\n\n', '// above\n', '\n// above\n', ' \t\n// one\n\n');

/** Sound files in any layout. */
export const soundFiles = fc
  .tuple(
    fc.constantFrom('', '\n', '// first\n', '\n\n'),
    fc.constantFrom('snake A', '  snake\t Длинное имя  ', 'snake a;b // named'),
    fc.array(fc.tuple(gap, rule), { maxLength: 6 }),
    fc.constantFrom('end', 'end\n', '\n\n  end // bye\n\n', '// x\nend\n// after\n\n\n', '\nend'),
  )
  .map(([before, header, rules, end]) => `${before}${header}\n${rules.flat().join('')}${end}`);

/** Texts of the pieces that files are made of, in any order, and odd characters among them. */
export const brokenFiles = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: row.map((cells) => `${cells};`) },
      fc.constantFrom('snake A', 'Snake', 'END', 'end', '', '// x', ' \t', 'snake', '\u00a0'),
      fc.string({ unit: fc.constantFrom(...'hbT#- ;/\t\u041d\u2013\u{1F40D}x\u037e\ud800'), maxLength: 12 }),
    ),
    { maxLength: 30 },
  )
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)));
