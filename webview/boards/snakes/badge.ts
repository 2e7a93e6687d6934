import { css, html, unsafeCSS, type TemplateResult } from 'lit';
import { ORIGINAL, READABLE, type SnakesColours } from './colours';
import { text } from './texts';

/** The number of a slot on its colour, named by side and colour for those who do not see it. */
export function slotBadge(slot: number, isReadable: boolean): TemplateResult {
  const label = text('snakes.slot', { slot });
  return html`<span
    class="badge slot-${slot} ${isReadable ? 'readable' : ''}"
    role="img"
    aria-label=${label}
    title=${label}
    >${slot}</span
  >`;
}

/** The rules that give the badges the colours of the snakes. */
const backgrounds = ({ snakes }: SnakesColours, suffix: string): string =>
  snakes.map((colour, index) => `.badge.slot-${index + 1}${suffix} { background: ${colour}; }`).join('\n');

/** What the numbers of slots look like. */
export const slotBadgeStyles = css`
  .badge {
    display: inline-block;
    min-width: 1.5em;
    text-align: center;
    font-weight: bold;
    color: #000000;
    border: 1px solid #000000;
    border-radius: 50%;
    line-height: 1.5;
  }
  ${unsafeCSS(backgrounds(ORIGINAL, ''))}
  ${unsafeCSS(backgrounds(READABLE, '.readable'))}
`;
