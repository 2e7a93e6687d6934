import type { Problem } from '../core/problem';
import type { TextRange } from '../core/range';
import { analyse, NO_COMPANIONS } from '../games/analysis';
import type { Cell } from '../games/game';
import { gameOfLanguage, type AnyGame } from '../games/registry';
import type { DocumentMessage, HostMessage, SavedPanel } from './messages';
import { Session } from './session';

/** More problems than a panel shows. */
const MOST_PROBLEMS = 200;

/** How many problems the file has at least, and the first of them. */
export interface ProblemList {
  readonly shown: readonly Problem[];
  readonly isCut: boolean;
}

/** What the playground shows, without the showing: the followed file, its last good definition, and the session that is played into it. */
export class PlaygroundModel {
  private file: DocumentMessage | null = null;
  private playedBy: AnyGame | null = null;
  private problemList: ProblemList = { shown: [], isCut: false };
  private definition: unknown = null;
  private played: Session | null = null;
  private chosenSeed: string | null = null;
  private stale = false;
  private lost = false;
  private endedByUser = false;
  /** What waits for the first text of the file that it belongs to. */
  private saved: SavedPanel | null;
  /** Whether the user wants readable colours; `null` leaves it to the theme. */
  readable: boolean | null;

  constructor(saved: SavedPanel | null = null) {
    this.saved = saved;
    this.readable = saved?.readable ?? null;
  }

  get document(): DocumentMessage | null {
    return this.file;
  }

  /** The game that plays the file, or `null` when none does. */
  get game(): AnyGame | null {
    return this.playedBy;
  }

  get problems(): ProblemList {
    return this.problemList;
  }

  /** The session in the last text that played; `null` as long as there was none. */
  get session(): Session | null {
    return this.played;
  }

  /** Whether the text does not play now, so that the session is that of an earlier text. */
  get isStale(): boolean {
    return this.stale;
  }

  /** Whether the file cannot be read any more. */
  get isGone(): boolean {
    return this.lost;
  }

  /** The seed of the session, or `null` when there is no chance in it. */
  get seed(): string | null {
    const own = this.game && this.played ? this.game.seedOf(this.definition) : null;
    return own === null ? null : (this.chosenSeed ?? own);
  }

  /** Whether a key or button of the user's has just ended the game: then, and only then, an end dialog is due. */
  get endIsDue(): boolean {
    return this.endedByUser;
  }

  /** Takes a message of the host; an older text never replaces a newer one. */
  receive(message: HostMessage): void {
    this.endedByUser = false;
    if (message.type === 'gone') {
      if (message.uri === this.file?.uri) this.lost = true;
      return;
    }
    const isSameFile = message.uri === this.file?.uri;
    if (isSameFile && message.version <= (this.file?.version ?? 0)) return;
    const isSameGame = isSameFile && message.languageId === this.file?.languageId;
    this.file = message;
    this.lost = false;
    if (!isSameGame) this.begin(message);
    this.read(message.text);
  }

  /** Plays an input of the user's. `false`: it is no turn here. */
  press(input: string): boolean {
    this.endedByUser = false;
    if (!this.played || this.stale) return false;
    const before = this.played.status;
    if (!this.played.press(input)) return false;
    this.endedByUser = before === 'playing' && this.played.status !== 'playing';
    return true;
  }

  /** One turn of a game that goes on by itself; an end by it is told in the status alone. */
  tick(): boolean {
    const { tick } = this.playedBy ?? {};
    const wentOn = tick !== undefined && this.press(tick);
    this.endedByUser = false;
    return wentOn;
  }

  seek(turn: number): void {
    this.endedByUser = false;
    this.played?.seek(turn);
  }

  /** Begins anew with another seed, a decimal string. */
  reseed(seed: string): void {
    this.chosenSeed = seed;
    this.endedByUser = false;
    if (!this.stale) this.played?.reload({ definition: this.definition, seed: this.seed, companions: NO_COMPANIONS });
  }

  /** The end dialog was shown. */
  acknowledgeEnd(): void {
    this.endedByUser = false;
  }

  /** Where a cell of the board stands in the text; `null` when it does not, or when the text has changed since. */
  rangeOfCell(cell: Cell): TextRange | null {
    return this.game && this.played && !this.stale ? (this.game.rangeOfCell?.(this.definition, cell) ?? null) : null;
  }

  /** What is to be kept over a reload of the window. */
  save(): SavedPanel | null {
    const { file, played } = this;
    if (!file) return this.saved;
    return {
      uri: file.uri,
      languageId: file.languageId,
      inputs: (played ?? this.saved)?.inputs ?? [],
      turn: played?.wantedTurn ?? this.saved?.turn ?? 0,
      seed: this.chosenSeed,
      readable: this.readable,
    };
  }

  private begin({ uri, languageId }: DocumentMessage): void {
    this.playedBy = gameOfLanguage(languageId) ?? null;
    this.played = null;
    this.stale = false;
    if (this.saved?.uri !== uri || this.saved.languageId !== languageId) this.saved = null;
    this.chosenSeed = this.saved?.seed ?? null;
  }

  private read(text: string): void {
    const game = this.playedBy;
    if (!game) {
      this.problemList = { shown: [], isCut: false };
      return;
    }
    const { definition, problems, plays } = analyse(game.format, text, { limit: MOST_PROBLEMS + 1 });
    this.problemList = { shown: problems.slice(0, MOST_PROBLEMS), isCut: problems.length > MOST_PROBLEMS };
    this.stale = !plays;
    if (!plays) return;
    this.definition = definition;
    const own = game.seedOf(definition);
    const setting = {
      definition,
      seed: own === null ? null : (this.chosenSeed ?? own),
      companions: NO_COMPANIONS,
    };
    if (this.played) this.played.reload(setting);
    else this.played = new Session(game, setting, this.saved?.inputs, this.saved?.turn);
    this.saved = null;
  }
}
