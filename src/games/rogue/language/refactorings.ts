import { lineEdits } from '../../../core/textEdit';
import { isFreeOfErrors } from '../../analysis';
import type { Refactoring } from '../../fileFormat';
import { freeze } from './freeze';
import type { RogueFile } from './rogueFile';
import { CHECKS } from './checks';

/** Offers to draw the generated dungeon where its line `generate` stands. `docs/games/rogue.md#freezing-a-generated-dungeon` */
export function refactorings(file: RogueFile, line: number): Refactoring[] {
  const { isGenerated, dungeonLine, seed, source } = file;
  if (!isGenerated || dungeonLine?.line !== line) return [];
  if (!isFreeOfErrors(CHECKS, file)) return [];
  return [{ title: { key: 'rogue.action.freeze', args: { seed } }, edits: lineEdits(source.text, freeze(file, seed)) }];
}
