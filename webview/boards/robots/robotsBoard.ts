import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { GameEvent } from '../../../src/games/events';
import type { Status } from '../../../src/games/game';
import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { MedicWay, RobotsQueries } from '../../../src/games/robots/play/queries';
import { readPalette } from '../../palette/palette';
import type { Change, Ending, GameKey, Help, MarkKind, Section, Standing } from '../board';
import { CanvasBoard, type Brush, type CellBox, type Moment } from '../canvasBoard';
import { insetsOf, type Rulers } from '../rulers';
import { readableColours, themeColours, type RobotsColours } from './colours';
import './copy';
import { fitAround } from './fit';
import './healthChart';
import { robotsHelp } from './help';
import './legend';
import { nameOfPoint } from './names';
import { endingOf, standingOf } from './outcome';
import { paintFloor, paintRobots } from './paint';
import './robotsTable';
import './teamBars';
import { text } from './texts';

/** How few rows the board asks room for, so that robots can roam before cells must shrink. */
const LEAST_ROWS = 14;

/** Below this width, in CSS pixels, the header has no room for the limit. */
const LEAST_FOR_LIMIT = 420;

const MARKS: Readonly<Record<string, MarkKind>> = { destroys: 'died', hits: 'hit', heals: 'healed', wins: 'end' };

/** The board of robot war: both teams as bars, the map below them, and how the medics go on beside it. */
@customElement('robots-board')
export class RobotsBoard extends CanvasBoard<RobotsFrame, RobotsQueries> {
  static override styles: CSSResultGroup = [
    CanvasBoard.styles,
    css`
      /* The bars stay at the top, and the map is in the middle of the rest, so that no bar moves when cells become larger. */
      :host {
        justify-content: flex-start;
      }
      .stage {
        margin-block: auto;
      }
      robots-teams {
        flex: none;
        height: 36px;
      }
    `,
  ];

  /** A war goes on by itself. */
  readonly keys: readonly GameKey[] = [];

  /** `nameOf` says the point, which counts upwards. */
  readonly origin = null;

  protected override readonly isZoomable = true;
  protected override readonly rulers: Rulers = {
    columns: 'below',
    numberOf: (axis, index) => (axis === 'column' ? index : this.size[0] - 1 - index),
  };

  private ways: readonly MedicWay[] = [];
  /** What "fit" shows. */
  private box: CellBox | null = null;

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.size, this.frame.size] : [0, 0];
  }

  get turnLabel(): string {
    const { turn = 0, turnLimit: limit = 0 } = this.frame ?? {};
    return text(this.clientWidth < LEAST_FOR_LIMIT ? 'robots.turn' : 'robots.turn-of', { turn, limit });
  }

  get help(): Help {
    return robotsHelp(this.palette);
  }

  get sections(): readonly Section[] {
    const { frame, palette, queries } = this;
    if (!frame) return [];
    const isDrill = queries?.isDrill ?? false;
    return [
      {
        id: 'medics',
        label: text('robots.panel.medics'),
        count: frame.robots.filter(({ kind }) => kind === 'medic').length,
        render: () =>
          html`<robots-table .frame=${frame} .colours=${palette} medics .isDrill=${isDrill}></robots-table>`,
      },
      {
        id: 'robots',
        label: text('robots.panel.robots'),
        render: () =>
          html`<robots-table .frame=${frame} .colours=${palette}></robots-table>
            <robots-copy .renderText=${() => this.queries?.renderText() ?? ''}></robots-copy>`,
      },
      {
        id: 'signs',
        label: text('robots.signs'),
        render: () => html`<robots-legend .colours=${palette}></robots-legend>`,
      },
    ];
  }

  override heightFor(width: number): number {
    const { box } = this;
    const square = width - 2 * insetsOf(this.rulers).sides;
    // The whole map fills a square; what is fitted is wider or higher.
    const share = box ? Math.max(LEAST_ROWS, box.rows) / box.columns : 1;
    return super.heightFor(width) + Math.round(square * (share - 1));
  }

  override draw(frame: RobotsFrame, queries: RobotsQueries, change: Change): void {
    this.ways = queries.medicWays();
    this.box = fitAround(frame, this.box);
    super.draw(frame, queries, change);
  }

  nameOf([row, column]: Cell): string {
    return this.frame ? nameOfPoint(this.frame, this.ways, [column, this.frame.size - 1 - row]) : '';
  }

  standing(status: Status): Standing | null {
    return this.frame && standingOf(this.frame, status, this.palette);
  }

  ending(status: Status, turn: number): Ending | null {
    return this.frame && endingOf(this.frame, status, turn, this.palette);
  }

  markOf({ kind }: GameEvent): MarkKind | null {
    return MARKS[kind] ?? null;
  }

  renderFooter(): TemplateResult | typeof nothing {
    const { frame, palette, queries } = this;
    if (!frame || !queries || queries.isDrill) return nothing;
    const healths = queries.healths();
    return html`<robots-chart
      .healths=${healths}
      .known=${healths.length}
      .turn=${frame.turn}
      .colours=${palette}
    ></robots-chart>`;
  }

  protected override renderAbove(): TemplateResult | typeof nothing {
    const { frame, palette, queries } = this;
    if (!frame || !queries || queries.isDrill) return nothing;
    const most = Math.max(...(queries.healths()[0] ?? []));
    return html`<robots-teams .frame=${frame} .colours=${palette} .most=${most}></robots-teams>`;
  }

  protected override fitBox(): CellBox | null {
    return this.box;
  }

  protected paintGround(brush: Brush, frame: RobotsFrame): void {
    paintFloor(brush, frame, this.palette);
  }

  protected paintFigures(brush: Brush, frame: RobotsFrame, moment: Moment<RobotsFrame>): void {
    paintRobots(brush, frame, this.ways, this.palette, this.pointedRobot(frame), moment);
  }

  /** Below this side robots could not be told apart. */
  protected override get smallestCell(): number {
    return 10;
  }

  /** What there is to see is fitted, so nothing is followed. */
  protected focusOf(): null {
    return null;
  }

  private get palette(): RobotsColours {
    return (this.readable ? readableColours : themeColours)(readPalette());
  }

  private pointedRobot(frame: RobotsFrame): FrameRobot | null {
    const at = this.pointed ?? this.cursor;
    return (at && frame.robots.find(({ x, y }) => x === at[1] && y === frame.size - 1 - at[0])) ?? null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-board': RobotsBoard;
  }
}
