import { html, nothing, type TemplateResult } from 'lit';
import type { Session } from '../src/play/session';
import type { BoardController } from './boardController';
import './eventLog';
import type { HostApi } from './hostApi';
import './keyButtons';
import type { PlaybackController } from './playbackController';
import type { ReadingController } from './readingController';
import './readingGrid';
import { text } from './texts';
import './transport';

/** What stands below a board. */
export interface Controls {
  readonly session: Session;
  readonly logPrefix: string;
  readonly revision: number;
  readonly boards: BoardController;
  readonly reading: ReadingController;
  readonly playback: PlaybackController;
  readonly host: Pick<HostApi, 'postMessage'>;
}

/** Everything below the board: the cell that is read, the game's keys, time, the log, and the buttons of the original. */
export function renderControls({
  session,
  logPrefix,
  revision,
  boards,
  reading,
  playback,
  host,
}: Controls): TemplateResult {
  const keys = boards.board?.keys ?? [];
  return html`${reading.board ? renderReading(reading, revision) : nothing}
    ${keys.length > 0 ? html`<turnsmith-keys .keys=${keys}></turnsmith-keys>` : nothing}
    <turnsmith-transport
      .turn=${session.turn}
      .turns=${session.turns}
      .running=${playback.isRunning}
      .canStep=${playback.canStep}
      .speed=${playback.speed}
    ></turnsmith-transport>
    <turnsmith-log
      .turn=${session.turn}
      .revision=${revision}
      .logPrefix=${logPrefix}
      .eventsOf=${playback.eventsOf}
    ></turnsmith-log>
    <div class="buttons">
      <button class="load" @click=${() => host.postMessage({ type: 'load' })}>${text('playground.load')}</button>
      <button class="quit" @click=${() => host.postMessage({ type: 'quit' })}>${text('playground.quit')}</button>
    </div>`;
}

function renderReading({ line, board, cursor, nameOf }: ReadingController, revision: number): TemplateResult {
  const [rows, columns] = board?.size ?? [0, 0];
  return html`<p class="pointed">${line}</p>
    <turnsmith-reading-grid
      .rows=${rows}
      .columns=${columns}
      .cursor=${cursor}
      .revision=${revision}
      .nameOf=${nameOf}
      .origin=${board?.origin}
    ></turnsmith-reading-grid>`;
}
