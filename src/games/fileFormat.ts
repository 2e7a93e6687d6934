import type { Problem, Severity, TextArguments } from '../core/problem';
import type { TextPosition, TextRange } from '../core/range';
import type { SourceText } from '../core/sourceText';
import type { TextEdit } from '../core/textEdit';

/** A key of the tables in `l10n/` with what its text needs. */
export interface Message {
  readonly key: string;
  readonly args?: TextArguments;
}

/** What a hover says: phrases, one a line, and the stretch of text that they are about. */
export interface Hover {
  readonly range: TextRange;
  readonly messages: readonly Message[];
}

/** An offer at the caret. */
export interface Completion {
  readonly insert: string;
  /** What the offer replaces. */
  readonly range: TextRange;
  readonly description: Message;
}

/** What an outline entry is; an editor chooses its icon by it. */
export type OutlineKind = 'player' | 'opponent' | 'item' | 'place' | 'rule';

/** An entry of the outline. */
export interface OutlineEntry {
  readonly label: Message;
  readonly kind: OutlineKind;
  readonly range: TextRange;
}

/** A repair of one problem. */
export interface Fix {
  readonly title: Message;
  readonly edits: readonly TextEdit[];
  /** Whether it is what nearly everybody wants. */
  readonly preferred: boolean;
}

/**
 * What a game or a check needs besides the file's own text, by name: the texts of the files that it names, by the path that
 * `FileFormat.companions` gives, `null` for one that cannot be read; and what the user chose, by the names of `choices.ts`.
 * A name that is absent was not looked at.
 */
export type Companions = ReadonlyMap<string, string | null>;

/** One rule of a file format: its code, its check and its repairs. */
export interface Check<Definition> {
  readonly code: string;
  readonly severity: Severity;
  /** Finds the problems in reading order; reads the definition only. */
  check(definition: Definition, companions: Companions): Iterable<Finding>;
  /** Repairs of a problem that `check` found in this definition. */
  fixes?(definition: Definition, problem: Problem): readonly Fix[];
}

/** A problem before its rule's code and severity are put to it. */
export interface Finding {
  readonly range: TextRange;
  readonly args?: TextArguments;
}

/** A place in the text that leads to another file. */
export interface Link {
  readonly range: TextRange;
  /** The file's path, relative to this file's folder. */
  readonly path: string;
}

/** A remark behind a place of the text, which is no part of it. */
export interface Hint {
  readonly position: TextPosition;
  readonly label: Message;
}

/** Lines that fold into the first of them; both ends from 0 and inclusive. */
export interface FoldingRange {
  readonly startLine: number;
  readonly endLine: number;
  readonly kind: 'region' | 'comment';
}

/** A change of a text that is right already, at its author's wish. */
export interface Refactoring {
  readonly title: Message;
  readonly edits: readonly TextEdit[];
}

/**
 * A kind of file: everything an editor or a terminal can ask about its text. All methods answer for any text; none throws.
 * `Definition` is what the text says, with ranges, errors or not.
 */
export interface FileFormat<Definition> {
  /** VS Code's language id, such as `slug-level`. */
  readonly languageId: string;
  /** The extension with its dot. */
  readonly extension: string;
  /** What stands before the slash in the codes of this format. */
  readonly codePrefix: string;
  /** In the order in which they are documented. */
  readonly checks: readonly Check<Definition>[];
  /** The page of the docs, from the project's root. */
  readonly page: string;

  /** Whether a `.txt` with this content is of this format. */
  recognise(source: SourceText): boolean;
  read(source: SourceText): Definition;
  /** The other files that this one names, as paths relative to its folder that never leave it; absent for formats that stand alone. */
  companions?(definition: Definition): readonly string[];
  /** The canonical text, with LF; asked only for a definition without errors. */
  format(definition: Definition): string;
  hover(definition: Definition, position: TextPosition): Hover | null;
  /** The offers at a place; `files` are the paths of the files around that it may name, relative to its folder. */
  complete(definition: Definition, position: TextPosition, files?: readonly string[]): readonly Completion[];
  outline(definition: Definition): readonly OutlineEntry[];
  /** Findings beyond the tables of the format, which an author asks for. */
  readonly optionalChecks?: readonly Check<Definition>[];
  links?(definition: Definition): readonly Link[];
  /** `companions` may hold what the remarks depend on, such as where a medic stands. */
  hints?(definition: Definition, companions: Companions): readonly Hint[];
  foldings?(definition: Definition): readonly FoldingRange[];
  /** The changes that are offered at a line, from 0. */
  refactorings?(definition: Definition, line: number): readonly Refactoring[];
}
