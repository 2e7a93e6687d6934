import { expect } from 'chai';
import { comparePositions } from '../../../src/core/range';
import type { Problem } from '../../../src/core/problem';
import { SourceText } from '../../../src/core/sourceText';
import { applyEdits } from '../../../src/core/textEdit';
import { allChecks, analyse } from '../../../src/games/analysis';
import { EventLog, type GameEvent } from '../../../src/games/events';
import type { Fix } from '../../../src/games/fileFormat';
import type { Engine } from '../../../src/games/rogue/engine/engine';
import type { Actor } from '../../../src/games/rogue/engine/entity';
import { rogueDungeonFormat } from '../../../src/games/rogue/language/format';
import { RogueFile } from '../../../src/games/rogue/language/rogueFile';
import { rogueGame, type RogueState } from '../../../src/games/rogue/play/game';
import { queriesOf, type RogueQueries } from '../../../src/games/rogue/play/queries';
import { wordsOf } from '../../../src/games/rogue/play/trace';
import { texts } from '../../../src/games/rogue/texts';
import { plainSetup } from '../../../src/games/setup';
import type { Message } from '../../../src/core/message';
import { common } from '../../../src/l10n/en/common';
import { createLanguage, say } from '../../../src/l10n/text';

/** All that is said about the roguelike, in English. */
export const ENGLISH = createLanguage('en', [common, ...Object.values(texts.en)]);

/** A message in English. */
export function said(message: Message): string {
  return say(ENGLISH, message);
}

/** The message of a text's problem of one code, in English. */
export function messageOf(code: string, text: string, index = 0): string {
  return said({ key: code, args: problemOf(code, text, index).args });
}

/** What a text says. */
export function fileOf(text: string): RogueFile {
  return new RogueFile(new SourceText(text));
}

/** What is wrong with a text. */
export function problemsOf(text: string): readonly Problem[] {
  return analyse(rogueDungeonFormat, text).problems;
}

/** The problems of a text, one word each: `code line:column-column`, counted from 1 as the terminal does. */
export function findingsOf(text: string, optional = false): string[] {
  return analyse(rogueDungeonFormat, text, { optional }).problems.map(({ code, range: { start, end } }) => {
    const to = end.line === start.line ? '' : `${end.line + 1}:`;
    return `${code} ${start.line + 1}:${start.character + 1}-${to}${end.character + 1}`;
  });
}

/** The places of a text's problems of one code, as of `findingsOf`. */
export function placesOf(code: string, text: string): string[] {
  return findingsOf(text, true).flatMap((finding) =>
    finding.startsWith(`${code} `) ? [finding.split(' ')[1] ?? ''] : [],
  );
}

/** The first problem of one code; there must be one. */
export function problemOf(code: string, text: string, index = 0): Problem {
  const problem = analyse(rogueDungeonFormat, text, { optional: true }).problems.filter((each) => each.code === code)[
    index
  ];
  if (!problem) throw new RangeError(code);
  return problem;
}

/** The repairs of a problem. */
export function fixesOf(definition: RogueFile, problem: Problem): readonly Fix[] {
  return (
    allChecks(rogueDungeonFormat)
      .find(({ code }) => code === problem.code)
      ?.fixes?.(definition, problem) ?? []
  );
}

/** Expects that a repair changes the text, that its edits do not overlap, and that there are fewer problems of the kind afterwards. */
export function expectRepair(text: string, { code }: Problem, { title, edits }: Fix): string {
  const made = [...edits()].sort((a, b) => comparePositions(a.range.start, b.range.start));
  const about = `${JSON.stringify(text.slice(0, 400))}: ${title.key}`;
  for (const [index, { range }] of made.entries()) {
    const before = made[index - 1]?.range.end;
    if (before) expect(comparePositions(before, range.start), about).to.be.at.most(0);
  }
  const repaired = applyEdits(text, made);
  expect(repaired, about).to.not.equal(text);
  const countIn = (each: string): number => problemsOf(each).filter((problem) => problem.code === code).length;
  expect(countIn(repaired), about).to.be.below(countIn(text));
  return repaired;
}

/** What the repairs of a problem make of a text, by their English titles; a star is behind the title of the preferred one. */
export function repairsOf(code: string, text: string, index = 0): Readonly<Record<string, string>> {
  const problem = problemOf(code, text, index);
  const repairs = fixesOf(fileOf(text), problem).map((fix) => [
    said(fix.title) + (fix.preferred ? '*' : ''),
    expectRepair(text, problem, fix),
  ]);
  return Object.fromEntries(repairs) as Record<string, string>;
}

/** A game of a text that plays, after some keys. */
export function play(text: string, keys = '', seed: string | null = null): RogueState {
  const { definition, plays, problems } = analyse(rogueDungeonFormat, text);
  expect(plays, problems.map(({ code }) => code).join()).to.equal(true);
  const state = rogueGame.start(definition, plainSetup(seed));
  for (const key of rogueGame.parseInputs(keys)) rogueGame.step(state, key);
  return state;
}

/** The engine of a text at the start, or after some keys. */
export function engineOf(text: string, keys = ''): Engine {
  return play(text, keys).engine;
}

/** A monster that must be there, from 0 in the order in which they act. */
export function monsterOf({ monsters }: Engine, index = 0): Actor {
  const monster = monsters[index];
  if (!monster) throw new RangeError(String(index));
  return monster;
}

/** What was said in the last turn, in the words of the reference. */
export function saidIn({ messages }: Engine): string[] {
  return messages.map(wordsOf);
}

/** What a board may ask about a state. */
export function askOf({ engine }: RogueState): RogueQueries {
  return queriesOf(engine);
}

/** What a turn tells. */
export function eventsOf(state: RogueState, key: string): readonly GameEvent[] {
  const log = new EventLog(state.turn + 1);
  rogueGame.step(state, key, log);
  return log.events;
}

/** The lines of a trace as the terminal prints them, the header first. */
export function traceOf(text: string, keys: string, seed: string | null): unknown[] {
  const { definition } = analyse(rogueDungeonFormat, text);
  const own = rogueGame.seedOf(definition);
  const used = own === null ? null : (seed ?? own);
  const state = play(text, '', used);
  const header = { game: 'rogue', seed: used === null ? null : Number(used), ...rogueGame.traceHeader?.(state) };
  const lines: unknown[] = [header, rogueGame.trace(state, null)];
  for (const key of rogueGame.parseInputs(keys))
    if (rogueGame.step(state, key)) lines.push(rogueGame.trace(state, key));
  return lines;
}
