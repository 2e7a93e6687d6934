import { describeCharacter } from '../core/excerpt';
import { say, type Language } from '../l10n/text';
import type { TerminalMessage } from './context';

/** What would break a line, steer the terminal or turn the reading direction. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** Where a CI service would take a line for a command: `::` at its beginning, and this anywhere. */
const COMMAND_AT_START = /^(\s*):(?=:)/;
const COMMAND = '##[';

/** A name or value as it is shown, in one line: control and direction characters by their code points, such as `U+000A`. */
export function visible(text: string): string {
  return text.replace(UNSAFE, codePointOf);
}

/** A line as it is printed, whatever names and values went into it: one line, and no command to a CI service. */
export function printable(line: string): string {
  return withoutCommands(visible(line).replace(COMMAND_AT_START, (_, blanks: string) => blanks + codePointOf(':')));
}

/** A prompt with the line that was typed behind it, as it was typed: as `printable`, but with its tabs. */
export function echo(line: string): string {
  return withoutCommands(line.split('\t').map(visible).join('\t'));
}

/** The text of a message, in one line whatever its arguments are. */
export function tell(language: Language, message: TerminalMessage): string {
  return printable(say(language, message));
}

/** A value as JSON, with escapes for whatever a terminal or a CI service would take for more than text. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value)
    .replace(UNSAFE, escapeOf)
    .replaceAll(COMMAND, `##${escapeOf('[')}`);
}

function withoutCommands(line: string): string {
  return line.replaceAll(COMMAND, `##${codePointOf('[')}`);
}

function codePointOf(character: string): string {
  return describeCharacter(character).codePoint;
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
