import type { Check } from '../../fileFormat';
import type { RogueEditorKey } from '../texts';
import type { RogueFile } from './rogueFile';
import { afterGenerate } from './checks/afterGenerate';
import { badNumber } from './checks/badNumber';
import { blankEnd } from './checks/blankEnd';
import { duplicateKey } from './checks/duplicateKey';
import { duplicateLine } from './checks/duplicateLine';
import { extraWord } from './checks/extraWord';
import { keywordCase } from './checks/keywordCase';
import { manyPlayers } from './checks/manyPlayers';
import { missingValue } from './checks/missingValue';
import { noDungeon } from './checks/noDungeon';
import { noPlayer } from './checks/noPlayer';
import { noRows } from './checks/noRows';
import { roomSize } from './checks/roomSize';
import { shortRow } from './checks/shortRow';
import { tooManyCells } from './checks/tooManyCells';
import { unknownCell } from './checks/unknownCell';
import { unknownKey } from './checks/unknownKey';
import { unknownWord } from './checks/unknownWord';
import { unreachable } from './checks/unreachable';

/** Every check of a dungeon file, in the order of `docs/games/rogue.md#what-is-checked`. */
export const CHECKS: readonly Check<RogueFile, RogueEditorKey>[] = [
  unknownWord,
  keywordCase,
  duplicateLine,
  unknownKey,
  duplicateKey,
  missingValue,
  badNumber,
  extraWord,
  roomSize,
  afterGenerate,
  noDungeon,
  noRows,
  noPlayer,
  manyPlayers,
  unknownCell,
  shortRow,
  blankEnd,
  tooManyCells,
];

/** What else can be found in a file that plays, for those who ask: `docs/games/rogue.md#further-findings`. */
export const OPTIONAL_CHECKS: readonly Check<RogueFile, RogueEditorKey>[] = [unreachable];
