import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { GameEvent } from '../../../src/games/events';
import type { Status } from '../../../src/games/game';
import type { FrameEntity, SlugFrame } from '../../../src/games/slug/play/frame';
import { KEYS } from '../../../src/games/slug/play/keys';
import { readPalette } from '../../palette/palette';
import type { BoardChoice, Change, Ending, GameKey, Help, MarkKind, PadPlace, Section } from '../board';
import { CanvasBoard, type Brush, type Moment } from '../canvasBoard';
import type { Rulers } from '../rulers';
import { changesOf } from './changes';
import { ORIGINAL, readableColours, themeColours, type SlugColours } from './colours';
import { slugHelp } from './help';
import { entityAt, nameOfCell } from './names';
import { endingOf } from './outcome';
import { paintFigures } from './paintFigures';
import { paintGround, type Fallen } from './paintGround';
import './panels';
import { reachOf } from './reach';
import { text } from './texts';

/** Where the keys stand in the pad, what their caps say, and the other keys that mean the same, by their inputs. */
const PAD: Readonly<
  Record<string, { readonly place: PadPlace; readonly cap: string; readonly codes: readonly string[] }>
> = {
  w: { place: 'up', cap: 'W', codes: ['ArrowUp'] },
  a: { place: 'left', cap: 'A', codes: ['ArrowLeft'] },
  s: { place: 'down', cap: 'S', codes: ['ArrowDown'] },
  d: { place: 'right', cap: 'D', codes: ['ArrowRight'] },
  ' ': { place: 'aside', cap: '␣', codes: [] },
};

/** The marks over the timeline, by the kinds of events. */
const MARKS: Readonly<Record<string, MarkKind>> = {
  'player-hits': 'hit',
  'slug-hits': 'hit',
  'player-poisoned': 'hit',
  'slug-dies': 'died',
  'picks-up': 'picked-up',
  'swaps-weapon': 'picked-up',
};

/** The board of SlugDungeon. */
@customElement('slug-board')
export class SlugBoard extends CanvasBoard<SlugFrame> {
  readonly keys: readonly GameKey[] = KEYS.map(({ input, label }) => ({
    key: input,
    input,
    label,
    ...(PAD[input] ?? { cap: input }),
  }));

  readonly hasOriginalColours = true;

  /** The cells are numbered from 0, as in the level's own terms. */
  protected override readonly rulers: Rulers = { columns: 'above', numberOf: (_axis, index) => index };

  @property({ attribute: false }) private showsReach = false;
  /** The frame before the one that is shown, where it was shown, too. */
  private lastFrame: SlugFrame | null = null;
  private events: readonly GameEvent[] = [];

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.rows, this.frame.columns] : [0, 0];
  }

  get help(): Help {
    return slugHelp(this.palette);
  }

  /** Whose turn is next, when slugs move in it. */
  get remark(): string {
    const { frame } = this;
    return frame?.status === 'playing' && frame.slugs.some(({ canMove }) => canMove) ? text('slug.remark') : '';
  }

  get choices(): readonly BoardChoice[] {
    return [
      {
        id: 'reach',
        label: text('slug.reach'),
        isOn: this.showsReach,
        choose: (isOn) => (this.showsReach = isOn),
      },
    ];
  }

  get sections(): readonly Section[] {
    const { frame, palette } = this;
    return [
      {
        id: 'entities',
        label: text('slug.panel.title'),
        render: () => html`<slug-panel .frame=${frame} .colours=${palette}></slug-panel>`,
      },
    ];
  }

  nameOf(cell: Cell): string {
    const { frame } = this;
    return frame ? nameOfCell(frame, cell, reachOf(frame, this.showsReach ? everybody(frame) : [])) : '';
  }

  ending(status: Status, turn: number): Ending | null {
    return endingOf(this.frame, status, turn, this.events, this.palette);
  }

  /** A hit that heals is marked as such. */
  markOf({ kind, args }: GameEvent): MarkKind | null {
    if ((kind === 'slug-hits' || kind === 'player-hits') && Number(args['healing']) > 0) return 'healed';
    return MARKS[kind] ?? null;
  }

  override draw(frame: SlugFrame, queries: unknown, change: Change): void {
    const last = this.frame;
    const follows = last !== null && last.ground === frame.ground && last.turn + 1 === frame.turn;
    if (frame !== last) this.lastFrame = follows ? last : null;
    this.events = change.events;
    super.draw(frame, queries, change);
  }

  protected paintGround(brush: Brush, frame: SlugFrame): void {
    paintGround(brush, frame, this.palette, this.fallen);
  }

  protected paintFigures(brush: Brush, frame: SlugFrame, moment: Moment<SlugFrame>): void {
    const changes = changesOf(frame, this.lastFrame, moment.events);
    paintFigures(brush, frame, this.palette, moment, { reach: reachOf(frame, this.reaching(frame)), changes });
  }

  protected focusOf({ player }: SlugFrame): Cell {
    return player.position;
  }

  private get palette(): SlugColours {
    if (this.colours === 'original') return ORIGINAL;
    const palette = readPalette();
    return this.colours === 'visible' ? readableColours(palette) : themeColours(palette);
  }

  /** Those who died in the turn that is shown. */
  private get fallen(): readonly Fallen[] {
    return this.events.flatMap(({ kind, cells: [cell], args }) =>
      kind === 'slug-dies' && cell ? [{ slug: String(args['slug']), cell }] : [],
    );
  }

  /** Whose reach is shown: whoever is pointed at or read, or else everybody, where the user wants to see that all the time. */
  private reaching(frame: SlugFrame): readonly FrameEntity[] {
    const at = this.pointed ?? this.cursor;
    const pointedAt = at && entityAt(frame, at);
    if (pointedAt) return [pointedAt];
    return this.showsReach ? everybody(frame) : [];
  }
}

const everybody = ({ player, slugs }: SlugFrame): readonly FrameEntity[] => [player, ...slugs];

declare global {
  interface HTMLElementTagNameMap {
    'slug-board': SlugBoard;
  }
}
