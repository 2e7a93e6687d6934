import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TEAMS, type Team } from '../../../src/games/robots/facts/robots';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';
import { sharedStyles } from '../../sharedStyles';
import '../../sprites/spriteElement';
import type { RobotsColours } from './colours';
import { signOf } from './figures';
import { strengthOf } from './strength';
import { text } from './texts';

/** Both teams as bars that face each other: who is left of each, and how much health of what it began with. */
@customElement('robots-teams')
export class RobotsTeams extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        box-sizing: border-box;
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0 12px;
        padding: 6px 20px 2px;
      }
      .team {
        min-width: 0;
      }
      .line {
        display: flex;
        align-items: center;
        gap: 6px;
        white-space: nowrap;
        overflow: hidden;
      }
      .team-2 .line {
        flex-direction: row-reverse;
      }
      .counts {
        flex: 1 1 0;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        font-size: 11px;
        color: var(--vscode-descriptionForeground);
      }
      .team-2 .counts {
        text-align: end;
      }
      .health {
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      svg {
        display: block;
        width: 100%;
        height: 8px;
        margin-top: 2px;
        border-radius: 4px;
        background: color-mix(in srgb, var(--vscode-foreground) 18%, transparent);
      }
      .team-1 svg {
        transform: scaleX(-1);
      }
      @media (width < 420px) {
        .counts {
          color: transparent;
        }
      }
    `,
  ];

  @property({ attribute: false }) frame: RobotsFrame | null = null;
  @property({ attribute: false }) colours: RobotsColours | null = null;
  /** The health that the teams had at most, so that the bars can be compared. */
  @property({ type: Number }) most = 1;

  protected override render(): TemplateResult | typeof nothing {
    const { frame, colours } = this;
    if (!frame || !colours) return nothing;
    return html`${TEAMS.map((team) => this.renderTeam(frame, team, colours))}`;
  }

  private renderTeam(frame: RobotsFrame, team: Team, colours: RobotsColours): TemplateResult {
    const { attack, medics, health } = strengthOf(frame, team);
    const counts = text('robots.counts', { attack, medics });
    const sign = signOf(team, 'attack', team === 1 ? 'E' : 'W');
    const share = Math.max(0, Math.min(1, health / Math.max(1, this.most)));
    return html`<div class="team team-${team}">
      <div class="line" title=${counts}>
        <turnsmith-sprite .sprite=${sign} .hue=${colours.teams[team]} .size=${16}></turnsmith-sprite>
        <strong>${text('robots.team', { team })}</strong>
        <span class="counts">${counts}</span>
        <span class="visually-hidden">${text('robots.health')}</span>
        <span class="health">${health}</span>
      </div>
      <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width=${100 * share} height="1" fill=${colours.lines[team]} />
      </svg>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-teams': RobotsTeams;
  }
}
