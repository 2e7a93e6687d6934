import type { Table } from '../../core/message';
import type { common } from './common';

/** What the panel says around every board. */
export const panel = {
  'playground.none': 'No file is open here. Open a game file and choose “Turnsmith: Open Playground”.',
  'playground.language-unknown': 'Turnsmith can’t play {name}.',
  'playground.broken': 'Showing the last playable version:',
  'playground.never-played': 'This file isn’t playable yet:',
  'playground.gone': '{name} can’t be read any more. The last version keeps playing.',
  'playground.turn-failed':
    'Something went wrong in turn {turn}: {reason}. The board shows the last turn that worked. Step back, restart or change the text to go on.',
  'playground.text-failed':
    'Something went wrong with this text: {reason}. The board shows the last version that worked.',
  'playground.go-to-text': 'Go to line {line}',
  'playground.file': 'Show {name} in the editor',
  'playground.load': 'Load Game',
  'playground.quit': 'Quit',
  'playground.readable': 'High-visibility colours',
  'playground.problems': 'Problems',
  'playground.problem': '{severity}, line {line}: {message}',
  'playground.more-problems': '… and more; see the Problems view',
  'playground.log': 'Log',
  'playground.log-empty': 'Nothing has happened yet.',
  'playground.turn': 'Turn {turn}',
  'playground.turn-of': 'Turn {turn} of {turns}',
  'playground.waiting': {
    one: '{count} move is on hold: it isn’t valid in the current text. It returns when the text allows it.',
    other: '{count} moves are on hold: they aren’t valid in the current text. They return when the text allows them.',
  },
  'playground.full': 'This game has reached the limit of {limit} turns.',
  'playground.not-a-turn': '{key} isn’t possible here.',
  'playground.stale-turn': 'Fix the text first; then you can play on.',
  'playground.board': 'Board. Press Shift with the arrow keys to read it cell by cell.',
  'playground.cell': '{name}, row {row}, column {column}',
  'playground.keys': 'Moves',
  'playground.seed': 'Seed',
  'playground.yes': 'Yes',
  'playground.no': 'No',

  'transport.label': 'Time',
  'transport.restart': 'Restart',
  'transport.back': 'Step back',
  'transport.play': 'Run',
  'transport.pause': 'Pause',
  'transport.forward': 'Step',
  'transport.slider': 'Turn',
  'transport.speed': 'Speed',
  'transport.milliseconds': '{count} ms per turn',
} as const satisfies Table;

/** The keys of what the panel says around every board. */
export type PanelKey = keyof typeof panel | keyof typeof common;
