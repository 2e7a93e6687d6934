import { html } from 'lit';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Board, Section } from './boards/board';
import './eventLog';
import type { PlaybackController } from './playbackController';
import './problemList';
import { text } from './texts';

/** All sections of details: the board's own, then the log, and what is wrong with the text. */
export function sectionsOf(
  model: PlaygroundModel,
  board: Pick<Board<unknown>, 'sections'> | null,
  playback: Pick<PlaybackController, 'eventsOf'>,
  revision: number,
): readonly Section[] {
  const { session, game, shownProblems } = model;
  const log: Section = {
    id: 'log',
    label: text('playground.log'),
    render: () =>
      html`<turnsmith-log
        .turn=${session?.turn ?? 0}
        .revision=${revision}
        .logPrefix=${game?.logPrefix ?? ''}
        .eventsOf=${playback.eventsOf}
      ></turnsmith-log>`,
  };
  const problems: Section = {
    id: 'problems',
    label: text('playground.problems'),
    count: shownProblems.length,
    render: () => html`<turnsmith-problems .problems=${shownProblems}></turnsmith-problems>`,
  };
  return [...((session && board?.sections) || []), ...(session ? [log] : []), problems];
}
