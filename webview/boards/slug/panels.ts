import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FrameEntity, SlugFrame } from '../../../src/games/slug/play/frame';
import { sharedStyles } from '../../sharedStyles';
import '../../sprites/spriteElement';
import { poisonDrop } from '../../sprites/weapons';
import { tableStyles } from '../../tableStyles';
import type { SlugColours } from './colours';
import { signOf, weaponSign } from './figures';
import { text } from './texts';

const COLUMNS = ['name', 'position', 'weapon', 'health', 'poison'] as const;

/** More rows than anybody reads; the rest is counted. */
const MAX_ROWS = 100;

/** A position as the original shows it. */
const placeOf = ([row, column]: readonly [number, number]): string => `(${row}, ${column})`;

/** The original's two tables in its five columns: the player above, the slugs below. */
@customElement('slug-panel')
export class SlugPanel extends LitElement {
  static override styles = [
    sharedStyles,
    tableStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      table + table {
        margin-top: 12px;
      }
      table {
        table-layout: fixed;
      }
      td {
        overflow-wrap: anywhere;
      }
      tr > :last-child {
        padding-inline-end: 0;
      }
      .name {
        width: 23%;
      }
      .position {
        width: 15%;
      }
      .health {
        width: 16%;
      }
      .poison {
        width: 12%;
      }
      caption {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      svg {
        width: 40px;
        height: 6px;
        margin-inline-end: 6px;
        vertical-align: middle;
        border-radius: 3px;
        background: color-mix(in srgb, var(--vscode-foreground) 18%, transparent);
      }
      /* Five columns in a narrow drawer: smaller, without what is only pretty; what is still too long goes on in a second line. */
      @container (inline-size < 440px) {
        svg,
        .weapon turnsmith-sprite {
          display: none;
        }
        td {
          font-size: 11px;
          line-height: 16px;
          white-space: normal;
        }
        tr > :not(:last-child) {
          padding-inline-end: 4px;
        }
        .name {
          width: 27%;
        }
        .position {
          width: 16%;
        }
        .health {
          width: 13%;
        }
        .poison {
          width: 13%;
        }
      }
    `,
  ];

  @property({ attribute: false }) frame: SlugFrame | null = null;
  @property({ attribute: false }) colours: SlugColours | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { frame, colours } = this;
    if (!frame || !colours) return nothing;
    const more = frame.slugs.length - MAX_ROWS;
    const nobody = html`<tr>
      <td colspan=${COLUMNS.length} class="none">${text('slug.panel.no-slug')}</td>
    </tr>`;
    return html`${renderTable('player', [frame.player], colours, nothing)}
    ${renderTable('slugs', frame.slugs.slice(0, MAX_ROWS), colours, nobody)}
    ${more > 0 ? html`<p class="none">${text('slug.panel.more', { count: more })}</p>` : nothing}`;
  }
}

function renderTable(
  kind: 'player' | 'slugs',
  entities: readonly FrameEntity[],
  colours: SlugColours,
  nobody: TemplateResult | typeof nothing,
): TemplateResult {
  return html`<table class=${kind}>
    <caption>
      ${text(`slug.panel.${kind}`)}
    </caption>
    <thead>
      <tr>
        ${COLUMNS.map((column) => html`<th scope="col" class=${column}>${text(`slug.panel.${column}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${entities.length === 0 ? nobody : entities.map((entity) => renderRow(entity, colours))}
    </tbody>
  </table>`;
}

function renderRow(entity: FrameEntity, colours: SlugColours): TemplateResult {
  const { name, position, weapon, health, maxHealth, poison } = entity;
  const sign = weaponSign(weapon);
  const share = maxHealth > 0 ? Math.max(0, Math.min(1, health / maxHealth)) : 0;
  return html`<tr>
    <td>
      <turnsmith-sprite
        .sprite=${signOf(name)}
        .hue=${colours.slugs[name] ?? colours.player}
        .size=${16}
      ></turnsmith-sprite>
      ${breakable(name)}
    </td>
    <td>${placeOf(position)}</td>
    <td class="weapon">
      ${sign ? html`<turnsmith-sprite .sprite=${sign} .size=${14}></turnsmith-sprite>` : nothing}
      ${breakable(weapon ?? text('slug.panel.no-weapon'))}
    </td>
    <td>
      <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width=${100 * share} height="1" fill=${share <= 1 / 3 ? colours.weak : colours.healthy} />
      </svg>
      ${health}
    </td>
    <td>
      ${poison > 0 ? html`<turnsmith-sprite .sprite=${poisonDrop} .size=${12}></turnsmith-sprite>` : nothing} ${poison}
    </td>
  </tr>`;
}

/** A name that may go on in a second line before a capital, as the original breaks `Nice` and `Slug`. */
const breakable = (name: string): readonly (string | TemplateResult)[] =>
  name.split(/(?=[A-Z])/).map((part, i) => (i === 0 ? part : html`<wbr />${part}`));

declare global {
  interface HTMLElementTagNameMap {
    'slug-panel': SlugPanel;
  }
}
