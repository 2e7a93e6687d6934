import type { Table } from '../../core/message';

/** What the editor says of no game in particular. */
export const editor = {
  'editor.playground-title': 'Playground: {name}',
  'editor.play': 'Play',
  'editor.new-file': 'New game file: choose its language',
  'editor.begin': 'Begin with a template',
  'editor.samples.choose': 'Copy the {count} samples; no file of yours is replaced',
  'editor.samples.other-folder': 'Another folder…',
  'editor.samples.copy': 'Copy Samples Here',
  'editor.sample': 'sample of Turnsmith',
  'editor.samples.copying': 'Copying the samples',
  'editor.samples.failed': 'The samples can’t be copied to {name}: {reason}',
  'editor.choose-file': 'Load Game: choose a file',
  'editor.random-files': { select: 'count', cases: { 3: 'Random three', other: 'Random {count}' } },
  'editor.browse': 'Browse…',
  'editor.browse-label': 'Load',
  'editor.nothing-to-play': 'Open a game file first; then choose “Open Playground” again.',
  'editor.cannot-open': 'Can’t open {name}: {reason}',
  'editor.not-a-file': 'it isn’t a regular file.',
  'editor.choose-user': 'Several files use {name}. Which one do you want to play?',
  'editor.play-alone': 'Practice',
  'editor.play-alone-about': '{name} on its own',
  'editor.rewriting': 'Working out the new text',
  'editor.cannot-rewrite': 'The new text couldn’t be worked out: {reason}',
  'editor.failed': 'Turnsmith can’t check this file: {reason}',
  'editor.check.title': 'Checking game files',
  'editor.check.no-folder': 'Open a folder first; then its game files can be checked.',
  'editor.check.done': {
    one: 'Checked {count} game file; errors: {errors}, warnings: {warnings}.',
    other: 'Checked {count} game files; errors: {errors}, warnings: {warnings}.',
  },
  'editor.check.stopped': {
    one: 'Stopped after {count} game file; errors: {errors}, warnings: {warnings}.',
    other: 'Stopped after {count} game files; errors: {errors}, warnings: {warnings}.',
  },
  'editor.check.left-out': 'Not checked: {list}.',
  'editor.check.why': {
    select: 'why',
    cases: {
      tooMany: 'files beyond the first {limit} ({number})',
      tooDeep: 'folders more than {limit} levels deep ({number})',
      tooLarge: 'files that are too large ({number})',
      unreadable: 'files that can’t be read ({number})',
    },
  },
} as const satisfies Table;

/** The keys of what the editor says of no game in particular. */
export type EditorKey = keyof typeof editor;
