import type { ReactiveController } from 'lit';
import type { GameEvent } from '../src/games/events';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { Clock } from './clock';
import type { TransportWish } from './events';
import type { Shell } from './shell';

/** How long figures glide at most, in milliseconds. */
const GLIDE = 120;

/** Below this pace, in milliseconds a turn, nothing glides. */
const LEAST_GLIDING = 60;

/** How long turns are played at a stretch before the page is drawn again, in milliseconds. */
const STRETCH = 12;

/** Goes through the turns of the session: by itself, step by step, and by the inputs of the user. */
export class PlaybackController implements ReactiveController {
  private readonly clock = new Clock(
    () => this.beat(),
    () => (this.isHurrying ? 0 : this.pace),
  );
  /** Whether all turns are played at once, up to the end. */
  private isHurrying = false;

  constructor(
    private readonly shell: Shell,
    private readonly model: PlaygroundModel,
    /** The game has come to its end by itself. */
    private readonly ended: () => void = () => undefined,
  ) {
    shell.addController(this);
  }

  get isRunning(): boolean {
    return this.clock.isRunning;
  }

  /** How long figures glide to the next turn, in milliseconds; 0 where a game runs too fast for that. */
  get glide(): number {
    if (this.isRunning && (this.isHurrying || this.pace < LEAST_GLIDING)) return 0;
    return this.isRunning ? Math.min(GLIDE, this.pace) : GLIDE;
  }

  /** In milliseconds a turn; 0 for as fast as it can. */
  private get pace(): number {
    return this.model.view.pace;
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
      case 'run':
        this.isHurrying = false;
        this.clock.start();
        return this.shell.refresh();
      case 'end':
        this.isHurrying = true;
        this.clock.start();
        return this.shell.refresh();
      case 'pause':
        return this.pause();
      case 'restart':
        return this.seek(0);
      case 'seek':
        return this.seek(wish.turn);
      case 'step-back':
        return this.seek((this.model.session?.turn ?? 0) - 1);
      case 'step':
        this.pause();
        if (this.goOn()) this.tellEnd();
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

  /** One turn, or, where turns take no time, as many as fit into a stretch. */
  private beat(): boolean {
    const isEndless = this.isHurrying || this.pace === 0;
    const until = performance.now() + (isEndless ? STRETCH : 0);
    let hasMoved = false;
    let wentOn = false;
    do {
      wentOn = this.canStep && this.goOn();
      hasMoved ||= wentOn;
    } while (wentOn && performance.now() < until);
    this.shell.refresh();
    if (hasMoved) this.tellEnd();
    return wentOn && this.canStep;
  }

  private tellEnd(): void {
    const { session } = this.model;
    if (session && session.status !== 'playing' && session.turn === session.turns) this.ended();
  }
}
