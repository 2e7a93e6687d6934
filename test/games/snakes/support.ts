import fc from 'fast-check';
import type { Problem } from '../../../src/core/problem';
import { SourceText } from '../../../src/core/sourceText';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse, NO_COMPANIONS } from '../../../src/games/analysis';
import type { Fix } from '../../../src/games/fileFormat';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import { SnakeFile } from '../../../src/games/snakes/language/snakeFile';

/** The seven rows of a rule from a few: missing rows at the top and the bottom are blank, `at` is the index of the first given row. */
export function ruleText(at: number, ...rows: string[]): string {
  return Array.from({ length: 7 }, (_, row) => `${(rows[row - at] ?? '').padEnd(7)};\n`).join('');
}

/** A sound file of these rules. */
export function fileOf(...rules: string[]): string {
  return `snake Test\n${rules.map((rule) => `\n${rule}`).join('')}end\n`;
}

export function read(text: string): SnakeFile {
  return new SnakeFile(new SourceText(text));
}

/** The problems of a text, each as `code line:column-endColumn`, from 1 and the end exclusive. */
export function problemsOf(text: string): string[] {
  return analyse(snakeRulesFormat, text).problems.map(({ code, range: { start, end } }) => {
    const place = `${start.line + 1}:${start.character + 1}-${end.character + 1}`;
    return `${code.replace('snake/', '')} ${start.line === end.line ? place : 'several lines'}`;
  });
}

/** The first problem of a code. */
export function problemOf(text: string, code: string): Problem {
  const problem = analyse(snakeRulesFormat, text).problems.find((candidate) => candidate.code === code);
  if (!problem) throw new Error(`${code} is not found in ${text}`);
  return problem;
}

/** The repairs of the first problem of a code, by the keys of their titles without `snakes.fix.`, as the texts that they give. */
export function fixesOf(text: string, code: string): Record<string, string> {
  return Object.fromEntries(
    fixesFor(text, problemOf(text, code)).map(({ title, edits }) => [
      title.key.replace('snakes.fix.', ''),
      applyEdits(text, edits),
    ]),
  );
}

export function fixesFor(text: string, problem: Problem): readonly Fix[] {
  const rule = snakeRulesFormat.checks.find(({ code }) => code === problem.code);
  const { definition } = analyse(snakeRulesFormat, text, { companions: NO_COMPANIONS });
  return rule?.fixes?.(definition, problem) ?? [];
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
