import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TEAMS, type Team } from '../../../src/games/robots/facts/robots';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';
import { sharedStyles } from '../../sharedStyles';
import { robotsList, teamSign } from './list';
import { text } from './texts';

/** How the war stands: the turn and the limit, or the outcome, and who is left of each team. */
@customElement('robots-teams')
export class RobotsTeams extends LitElement {
  static override styles = [
    sharedStyles,
    robotsList,
    css`
      .outcome {
        margin: 0 0 4px;
        font-weight: bold;
      }
    `,
  ];

  @property({ attribute: false }) frame: RobotsFrame | null = null;
  @property({ type: Boolean }) readable = false;

  protected override render(): TemplateResult | typeof nothing {
    const { frame, readable } = this;
    if (!frame) return nothing;
    return html`<p class="outcome">${outcomeOf(frame)}</p>
      <ul aria-label=${text('robots.panel.teams')}>
        ${TEAMS.map((team) => html`<li>${teamSign(team, readable)} ${standingOf(frame, team)}</li>`)}
      </ul>`;
  }
}

function outcomeOf({ turn, turnLimit, winner }: RobotsFrame): string {
  if (winner !== null) return text('robots.panel.won', { team: winner, turn });
  return text(turn < turnLimit ? 'robots.panel.turn' : 'robots.panel.stopped', { turn, limit: turnLimit });
}

function standingOf({ robots }: RobotsFrame, team: Team): string {
  const members = robots.filter((robot) => robot.team === team);
  const attack = members.filter(({ kind }) => kind === 'attack').length;
  const health = members.reduce((sum, robot) => sum + robot.health, 0);
  return text('robots.panel.team', { team, attack, medics: members.length - attack, health });
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-teams': RobotsTeams;
  }
}
