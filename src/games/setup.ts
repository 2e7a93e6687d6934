import type { ReferencedFiles } from './fileFormat';
import type { OptionValues } from './options';

/** The slots of a game that several files play: where the edited file stands, and who stands in the others. */
export interface Slots<Definition> {
  /** The slot of the edited file, from 1; 0 for none. */
  readonly own: number;
  /** The definitions that were loaded into slots, by number; one in the edited file's slot takes its place. */
  readonly loaded: ReadonlyMap<number, Definition>;
}

/** What a game is played with, besides the file itself. Names of files, slots and options never meet. */
export interface GameSetup<Definition> {
  /** A decimal integer of any size; `null` for a game without chance. */
  readonly seed: string | null;
  /** The files that the file names. */
  readonly files: ReferencedFiles;
  readonly slots: Slots<Definition>;
  readonly options: OptionValues;
}

/** The edited file alone, in the first slot where there are slots, with nothing chosen. */
export function plainSetup(seed: string | null): GameSetup<never> {
  return { seed, files: new Map(), slots: { own: 1, loaded: new Map<number, never>() }, options: {} };
}
