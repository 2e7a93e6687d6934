import type { ReactiveController } from 'lit';
import type { GameEvent } from '../src/games/events';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { Clock } from './clock';
import type { TransportWish } from './events';
import type { Shell } from './shell';

/** The speed at first, in milliseconds a turn. */
const USUAL_SPEED = 300;

/** Goes through the turns of the session: by itself, step by step, and by the inputs of the user. */
export class PlaybackController implements ReactiveController {
  private milliseconds = USUAL_SPEED;
  private readonly clock = new Clock(
    () => this.beat(),
    () => this.milliseconds,
  );

  constructor(
    private readonly shell: Shell,
    private readonly model: PlaygroundModel,
  ) {
    shell.addController(this);
  }

  get isRunning(): boolean {
    return this.clock.isRunning;
  }

  /** In milliseconds a turn. */
  get speed(): number {
    return this.milliseconds;
  }

  /** Whether there is one more turn without the user choosing anything: a known one, or the next of a game that goes on by itself. */
  get canStep(): boolean {
    const { session, game, isStale } = this.model;
    if (!session) return false;
    return session.turn < session.turns || (game?.tick !== undefined && session.status === 'playing' && !isStale);
  }

  /** What happened in a turn of the session. */
  readonly eventsOf = (turn: number): readonly GameEvent[] => this.model.session?.eventsOf(turn) ?? [];

  hostDisconnected(): void {
    this.clock.stop();
  }

  pause(): void {
    this.clock.stop();
    this.shell.refresh();
  }

  /** Plays an input of the user's. `false`: it is no turn here. */
  play(input: string): boolean {
    this.pause();
    return this.model.press(input);
  }

  /** Does what the user wants of time. */
  fulfil(wish: TransportWish): void {
    switch (wish.kind) {
      case 'speed':
        this.milliseconds = wish.milliseconds;
        return this.shell.refresh();
      case 'run':
        this.clock.start();
        return this.shell.refresh();
      case 'pause':
        return this.pause();
      case 'restart':
        return this.seek(0);
      case 'seek':
        return this.seek(wish.turn);
      case 'step':
        this.pause();
        this.goOn();
    }
  }

  /** Shows a known turn. */
  seek(turn: number): void {
    this.pause();
    this.model.seek(turn);
  }

  /** One turn further. `false`: there is none. */
  private goOn(): boolean {
    const { session } = this.model;
    if (!session) return false;
    if (session.turn >= session.turns) return this.model.tick();
    this.model.seek(session.turn + 1);
    return true;
  }

  private beat(): boolean {
    const wentOn = this.canStep && this.goOn();
    this.shell.refresh();
    return wentOn && this.canStep;
  }
}
