import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { FORMATS } from '../games/formats';
import { ENGLISH } from './texts';
import { say } from '../l10n/text';
import { check } from './check';
import { readText, reasonOf } from './files';
import { format } from './format';
import { EXIT, UsageError, type CliContext } from './context';
import { run, type Output } from './run';
import { solve } from './solve';
import { version } from '../../package.json';

type Options = Record<string, string | boolean | undefined>;
type OptionTypes = NonNullable<ParseArgsConfig['options']>;

/** A command of the terminal: the options that it knows, and what it does with the paths. */
interface Command {
  readonly options: OptionTypes;
  perform(paths: readonly string[], options: Options, io: CliContext): Promise<number>;
}

const DEFAULT_LIMIT = 2_000_000;
const LANGUAGES = FORMATS.map(({ languageId }) => languageId).join(', ');

const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    options: { json: { type: 'boolean' }, analyse: { type: 'boolean' } },
    perform: (paths, options, io) =>
      check(
        somePaths('check', paths),
        {
          json: options['json'] === true,
          further: options['analyse'] === true,
          languageId: language('check', options),
        },
        io,
      ),
  },
  format: {
    options: { check: { type: 'boolean' } },
    perform: (paths, options, io) =>
      format(
        somePaths('format', paths),
        { check: options['check'] === true, languageId: language('format', options) },
        io,
      ),
  },
  run: {
    options: {
      keys: { type: 'string' },
      moves: { type: 'string' },
      seed: { type: 'string' },
      turns: { type: 'string' },
      player: { type: 'string' },
      trace: { type: 'boolean' },
      board: { type: 'boolean' },
      transcript: { type: 'boolean' },
    },
    perform: async (paths, options, io) =>
      run(
        somePaths('run', paths),
        {
          keys: text(options['keys']),
          moves: await moves(text(options['moves']), io),
          seed: integer('run', '--seed', options['seed']),
          turns: turns(options['turns']),
          player: text(options['player']),
          output: outputOf(options),
          languageId: language('run', options),
        },
        io,
      ),
  },
  solve: {
    options: { limit: { type: 'string' }, seconds: { type: 'string' }, json: { type: 'boolean' } },
    perform: (paths, options, io) =>
      solve(
        onePath('solve', paths),
        {
          limit: count('solve', '--limit', options['limit']) ?? DEFAULT_LIMIT,
          seconds: count('solve', '--seconds', options['seconds']) ?? Infinity,
          json: options['json'] === true,
          languageId: language('solve', options),
        },
        io,
      ),
  },
};

/** Performs a command line and answers its exit code. Wrong usage is a line on standard error; nothing is thrown for it. */
export async function runCommand(args: readonly string[], io: CliContext): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.error(error.message);
    return EXIT.usage;
  }
}

async function dispatch(args: readonly string[], io: CliContext): Promise<number> {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    io.out(say(ENGLISH, { key: 'cli.help', args: { languages: LANGUAGES } }));
    return EXIT.fine;
  }
  if (args.includes('--version')) {
    io.out(`${version}\n`);
    return EXIT.fine;
  }
  const [name, ...rest] = args;
  if (name === undefined) throw usage('cli.no-command');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw usage('cli.unknown-command', { command: name });
  const { values, positionals } = parse(name, rest, command.options);
  return command.perform(positionals, values, io);
}

function parse(command: string, args: string[], options: OptionTypes): { values: Options; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: joinValues(args, options),
      options: { ...options, language: { type: 'string' } },
      allowPositionals: true,
    });
    return { values: values as Options, positionals };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw usage('cli.bad-usage', { command, reason });
  }
}

/** Joins each option to its value, so that a value may begin with a dash, as a negative seed does. */
function joinValues(args: readonly string[], options: OptionTypes): string[] {
  const joined: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const value = args[i + 1];
    const takesValue = arg === '--language' || (arg.startsWith('--') && options[arg.slice(2)]?.type === 'string');
    if (takesValue && value !== undefined) {
      joined.push(`${arg}=${value}`);
      i++;
    } else {
      joined.push(arg);
    }
  }
  return joined;
}

function usage(key: string, args: Record<string, string | number> = {}): UsageError {
  return new UsageError(say(ENGLISH, { key, args }));
}

function somePaths(command: string, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) throw usage('cli.no-path', { command });
  return paths;
}

function onePath(command: string, paths: readonly string[]): string {
  const [only] = somePaths(command, paths);
  if (only === undefined || paths.length > 1) throw usage('cli.one-file', { command, count: paths.length });
  return only;
}

function language(command: string, options: Options): string | undefined {
  const id = text(options['language']);
  if (id !== undefined && !FORMATS.some(({ languageId }) => languageId === id)) {
    throw usage('cli.unknown-language', { command, language: id, languages: LANGUAGES });
  }
  return id;
}

function integer(command: string, option: string, value: string | boolean | undefined): string | undefined {
  const given = text(value);
  if (given === undefined) return undefined;
  if (!/^[+-]?[0-9]+$/.test(given)) throw usage('cli.not-an-integer', { command, option, value: given });
  return BigInt(given).toString();
}

function turns(value: string | boolean | undefined): number | undefined {
  const given = text(value);
  if (given === undefined) return undefined;
  if (!/^[0-9]{1,15}$/.test(given)) {
    throw usage('cli.not-a-number-of-turns', { command: 'run', option: '--turns', value: given });
  }
  return Number(given);
}

function outputOf(options: Options): Output {
  const outputs: readonly Output[] = ['trace', 'board', 'transcript'];
  return outputs.find((output) => options[output] === true) ?? 'end';
}

/** The text of a file of moves, `-` for standard input. */
async function moves(file: string | undefined, io: CliContext): Promise<string | undefined> {
  if (file === undefined) return undefined;
  if (file === '-') return io.input();
  try {
    return await readText(path.resolve(io.cwd, file));
  } catch (error) {
    throw usage('cli.cannot-read', { file, reason: reasonOf(error) });
  }
}

function count(command: string, option: string, value: string | boolean | undefined): number | undefined {
  const given = text(value);
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!(number > 0) || !Number.isFinite(number)) throw usage('cli.not-a-count', { command, option, value: given });
  return number;
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
