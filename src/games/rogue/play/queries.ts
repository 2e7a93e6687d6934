import type { Engine } from '../engine/engine';
import type { Entity } from '../engine/entity';
import { frameOfEntity, type FrameEntity } from './frame';
import type { RogueState } from './game';
import { plannedPath } from './plannedPath';
import type { Point } from '../facts/position';

/** What a board may ask: everybody and everything on the map, seen or not; or the cells that a monster would try next. */
export type RogueQuestion = { readonly kind: 'entities' } | { readonly kind: 'path'; readonly monster: number };

/** The answer to each question. */
export interface RogueAnswers {
  /** The lowest first. */
  readonly entities: readonly FrameEntity[];
  /** As of `plannedPath`. */
  readonly path: readonly Point[];
}

/** Answers a question of the board; `undefined` to what is none, and for a monster that does not exist. */
export function ask(state: RogueState, question: unknown): RogueAnswers[keyof RogueAnswers] | undefined {
  if (typeof question !== 'object' || question === null || !('kind' in question)) return undefined;
  if (question.kind === 'entities') return everybody(state.engine);
  if (question.kind !== 'path' || !('monster' in question)) return undefined;
  const { monster } = question;
  if (typeof monster !== 'number' || !state.engine.monsters[monster]) return undefined;
  return plannedPath(state, monster);
}

function everybody({ gameMap, monsters }: Engine): FrameEntity[] {
  const numbers = new Map<Entity, number>(monsters.map((monster, index) => [monster, index]));
  return [...gameMap.entities]
    .sort((a, b) => a.renderOrder - b.renderOrder)
    .map((entity) => frameOfEntity(entity, numbers.get(entity) ?? -1));
}
