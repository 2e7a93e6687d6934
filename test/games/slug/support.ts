import { expect } from 'chai';
import type { Cell } from '../../../src/core/cell';
import type { Message } from '../../../src/core/message';
import type { Severity } from '../../../src/core/problem';
import type { TextRange } from '../../../src/core/range';
import { SourceText } from '../../../src/core/sourceText';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse } from '../../../src/games/analysis';
import { EventLog, type GameEvent } from '../../../src/games/events';
import { plainSetup } from '../../../src/games/setup';
import { slugLevelFormat } from '../../../src/games/slug/language/format';
import { slugGame, type SlugState } from '../../../src/games/slug/play/game';
import { SlugLevel } from '../../../src/games/slug/language/level';
import { loadLevel } from '../../../src/games/slug/play/setup';
import type { SlugDungeonModel } from '../../../src/games/slug/engine/model';
import { CHECKS } from '../../../src/games/slug/language/checks';
import type { Slug } from '../../../src/games/slug/engine/slug';
import { say } from '../../../src/l10n/text';
import { ENGLISH } from '../../support/registry';

/** A text of these lines, each ended by LF. */
export const textOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** What a text says as a level. */
export const levelOf = (text: string): SlugLevel => new SlugLevel(new SourceText(text));

/** The codes of a text's problems, in the order in which they are listed. */
export const codesOf = (text: string): string[] => analyse(slugLevelFormat, text).problems.map(({ code }) => code);

/** A problem of one code, as people see it. */
export interface Said {
  readonly severity: Severity;
  readonly range: TextRange;
  readonly message: string;
}

/** What is said under one code about a text. */
export function saidOf(code: string, text: string): Said[] {
  return analyse(slugLevelFormat, text)
    .problems.filter((problem) => problem.code === code)
    .map(({ severity, range, args }) => ({ severity, range, message: say(ENGLISH, { key: code, args }) }));
}

/** A repair as an editor offers it, and the text after it. */
export interface Repair {
  readonly title: string;
  readonly preferred: boolean;
  readonly text: string;
}

/** The repairs of a text's problem of one code: the first such problem, or another one. */
export function repairsOf(code: string, text: string, index = 0): Repair[] {
  const { definition, problems } = analyse(slugLevelFormat, text);
  const problem = problems.filter((each) => each.code === code)[index];
  const check = CHECKS.find((each) => each.code === code);
  if (!problem || !check) throw new Error(`no problem ${index} of ${code}`);
  return (check.fixes?.(definition, problem) ?? []).map((fix) => ({
    title: say(ENGLISH, fix.title),
    preferred: fix.preferred,
    text: applyEdits(text, fix.edits()),
  }));
}

/** The model of a level that plays, its lines given one by one. */
export function modelOf(...lines: readonly string[]): SlugDungeonModel {
  const loaded = loadLevel(textOf(...lines));
  if ('problems' in loaded) throw new Error(loaded.problems.map(({ code }) => code).join());
  return loaded.model;
}

/** The slug with this number in game order, from 0. */
export function slugOf(model: SlugDungeonModel, index = 0): Slug {
  const [, slug] = model.getSlugs()[index] ?? [];
  if (!slug) throw new Error(`no slug ${index}`);
  return slug;
}

/** Where the living slugs are, in game order. */
export const placesOf = (model: SlugDungeonModel): Cell[] => model.getSlugs().map(([position]) => position);

/** A level's game at turn 0. */
export function startOf(text: string): SlugState {
  const { definition, plays } = analyse(slugLevelFormat, text);
  expect(plays, 'the level plays').to.equal(true);
  return slugGame.start(definition, plainSetup(null));
}

/** A game after a key string, in which `_` is the space key; keys that are no turn are passed over. */
export function playedOf(text: string, keys: string, events?: GameEvent[]): SlugState {
  const state = startOf(text);
  for (const key of slugGame.parseInputs(keys)) {
    const log = events && new EventLog(state.turn + 1);
    slugGame.step(state, key, log);
    if (log) events.push(...log.events);
  }
  return state;
}

/** The lines of a game's trace, as the terminal prints them. */
export function traceOf(text: string, keys: string): unknown[] {
  const state = startOf(text);
  const lines: object[] = [{ game: slugGame.id, seed: null }, slugGame.trace(state, null)];
  for (const key of slugGame.parseInputs(keys)) if (slugGame.step(state, key)) lines.push(slugGame.trace(state, key));
  return lines.map((line): unknown => JSON.parse(JSON.stringify(line)));
}

/** Messages in English. */
export const saidIn = (messages: readonly Message[]): string[] => messages.map((message) => say(ENGLISH, message));
