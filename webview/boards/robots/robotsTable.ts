import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rangeOf } from '../../../src/core/range';
import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { FileTarget } from '../../../src/play/messages';
import { RevealEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import '../../sprites/spriteElement';
import { tableStyles } from '../../tableStyles';
import type { RobotsColours } from './colours';
import { signOf } from './figures';
import { text } from './texts';

/** More robots than anybody reads about; the rest is counted. */
const MAX_ROWS = 100;

/**
 * Robots in a table: of all of them how they are, or of the medics which command each will try next.
 * @fires reveal - the user wants to see a command in its medic file
 */
@customElement('robots-table')
export class RobotsTable extends LitElement {
  static override styles = [
    sharedStyles,
    tableStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      /* Long names give way, so that the next command is always in view. */
      td.file {
        width: 40%;
        max-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      td.file button {
        display: block;
        max-width: 100%;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      @container (width < 360px) {
        .of {
          display: none;
        }
        th,
        td {
          padding-inline-end: 4px;
        }
      }
      .of {
        font-size: 11px;
        color: var(--vscode-descriptionForeground);
      }
    `,
  ];

  @property({ attribute: false }) frame: RobotsFrame | null = null;
  @property({ attribute: false }) colours: RobotsColours | null = null;
  /** Whether only the medics are listed, with their commands. */
  @property({ type: Boolean }) medics = false;
  /** Whether the followed file is the medic's own, which needs no name. */
  @property({ type: Boolean }) isDrill = false;

  protected override render(): TemplateResult | typeof nothing {
    const { frame, colours, medics } = this;
    if (!frame || !colours) return nothing;
    const shown = frame.robots.filter(({ kind }) => !medics || kind === 'medic');
    if (shown.length === 0) return html`<p class="none">${text(medics ? 'robots.no-medics' : 'robots.no-robots')}</p>`;
    const columns = medics
      ? (['medic', 'health', 'commands', 'next'] as const)
      : (['robot', 'team', 'kind', 'health'] as const);
    const more = shown.length - MAX_ROWS;
    return html`<table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${text(`robots.column.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.slice(0, MAX_ROWS).map((robot) => this.renderRobot(robot, colours))}
        </tbody>
      </table>
      ${more > 0 ? html`<p class="none">${text('robots.panel.more', { count: more })}</p>` : nothing}
      ${medics ? html`<p class="none">${text('robots.panel.medics-do')}</p>` : nothing}`;
  }

  private renderRobot(robot: FrameRobot, colours: RobotsColours): TemplateResult {
    const { team, kind, x, y, direction, health } = robot;
    const sign = html`<turnsmith-sprite
      .sprite=${signOf(team, kind, direction)}
      .hue=${colours.teams[team]}
      .size=${16}
    ></turnsmith-sprite>`;
    const args = { kind: text(`robots.kind.${kind}`), team, x, y, direction };
    return html`<tr>
      <td title=${text('robots.title', args)}>
        ${sign} ${this.medics ? html`<span class="visually-hidden">${text('robots.team', { team })}</span>` : nothing}
        ${text('robots.place', args)}
      </td>
      ${
        this.medics
          ? nothing
          : html`<td>${text('robots.team', { team })}</td>
              <td>${args.kind}</td>`
      }
      <td>${health}</td>
      ${this.medics ? this.renderCommand(robot) : nothing}
    </tr>`;
  }

  /** The file, which leads to the command that is due, and that command. */
  private renderCommand({ command, file }: FrameRobot): TemplateResult {
    const name = this.isDrill ? text('robots.this-file') : file;
    if (!command) {
      return html`<td class="file">${name}</td>
        <td>${text('robots.board.no-commands')}</td>`;
    }
    const { command: word, index, count, line } = command;
    const target: FileTarget = this.isDrill || file === null ? { kind: 'followed' } : { kind: 'file', path: file };
    const reveal = (): void => void this.dispatchEvent(new RevealEvent(rangeOf(line, 0, line, 0), target));
    return html`<td class="file">
        <button class="link" title=${text('robots.panel.go-to-command', { file: name ?? '' })} @click=${reveal}>
          ${name}
        </button>
      </td>
      <td>${word} <span class="of">${text('robots.panel.of', { number: index + 1, count })}</span></td>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-table': RobotsTable;
  }
}
