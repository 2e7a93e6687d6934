/** Says whether an answer is still wanted; shaped as in VS Code and the Language Server Protocol. */
export interface CancellationToken {
  readonly isCancellationRequested: boolean;
}

/** For whoever never cancels. */
export const NOT_CANCELLED: CancellationToken = { isCancellationRequested: false };
