/** What a search for a win minds besides the game. */
export interface SearchLimits {
  /** The search stops before it would store more states than this. */
  readonly states: number;
  /** Whether the time is up. */
  isOver(): boolean;
  /** Whether no more memory may be used, or not so many bytes more. */
  isMemoryUsedUp?(bytes?: number): boolean;
  /** Called now and then with the number of states so far. */
  progress?(states: number): void;
}

/** What may be asked of a search besides a shortest win. */
export interface SearchWish {
  /** Whether the shortest wins are to be counted. */
  readonly all?: boolean;
}
