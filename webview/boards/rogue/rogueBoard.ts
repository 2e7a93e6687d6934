import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { GameEvent } from '../../../src/games/events';
import type { Status } from '../../../src/games/game';
import type { RogueFrame } from '../../../src/games/rogue/play/frame';
import { inputOfName, KEYS, LEAVE } from '../../../src/games/rogue/play/keys';
import type { RogueQueries } from '../../../src/games/rogue/play/queries';
import { CellPointedEvent, InputChosenEvent, TransportEvent, ViewChangedEvent } from '../../events';
import { hero, orc, remains, troll } from '../../sprites/dungeon';
import type { BoardChoice, Change, Ending, GameKey, Help, MarkKind, PadPlace, Section } from '../board';
import { CanvasBoard, type Brush, type Moment } from '../canvasBoard';
import { DUNGEON, ORIGINAL, READABLE, type RogueColours } from './colours';
import './hpBar';
import './minimap';
import { nameOfCell } from './names';
import { paintFigures } from './paint';
import { paintRogueGround } from './paintGround';
import { paintStone } from './paintStone';
import { RogueScene } from './scene';
import './sightList';
import { monstersInSight } from './sightList';
import { text } from './texts';

/** How many cells around the player stay in view where there is room. */
const OUTLOOK = 8;

/** How many events are remembered for the messages below the bar. */
const KEPT_EVENTS = 3;

/** Where the button of a key stands, by the step of the key. */
const PLACES: readonly (readonly PadPlace[])[] = [
  ['up-left', 'up', 'up-right'],
  ['left', 'centre', 'right'],
  ['down-left', 'down', 'down-right'],
];

/** The board of the roguelike: the map as the player knows it (or, for authors, all of it), the hit points and the last messages below. */
@customElement('rogue-board')
export class RogueBoard extends CanvasBoard<RogueFrame, RogueQueries> {
  readonly keys: readonly GameKey[] = KEYS.map(({ input, label, codes, step: [east, south] }) => ({
    key: input,
    codes,
    input,
    label,
    cap: input,
    place: PLACES[south + 1]?.[east + 1] ?? 'aside',
  }));

  readonly hasOriginalColours = true;

  /** The name of a cell says the place, as the game counts it. */
  readonly origin = null;

  protected override readonly outlook = OUTLOOK;
  protected override readonly isZoomable = true;

  @property({ attribute: false }) private seesEverything = false;

