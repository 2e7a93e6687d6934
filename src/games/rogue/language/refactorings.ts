import { excerpt } from '../../../core/excerpt';
import { isFreeOfErrors } from '../../analysis';
import type { Refactoring } from '../../fileFormat';
import type { RogueEditorKey } from '../texts';
import { CHECKS } from './checks';
import type { RogueFile } from './rogueFile';

/** The name of the change that draws a generated dungeon. */
export const FREEZE = 'freeze';

/** Offers, at the line `generate`, to draw the dungeon in its place. `docs/games/rogue.md#freezing-a-generated-dungeon` */
export function refactorings(file: RogueFile, line: number): Refactoring<RogueEditorKey>[] {
  const { isGenerated, dungeonLine, seed } = file;
  if (!isGenerated || dungeonLine?.line !== line || !isFreeOfErrors(CHECKS, file)) return [];
  return [{ title: { key: 'rogue.action.freeze', args: { seed: excerpt(seed) } }, change: { rewrite: FREEZE } }];
}
