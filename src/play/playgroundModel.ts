import type { Cell } from '../core/cell';
import { shownSeverity, type Problem, type SeverityChoices } from '../core/problem';
import type { TextRange } from '../core/range';
import { analyseWithTexts, referencedPaths, type FileAnalysis } from '../games/analyseWithFiles';
import { parse } from '../games/analysis';
import type { AnyGame, Mark } from '../games/game';
import { readOption, readOptions, SEED, type OptionValues } from '../games/options';
import type { Registry } from '../games/registry';
import type { GameSetup } from '../games/setup';
import type { DocumentMessage, GoneMessage, PanelView, SavedPanel, SettingsMessage } from './messages';
import { USUAL_VIEW } from './panelView';
import { OtherSessions } from './otherSessions';
import { fromRunLengths, toRunLengths } from './runLength';
import { failureOf, MAX_SESSION_LENGTH, Session, type PlayFailure } from './session';
import { SlotFiles, type SlotFile } from './slotFiles';

/** More problems than a panel shows. */
const MAX_PROBLEMS = 200;

/** What the playground shows, without the showing: the followed file, its last good definition, and the session that is played into it. */
export class PlaygroundModel {
  private file: DocumentMessage | null = null;
  private playedBy: AnyGame | null = null;
  private analysis: FileAnalysis | null = null;
  private severity: SeverityChoices = {};
  /** The last analysis that played. */
  private good: FileAnalysis | null = null;
  private played: Session | null = null;
  private chosen: OptionValues = {};
  private own = 1;
  private readonly slotFiles = new SlotFiles();
  private lost = false;
  private broken: PlayFailure | null = null;
  private endedByUser = false;
  /** What waits for the first text of the file that it belongs to. */
  private saved: SavedPanel | null;
  /** The sessions of files that were played before, and of this one in other languages. */
  private readonly others = new OtherSessions();
  /** The file's own seed when the user chose another one. */
  private seedAtChoice: string | null = null;
  /** How the user arranged the panel. */
  view: PanelView;

  constructor(
    private readonly registry: Registry,
    saved: SavedPanel | null = null,
  ) {
    this.saved = saved;
    this.view = saved?.view ?? USUAL_VIEW;
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
    return this.analysis?.problems ?? [];
  }

  /** The problems with the severities that the user wants. */
  get shownProblems(): readonly Problem[] {
    return this.problems.flatMap((problem) => {
      const severity = shownSeverity(problem, this.severity);
      return severity === null ? [] : [{ ...problem, severity }];
    });
  }

  /** The session in the last text that played; `null` as long as there was none. */
  get session(): Session | null {
    return this.played;
  }

  /** Whether the session is not what it should be: that of an earlier text, since this one does not play; or an engine or a parser failed. */
  get isStale(): boolean {
    return this.analysis?.plays === false || this.failure !== null;
  }

  /** What an engine or a parser failed at, although it should not. */
  get failure(): PlayFailure | null {
    return this.broken ?? this.played?.failure ?? null;
  }

  /** Whether the file cannot be read any more. */
  get isGone(): boolean {
    return this.lost;
  }

  /** The seed of the session, or `null` when there is no chance in it. */
  get seed(): string | null {
    return this.playedBy && this.good ? this.seedOf(this.playedBy, this.good.definition) : null;
  }

  /** The seed that the file itself asks for, or `null` when there is no chance in it. */
  get fileSeed(): string | null {
    return this.playedBy && this.good ? this.playedBy.seedOf(this.good.definition) : null;
  }

  /** Whether the file asks for another seed than when the user chose one, which plays on. */
  get hidesNewSeed(): boolean {
    const { fileSeed, seed, seedAtChoice } = this;
    return seedAtChoice !== null && fileSeed !== null && fileSeed !== seedAtChoice && fileSeed !== seed;
  }

  /** What the user chose of the game's options. */
  get options(): OptionValues {
    return this.chosen;
  }

  /** The slot of the edited file, from 1; 0 for none. */
  get ownSlot(): number {
    return this.own;
  }

