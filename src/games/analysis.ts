import { NOT_CANCELLED, type CancellationToken } from '../core/cancellation';
import { conflictMarkerLines } from '../core/conflictMarkers';
import type { EncodingFault } from '../core/encoding';
import { compareProblems, plays, type Problem } from '../core/problem';
import { rangeInLine, type TextPosition, type TextRange } from '../core/range';
import { SourceText, withoutLines } from '../core/sourceText';
import type { Check, FileFormat, Parsed, Reference, ReferencedFiles, Unreadable } from './fileFormat';

/** The longest text that is looked at, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 2 ** 21;

/** No other file is named. */
const NO_FILES: ReferencedFiles = new Map();

/** What the checks found in a text. */
export interface Checked {
  /** Listed by line, column, code. */
  readonly problems: readonly Problem[];
  readonly plays: boolean;
  /** `false` when the checks were cancelled: then the text is not known to play. */
  readonly isComplete: boolean;
}

/** All that is known of a text. */
export interface Analysis<Definition> extends Parsed<Definition>, Checked {}

/** How a text is to be checked. */
export interface CheckOptions {
  /** How many problems are wanted at most, 1 or more; errors come first. */
  readonly limit?: number;
  /** Whether the optional checks are wanted, too. */
  readonly optional?: boolean;
  /** Asked between two checks. */
  readonly token?: CancellationToken;
}

/**
 * Parses a text; any text gives an answer. With `isDecoded` it comes from an editor, which keeps a byte order mark apart from it; `fault` is
 * what was wrong with the bytes that it was decoded from. Conflict markers count as lines that aren't there.
 */
export function parse<Definition>(
  format: FileFormat<Definition>,
  text: string,
  isDecoded = false,
  fault: EncodingFault | null = null,
): Parsed<Definition> {
  const unreadable = unreadableBecause(text, fault);
  if (unreadable) {
    const definition = format.read(new SourceText(''));
    const source = new SourceText(unreadable.kind === 'too-large' ? firstLine(text) : text.slice(0, 0));
    return { format, source, definition, unreadable, conflicts: [], encodingFault: null };
  }
  const source = new SourceText(text, isDecoded);
  const conflicts = conflictMarkerLines(source.lines);
  const definition = format.read(withoutLines(source, conflicts));
  const asked = conflicts.length > 0 ? checkedOnly(format) : format;
  return { format: asked, source, definition, unreadable, conflicts, encodingFault: fault };
}

/** Every place of a text that names another file. */
export function references<Definition>({ format, definition }: Parsed<Definition>): readonly Reference[] {
  return format.references?.(definition) ?? [];
}

/**
 * Checks a text. With `limit` only the first so many problems are worked out, which keeps a text of a million odd characters quick; whether it
 * plays is exact all the same. Files that are absent from `files` are taken for good.
 */
export function check<Definition>(
  parsed: Parsed<Definition>,
  files: ReferencedFiles = NO_FILES,
  { limit = Infinity, optional = false, token = NOT_CANCELLED }: CheckOptions = {},
): Checked {
  const { format, definition } = parsed;
  if (parsed.unreadable) return { problems: [unreadableProblem(parsed)], plays: false, isComplete: true };
  const found: Problem[] = [...conflictProblems(parsed), ...encodingProblems(parsed)];
  const lines = linesBesides(parsed);
  for (const each of allChecks(format, optional)) {
    if (token.isCancellationRequested) return { problems: sorted(found, limit), plays: false, isComplete: false };
    const { code, severity } = each;
    let count = 0;
    for (const { range, args = {} } of each.check(definition, files)) {
      if (count++ >= limit) break;
      found.push({ code, severity, range: lines ? inLines(range, lines) : range, args });
    }
  }
  return { problems: sorted(found, limit), plays: plays(found), isComplete: true };
}

/** Parses and checks a text that stands alone, or with files that are known already. */
export function analyse<Definition>(
  format: FileFormat<Definition>,
  text: string,
  { files, isDecoded, ...options }: CheckOptions & { files?: ReferencedFiles; isDecoded?: boolean } = {},
): Analysis<Definition> {
  const parsed = parse(format, text, isDecoded);
  return { ...parsed, ...check(parsed, files, options) };
}

