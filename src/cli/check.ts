import { ENGLISH } from './texts';
import { diagnostics } from '../language/diagnostics';
import { analyseFile } from './companions';
import { gameFiles } from './files';
import { EXIT, type CliContext } from './context';
import { reportLine, reportsOf, type Report } from './report';

export interface CheckOptions {
  readonly json: boolean;
  /** Whether findings beyond the formats' tables are printed, too. */
  readonly further: boolean;
  readonly languageId: string | undefined;
}

/** `turnsmith check`: exit code 1 when any file has an error, 2 when a path cannot be read; the others are checked all the same. */
export async function check(
  paths: readonly string[],
  { json, further, languageId }: CheckOptions,
  io: CliContext,
): Promise<number> {
  const all: Report[] = [];
  let hasErrors = false;
  let hasFailures = false;
  for await (const found of gameFiles(paths, languageId, io)) {
    if ('failure' in found) {
      io.error(found.failure);
      hasFailures = true;
      continue;
    }
    const { problems, plays } = await analyseFile(found, io, further);
    const reports = reportsOf(found.file, diagnostics(problems, ENGLISH));
    hasErrors ||= !plays;
    if (json) all.push(...reports);
    else io.out(reports.map(reportLine).join(''));
  }
  if (json) io.out(`${JSON.stringify(all)}\n`);
  return hasFailures ? EXIT.usage : hasErrors ? EXIT.failed : EXIT.fine;
}
