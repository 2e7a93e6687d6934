import type { Problem } from '../../core/problem';
import type { Command } from '../arguments';
import { EXIT, type CliContext } from '../context';
import { analyseGameFile, unexpected, type Found } from '../gameFile';
import { gameFiles } from '../gameFiles';
import { printProblems, reportsOf } from '../report';
import { jsonOf, tell } from '../tell';

/** Prints the problems of a file. */
type Printer = (file: string, problems: readonly Problem[]) => void;

/** `turnsmith check`: exit code 1 when any file has an error, 2 when a path cannot be read; the others are checked all the same. */
export const check: Command = {
  name: 'check',
  options: () => ({ json: 'flag', analyse: 'flag' }),

  async perform(args, context) {
    const files = gameFiles(args.somePaths(), args.languageId(context.registry), context);
    const isJson = args.has('json');
    const print: Printer = isJson ? jsonPrinter(context) : (file, problems) => printProblems(file, problems, context);
    let exit: number = EXIT.fine;
    if (isJson) context.out('[');
    for await (const found of files) exit = Math.max(exit, await checkFile(found, args.has('analyse'), print, context));
    if (isJson) context.out(']\n');
    return exit;
  },
};

async function checkFile(found: Found, optional: boolean, print: Printer, context: CliContext): Promise<number> {
  if ('failure' in found) {
    context.error(tell(context.language, found.failure));
    return found.exit;
  }
  try {
    const { problems, plays } = await analyseGameFile(found, context, optional);
    print(found.file, problems);
    return plays ? EXIT.fine : EXIT.failed;
  } catch (error) {
    return checkFile(unexpected(found.file, error), optional, print, context);
  }
}

/** Prints problems as the items of one array, as they are found. */
function jsonPrinter({ out, language }: CliContext): Printer {
  let separator = '';
  return (file, problems) => {
    for (const reports of reportsOf(file, problems, language)) {
      if (reports.length === 0) continue;
      out(separator + reports.map(jsonOf).join(','));
      separator = ',';
    }
  };
}
