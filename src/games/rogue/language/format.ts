import type { FileFormat } from '../../fileFormat';
import type { RogueEditorKey } from '../texts';
import { CHECKS, OPTIONAL_CHECKS } from './checks';
import { complete } from './completion';
import { format } from './formatting';
import { hover } from './hover';
import { outline } from './outline';
import { refactorings } from './refactorings';
import { RogueFile } from './rogueFile';
import { TEMPLATE } from './template';

/** The dungeon file of the roguelike. A `.txt` is never taken for one. `docs/games/rogue.md#dungeon-files` */
export const rogueDungeonFormat: FileFormat<RogueFile, RogueEditorKey> = {
  languageId: 'rogue-dungeon',
  alias: 'Roguelike Dungeon',
  extension: '.rogue',
  template: TEMPLATE,
  codePrefix: 'rogue',
  checks: CHECKS,
  optionalChecks: OPTIONAL_CHECKS,
  page: 'docs/games/rogue.md',
  recognise: () => false,
  read: (source) => new RogueFile(source),
  format,
  hover,
  complete,
  outline,
  refactorings,
};
