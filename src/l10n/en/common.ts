import type { Table } from '../../core/message';

/** What is said of every game, everywhere. A problem that any file may have stands under its code with `*` for the language. */
export const common = {
  'severity.error': 'Error',
  'severity.warning': 'Warning',
  'severity.info': 'Info',
  'severity.hint': 'Hint',
  '*/too-large': 'This file has {length} characters; Turnsmith reads at most {limit}.',
  '*/merge-conflict':
    'Line {line} is a conflict marker, left by a merge. Keep the version that you want and remove the marker lines.',
  '*/encoding': {
    select: 'kind',
    cases: {
      foreign: 'This file is encoded as {encoding}. Save it as UTF-8.',
      other: 'The bytes here aren’t valid UTF-8 and show as “\uFFFD”. Save the file as UTF-8.',
    },
  },
  character: {
    select: 'kind',
    cases: {
      tab: 'A tab ({codePoint})',
      'no-break-space': 'A no-break space ({codePoint})',
      'soft-hyphen': 'A soft hyphen ({codePoint})',
      'zero-width-space': 'A zero-width space ({codePoint})',
      'zero-width-joiner': 'A zero-width joiner ({codePoint})',
      'line-separator': 'A line separator ({codePoint})',
      'ideographic-space': 'An ideographic space ({codePoint})',
      'byte-order-mark': 'A byte order mark ({codePoint})',
      invisible: 'An invisible character ({codePoint})',
      cyrillic: '“{character}” ({codePoint}, a Cyrillic letter)',
      greek: '“{character}” ({codePoint}, a Greek letter)',
      armenian: '“{character}” ({codePoint}, an Armenian letter)',
      cherokee: '“{character}” ({codePoint}, a Cherokee letter)',
      'full-width': '“{character}” ({codePoint}, a full-width character)',
      other: '“{character}” ({codePoint})',
    },
  },
  'outcome.playing': 'Playing',
  'outcome.won': 'Won',
  'outcome.lost': 'Lost',
  'outcome.over': 'Over',
} as const satisfies Table;