  private lastScene: RogueScene | null = null;
  /** What happened up to the turn that is shown, the last of it. */
  private lastEvents: readonly GameEvent[] = [];

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.height, this.frame.width] : [0, 0];
  }

  get help(): Help {
    const letter = (
      sprite: typeof hero,
      hue: string,
      name: 'player' | 'orc' | 'troll' | 'remains',
    ): Help['figures'][number] => ({
      pictures: [{ sprite, hue }],
      name: text(`rogue.help.${name}`),
      text: text(`rogue.help.${name}-text`),
    });
    return {
      goal: text('rogue.help.goal'),
      figures: [
        letter(hero, '', 'player'),
        letter(orc, '#5fae4f', 'orc'),
        letter(troll, '#2aa35c', 'troll'),
        letter(remains, '#d9534a', 'remains'),
      ],
    };
  }

  get choices(): readonly BoardChoice[] {
    return [
      {
        id: 'everything',
        label: text('rogue.board.everything'),
        isOn: this.seesEverything,
        choose: (isOn) => this.chooseEverything(isOn),
      },
    ];
  }

  get sections(): readonly Section[] {
    const { frame, scene, palette, viewBox, overflows } = this;
    if (!frame) return [];
    const map: Section = {
      id: 'map',
      label: text('rogue.section.map'),
      render: () =>
        html`<rogue-minimap .scene=${scene} .colours=${palette} .box=${overflows ? viewBox : null}></rogue-minimap>`,
    };
    const sight: Section = {
      id: 'sight',
      label: text('rogue.section.sight'),
      count: monstersInSight(frame).length,
      render: () => html`<rogue-sight .frame=${frame} .colours=${palette}></rogue-sight>`,
    };
    return overflows ? [sight, map] : [sight];
  }

  override draw(frame: RogueFrame, queries: RogueQueries, change: Change): void {
    if (frame !== this.frame) this.rememberEvents(frame, change.events);
    super.draw(frame, queries, change);
  }

  /** Escape leaves the game, and restarts it once the player is dead; other names of the keys mean the same as they. */
  takeKey(key: string): boolean {
    const status = this.frame?.status;
    if (key === LEAVE && status === 'lost') return this.dispatchEvent(new TransportEvent({ kind: 'restart' }));
    const input = key === LEAVE && status === 'playing' ? LEAVE : inputOfName(key);
    return input !== null && this.dispatchEvent(new InputChosenEvent(input));
  }

  nameOf([row, column]: Cell): string {
    return this.scene ? nameOfCell(this.scene, column, row) : '';
  }

  ending(status: Status, turn: number): Ending | null {
    if (status === 'over') {
      return {
        title: text('rogue.end.over.title'),
        message: text('rogue.board.left'),
        asks: false,
        result: text('rogue.end.over.result', { count: turn }),
        tone: 'quiet',
        picture: { sprite: hero },
      };
    }
    if (status !== 'lost') return null;
    return {
      title: text('rogue.end.lost.title'),
      message: text('rogue.end.lost.question'),
      asks: true,
      result: text('rogue.end.lost.result', { count: turn }),
      details: [text('rogue.board.dead')],
      tone: 'red',
      picture: { sprite: remains, hue: '#d9534a' },
    };
  }

  markOf({ kind }: GameEvent): MarkKind | null {
    if (kind === 'player-dies' || kind === 'player-leaves') return 'end';
    if (kind === 'monster-dies') return 'died';
    return kind === 'monster-attacks' ? 'hit' : null;
  }

  protected override renderBelow(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    return html`<rogue-hp
      .line=${frame.hpLine.text}
      .hp=${frame.player.hp}
      .maxHp=${frame.player.maxHp}
      .events=${this.lastEvents}
    ></rogue-hp>`;
  }

  protected paintGround(brush: Brush): void {
    const { scene, palette } = this;
    if (!scene) return;
    if (palette === DUNGEON) paintStone(brush, scene, palette);
    else paintRogueGround(brush, scene, palette);
  }

  protected paintFigures(brush: Brush, _frame: RogueFrame, moment: Moment<RogueFrame>): void {
    const at = this.pointed ?? this.cursor;
    if (this.scene) paintFigures(brush, this.scene, this.palette, at && [at[1], at[0]], moment);
  }

  protected focusOf({ player }: RogueFrame): Cell {
    return [player.y, player.x];
  }

  /** The map beside the board frames what is in view. */
  protected override viewMoved(): void {
    if (this.overflows) this.dispatchEvent(new ViewChangedEvent({}));
  }

  private get palette(): RogueColours {
    return { theme: DUNGEON, original: ORIGINAL, visible: READABLE }[this.colours];
  }

  /** What is shown of the frame; made anew when that may have changed. */
  private get scene(): RogueScene | null {
    const { frame, queries, seesEverything, lastScene } = this;
    if (!frame || !queries) return null;
    if (lastScene?.frame === frame && lastScene.seesEverything === seesEverything) return lastScene;
    this.lastScene = new RogueScene(frame, seesEverything, queries);
    return this.lastScene;
  }

  /** Going on adds to what is remembered; a jump in time leaves what happened in that turn. */
  private rememberEvents(frame: RogueFrame, events: readonly GameEvent[]): void {
    const goesOn = this.frame !== null && frame.turn === this.frame.turn + 1 && frame.ground === this.frame.ground;
    this.lastEvents = [...(goesOn ? this.lastEvents : []), ...events].slice(-KEPT_EVENTS);
  }

  private chooseEverything(isOn: boolean): void {
    this.seesEverything = isOn;
    // What there is to say about the cell under the reading cursor may have changed.
    if (this.cursor) this.dispatchEvent(new CellPointedEvent([...this.cursor]));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rogue-board': RogueBoard;
  }
}
