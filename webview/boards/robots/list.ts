import { css, html, type TemplateResult } from 'lit';
import type { Team } from '../../../src/games/robots/facts/robots';

/** How the lists beside the board of a robot war look. The signs have the colours of `colours.ts`. */
export const robotsList = css`
  :host {
    display: block;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  li {
    display: flex;
    gap: 6px;
    align-items: baseline;
    padding: 1px 0;
  }
  .sign {
    flex: none;
    width: 1.5em;
    text-align: center;
    font-weight: bold;
    border: 1px solid;
  }
  .team-1 {
    color: #ffffff;
    background: #1f4f9f;
    border-color: #0b2654;
  }
  .team-2 {
    color: #241300;
    background: #ffc15e;
    border-color: #7a4300;
  }
  .team-1.readable {
    background: #00264d;
    border-color: #ffffff;
  }
  .team-2.readable {
    color: #000000;
    background: #ffe14d;
    border-color: #000000;
  }
`;

/** The number of a team on the colour of its robots. */
export const teamSign = (team: Team, readable: boolean): TemplateResult =>
  html`<span class="sign team-${team} ${readable ? 'readable' : ''}" aria-hidden="true">${team}</span>`;
