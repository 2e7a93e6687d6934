import type { EncodingFault } from '../core/encoding';
import type { Message, TextArguments } from '../core/message';
import type { Problem, Severity } from '../core/problem';
import type { TextPosition, TextRange } from '../core/range';
import type { SourceText } from '../core/sourceText';
import type { TextEdit } from '../core/textEdit';

/** What a hover says, a message a line, and the stretch of text that it is about. */
export interface Hover<Key extends string = string> {
  readonly range: TextRange;
  readonly messages: readonly Message<Key>[];
}

/** An offer at the caret. */
export interface Completion<Key extends string = string> {
  readonly insert: string;
  /** What the offer replaces. */
  readonly range: TextRange;
  readonly description: Message<Key>;
}

/** What an outline entry is; an editor chooses its icon by it. */
export type OutlineKind = 'player' | 'opponent' | 'item' | 'place' | 'rule';

/** An entry of the outline. */
export interface OutlineEntry<Key extends string = string> {
  readonly label: Message<Key>;
  readonly kind: OutlineKind;
  readonly range: TextRange;
}

/** A repair of one problem. Its edits never overlap and are worked out only when they are asked for. `fixes.ts` makes the usual ones. */
export interface Fix<Key extends string = string> {
  readonly title: Message<Key>;
  edits(): readonly TextEdit[];
  /** Whether it is what nearly everybody wants. */
  readonly preferred: boolean;
  /** A file that it makes beside the text, where there is none: its path as in a `Reference`, and what is written into it. */
  readonly createFile?: { readonly path: string; readonly text: string };
}

/** A text that was parsed: what it says, problems or not. */
export interface Parsed<Definition> {
  readonly format: FileFormat<Definition>;
  readonly source: SourceText;
  readonly definition: Definition;
  /** Why nothing in the text means anything, so that its definition is that of an empty text; `null` for a text that can be looked at. */
  readonly unreadable: Unreadable | null;
  /** The lines that are conflict markers, from 0. The definition is that of the text without them: its lines are counted without them, too. */
  readonly conflicts: readonly number[];
  /** What is wrong with the bytes of a text that can be looked at all the same. */
  readonly encodingFault: EncodingFault | null;
}

/** A text is too long, in UTF-16 code units, or its bytes are of another encoding. */
export type Unreadable =
  { readonly kind: 'too-large'; readonly length: number } | { readonly kind: 'foreign'; readonly encoding: string };

/** A file that another one names. */
export interface ReferencedFile {
  readonly parsed: Parsed<unknown>;
  /** The whole text that was parsed, as it was read. */
  readonly text: string;
  /** Whether it is free of errors by itself. */
  readonly plays: boolean;
}

/** The files that a file names, by path as the file writes it: `null` for one that cannot be read, absent for one that was not looked at. */
export type ReferencedFiles = ReadonlyMap<string, ReferencedFile | null>;

/** One thing that is checked in a file format: its code, how it is found, and its repairs. */
export interface Check<Definition, Key extends string = string> {
  /** Stable; also the key of the message. */
  readonly code: Key;
  readonly severity: Severity;
  /** Finds the problems in reading order; reads the definition only. */
  check(definition: Definition, files: ReferencedFiles): Iterable<Finding>;
  /** Repairs of a problem that `check` found in this definition. */
  fixes?(definition: Definition, problem: Problem): readonly Fix<Key>[];
}

/** A problem before its check's code and severity are put to it. */
export interface Finding {
  readonly range: TextRange;
  readonly args?: TextArguments;
}

/** A place in the text that names another file. */
export interface Reference {
  readonly range: TextRange;
  /** The file's path, relative to this file's folder, with `/`; it never leaves that folder. */
  readonly path: string;
  /** The language that the file is expected to be of. */
  readonly languageId: string;
}

/** A file that names this one. */
export interface FileUse {
  readonly parsed: Parsed<unknown>;
  /** The places that name it, in reading order. */
  readonly references: readonly Reference[];
}

/** A remark behind a place of the text, which is no part of it. */
export interface Hint<Key extends string = string> {
  readonly position: TextPosition;
  readonly label: Message<Key>;
  /** The place that it follows from, in a file that names this one; an editor leads there. */
  readonly origin?: { readonly use: FileUse; readonly range: TextRange };
}

/** Lines that fold into the first of them; both ends from 0 and inclusive. */
export interface FoldingRange {
  readonly startLine: number;
  readonly endLine: number;
  readonly kind: 'region' | 'comment';
}

/** A change of a text that is right already, at its author's wish. */
export interface Refactoring<Key extends string = string> {
  readonly title: Message<Key>;
  /** The edits; or, for a change that only the engine can make, the name by which its game's `rewrite` gives the new text. */
  readonly change: { edits(): readonly TextEdit[] } | { readonly rewrite: string };
}

/**
 * A kind of file: everything an editor or a terminal can ask about its text. All methods answer for any text; none throws.
 * `Definition` is what the text says, with ranges, errors or not. `Key` are the keys of the texts that it says.
 */
export interface FileFormat<Definition, Key extends string = string> {
  /** VS Code's language id, such as `slug-level`. */
  readonly languageId: string;
  /** What the language is called where people choose one. */
  readonly alias: string;
  /** The extension with its dot, in small letters. */
  readonly extension: string;
  /** A whole text without a problem, which can be played at once: what somebody begins a file with. */
  readonly template: string;
  /** A text with one mistake that a repair puts right, for whoever learns the editor. */
  readonly mistake?: string;
  /** What stands before the slash in the codes of this format. */
  readonly codePrefix: string;
  /** VS Code settings for this language besides those of all grids. */
  readonly editorDefaults?: Readonly<Record<string, unknown>>;
  /** In the order in which they are documented. */
  readonly checks: readonly Check<Definition, Key>[];
  /** Checks for what is not plainly wrong, which an author asks for. */
  readonly optionalChecks?: readonly Check<Definition, Key>[];
  /** The page of the docs, from the project's root. */
  readonly page: string;

  /** Whether a `.txt` with this content is of this format. */
  recognise(source: SourceText): boolean;
  /** What a text says. Parse with `parse` of `analysis.ts`, which minds texts that are too long. */
  read(source: SourceText): Definition;
  /** The languages of the files that this one may name; absent for formats that stand alone. */
  readonly referencedLanguages?: readonly string[];
  /** Every place that names another file, in reading order. */
  references?(definition: Definition): readonly Reference[];
  /** The canonical text, with LF; asked only for a definition without errors. */
  format(definition: Definition): string;
  hover(definition: Definition, position: TextPosition): Hover<Key> | null;
  /** The offers at a place; `files` are the paths of the files around that it may name, relative to its folder. */
  complete(definition: Definition, position: TextPosition, files?: readonly string[]): readonly Completion<Key>[];
  /** The parts of the file, worked out one by one: whoever lists them takes as many as it can show. */
  outline(definition: Definition): Iterable<OutlineEntry<Key>>;
  /** Remarks behind lines; they may depend on the files that name this one. */
  hints?(definition: Definition, uses: readonly FileUse[]): readonly Hint<Key>[];
  foldings?(definition: Definition): readonly FoldingRange[];
  /** The changes that are offered at a line, from 0. */
  refactorings?(definition: Definition, line: number): readonly Refactoring<Key>[];
}

/** A format seen from outside: its definition is its own, and only its own functions look into it. */
export type AnyFormat = FileFormat<unknown>;
