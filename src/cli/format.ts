import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENGLISH } from './texts';
import { say } from '../l10n/text';
import { canonicalText } from '../language/formatting';
import { analyseFile } from './companions';
import { gameFiles, reasonOf, type GameFile } from './files';
import { EXIT, type CliContext } from './context';

export interface FormatOptions {
  /** Report only, change nothing. */
  readonly check: boolean;
  readonly languageId: string | undefined;
}

/**
 * `turnsmith format`: rewrites files in canonical form. A file with errors, or one that would lose bytes, is left alone and said so;
 * then the exit code is 1, as it is with `check` when a file would change.
 */
export async function format(paths: readonly string[], options: FormatOptions, io: CliContext): Promise<number> {
  let exit: number = EXIT.fine;
  for await (const found of gameFiles(paths, options.languageId, io)) {
    const result = 'failure' in found ? fail(found.failure, io) : await formatOne(found, options.check, io);
    exit = Math.max(exit, result);
  }
  return exit;
}

function fail(line: string, io: CliContext): number {
  io.error(line);
  return EXIT.usage;
}

async function formatOne(found: GameFile, isCheck: boolean, io: CliContext): Promise<number> {
  const { file, text } = found;
  const tell = (key: string, args = {}): string => say(ENGLISH, { key, args: { file, ...args } });
  if (found.isLossy) {
    io.error(tell('cli.not-utf8'));
    return EXIT.failed;
  }
  const analysis = await analyseFile(found, io);
  const canonical = canonicalText(found.format, analysis);
  if (canonical === null) {
    io.error(
      tell('cli.has-errors', { count: analysis.problems.filter(({ severity }) => severity === 'error').length }),
    );
    return EXIT.failed;
  }
  if (isCheck) {
    if (text.replaceAll(/\r\n|\r/g, '\n') === canonical) return EXIT.fine;
    io.out(`${tell('cli.would-change')}\n`);
    return EXIT.failed;
  }
  if (text === canonical) return EXIT.fine;
  try {
    await writeFile(path.resolve(io.cwd, file), canonical);
  } catch (error) {
    return fail(tell('cli.cannot-write', { reason: reasonOf(error) }), io);
  }
  io.out(`${tell('cli.formatted')}\n`);
  return EXIT.fine;
}
