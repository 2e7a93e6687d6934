import type { GameEvent } from '../../src/games/events';
import type { Change } from './board';

/** How long hits, healing and what rises from them are shown, in milliseconds. */
export const EFFECT_TIME = 400;

/** How long they stand where nothing may move. */
const STILL_TIME = 600;

/** A moment between the frame before and the one that is shown. */
export interface Moment<Frame> {
  /** The frame from which figures glide; `null` when nothing glides. */
  readonly previous: Frame | null;
  /** How far they have come, eased: 0 to 1. */
  readonly glided: number;
  /** What happened in the turn that is shown, as long as its effects are to be seen; none after that. */
  readonly events: readonly GameEvent[];
  /** The input that was refused a moment ago, or `null`. */
  readonly refused: string | null;
  /** Milliseconds since the frame was shown, or since the input was refused; 0 where nothing may move. */
  readonly age: number;
}

/** Whether the user asks for less motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fast at first, slow at the end. */
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Runs the short movements of a board: paints again and again while something moves, and not at all when nothing does. */
export class Motion<Frame> {
  private previous: Frame | null = null;
  private change: Change = { events: [], glide: 0 };
  private refused: string | null = null;
  private since = 0;
  private isOver = true;
  private request = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `paint` is called before the browser paints. */
  constructor(private readonly paint: () => void) {}

  /** The moment that is to be painted now. */
  get moment(): Moment<Frame> {
    const { change, previous, refused, isOver } = this;
    if (isOver) return { previous: null, glided: 1, events: [], refused: null, age: 0 };
    const isStill = wantsStillness();
    const age = isStill ? 0 : performance.now() - this.since;
    const glides = !isStill && refused === null && change.glide > 0 && age < change.glide;
    return {
      previous: glides ? previous : null,
      glided: glides ? easeOut(age / change.glide) : 1,
      events: refused === null ? change.events : [],
      refused,
      age,
    };
  }

  /** There is another frame, and this came before it. */
  begin(previous: Frame | null, change: Change): void {
    this.previous = previous;
    this.change = change;
    this.refused = null;
    this.start();
  }

  /** An input was refused; whatever moved is at rest. */
  refuse(input: string): void {
    this.previous = null;
    this.refused = input;
    this.start();
  }

  /** Nothing is painted any more. */
  stop(): void {
    this.isOver = true;
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
  }

  private start(): void {
    this.stop();
    const { change, refused } = this;
    const hasEffects = refused !== null || change.events.length > 0;
    this.since = performance.now();
    this.isOver = !hasEffects && change.glide === 0;
    if (this.isOver) return;
    if (wantsStillness() || (change.glide === 0 && refused === null)) this.timer = setTimeout(this.end, STILL_TIME);
    else this.request = requestAnimationFrame(this.beat);
  }

  private readonly beat = (): void => {
    const age = performance.now() - this.since;
    if (age >= Math.max(EFFECT_TIME, this.change.glide)) return this.end();
    this.paint();
    this.request = requestAnimationFrame(this.beat);
  };

  private readonly end = (): void => {
    this.stop();
    this.previous = null;
    this.paint();
  };
}