  /** The files that the user loaded into slots, with what is wrong with them, by number. */
  get slots(): ReadonlyMap<number, SlotFile> {
    return this.slotFiles.files;
  }

  /** Whether a key or button of the user's has just ended the game: then, and only then, the end is announced. */
  get endIsDue(): boolean {
    return this.endedByUser;
  }

  /** What holds for the whole panel. */
  configure({ severity }: SettingsMessage): void {
    this.severity = severity;
  }

  /**
   * Takes a message about a file; an older text never replaces a newer one. Answers whether what is played may be another now: a file that was
   * saved is told anew, but says nothing new.
   */
  receive(message: DocumentMessage | GoneMessage): boolean {
    if (message.type === 'gone') {
      if (message.uri === this.file?.uri) this.lost = true;
      return false;
    }
    const isSameFile = isOf(message, this.file?.uri);
    if (isSameFile && message.sequence <= (this.file?.sequence ?? 0)) return false;
    if (isSameFile && !this.lost && isSameContent(message, this.file)) {
      this.file = message;
      return false;
    }
    this.endedByUser = false;
    const isSameGame = isSameFile && message.languageId === this.file?.languageId;
    if (!isSameGame && this.played) this.others.keep(this.save());
    this.file = message;
    this.lost = false;
    if (!isSameGame) this.begin(message);
    this.read();
    return true;
  }

