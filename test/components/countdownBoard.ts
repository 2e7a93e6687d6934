// The board of a sixth game: an element in its own file, as those in webview/boards are.
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Status } from '../../src/games/game';
import type { OptionValues } from '../../src/games/options';
import type { ColourChoice } from '../../src/play/messages';
import type { Board, Change, Ending, GameKey, Help } from '../../webview/boards/board';
import { say } from '../../webview/texts';
import type { Countdown, CountdownQueries } from '../fixtures/countdown/play';

/** Shows how many turns are left, and twice as many. */
@customElement('countdown-board')
export class CountdownBoard extends LitElement implements Board<Countdown, CountdownQueries> {
  readonly keys: readonly GameKey[] = [{ key: 't', input: 'tick', label: 'countdown.key.tick', cap: 't' }];

  readonly help: Help = { goal: 'Count down to zero.', figures: [] };

  @property({ reflect: true }) colours: ColourChoice = 'theme';
  @property({ attribute: false }) options: OptionValues = {};
  @property({ attribute: false }) private left: number | null = null;
  @property({ attribute: false }) private twice: number | null = null;

  draw({ left }: Countdown, queries: CountdownQueries, change: Change): void {
    this.change = change;
    this.left = left;
    this.twice = queries.left(2);
  }

  /** What led to the frame that was drawn last. */
  change: Change | null = null;

  ending(status: Status, turn: number): Ending | null {
    if (status !== 'over') return null;
    return { title: 'Zero', message: 'Count again?', asks: true, result: `Counted ${turn} times`, tone: 'quiet' };
  }

  /** Only one of them is pressed, so that the other one is somebody else's. */
  takeKey(key: string): boolean {
    return key === 'x';
  }

  protected override render(): TemplateResult {
    return html`<h2>${say({ key: 'countdown.mark.left', args: { left: this.left ?? '' } })}</h2>
      <p>${this.twice}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'countdown-board': CountdownBoard;
  }
}
