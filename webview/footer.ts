import { html, nothing, type TemplateResult } from 'lit';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Session } from '../src/play/session';
import type { BoardController } from './boardController';
import './pad';
import type { PlaybackController } from './playbackController';
import type { Shell } from './shell';
import { text } from './texts';
import './timelineBar';
import './transport';
import type { TurnMarks } from './turnMarks';

/** What the footer shows. */
export interface Footer {
  readonly session: Session;
  readonly model: PlaygroundModel;
  readonly boards: BoardController;
  readonly playback: PlaybackController;
  readonly marks: TurnMarks;
  readonly isNarrow: boolean;
  readonly shell: Shell;
}

/** What never scrolls away: the board's own controls, the timeline over the transport, and the keys of the game as a pad. */
export function renderFooter({ session, model, boards, playback, marks, isNarrow, shell }: Footer): TemplateResult {
  const { board } = boards;
  const { turn, turns } = session;
  const known = board ? marks.of(session, board) : { marks: [], isPartial: false };
  if (known.isPartial) requestAnimationFrame(() => shell.refresh());
  return html`<footer>
    ${board?.renderFooter?.() ?? nothing}
    <div class="time">
      <div class="line">
        <turnsmith-timeline
          .turn=${turn}
          .turns=${turns}
          .unit=${model.game?.unit}
          .marks=${known.marks}
        ></turnsmith-timeline>
        <turnsmith-transport
          .turn=${turn}
          .turns=${turns}
          .unit=${model.game?.unit}
          .running=${playback.isRunning}
          .canStep=${playback.canStep}
          .pace=${model.view.pace}
          .narrow=${isNarrow}
          .brief=${board?.ownTransport ?? false}
          .undoLabel=${board?.undoLabel ?? ''}
        ></turnsmith-transport>
        ${isNarrow || !board?.keys.some(({ place }) => place === 'up-left') ? nothing : renderHints()}
      </div>
      ${
        board?.keys.some(({ place }) => place)
          ? html`<turnsmith-pad .keys=${board.keys} ?inert=${model.isStale}></turnsmith-pad>`
          : nothing
      }
    </div>
  </footer>`;
}

/** Beside a pad of three rows there is room for the keys that one needs most. */
function renderHints(): TemplateResult {
  const hints = [
    ['Z', text('keys.hint-back')],
    ['R', text('keys.restart')],
    ['?', text('keys.hint-all')],
  ];
  return html`<div class="hints">${hints.map(([cap, what]) => html`<kbd>${cap}</kbd> <span>${what}</span>`)}</div>`;
}