/** Whether no check finds an error in a definition. */
export function isFreeOfErrors<Definition>(
  checks: readonly Check<Definition>[],
  definition: Definition,
  files = NO_FILES,
): boolean {
  for (const each of checks) {
    if (each.severity !== 'error') continue;
    for (const _ of each.check(definition, files)) return false;
  }
  return true;
}

/** The checks of a format, and with `optional` those that are asked for besides. */
export function allChecks<Definition>(format: FileFormat<Definition>, optional = true): readonly Check<Definition>[] {
  return optional ? [...format.checks, ...(format.optionalChecks ?? [])] : format.checks;
}

/** The codes that every format has besides its own checks. */
export function houseCodes({ codePrefix }: { readonly codePrefix: string }): readonly string[] {
  return ['too-large', 'encoding', 'merge-conflict'].map((name) => `${codePrefix}/${name}`);
}

/** The first problems in their order, errors before all others: what stops play must not be cut off by what does not. */
function sorted(found: Problem[], limit: number): readonly Problem[] {
  found.sort(compareProblems);
  if (found.length <= limit) return found;
  const errors = found.filter(({ severity }) => severity === 'error').slice(0, limit);
  const others = found.filter(({ severity }) => severity !== 'error').slice(0, limit - errors.length);
  return [...errors, ...others].sort(compareProblems);
}

function unreadableBecause(text: string, fault: EncodingFault | null): Unreadable | null {
  if (fault?.kind === 'foreign') return { kind: 'foreign', encoding: fault.name };
  return text.length > MAX_TEXT_LENGTH ? { kind: 'too-large', length: text.length } : null;
}

function unreadableProblem<Definition>({ format, source, unreadable }: Parsed<Definition>): Problem {
  const range = source.lineRange(0);
  if (unreadable?.kind === 'foreign') {
    const args = { kind: 'foreign', encoding: unreadable.encoding };
    return { code: `${format.codePrefix}/encoding`, severity: 'error', range, args };
  }
  const args = { length: unreadable?.length ?? 0, limit: MAX_TEXT_LENGTH };
  return { code: `${format.codePrefix}/too-large`, severity: 'error', range, args };
}

function conflictProblems<Definition>({ format, source, conflicts }: Parsed<Definition>): Problem[] {
  const code = `${format.codePrefix}/merge-conflict`;
  return conflicts.map((line) => ({
    code,
    severity: 'error',
    range: source.lineRange(line),
    args: { line: line + 1 },
  }));
}

function encodingProblems<Definition>({ format, source, encodingFault: fault }: Parsed<Definition>): Problem[] {
  if (fault?.kind !== 'invalid') return [];
  const { line, character } = source.positionAt(fault.index - (source.hasByteOrderMark ? 1 : 0));
  const range = rangeInLine(line, character, character + 1);
  return [
    { code: `${format.codePrefix}/encoding`, severity: 'warning', range, args: { kind: 'invalid', encoding: '' } },
  ];
}

/** The format of a text with conflicts: it is checked, and says nothing else, since the lines of its definition are not those of the text. */
function checkedOnly<Definition>({
  hints: _hints,
  foldings: _foldings,
  refactorings: _refactorings,
  references: _references,
  ...format
}: FileFormat<Definition>): FileFormat<Definition> {
  return {
    ...format,
    checks: format.checks.map(({ fixes: _fixes, ...check }) => check),
    optionalChecks: (format.optionalChecks ?? []).map(({ fixes: _fixes, ...check }) => check),
    hover: () => null,
    complete: () => [],
    outline: () => [],
  };
}

/** The lines of the whole text by those of the definition; `null` when they are the same. */
function linesBesides<Definition>({ source, conflicts }: Parsed<Definition>): readonly number[] | null {
  if (conflicts.length === 0) return null;
  const gone = new Set(conflicts);
  return [...source.lines.keys(), source.lines.length].filter((line) => !gone.has(line));
}

function inLines({ start, end }: TextRange, lines: readonly number[]): TextRange {
  const place = ({ line, character }: TextPosition): TextPosition => ({
    line: lines[line] ?? lines.at(-1) ?? 0,
    character,
  });
  return { start: place(start), end: place(end) };
}

function firstLine(text: string): string {
  const end = text.slice(0, MAX_TEXT_LENGTH).search(/[\r\n]/);
  return text.slice(0, end < 0 ? MAX_TEXT_LENGTH : end);
}
