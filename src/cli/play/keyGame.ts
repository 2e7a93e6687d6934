import type { Message } from '../../core/message';
import { EventLog, logMessage } from '../../games/events';
import type { AnyGame } from '../../games/game';
import type { TerminalMessage } from '../context';
import type { Counts } from '../run/print';
import type { Started } from '../run/start';
import type { KeySource } from './keySource';

/** How long a turn takes, in milliseconds, of a game that runs by itself. */
const TURN_TIME = 200;

/** The keys of a game that goes on by itself. */
export const RUN_KEY = ' ';
export const STEP_KEY = 'n';

/** The keys that leave any game: Ctrl+C and Ctrl+D, too. */
const LEAVE_KEYS: readonly string[] = ['q', 'Q', '\u0003', '\u0004'];

/** Line ends come with keys that were written into a file; they mean nothing. */
const LINE_ENDS: readonly string[] = ['\r', '\n'];

/** What is shown besides the state itself. */
export interface Scene {
  /** What happened in the last turn. */
  readonly log: readonly Message[];
  /** What is said of the last key, if it meant nothing. */
  readonly note: TerminalMessage | null;
}

/** Where a game is shown while it is played. */
export interface View {
  /** Shows the game as it is now. */
  show(scene: Scene): void;
  /** Shows another part of a board that is larger than the screen. Answers whether a key does that. */
  scroll?(key: string): boolean;
  /** Whether the end of the game stays in sight until somebody leaves. */
  readonly staysAtEnd: boolean;
}

/** A game that is played by single keys: a key a turn, or, where it goes on by itself, keys that run, stop and step it. */
export class KeyGame {
  /** What became of the keys. */
  readonly counts: Counts = { given: 0, read: 0, noTurn: 0 };
  private scene: Scene = { log: [], note: null };
  private isRunning = false;

  constructor(
    private readonly started: Started,
    private readonly view: View,
  ) {}

  /** Plays until somebody leaves or no keys are left; or to the end of the game, if that doesn't stay in sight. */
  async play(keys: KeySource): Promise<void> {
    this.view.show(this.scene);
    while (this.isOn || this.view.staysAtEnd) {
      const key = await keys.next(this.isRunning ? TURN_TIME : undefined);
      if (key === null) return this.runToEnd();
      if (key === undefined) this.tick();
      else if (LEAVE_KEYS.includes(key)) return;
      else if (!LINE_ENDS.includes(key)) this.press(key);
      this.view.show(this.scene);
    }
  }

  private get isOn(): boolean {
    return this.started.game.status(this.started.state) === 'playing';
  }

  /** Nobody can stop it any more, nor waits for it. */
  private runToEnd(): void {
    while (this.isRunning && this.tick()) this.view.show(this.scene);
  }

  private press(key: string): void {
    const { game } = this.started;
    this.counts.given = ++this.counts.read;
    const isTaken = game.tick === undefined ? this.turn(inputOf(game, key)) : this.control(key);
    this.scene = { ...this.scene, note: isTaken ? null : { key: 'play.no-turn', args: { key } } };
    if (!isTaken) this.counts.noTurn++;
  }

  private control(key: string): boolean {
    if (this.view.scroll?.(key)) return true;
    if (!this.isOn || (key !== RUN_KEY && key !== STEP_KEY)) return false;
    this.isRunning = key === RUN_KEY && !this.isRunning;
    return key === RUN_KEY || this.tick();
  }

  /** A turn of a game that goes on by itself; the last one stops it. */
  private tick(): boolean {
    const isTurn = this.turn(this.started.game.tick);
    if (!this.isOn) this.isRunning = false;
    return isTurn;
  }

  private turn(input: string | undefined): boolean {
    const { game, state } = this.started;
    const log = new EventLog(game.turn(state) + 1);
    if (input === undefined || !game.step(state, input, log)) return false;
    this.scene = { log: log.events.map((event) => logMessage(game.logPrefix, event)), note: null };
    return true;
  }
}

/** The input of a key: one that the game declares, in lower or upper case, or what `--keys` takes for one. */
function inputOf(game: AnyGame, key: string): string | undefined {
  const keys = game.terminal?.keys ?? [];
  const find = (wanted: string): string | undefined =>
    keys.find(({ input, codes = [] }) => input === wanted || codes.includes(wanted))?.input;
  return [key, ...game.parseInputs(key), key.toLowerCase()].map(find).find((input) => input !== undefined);
}
