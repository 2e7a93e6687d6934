import type { TextArguments } from '../core/message';
import type { Registry } from '../games/registry';
import type { EditorKey } from '../l10n/en/editor';
import { say, type Language } from '../l10n/text';

/** What every part of the editor layer is handed: the games that there are, and the language that the user reads. */
export interface EditorContext {
  readonly registry: Registry;
  readonly language: Language;
}

/** A text of the editor's own, in the user's language. */
export function text({ language }: EditorContext, key: EditorKey, args: TextArguments = {}): string {
  return say(language, { key, args });
}

/** What an error says of itself. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
