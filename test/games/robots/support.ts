import { applyEdits } from '../../../src/core/textEdit';
import { Random } from '../../../src/core/random';
import { SourceText } from '../../../src/core/sourceText';
import { analyse, NO_COMPANIONS, type Analysis } from '../../../src/games/analysis';
import type { Companions, FileFormat, Fix, Message } from '../../../src/games/fileFormat';
import { Arena } from '../../../src/games/robots/language/arena/arena';
import { robotArenaFormat } from '../../../src/games/robots/language/arena/format';
import { medicCommandsFormat } from '../../../src/games/robots/language/medic/format';
import { MedicCommands } from '../../../src/games/robots/language/medic/medicCommands';
import { World } from '../../../src/games/robots/engine/world';
import { robots as english } from '../../../src/l10n/en/robots';
import { say } from '../../../src/l10n/text';

/** An arena of a text. */
export const arenaOf = (text: string): Arena => new Arena(new SourceText(text));

/** A medic file of a text. */
export const medicOf = (text: string): MedicCommands => new MedicCommands(new SourceText(text));

/** An empty board. */
export const emptyWorld = (seed: number | string = 0): World => new World(new Random(seed));

/** An arena's analysis, with the files that it names. */
export const analyseArena = (text: string, companions: Companions = NO_COMPANIONS): Analysis<Arena> =>
  analyse(robotArenaFormat, text, { companions });

/** Problems as `code line:column-endColumn`, 1-based, for those within a line. */
export function problemsOf<D>(format: FileFormat<D>, text: string, companions: Companions = NO_COMPANIONS): string[] {
  return analyse(format, text, { companions }).problems.map(
    ({ code, range: { start, end } }) => `${code} ${start.line + 1}:${start.character + 1}-${end.character + 1}`,
  );
}

export const arenaProblems = (text: string, companions?: Companions): string[] =>
  problemsOf(robotArenaFormat, text, companions);

export const medicProblems = (text: string): string[] => problemsOf(medicCommandsFormat, text);

/** The repairs of the first problem with a code: `*` marks a preferred one, then its title and the text after it. */
export function repairs<D>(format: FileFormat<D>, text: string, code: string): string[] {
  return fixesOf(format, text, code).map(
    ({ title, edits, preferred }) => `${preferred ? '*' : ''}${inEnglish(title)}: ${applyEdits(text, edits)}`,
  );
}

/** The repairs of the first problem with a code. */
export function fixesOf<D>(format: FileFormat<D>, text: string, code: string): readonly Fix[] {
  const { definition, problems } = analyse(format, text);
  const problem = problems.find((found) => found.code === code);
  const rule = format.checks.find((entry) => entry.code === code);
  return problem ? (rule?.fixes?.(definition, problem) ?? []) : [];
}

/** What people read. */
export const inEnglish = (phrase: Message): string => say({ tag: 'en', table: english }, phrase);
