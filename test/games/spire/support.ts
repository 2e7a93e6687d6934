import type { Message } from '../../../src/core/message';
import type { Problem } from '../../../src/core/problem';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse, type Analysis } from '../../../src/games/analysis';
import { EventLog, logMessage, type GameEvent } from '../../../src/games/events';
import type { Fix } from '../../../src/games/fileFormat';
import { createRegistry } from '../../../src/games/registry';
import { plainSetup } from '../../../src/games/setup';
import { spire } from '../../../src/games/spire';
import type { Card } from '../../../src/games/spire/engine/card';
import { DEFAULT_SEED, GameContext } from '../../../src/games/spire/engine/context';
import { spireGameFormat } from '../../../src/games/spire/language/format';
import type { SpireFile } from '../../../src/games/spire/language/spireFile';
import { spireGame, type SpireState } from '../../../src/games/spire/play/game';
import { dialogue } from '../../../src/games/spire/play/transcript';
import { say } from '../../../src/l10n/text';
import { englishOf } from '../../support/registry';

/** All that is said in English about Spire. */
export const ENGLISH = englishOf(createRegistry([spire]));

/** Two encounters of four monsters. */
export const GAME = 'Encounter 1\nJawWorm 50\n\nEncounter 2\nCultist 30\nLouse 20\nLouse 20\n';

/** A fresh context with the default seed, as every "check by hand" begins. */
export function freshContext(): GameContext {
  return new GameContext(DEFAULT_SEED);
}

export function read(text: string): Analysis<SpireFile> {
  return analyse(spireGameFormat, text);
}

/** A game at turn 0. */
export function startGame(text: string, player = 'ironclad', seed: string | null = null): SpireState {
  return spireGame.start(read(text).definition, { ...plainSetup(seed), options: { player } });
}

/** Plays lines; answers which of them were turns. */
export function playAll(state: SpireState, lines: readonly string[]): boolean[] {
  return lines.map((line) => spireGame.step(state, line));
}

/** What the original prints for a whole game from its start, with each typed line as typed behind its prompt. */
export function transcript(
  state: SpireState,
  { player, file, moves }: { readonly player: string; readonly file: string; readonly moves: readonly string[] },
): string {
  const { questions, filePrompt, linePrompt, printed } = dialogue;
  let text = `${questions.map(({ prompt }) => `${prompt}${player}\n`).join('')}${filePrompt}${file}\n${printed(state)}`;
  for (const line of moves) {
    if (spireGame.status(state) !== 'playing') break;
    text += `${linePrompt}${line}\n`;
    if (spireGame.step(state, line)) text += printed(state);
  }
  return text;
}

/** Plays lines; answers what happened in their turns. */
export function eventsOf(state: SpireState, lines: readonly string[]): GameEvent[] {
  return lines.flatMap((line) => {
    const log = new EventLog(spireGame.turn(state) + 1);
    spireGame.step(state, line, log);
    return log.events;
  });
}

/** An event as the log tells it. */
export function told(event: GameEvent): string {
  return english(logMessage(spireGame.logPrefix, event));
}

export function names(cards: readonly Card[]): string {
  return cards.map((card) => card.getName()).join(' ');
}

/** Each problem as `severity code line:column-line:column`, 1-based with an exclusive end. */
export function problemsOf(text: string): string[] {
  return read(text).problems.map(({ severity, code, range: { start, end } }) => {
    const place = ({ line, character }: typeof start): string => `${line + 1}:${character + 1}`;
    return `${severity} ${code} ${place(start)}-${place(end)}`;
  });
}

/** The messages of a text's problems of one code. */
export function messagesOf(text: string, code: string): string[] {
  return read(text)
    .problems.filter((problem) => problem.code === code)
    .map(message);
}

/** The repairs of the first problem of a code. */
export function fixesOf(text: string, code: string): readonly Fix[] {
  const { definition, problems } = read(text);
  const problem = problems.find((found) => found.code === code);
  const check = spireGameFormat.checks.find((candidate) => candidate.code === code);
  return problem ? (check?.fixes?.(definition, problem) ?? []) : [];
}

/** The text after a repair of the first problem of a code: the first one, or that of a number. */
export function fixed(text: string, code: string, number = 0): string | undefined {
  const fix = fixesOf(text, code)[number];
  return fix && applyEdits(text, fix.edits());
}

/** The titles of the repairs of the first problem of a code. */
export function titlesOf(text: string, code: string): string[] {
  return fixesOf(text, code).map(({ title }) => english(title));
}

export function english(said: Message): string {
  return say(ENGLISH, said);
}

function message({ code, args }: Problem): string {
  return english({ key: code, args });
}
