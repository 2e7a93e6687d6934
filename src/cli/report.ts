import type { Diagnostic } from '../language/diagnostics';

/** A diagnostic as `--json` prints it: places from 1, the end exclusive. */
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

/** The reports of a file's diagnostics; hints are for editors and left out. */
export function reportsOf(file: string, diagnostics: readonly Diagnostic[]): Report[] {
  return diagnostics
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

/** A report as a line of text, which editors and problem matchers understand. */
export function reportLine({ file, line, column, severity, code, message }: Report): string {
  return `${file}:${line}:${column}: ${severity} ${code}: ${message}\n`;
}
