import { expect } from 'chai';
import type { Problem } from '../../../src/core/problem';
import { SourceText } from '../../../src/core/sourceText';
import { analyse, NO_COMPANIONS } from '../../../src/games/analysis';
import { rogueDungeonFormat } from '../../../src/games/rogue/language/format';
import { rogueGame, type RogueState } from '../../../src/games/rogue/play/game';
import { RogueFile } from '../../../src/games/rogue/language/rogueFile';

/** What a text says. */
export function fileOf(text: string): RogueFile {
  return new RogueFile(new SourceText(text));
}

/** What is wrong with a text. */
export function problemsOf(text: string): readonly Problem[] {
  return analyse(rogueDungeonFormat, text).problems;
}

/** The problems of a text, one word each: `code line:column-column`, counted from 1 as the terminal does. */
export function findingsOf(text: string): string[] {
  return problemsOf(text).map(({ code, range: { start, end } }) => {
    const to = end.line === start.line ? '' : `${end.line + 1}:`;
    return `${code} ${start.line + 1}:${start.character + 1}-${to}${end.character + 1}`;
  });
}

/** A game of a text that plays, after some keys. */
export function play(text: string, keys = '', seed: string | null = null): RogueState {
  const { definition, plays, problems } = analyse(rogueDungeonFormat, text);
  expect(plays, problems.map(({ code }) => code).join()).to.equal(true);
  const state = rogueGame.start(definition, seed, NO_COMPANIONS);
  for (const key of rogueGame.inputsOf(keys)) rogueGame.step(state, key);
  return state;
}

/** The lines of a trace as the terminal prints them, the header first. */
export function traceOf(text: string, keys: string, seed: string | null): unknown[] {
  const { definition } = analyse(rogueDungeonFormat, text);
  const own = rogueGame.seedOf(definition);
  const used = own === null ? null : (seed ?? own);
  const state = play(text, '', used);
  const header = { game: 'rogue', seed: used === null ? null : Number(used), ...rogueGame.traceHeader?.(state) };
  const lines: unknown[] = [header, rogueGame.trace(state, null)];
  for (const key of rogueGame.inputsOf(keys)) if (rogueGame.step(state, key)) lines.push(rogueGame.trace(state, key));
  return lines;
}
