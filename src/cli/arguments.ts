import type { Registry } from '../games/registry';
import { UsageError, type CliContext } from './context';

/** The options of a command by name, without dashes: `flag` is there or not, `value` is followed by a text. */
export type OptionKinds = Readonly<Record<string, 'flag' | 'value'>>;

/** A command of the terminal. */
export interface Command {
  readonly name: string;
  /** The options that it knows. */
  options(registry: Registry): OptionKinds;
  /** Does it, and answers the exit code. */
  perform(args: Arguments, context: CliContext): Promise<number>;
}

/** The arguments of a command, taken apart. Whatever asks for something that is not there, or not right, throws a `UsageError`. */
export class Arguments {
  /** What is no option, in the order given. */
  readonly paths: readonly string[];
  private readonly values: ReadonlyMap<string, string>;

  /** `--language ID` is an option of every command. After `--` everything is a path. A value may begin with a dash, as a negative seed does. */
  constructor(
    readonly command: string,
    args: readonly string[],
    options: OptionKinds,
  ) {
    const paths: string[] = [];
    const values = new Map<string, string>();
    const kinds: OptionKinds = { ...options, language: 'value' };
    for (let at = 0; at < args.length; at++) {
      const arg = args[at] ?? '';
      if (arg === '--') {
        paths.push(...args.slice(at + 1));
        break;
      }
      if (arg === '-' || !arg.startsWith('-')) {
        paths.push(arg);
        continue;
      }
      const [, option = arg, inline] = /^(--[^=]*)(?:=([^]*))?$/.exec(arg) ?? [];
      const name = option.slice(2);
      const kind = option.startsWith('--') && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (kind === undefined) throw new UsageError({ key: 'cli.unknown-option', args: { command, option } });
      if (kind === 'flag' && inline !== undefined) {
        throw new UsageError({ key: 'cli.needless-value', args: { command, option, value: inline } });
      }
      const value = kind === 'flag' ? '' : (inline ?? args[++at]);
      if (value === undefined) throw new UsageError({ key: 'cli.missing-value', args: { command, option } });
      values.set(name, value);
    }
    this.paths = paths;
    this.values = values;
  }

  /** The names of the options that were given. */
  get names(): readonly string[] {
    return [...this.values.keys()];
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  text(name: string): string | undefined {
    return this.values.get(name);
  }

  /** A number above 0. */
  positive(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (number > 0 && Number.isFinite(number)) return number;
    throw new UsageError({ key: 'cli.not-positive', args: { command: this.command, option: `--${name}`, value } });
  }

  /** The language of `--language`. */
  languageId({ formatOfLanguage, formats }: Registry): string | undefined {
    const id = this.text('language');
    if (id === undefined || formatOfLanguage(id)) return id;
    const languages = formats.map(({ languageId }) => languageId).join(', ');
    throw new UsageError({ key: 'cli.unknown-language', args: { command: this.command, language: id, languages } });
  }

  /** The paths, one at least. */
  somePaths(): readonly string[] {
    if (this.paths.length > 0) return this.paths;
    throw new UsageError({ key: 'cli.no-path', args: { command: this.command } });
  }

  /** The path, if it is one alone. */
  onePath(): string {
    const [only] = this.paths;
    if (only !== undefined && this.paths.length === 1) return only;
    throw new UsageError({ key: 'cli.one-file', args: { command: this.command, count: this.paths.length } });
  }
}
