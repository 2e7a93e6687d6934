import type { Problem } from '../core/problem';
import { diagnostics } from '../language/diagnostics';
import type { Language } from '../l10n/text';
import type { CliContext } from './context';
import { printable } from './tell';

/** A problem as `--json` prints it: places from 1, the end exclusive. */
export interface Report {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** How many problems are put into words at a time. */
const BATCH = 1000;

/** The reports of a file's problems, some at a time, so that a million of them are never held at once; hints are for editors and left out. */
export function* reportsOf(file: string, problems: readonly Problem[], language: Language): Generator<Report[]> {
  for (let from = 0; from < problems.length; from += BATCH) {
    yield diagnostics(problems.slice(from, from + BATCH), language)
      .filter(({ severity }) => severity !== 'hint')
      .map(({ range: { start, end }, severity, code, message }) => ({
        file,
        line: start.line + 1,
        column: start.character + 1,
        endLine: end.line + 1,
        endColumn: end.character + 1,
        severity,
        code,
        message,
      }));
  }
}

/** A report as a line of text, which editors and problem matchers understand. */
export function reportLine({ file, line, column, severity, code, message }: Report): string {
  return printable(`${file}:${line}:${column}: ${severity} ${code}: ${message}`);
}

/** Prints the problems of a file, a line each. */
export function printProblems(file: string, problems: readonly Problem[], { out, language }: CliContext): void {
  for (const reports of reportsOf(file, problems, language)) {
    out(reports.map((report) => `${reportLine(report)}\n`).join(''));
  }
}
