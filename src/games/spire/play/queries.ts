import type { GameLoop } from '../engine/gameLoop';
import { parseMove } from './move';

/** What the board asks: whether a line is a command here, or what a card would do to a monster. */
export type SpireQuestion =
  | { readonly about: 'line'; readonly line: string }
  | { readonly about: 'play'; readonly card: string; readonly target: number };

/** What a card would do to a monster: the hit points that it loses, and those that are left. */
export interface Hit {
  readonly lost: number;
  readonly hp: number;
}

/** Answers a question of the board; `undefined` for one that is none, and for a play that is not possible. Nothing changes. */
export function ask(loop: GameLoop, question: unknown): boolean | Hit | undefined {
  if (!isRecord(question)) return undefined;
  const { about, line, card, target } = question;
  if (about === 'line' && typeof line === 'string') return isCommand(loop, line);
  if (about !== 'play' || typeof card !== 'string' || !Number.isSafeInteger(target)) return undefined;
  return hitOf(loop, card, Number(target));
}

/** Whether an answer is what a card would do. */
export function isHit(answer: unknown): answer is Hit {
  return isRecord(answer) && typeof answer['lost'] === 'number' && typeof answer['hp'] === 'number';
}

function isCommand(loop: GameLoop, line: string): boolean {
  return loop.getStatus() === 'playing' && parseMove(line) !== null;
}

/** Plays the card in a fork. A monster that is not found afterwards is defeated, whatever encounter came then. */
function hitOf(loop: GameLoop, card: string, target: number): Hit | undefined {
  const before = hpOf(loop, target);
  if (loop.getStatus() !== 'playing' || before === undefined) return undefined;
  const fork = loop.copy();
  fork.perform({ kind: 'play', card, target });
  if (!fork.hasSucceeded()) return undefined;
  const hp = hpOf(fork, target) ?? 0;
  return { lost: before - hp, hp };
}

function hpOf(loop: GameLoop, id: number): number | undefined {
  return loop
    .getEncounter()
    .getMonsters()
    .find((monster) => monster.getId() === id)
    ?.getHp();
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
