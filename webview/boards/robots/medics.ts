import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rangeOf } from '../../../src/core/range';
import type { FrameCommand, FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { FileTarget } from '../../../src/play/messages';
import { RevealEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import { robotsList, teamSign } from './list';
import { text } from './texts';

/** More medics than anybody reads about; the rest is counted. */
const MAX_MEDICS = 40;

/**
 * The medics, each with the command that it will try next.
 * @fires reveal - the user wants to see a command in its medic file
 */
@customElement('robots-medics')
export class RobotsMedics extends LitElement {
  static override styles = [
    sharedStyles,
    robotsList,
    css`
      :host {
        overflow-y: auto;
        max-height: 9em;
      }
    `,
  ];

  @property({ attribute: false }) frame: RobotsFrame | null = null;
  @property({ type: Boolean }) readable = false;
  /** Whether the followed file is the medic's own, which needs no name. */
  @property({ type: Boolean }) isDrill = false;

  protected override render(): TemplateResult | typeof nothing {
    const medics = (this.frame?.robots ?? []).filter(({ kind }) => kind === 'medic');
    if (medics.length === 0) return nothing;
    const more = medics.length - MAX_MEDICS;
    return html`<ul aria-label=${text('robots.panel.medics')}>
      ${medics.slice(0, MAX_MEDICS).map((medic) => this.renderMedic(medic))}
      ${more > 0 ? html`<li>${text('robots.panel.more', { count: more })}</li>` : nothing}
    </ul>`;
  }

  private renderMedic({ team, x, y, direction, health, file, command }: FrameRobot): TemplateResult {
    const key = this.isDrill ? 'robots.panel.medic-of-drill' : 'robots.panel.medic';
    return html`<li>
      ${teamSign(team, this.readable)}
      <span>
        ${text(key, { x, y, direction, health, file: file ?? '' })}
        ${command ? this.renderCommand(command, file) : text('robots.board.no-commands')}
      </span>
    </li>`;
  }

  private renderCommand({ command, index, count, line }: FrameCommand, file: string | null): TemplateResult {
    const args = { command, number: index + 1, count };
    const place = rangeOf(line, 0, line, 0);
    const target: FileTarget = this.isDrill || file === null ? { kind: 'followed' } : { kind: 'file', path: file };
    return html`<button
      class="link"
      title=${text('robots.panel.go-to-command')}
      @click=${() => this.dispatchEvent(new RevealEvent(place, target))}
    >
      ${text('robots.panel.command', args)}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-medics': RobotsMedics;
  }
}
