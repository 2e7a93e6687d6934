import type { Cell } from '../../core/cell';
import type { Message } from '../../core/message';
import { say } from '../../l10n/text';
import type { CliContext, TerminalMessage } from '../context';
import { outcomeOf } from '../run/print';
import type { Started } from '../run/start';
import { printable, tell } from '../tell';
import { RUN_KEY, STEP_KEY, type Scene, type View } from './keyGame';
import { linesOfPicture, widthOf, type Picture } from './picture';
import type { Screen } from './screen';

/** Which way the arrow keys move what is seen of a board: rows and columns. */
const SCROLL_KEYS: Readonly<Record<string, Cell>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The keys of a game that goes on by itself. */
const CONTROLS: readonly (readonly [key: string, does: TerminalMessage])[] = [
  [RUN_KEY, { key: 'play.run' }],
  [STEP_KEY, { key: 'play.step' }],
];

/** Shows a game on a screen of its own, which is drawn anew whenever something changes. */
export class ScreenView implements View {
  readonly staysAtEnd = true;
  private scene: Scene = { log: [], note: null };
  /** The middle of what is seen of a board on which nothing has to stay in sight. */
  private middle: Cell = [0, 0];

  constructor(
    private readonly started: Started,
    private readonly title: string,
    private readonly screen: Screen,
    private readonly context: CliContext,
  ) {}

  show(scene: Scene): void {
    this.scene = scene;
    this.screen.draw(linesOfPicture(this.picture(), this.screen));
  }

  /** Shows it again, on a screen of another size. */
  redraw(): void {
    this.show(this.scene);
  }

  scroll(key: string): boolean {
    const direction = Object.hasOwn(SCROLL_KEYS, key) ? SCROLL_KEYS[key] : undefined;
    if (!direction) return false;
    const { rows, columns } = this.screen;
    const board = this.board();
    this.middle = [
      scrolled(this.middle[0], direction[0], rows, board.length),
      scrolled(this.middle[1], direction[1], columns, widthOf(board)),
    ];
    return true;
  }

  private picture(): Picture {
    const { game, state } = this.started;
    const { terminal } = game;
    const { log, note } = this.scene;
    const board = this.board();
    return {
      title: [`${this.title}: ${outcomeOf(this.started, this.context)}`, ...(note ? [this.tell(note)] : [])].join('. '),
      board,
      inks: terminal?.inks?.(state) ?? (() => null),
      focus: terminal?.focus?.(state) ?? this.middle,
      standing: (terminal?.standing?.(state) ?? []).map((message) => this.say(message)),
      log: log.map((message) => this.say(message)),
      help: this.help(board),
    };
  }

  private board(): readonly string[] {
    return this.started.game.renderText(this.started.state).split('\n').slice(0, -1);
  }

  /** The keys and what they do. */
  private help(board: readonly string[]): string[] {
    const { tick, terminal } = this.started.game;
    const keys =
      tick === undefined
        ? (terminal?.keys ?? []).map(({ input, label }): [string, string] => [input, this.say({ key: label })])
        : CONTROLS.map(([key, does]): [string, string] => [key, this.tell(does)]);
    const isCut = board.length > this.screen.rows || widthOf(board) > this.screen.columns;
    return [
      ...keys.map(([key, does]) => `${key === ' ' ? this.tell({ key: 'play.space' }) : key} ${does}`),
      ...(isCut && tick !== undefined ? [this.tell({ key: 'play.scroll' })] : []),
      this.tell({ key: 'play.leave' }),
    ];
  }

  private say(message: Message): string {
    return printable(say(this.context.language, message));
  }

  private tell(message: TerminalMessage): string {
    return tell(this.context.language, message);
  }
}

/** Moves the middle of a stretch within a longer one by a quarter of the stretch. */
function scrolled(middle: number, direction: number, length: number, whole: number): number {
  const half = Math.floor(length / 2);
  const inside = Math.max(half, Math.min(middle, whole - half));
  return inside + direction * Math.ceil(length / 4);
}
