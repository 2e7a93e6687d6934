import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { Status } from '../../../src/games/game';
import type { FrameEntity, SlugFrame } from '../../../src/games/slug/play/frame';
import { KEYS } from '../../../src/games/slug/play/keys';
import type { EndTexts, GameKey } from '../board';
import { CanvasBoard, type Brush } from '../canvasBoard';
import { paintSlug } from './paint';
import { ORIGINAL, READABLE } from './colours';
import './panels';
import { text } from './texts';

/** The names of the ground; what is none of these is floor. */
const GROUND = { '#': 'slug.board.wall', ' ': 'slug.board.floor', G: 'slug.board.goal' } as const;

/** The keys in the order of their buttons. */
const BUTTONS = ['w', 'a', 's', 'd', ' '];

/** From this width on, in CSS pixels, the table stands beside the map. */
const WIDE = 860;
const TABLE_WIDTH = 440;

/** The board of SlugDungeon: the map, the slugs beside it, the player below. */
@customElement('slug-board')
export class SlugBoard extends CanvasBoard<SlugFrame> {
  static override styles: CSSResultGroup = [
    CanvasBoard.styles,
    css`
      h2 {
        margin: 0 0 6px;
        font-size: 1.1em;
      }
      .parts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: flex-start;
      }
      .parts slug-panel {
        flex: 1 1 320px;
      }
      .player {
        margin-top: 8px;
      }
    `,
  ];

  readonly keys: readonly GameKey[] = BUTTONS.flatMap((button) =>
    KEYS.filter(({ input }) => input === button).map(({ input, label }) => ({
      key: input,
      input,
      label,
      cap: input === ' ' ? '␣' : input,
    })),
  );

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.rows, this.frame.columns] : [0, 0];
  }

  nameOf([row, column]: Cell): string {
    const { frame } = this;
    if (!frame) return '';
    const symbol = frame.ground[row]?.[column];
    const ground = text(symbol === '#' || symbol === 'G' ? GROUND[symbol] : GROUND[' ']);
    const weapon = frame.weapons.find(({ position }) => position[0] === row && position[1] === column);
    const parts = [
      ...this.entityNames(row, column),
      ...(weapon ? [text('slug.board.weapon', { weapon: weapon.weapon })] : []),
      ground,
    ];
    return parts.join(', ');
  }

  endTexts(status: Status): EndTexts | null {
    if (status !== 'won' && status !== 'lost') return null;
    return { title: text(`slug.end.${status}.title`), question: text(`slug.end.${status}.question`) };
  }

  protected override render(): TemplateResult {
    const { frame } = this;
    return html`<h2>${text('slug.title')}</h2>
      <div class="parts">
        ${this.renderCanvas()}
        <slug-panel class="slugs" .heading=${text('slug.panel.slugs')} .entities=${frame?.slugs ?? []}></slug-panel>
      </div>
      <slug-panel
        class="player"
        .heading=${text('slug.panel.player')}
        .entities=${frame ? [frame.player] : []}
      ></slug-panel>`;
  }

  /** The slugs' table stands beside the map where both have room, else below it. */
  protected override get room(): { width: number; height: number } {
    const { width, height } = super.room;
    return { width: width >= WIDE ? width - TABLE_WIDTH : width, height };
  }

  protected paint(brush: Brush, frame: SlugFrame): void {
    const at = this.pointed ?? this.cursor;
    const pointedAt = at && this.entityAt(at[0], at[1]);
    paintSlug(brush, frame, this.readable ? READABLE : ORIGINAL, pointedAt);
  }

  protected focusOf({ player }: SlugFrame): Cell {
    return player.position;
  }

  private entityAt(row: number, column: number): FrameEntity | null {
    const { frame } = this;
    if (!frame) return null;
    return [frame.player, ...frame.slugs].find(({ position }) => position[0] === row && position[1] === column) ?? null;
  }

  private entityNames(row: number, column: number): string[] {
    const { frame } = this;
    const entity = this.entityAt(row, column);
    if (!frame || !entity) return [];
    const { name, health, poison, weapon } = entity;
    const slug = frame.slugs.find((other) => other === entity);
    return [
      text(slug ? 'slug.board.slug' : 'slug.board.player', { slug: name, health, poison }),
      ...(weapon ? [text('slug.board.holds', { weapon })] : []),
      ...(slug?.canMove ? [text('slug.board.can-move')] : []),
    ];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'slug-board': SlugBoard;
  }
}
