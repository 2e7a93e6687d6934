import type { Problem } from '../core/problem';
import type { TextRange } from '../core/range';
import { SourceText } from '../core/sourceText';
import { analyse } from '../games/analysis';
import type { Companions } from '../games/fileFormat';
import type { Cell, Mark } from '../games/game';
import { gameOfLanguage, type AnyGame } from '../games/registry';
import { AttachedTexts, type AttachedFile } from './attachedTexts';
import type { DocumentMessage, HostMessage, SavedPanel } from './messages';
import { Session, type SessionSetup } from './session';

/** More problems than a panel shows. */
const MAX_PROBLEMS = 200;

/** What the playground shows, without the showing: the followed file, its last good definition, and the session that is played into it. */
export class PlaygroundModel {
  private file: DocumentMessage | null = null;
  private playedBy: AnyGame | null = null;
  private problemList: readonly Problem[] = [];
  private definition: unknown = null;
  private played: Session | null = null;
  private chosenSeed: string | null = null;
  private chosen: Record<string, string> = {};
  private stale = false;
  private readonly attached = new AttachedTexts();
  private lost = false;
  private endedByUser = false;
  /** What waits for the first text of the file that it belongs to. */
  private saved: SavedPanel | null;
  /** The session of a file whose language was changed, in case that it is changed back. */
  private parked: SavedPanel | null = null;
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

  /** What is wrong with the text, as far as a panel shows it. */
  get problems(): readonly Problem[] {
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

  /** What the user chose in the game, by name. */
  get choices(): Readonly<Record<string, string>> {
    return this.chosen;
  }

  /** The files that the user attached, with what is wrong with them, by name. */
  get attachments(): Readonly<Record<string, AttachedFile>> {
    return this.attached.files;
  }

  /** Whether a key or button of the user's has just ended the game: then, and only then, an end dialog is due. */
  get endIsDue(): boolean {
    return this.endedByUser;
  }

  /**
   * Takes a message of the host; an older text never replaces a newer one. Answers whether what is played may be another now: a file that was
   * saved is told anew, but says nothing new.
   */
  receive(message: HostMessage): boolean {
    if (message.type === 'gone') {
      if (message.uri === this.file?.uri) this.lost = true;
      return false;
    }
    const isSameFile = message.uri === this.file?.uri;
    if (isSameFile && message.version <= (this.file?.version ?? 0)) return false;
    if (isSameFile && !this.lost && isSameContent(message, this.file)) {
      this.file = message;
      return false;
    }
    this.endedByUser = false;
    const isSameGame = isSameFile && message.languageId === this.file?.languageId;
    if (isSameFile && !isSameGame && this.played) this.parked = this.save();
    this.file = message;
    this.lost = false;
    if (!isSameGame) this.begin(message);
    this.read();
    return true;
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

  /** Plays the same inputs with another seed, a decimal string. */
  reseed(seed: string): void {
    this.chosenSeed = seed;
    this.reload();
  }

  /** Chooses something in the game, such as its player; the game begins anew. `null` takes the choice back. */
  choose(name: string, value: string | null): void {
    const others = Object.entries(this.chosen).filter(([other]) => other !== name);
    this.chosen = Object.fromEntries(value === null ? others : [...others, [name, value]]);
    this.seek(0);
    this.reload();
  }

  /** The end dialog was shown. */
  acknowledgeEnd(): void {
    this.endedByUser = false;
  }

  /** Where a cell of the board stands in the text; `null` when it does not, or when the text has changed since. */
  rangeOfCell(cell: Cell): TextRange | null {
    if (!this.game || !this.played || this.stale) return null;
    return this.game.rangeOfCell?.(this.definition, cell) ?? null;
  }

  /** What the editor may show behind lines of the file as it is now. */
  get marks(): readonly Mark[] {
    return this.game && this.played && !this.stale ? (this.game.marks?.(this.played.state) ?? []) : [];
  }

  /** Asks the game about the state that is shown; plain data in and out. */
  ask(question: unknown): unknown {
    return this.game && this.played ? this.game.ask?.(this.played.state, question) : undefined;
  }

  /** What is to be kept over a reload of the window. */
  save(): SavedPanel | null {
    const { file, played } = this;
    if (!file) return this.saved;
    const addresses = Object.entries(file.attachments).map(([name, { uri }]) => [name, uri]);
    return {
      uri: file.uri,
      languageId: file.languageId,
      inputs: (played ?? this.saved)?.inputs ?? [],
      turn: played?.wantedTurn ?? this.saved?.turn ?? 0,
      seed: this.chosenSeed,
      choices: this.chosen,
      attachments: Object.fromEntries(addresses),
      readable: this.readable,
    };
  }

  private begin({ uri, languageId }: DocumentMessage): void {
    this.playedBy = gameOfLanguage(languageId) ?? null;
    this.played = null;
    this.stale = false;
    this.attached.forget();
    const isOfThis = (panel: SavedPanel | null): boolean => panel?.uri === uri && panel.languageId === languageId;
    this.saved = [this.saved, this.parked].find(isOfThis) ?? null;
    this.chosenSeed = this.saved?.seed ?? null;
    this.chosen = { ...this.saved?.choices };
  }

  private read(): void {
    const { playedBy: game, file } = this;
    this.problemList = [];
    if (!game || !file) return;
    this.attached.take(file, game.format);
    const companions = this.companionsOf(game, file);
    const { definition, problems, plays } = analyse(game.format, file.text, {
      limit: MAX_PROBLEMS,
      companions,
      isDecoded: true,
    });
    this.problemList = problems;
    this.stale = !plays;
    if (!plays) return;
    this.definition = definition;
    const setting = this.settingOf(game, companions);
    if (this.played) this.played.reload(setting);
    else this.played = new Session(game, setting, this.saved?.inputs, this.saved?.turn);
    this.saved = null;
  }

  private reload(): void {
    this.endedByUser = false;
    const { game, file } = this;
    if (game && file && !this.stale) this.played?.reload(this.settingOf(game, this.companionsOf(game, file)));
  }

  private settingOf(game: AnyGame, companions: Companions): SessionSetup {
    const own = game.seedOf(this.definition);
    return { definition: this.definition, seed: own === null ? null : (this.chosenSeed ?? own), companions };
  }

  /** What the host sent and what the user chose; a file that is named but did not come is one that cannot be read. */
  private companionsOf(game: AnyGame, file: DocumentMessage): Companions {
    const { format } = game;
    const named = format.companions ? format.companions(format.read(new SourceText(file.text, true))) : [];
    return new Map([
      ...named.map((name): [string, null] => [name, null]),
      ...Object.entries(file.companions),
      ...this.attached.playing,
      ...Object.entries(this.chosen),
    ]);
  }
}

/** Whether two messages of one file say the same of it and of all files that belong to it. */
function isSameContent(message: DocumentMessage, other: DocumentMessage | null): boolean {
  if (message.text !== other?.text || message.languageId !== other.languageId) return false;
  const rest = ({ companions, attachments }: DocumentMessage): string => JSON.stringify([companions, attachments]);
  return rest(message) === rest(other);
}
