import type { Solution } from '../batch/solve';
import { analyse } from '../games/analysis';
import { slugLevelFormat } from '../games/slug/language/format';
import { ENGLISH } from './texts';
import { say } from '../l10n/text';
import { diagnostics } from '../language/diagnostics';
import { gameFile } from './files';
import { EXIT, UsageError, type CliContext } from './context';
import { runInWorker } from './pool';
import { reportLine, reportsOf } from './report';

export interface SolveOptions {
  /** How many states may be stored. */
  readonly limit: number;
  /** How long the search may take. */
  readonly seconds: number;
  readonly json: boolean;
  readonly languageId: string | undefined;
}

/** `turnsmith solve`: a shortest win of a level. A faulty file: its diagnostics, exit code 2. */
export async function solve(
  file: string,
  { limit, seconds, json, languageId }: SolveOptions,
  io: CliContext,
): Promise<number> {
  const found = await gameFile(file, languageId, io);
  if ('failure' in found) throw new UsageError(found.failure);
  if (found.format.languageId !== slugLevelFormat.languageId) {
    throw new UsageError(say(ENGLISH, { key: 'cli.not-solvable', args: { file } }));
  }
  const { problems, plays } = analyse(found.format, found.text);
  if (!plays) {
    io.out(reportsOf(found.file, diagnostics(problems, ENGLISH)).map(reportLine).join(''));
    return EXIT.usage;
  }
  const solution = await runInWorker({ kind: 'solve', text: found.text, limit, milliseconds: seconds * 1000 });
  const keys = solution.keys?.replaceAll(' ', '_') ?? null;
  io.out(json ? `${JSON.stringify({ ...solution, keys })}\n` : `${summary(solution, keys)}\n`);
  return solution.outcome === 'win' ? EXIT.fine : solution.outcome === 'none' ? EXIT.failed : EXIT.limit;
}

function summary({ outcome, length, states }: Solution, keys: string | null): string {
  return outcome === 'win' ? `${length} ${keys}` : `${outcome} ${states}`;
}
