import type { SourceText } from '../core/sourceText';
import type { FileFormat } from './fileFormat';
import { medicCommandsFormat } from './robots/language/medic/format';
import { robotArenaFormat } from './robots/language/arena/format';
import { rogueDungeonFormat } from './rogue/language/format';
import { slugLevelFormat } from './slug/language/format';
import { snakeRulesFormat } from './snakes/language/format';
import { spireGameFormat } from './spire/language/format';

/** A format seen from outside: its definition is its own, and only its own functions look into it. */
export type AnyFormat = FileFormat<unknown>;

/**
 * Every kind of file, in the order in which a `.txt` is tried. The editor needs these alone; the games that play them stand in `registry.ts`,
 * so that the editor's bundle holds no engine.
 */
export const FORMATS: readonly AnyFormat[] = [
  slugLevelFormat,
  spireGameFormat,
  snakeRulesFormat,
  robotArenaFormat,
  medicCommandsFormat,
  rogueDungeonFormat,
];

/** The format of a language id. */
export function formatOfLanguage(languageId: string): AnyFormat | undefined {
  return FORMATS.find((format) => format.languageId === languageId);
}

/** The format that a `.txt` with this content is of, if any. */
export function recogniseFormat(source: SourceText): AnyFormat | undefined {
  return FORMATS.find((format) => format.recognise(source));
}
