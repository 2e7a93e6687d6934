/** How many rows or columns a board that is made has at most, so that each try is short. */
export const LARGEST_SIDE = 64;

/** A board by its rows and columns, the border included. */
export interface BoardSize {
  readonly rows: number;
  readonly columns: number;
}

/** What a file that is made to measure has to be. */
export interface GenerateWish<Definition> {
  /** `null`: as large as the model, or as is usual. */
  readonly size: BoardSize | null;
  /** How many inputs a shortest win may have, at least and at most. */
  readonly least: number;
  readonly most: number;
  /** A decimal integer; the same wish with the same seed gives the same file. */
  readonly seed: string;
  /** How many files are drawn at most. */
  readonly tries: number;
  /** A file that plays, whose size and numbers of things are taken; `null` for the usual ones. */
  readonly like: Definition | null;
}

/** What a generator minds besides the wish. */
export interface GenerateLimits {
  /** Whether the time is up. */
  isOver(): boolean;
  /** Called now and then with the number of files that were drawn. */
  progress?(tries: number): void;
}

/** How hard a file is, as far as a search tells. */
export interface Difficulty {
  /** The length of a shortest win, and its inputs. */
  readonly length: number;
  readonly inputs: readonly string[];
  /** How many shortest wins there are; `null` when there were too many states to count them. */
  readonly wins: number | null;
  /** How many states the search for the shortest win stored. */
  readonly states: number;
  /** How many of the turns that it tried led to where no win can follow any more. */
  readonly deadEnds: number;
}

/** The file that was made, or why there is none: no try fitted, or the time was up first. */
export type Generated =
  | { readonly outcome: 'made'; readonly text: string; readonly tries: number; readonly difficulty: Difficulty }
  | { readonly outcome: 'none' | 'limit'; readonly tries: number };