  /** Plays an input of the user's; the one that is known to come next only leads to the next turn. `false`: it is no turn here. */
  press(input: string): boolean {
    this.endedByUser = false;
    if (!this.played || this.isStale) return false;
    const before = this.played.status;
    if (this.played.nextInput === input) this.played.seek(this.played.turn + 1);
    else if (!this.played.press(input)) return false;
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

  /** The board failed at drawing the turn that is shown. */
  fail(error: unknown): void {
    this.played?.fail(error);
  }

  /**
   * Chooses an option of the game, such as its player; `null` takes the choice back. The game begins anew, but goes on with another seed.
   * `false`: the game has no such option, or the text is no value of it; nothing changes.
   */
  choose(name: string, text: string | null): boolean {
    const option = this.playedBy?.options.find((candidate) => candidate.name === name);
    const value = option && text !== null ? readOption(option, text) : null;
    if (!option || (text !== null && value === null)) return false;
    const others = Object.entries(this.chosen).filter(([other]) => other !== name);
    this.chosen = Object.fromEntries(value === null ? others : [...others, [name, value]]);
    if (option.kind === 'seed') this.seedAtChoice = value === null ? null : this.fileSeed;
    if (option.kind !== 'seed') this.seek(0);
    this.reload();
    return true;
  }

  /** Puts the edited file into a slot, from 1, or into none with 0; the game begins anew. */
  standIn(slot: number): void {
    this.own = Math.max(0, Math.min(this.playedBy?.slotCount ?? 0, Math.trunc(slot)));
    this.seek(0);
    this.reload();
  }

  /** Gives up the inputs that are on hold. */
  discardWaiting(): void {
    this.played?.discardWaiting();
  }

  /** The end was announced. */
  acknowledgeEnd(): void {
    this.endedByUser = false;
  }

  /** Where a cell of the board stands in the text; `null` when it does not, or when the text has changed since. */
  rangeOfCell(cell: Cell): TextRange | null {
    if (!this.good || !this.played || this.isStale) return null;
    return this.playedBy?.rangeOfCell?.(this.good.definition, cell) ?? null;
  }

  /** What the editor may show behind lines of the file as it is now. */
  get marks(): readonly Mark[] {
    return this.played && !this.isStale ? (this.playedBy?.marks?.(this.played.state) ?? []) : [];
  }

  /** What the game's own board may ask about the state that is shown. */
  get queries(): unknown {
    return this.played ? this.playedBy?.queries?.(this.played.state) : undefined;
  }

  /** What is to be kept over a reload of the window. */
  save(): SavedPanel | null {
    const { file, played } = this;
    if (!file) return this.saved;
    return {
      uri: file.uri,
      languageId: file.languageId,
      inputs: played ? toRunLengths(played.inputs) : (this.saved?.inputs ?? []),
      turn: played?.wantedTurn ?? this.saved?.turn ?? 0,
      options: this.chosen,
      ownSlot: this.own,
      slots: Object.fromEntries(file.slots.map(({ slot, uri }) => [String(slot), uri])),
      view: this.view,
    };
  }

  private begin(message: DocumentMessage): void {
    const { languageId } = message;
    this.playedBy = this.registry.gameOfLanguage(languageId) ?? null;
    this.played = null;
    this.good = null;
    this.analysis = null;
    this.slotFiles.forget();
    const isOfThis = (panel: SavedPanel | null | undefined): boolean =>
      isOf(message, panel?.uri) && panel?.languageId === languageId;
    const known = this.others.of([message.uri, ...message.formerUris], languageId);
    this.saved = [this.saved, known, message.saved].find(isOfThis) ?? null;
    this.seedAtChoice = null;
    this.chosen = readOptions(this.playedBy?.options ?? [], this.saved?.options ?? {});
    this.own = this.saved?.ownSlot ?? 1;
  }

  private read(): void {
    const { playedBy: game, file } = this;
    this.broken = null;
    if (game && file) this.attempt(() => this.readWith(game, file));
  }

  private readWith(game: AnyGame, file: DocumentMessage): void {
    const known = this.analysis?.files;
    this.analysis = null;
    this.slotFiles.take(file.slots, game.format);
    const parsed = parse(game.format, file.text, true);
    // A file that is named but did not come is one that cannot be read.
    const texts = new Map(
      referencedPaths(parsed).map((path) => [
        path,
        (Object.hasOwn(file.files, path) ? file.files[path] : null) ?? null,
      ]),
    );
    this.analysis = analyseWithTexts(this.registry, parsed, texts, { limit: MAX_PROBLEMS, ...(known && { known }) });
    if (!this.analysis.plays) return;
    this.good = this.analysis;
    const session = { definition: this.good.definition, setup: this.setupOf(game, this.good) };
    if (this.played) this.played.reload(session);
    else this.played = new Session(game, session, this.savedInputs(), this.saved?.turn);
    this.saved = null;
  }

  private savedInputs(): string[] {
    return fromRunLengths(this.saved?.inputs ?? [], MAX_SESSION_LENGTH);
  }

  private reload(): void {
    this.endedByUser = false;
    const { playedBy: game, good } = this;
    // Otherwise the present text does not play.
    if (!game || !good || this.analysis !== good) return;
    this.broken = null;
    this.attempt(() => this.played?.reload({ definition: good.definition, setup: this.setupOf(game, good) }));
  }

  /** Reads or begins a text; where that fails, what was played before stays. */
  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.broken = failureOf(error, null);
    }
  }

  private setupOf(game: AnyGame, { definition, files }: FileAnalysis): GameSetup<unknown> {
    const slots = { own: this.own, loaded: this.slotFiles.playing };
    return { seed: this.seedOf(game, definition), files, slots, options: this.chosen };
  }

  private seedOf(game: AnyGame, definition: unknown): string | null {
    const own = game.seedOf(definition);
    return own === null ? null : (this.chosen[SEED.name] ?? own);
  }
}

/** Whether a message is about the file that has, or had, an address. */
function isOf({ uri, formerUris }: DocumentMessage, address: string | undefined): boolean {
  return address !== undefined && (address === uri || formerUris.includes(address));
}

/** Whether two messages of one file say the same of it and of all files that belong to it. */
function isSameContent(message: DocumentMessage, other: DocumentMessage | null): boolean {
  if (message.text !== other?.text || message.languageId !== other.languageId || message.uri !== other.uri)
    return false;
  const rest = ({ files, slots }: DocumentMessage): string => JSON.stringify([files, slots]);
  return rest(message) === rest(other);
}
