import type { FileFormat } from '../fileFormat';
import { complete } from './complete';
import { hover } from './hover';
import { outline } from './outline';
import { print } from './print';
import { RogueFile } from './rogueFile';
import { refactorings } from './refactorings';
import { FURTHER_RULES, RULES } from './rules';

/** The dungeon file of the roguelike. A `.txt` is never taken for one. `docs/games/rogue.md#dungeon-files` */
export const rogueDungeonFormat: FileFormat<RogueFile> = {
  languageId: 'rogue-dungeon',
  extension: '.rogue',
  codePrefix: 'rogue',
  rules: RULES,
  page: 'docs/games/rogue.md',
  recognise: () => false,
  read: (source) => new RogueFile(source),
  print,
  hover,
  complete,
  outline,
  furtherRules: FURTHER_RULES,
  refactorings,
};
