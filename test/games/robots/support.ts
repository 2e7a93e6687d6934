import { Random } from '../../../src/core/random';
import type { Message } from '../../../src/core/message';
import type { Severity } from '../../../src/core/problem';
import type { TextRange } from '../../../src/core/range';
import { SourceText } from '../../../src/core/sourceText';
import { applyEdits } from '../../../src/core/textEdit';
import { analyseWithTexts, type FileAnalysis, type FileTexts } from '../../../src/games/analyseWithFiles';
import { allChecks, parse } from '../../../src/games/analysis';
import { EventLog, logMessage, type GameEvent } from '../../../src/games/events';
import { createRegistry } from '../../../src/games/registry';
import { robots } from '../../../src/games/robots';
import { World } from '../../../src/games/robots/engine/world';
import { Arena } from '../../../src/games/robots/language/arena/arena';
import { MedicCommands } from '../../../src/games/robots/language/medic/medicCommands';
import { robotsGame } from '../../../src/games/robots/play/game';
import type { RobotsState } from '../../../src/games/robots/play/setup';
import { STEP } from '../../../src/games/robots/play/war';
import { plainSetup } from '../../../src/games/setup';
import { common } from '../../../src/l10n/en/common';
import { createLanguage, say } from '../../../src/l10n/text';

const REGISTRY = createRegistry([robots]);

/** What robot war says in English. */
export const ENGLISH = createLanguage('en', [common, ...Object.values(robots.texts.en)]);

/** What people read. */
export const inEnglish = (message: Message): string => say(ENGLISH, message);

/** What a text says as an arena. */
export const arenaOf = (text: string): Arena => new Arena(new SourceText(text));

/** What a text says as a medic file. */
export const medicOf = (text: string): MedicCommands => new MedicCommands(new SourceText(text));

/** Texts of medic files by path; `null` for one that cannot be read. */
export const filesOf = (files: Readonly<Record<string, string | null>>): FileTexts => new Map(Object.entries(files));

/** All that is known of a text of a language, with the files that it names. */
function analyseText(languageId: string, text: string, files?: FileTexts): FileAnalysis {
  const format = REGISTRY.formatOfLanguage(languageId);
  if (!format) throw new Error(languageId);
  return analyseWithTexts(REGISTRY, parse(format, text), files ?? new Map<string, string>());
}

export const analyseArena = (text: string, files?: FileTexts): FileAnalysis => analyseText('robot-arena', text, files);

export const analyseMedic = (text: string): FileAnalysis => analyseText('medic-commands', text);

/** A text in the language of a problem's code. */
const analyseFor = (code: string, text: string, files?: FileTexts): FileAnalysis =>
  code.startsWith('medic/') ? analyseMedic(text) : analyseArena(text, files);

/** The problems as `code line:from-to`, counted from 1. */
const placesOf = ({ problems }: FileAnalysis): string[] =>
  problems.map(
    ({ code, range: { start, end } }) => `${code} ${start.line + 1}:${start.character + 1}-${end.character + 1}`,
  );

export const arenaProblems = (text: string, files?: FileTexts): string[] => placesOf(analyseArena(text, files));

export const medicProblems = (text: string): string[] => placesOf(analyseMedic(text));

/** A problem of one code, as people see it. */
export interface Said {
  readonly severity: Severity;
  readonly range: TextRange;
  readonly message: string;
}

/** What is said under one code about a text. */
export function saidOf(code: string, text: string, files?: FileTexts): Said[] {
  return analyseFor(code, text, files)
    .problems.filter((problem) => problem.code === code)
    .map(({ severity, range, args }) => ({ severity, range, message: inEnglish({ key: code, args }) }));
}

/** The repairs of the first problem with a code: `*` marks a preferred one, then its title and the text after it. */
export function repairsOf(code: string, text: string, files?: FileTexts): string[] {
  const { format, definition, problems } = analyseFor(code, text, files);
  const problem = problems.find((found) => found.code === code);
  if (!problem) throw new Error(`no problem of ${code}`);
  const check = allChecks(format).find((each) => each.code === code);
  return (check?.fixes?.(definition, problem) ?? []).map(
    (fix) => `${fix.preferred ? '*' : ''}${inEnglish(fix.title)}: ${applyEdits(text, fix.edits())}`,
  );
}

/** A board with nobody on it. */
export const emptyWorld = (seed: number | string = 0): World => new World(new Random(seed));

/** What a war is started with besides its arena and its files. */
interface Wishes {
  readonly seed?: string;
  readonly turns?: string;
}

/** The war of an arena's text, at turn 0. */
export function warOf(text: string, files?: FileTexts, { seed, turns }: Wishes = {}): RobotsState {
  const options = turns === undefined ? {} : { turns };
  const setup = { ...plainSetup(seed ?? null), files: analyseArena(text, files).files, options };
  return robotsGame.start(arenaOf(text), setup);
}

/** Plays so many turns, and gives what happened. */
export function playedBy(state: RobotsState, turns: number): GameEvent[] {
  return Array.from({ length: turns }).flatMap(() => {
    const log = new EventLog(state.turn + 1);
    robotsGame.step(state, STEP, log);
    return log.events;
  });
}

/** What the log says of so many turns. */
export const logOf = (state: RobotsState, turns: number): string[] =>
  playedBy(state, turns).map((event) => inEnglish(logMessage(robotsGame.logPrefix, event)));
