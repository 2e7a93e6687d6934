import { version } from '../../package.json';
import { Arguments, type Command } from './arguments';
import { check } from './commands/check';
import { format } from './commands/format';
import { generate } from './commands/generate';
import { play } from './commands/play';
import { run } from './commands/run';
import { solve } from './commands/solve';
import { EXIT, UsageError, type CliContext } from './context';
import { helpText } from './help';
import { messageOf } from './readText';
import { tell } from './tell';

const COMMANDS: readonly Command[] = [check, format, run, solve, generate, play];

/** Performs a command line and answers its exit code; whatever goes wrong is a line on standard error, and nothing is thrown. */
export async function runCommand(args: readonly string[], context: CliContext): Promise<number> {
  try {
    return await dispatch(args, context);
  } catch (error) {
    if (!(error instanceof UsageError)) return fail(error, context);
    context.error(tell(context.language, error.said));
    return EXIT.usage;
  }
}

/** Tells of an error that nobody expected, and answers its exit code. */
export function fail(error: unknown, { error: print, language }: Pick<CliContext, 'error' | 'language'>): number {
  print(tell(language, { key: 'cli.unexpected', args: { file: 'turnsmith', reason: messageOf(error) } }));
  return EXIT.unexpected;
}

async function dispatch(args: readonly string[], context: CliContext): Promise<number> {
  const { registry } = context;
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  if (options.includes('--help') || options.includes('-h') || args[0] === 'help') {
    context.out(helpText(context));
    return EXIT.fine;
  }
  if (options.includes('--version')) {
    context.out(`${version}\n`);
    return EXIT.fine;
  }
  const [name, ...rest] = args;
  const names = COMMANDS.map((command) => command.name);
  if (name === undefined) throw new UsageError({ key: 'cli.no-command', args: { commands: names.join('|') } });
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return command.perform(new Arguments(name, rest, command.options(registry)), context);
  throw new UsageError({ key: 'cli.unknown-command', args: { command: name, commands: names.join(', ') } });
}
