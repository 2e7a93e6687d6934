import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { SourceText } from '../core/sourceText';
import { parse } from '../games/analysis';
import { analyseWithFiles, type FileAnalysis } from '../games/analyseWithFiles';
import type { AnyFormat, Parsed } from '../games/fileFormat';
import type { FileSource } from '../games/fileSource';
import { EXIT, type CliContext, type TerminalMessage } from './context';
import { leadsOut, messageOf, readInside, reasonOf, type FileText } from './readText';

/** A game file as it was read. */
export interface GameFile extends FileText {
  /** The path as given, joined with `/`. */
  readonly file: string;
  readonly address: string;
  /** The folder, by its real path, that no link may leave: the one that was named, or that of a file that was named. */
  readonly folder: string;
  readonly parsed: Parsed<unknown>;
}

/** Why there is no game file at a path, and the exit code that it means. */
export interface Failure {
  readonly failure: TerminalMessage;
  readonly exit: number;
}

/** What became of a path. */
export type Found = GameFile | Failure;

/** Files whose language the content tells. */
const GUESSED_EXTENSION = '.txt';

/** The files in a folder of this machine; an address is a whole path. */
function filesIn(folder: string): FileSource {
  return {
    resolve: (base, name) => path.resolve(path.dirname(base), name),
    read: async (address) => {
      try {
        return (await readInside(folder, address)).text;
      } catch {
        return null;
      }
    },
  };
}

/** Checks a game file together with the files that it names. */
export function analyseGameFile(
  { parsed, address, folder }: GameFile,
  { registry }: CliContext,
  optional = false,
): Promise<FileAnalysis> {
  return analyseWithFiles(registry, parsed, { address, source: filesIn(folder), optional });
}

/** The game file at a path that is one file; `walked` as for `readGameFile`. */
export async function gameFile(
  given: string,
  languageId: string | undefined,
  context: CliContext,
  walked?: string,
): Promise<Found> {
  const file = given.split(path.sep).join('/');
  const found = await readGameFile(file, languageId, context, walked);
  return found ?? { failure: { key: 'cli.unknown-kind', args: { file } }, exit: EXIT.usage };
}

/**
 * Reads and parses a file; `null` when it is no game file. `walked` is the folder, by its real path, in which it was found: a link that leads out of
 * it is passed over. One that was named itself must not leave the folder that it is in.
 */
export async function readGameFile(
  file: string,
  languageId: string | undefined,
  context: CliContext,
  walked?: string,
): Promise<Found | null> {
  const address = addressOf(file, context);
  let folder: string;
  let content: FileText;
  try {
    folder = walked ?? (await realpath(path.dirname(address)));
    content = await readInside(folder, address);
  } catch (error) {
    if (walked === undefined || !leadsOut(error)) return unreadable(file, error);
    return { failure: { key: 'cli.link-passed-over', args: { file } }, exit: EXIT.fine };
  }
  try {
    const format = formatOf(file, content.text, languageId, context);
    if (!format) return null;
    return { file, address, folder, ...content, parsed: parse(format, content.text, false, content.fault) };
  } catch (error) {
    return unexpected(file, error);
  }
}

/** Why there is no game file at a path that cannot be read. */
export function unreadable(file: string, error: unknown): Failure {
  return { failure: { key: 'cli.cannot-read', args: { file, reason: reasonOf(error) } }, exit: EXIT.usage };
}

/** What is said of a file that somebody stumbled over; the other files are none the worse for it. */
export function unexpected(file: string, error: unknown): Failure {
  return { failure: { key: 'cli.unexpected', args: { file, reason: messageOf(error) } }, exit: EXIT.unexpected };
}

/** The whole path of a file as it was given. An empty name, such as an unset variable gives, is no file and no folder. */
export function addressOf(file: string, { cwd }: CliContext): string {
  return file === '' ? '' : path.resolve(cwd, file);
}

/** Whether a file's content tells its language. */
export function isGuessed(file: string): boolean {
  return file.toLowerCase().endsWith(GUESSED_EXTENSION);
}

function formatOf(
  file: string,
  text: string,
  languageId: string | undefined,
  { registry }: CliContext,
): AnyFormat | undefined {
  if (languageId !== undefined) return registry.formatOfLanguage(languageId);
  return isGuessed(file) ? registry.recogniseFormat(new SourceText(text)) : registry.formatOfPath(file);
}
