import { applyEdits } from '../../../src/core/textEdit';
import type { Problem } from '../../../src/core/problem';
import { analyse, type Analysis } from '../../../src/games/analysis';
import type { Fix } from '../../../src/games/fileFormat';
import type { GameEvent } from '../../../src/games/game';
import type { Card } from '../../../src/games/spire/engine/card';
import { DEFAULT_SEED, GameContext } from '../../../src/games/spire/engine/context';
import { spireGameFormat } from '../../../src/games/spire/language/format';
import { PLAYER } from '../../../src/games/choices';
import { spireGame, type SpireState } from '../../../src/games/spire/play/game';
import type { SpireFile } from '../../../src/games/spire/language/spireFile';
import { spire } from '../../../src/l10n/en/spire';
import { say, type Language, type Sayable } from '../../../src/l10n/text';

const ENGLISH: Language = { tag: 'en', table: spire };

/** A fresh context with the default seed, as every "check by hand" begins. */
export function freshContext(): GameContext {
  return new GameContext(DEFAULT_SEED);
}

export function read(text: string): Analysis<SpireFile> {
  return analyse(spireGameFormat, text);
}

/** A game at turn 0. */
export function startGame(text: string, player = 'ironclad', seed: string | null = null): SpireState {
  return spireGame.start(read(text).definition, seed, new Map([[PLAYER, player]]));
}

/** Plays lines; answers which of them were turns, and appends to the log when given. */
export function playAll(state: SpireState, lines: readonly string[], log?: GameEvent[]): boolean[] {
  return lines.map((line) => spireGame.step(state, line, log));
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

/** The repairs of the first problem of a code. */
export function fixesOf(text: string, code: string): readonly Fix[] {
  const { definition, problems } = read(text);
  const problem = problems.find((found) => found.code === code);
  const rule = spireGameFormat.checks.find((candidate) => candidate.code === code);
  return problem ? (rule?.fixes?.(definition, problem) ?? []) : [];
}

/** The text after a repair of the first problem of a code: the first one, or that of a number. */
export function fixed(text: string, code: string, number = 0): string | undefined {
  const fix = fixesOf(text, code)[number];
  return fix && applyEdits(text, fix.edits);
}

export function english(sayable: Sayable): string {
  return say(ENGLISH, sayable);
}

export function message({ code, args }: Problem): string {
  return english({ key: code, args });
}
