import type { FileFormat } from '../../fileFormat';
import { complete } from './completion';
import { hover } from './hover';
import { outline } from './outline';
import { format } from './formatting';
import { RogueFile } from './rogueFile';
import { refactorings } from './refactorings';
import { OPTIONAL_CHECKS, CHECKS } from './checks';

/** The dungeon file of the roguelike. A `.txt` is never taken for one. `docs/games/rogue.md#dungeon-files` */
export const rogueDungeonFormat: FileFormat<RogueFile> = {
  languageId: 'rogue-dungeon',
  extension: '.rogue',
  codePrefix: 'rogue',
  checks: CHECKS,
  page: 'docs/games/rogue.md',
  recognise: () => false,
  read: (source) => new RogueFile(source),
  format,
  hover,
  complete,
  outline,
  optionalChecks: OPTIONAL_CHECKS,
  refactorings,
};
