import path from 'node:path';
import { canonicalText } from '../../language/formatting';
import type { Command } from '../arguments';
import { EXIT, type CliContext, type TerminalMessage } from '../context';
import { analyseGameFile, gameFile, unexpected, type Failure, type Found, type GameFile } from '../gameFile';
import { gameFiles } from '../gameFiles';
import { reasonOf } from '../readText';
import { hasChanged, removeDrafts, replaceFile } from '../replaceFile';
import { beforeSignals } from '../signals';
import { tell } from '../tell';

/** How often a file is read again that somebody else writes at the same time. */
const MAX_ATTEMPTS = 5;

/**
 * `turnsmith format`: rewrites files in canonical form. A file with errors, or one that would lose bytes, is left alone and said so;
 * then the exit code is 1, as it is with `--check` when a file would change.
 */
export const format: Command = {
  name: 'format',
  options: () => ({ check: 'flag' }),

  async perform(args, context) {
    const files = gameFiles(args.somePaths(), args.languageId(context.registry), context);
    const change = args.has('check') ? compare : rewrite;
    const release = beforeSignals();
    const folders = new Set<string>();
    let exit: number = EXIT.fine;
    try {
      for await (const found of files) {
        exit = Math.max(exit, await formatFile(found, change, context));
        if ('failure' in found || change === compare) continue;
        const folder = path.dirname(found.address);
        if (!folders.has(folder)) removeDrafts(folder);
        folders.add(folder);
      }
    } finally {
      release();
    }
    return exit;
  },
};

/** Does with a file and its canonical text what was asked for, and answers the exit code. */
type Change = (found: GameFile, canonical: string, context: CliContext, attempts: number) => number | Promise<number>;

/** One file's failure is its own: the next one is formatted all the same. */
async function formatFile(found: Found, change: Change, context: CliContext, attempts = MAX_ATTEMPTS): Promise<number> {
  if ('failure' in found) return refuse(found, context);
  try {
    const canonical = await canonicalOf(found, context);
    return typeof canonical === 'string'
      ? await change(found, canonical, context, attempts)
      : refuse(canonical, context);
  } catch (error) {
    return refuse(unexpected(found.file, error), context);
  }
}

async function canonicalOf(found: GameFile, context: CliContext): Promise<string | Failure> {
  const { file } = found;
  if (found.fault !== null) return { failure: { key: 'cli.not-utf8', args: { file } }, exit: EXIT.failed };
  const analysis = await analyseGameFile(found, context);
  const canonical = canonicalText(analysis);
  if (canonical !== null) return canonical;
  if (analysis.plays) return { failure: { key: 'cli.canonical-too-large', args: { file } }, exit: EXIT.failed };
  const count = analysis.problems.filter(({ severity }) => severity === 'error').length;
  return { failure: { key: 'cli.has-errors', args: { file, count } }, exit: EXIT.failed };
}

function compare({ file, text }: GameFile, canonical: string, context: CliContext): number {
  if (text.replaceAll(/\r\n|\r/g, '\n') === canonical) return EXIT.fine;
  report({ key: 'cli.would-change', args: { file } }, context);
  return EXIT.failed;
}

async function rewrite(found: GameFile, canonical: string, context: CliContext, attempts: number): Promise<number> {
  const { file, text, address, folder, stamp, parsed } = found;
  if (text === canonical) return EXIT.fine;
  try {
    const { otherLinks } = replaceFile(address, canonical, stamp);
    if (otherLinks > 0) report({ key: 'cli.formatted-link', args: { file, count: otherLinks } }, context);
    else report({ key: 'cli.formatted', args: { file } }, context);
    return EXIT.fine;
  } catch (error) {
    if (hasChanged(error) && attempts > 0) {
      const again = await gameFile(file, parsed.format.languageId, context, folder);
      return formatFile(again, rewrite, context, attempts - 1);
    }
    return refuse(
      { failure: { key: 'cli.cannot-write', args: { file, reason: reasonOf(error) } }, exit: EXIT.usage },
      context,
    );
  }
}

function report(said: TerminalMessage, { out, language }: CliContext): void {
  out(`${tell(language, said)}\n`);
}

function refuse({ failure, exit }: Failure, { error, language }: CliContext): number {
  error(tell(language, failure));
  return exit;
}
