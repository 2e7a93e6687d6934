import type { ReactiveControllerHost } from 'lit';

/** What the controllers of the playground need of the element that they serve. */
export interface Shell extends ReactiveControllerHost {
  /** Counts up whenever the model may have changed. */
  readonly revision: number;
  /** Draws everything anew, since the model may have changed. */
  refresh(): void;
}
