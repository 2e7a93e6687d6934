// The board of a sixth game: an element in its own file, as those in webview/boards are.
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Status } from '../../src/games/game';
import type { OptionValues } from '../../src/games/options';
import type { Board, EndTexts, GameKey } from '../../webview/boards/board';
import { say } from '../../webview/texts';
import type { Countdown, CountdownQueries } from '../fixtures/countdown/play';

/** Shows how many turns are left, and twice as many. */
@customElement('countdown-board')
export class CountdownBoard extends LitElement implements Board<Countdown, CountdownQueries> {
  readonly keys: readonly GameKey[] = [{ key: 't', input: 'tick', label: 'countdown.key.tick', cap: 't' }];

  @property({ type: Boolean, reflect: true }) readable = false;
  @property({ attribute: false }) options: OptionValues = {};
  @property({ attribute: false }) private left: number | null = null;
  @property({ attribute: false }) private twice: number | null = null;

  draw({ left }: Countdown, queries: CountdownQueries): void {
    this.left = left;
    this.twice = queries.left(2);
  }

  endTexts(status: Status): EndTexts | null {
    return status === 'over' ? { title: 'Zero', question: 'Count again?' } : null;
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
