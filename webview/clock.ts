/** Time that goes on by itself, a beat every so many milliseconds, until a beat says that it is over or somebody stops it. */
export class Clock {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The beat answers whether time goes on; it is asked for the pace anew each time. */
  constructor(
    private readonly beat: () => boolean,
    private readonly pace: () => number,
  ) {}

  get isRunning(): boolean {
    return this.timer !== undefined;
  }

  start(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.beat()) this.start();
      else this.stop();
    }, this.pace());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
