import type { Rule } from '../fileFormat';
import type { RogueFile } from './rogueFile';
import { afterGenerate } from './rules/afterGenerate';
import { badNumber } from './rules/badNumber';
import { blankEnd } from './rules/blankEnd';
import { duplicateKey } from './rules/duplicateKey';
import { duplicateLine } from './rules/duplicateLine';
import { extraWord } from './rules/extraWord';
import { keywordCase } from './rules/keywordCase';
import { manyPlayers } from './rules/manyPlayers';
import { missingValue } from './rules/missingValue';
import { noDungeon } from './rules/noDungeon';
import { noPlayer } from './rules/noPlayer';
import { noRows } from './rules/noRows';
import { roomSize } from './rules/roomSize';
import { shortRow } from './rules/shortRow';
import { tooManyCells } from './rules/tooManyCells';
import { unknownCell } from './rules/unknownCell';
import { unknownKey } from './rules/unknownKey';
import { unknownWord } from './rules/unknownWord';
import { unreachable } from './rules/unreachable';

/** Every rule of a dungeon file, in the order of `docs/games/rogue.md#what-is-checked`. */
export const RULES: readonly Rule<RogueFile>[] = [
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

/** What else can be said of a file that plays, for those who ask: `docs/games/rogue.md#further-findings`. */
export const FURTHER_RULES: readonly Rule<RogueFile>[] = [unreachable];
