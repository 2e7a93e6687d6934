import { texts, type Examples } from '../../support/examples';

const EMPTY_ROW = '       ;';
const rule = (...rows: readonly string[]): string[] =>
  Array.from({ length: 7 }, (_, row) => rows[row - 2] ?? EMPTY_ROW);

/** A file that is right but for a row of the head of its only rule. */
const withRow = (row: string): string[] => ['snake A', '', ...rule('   T   ;', row), 'end'];

export const examples: readonly Examples[] = [
  {
    languageId: 'snake-rules',
    bad: texts(
      ['hello', 'snake late', 'end'],
      ['Snake', 'snake Other', 'END', 'more'],
      ['snake A', ...rule('   T   ;', '   h   ;').slice(1)],
      ['snake A', '', ...rule('   T   ;', '   h   ;'), ...rule('   -   ;', '   h   ;'), 'end'],
      ['snake A', '       ', '      ;', '   \u041D   ;', '\t  h   ;', '   x   ;', '       ; after', EMPTY_ROW, 'end'],
      [
        'snake A',
        ...[
          rule('   #   ;', '   h   ;'),
          rule('   T   ;', '   b   ;'),
          rule('   T   ;', '   h   ;'),
          rule('   T   ;', '   h   ;'),
          rule('  T-   ;', '   h   ;'),
          rule('  T    ;', '   h   ;'),
          rule('  TT   ;', '   h   ;'),
          rule('', '   h   ;').map(() => EMPTY_ROW),
          rule('   -   ;', '   h   ;'),
        ].flatMap((rows) => ['', ...rows]),
        'end',
      ],
      [''],
      ['snake A', '', ...Array<string>(14).fill('   h   '), 'end'],
      withRow('\t\t h   ;'),
      withRow('\th   ;'),
      withRow('\u041D\u0422 h   ;'),
      withRow('x  \u0440   ;'),
      withRow('  h    T;'),
      withRow('   h    ;'),
      withRow('T  h   T;'),
      ['snake A', '', ...rule('T     ;', '   h;'), 'end'],
      ['snake A', '', ...rule(), EMPTY_ROW, 'end'],
      ['snake A', '', ...rule(), ...rule(), ...rule(), 'end'],
      ['snake A', 'end', '', ...rule('   T   ;', '   h   ;'), 'end'],
      ['snake A', '', ...rule('   T   ;', '  hb   ;'), 'end'],
      ['snake A', '', ...rule(), '', ...rule('   T   ;', '   h   ;'), '', ...rule(), 'end'],
      ['snake A', '', ...rule(), '', ...rule(), '', ...rule('   T   ;', '   h   ;'), 'end'],
      ['snake A', ...['   T   ;', ' b T   ;', ' b T   ;'].flatMap((row) => ['', ...rule(row, '   h   ;')]), 'end'],
      ['snake A', '', ...rule('   T   ;', '   h   ;'), ''],
    ),
    pieces: ['snake A', 'end', '       ;', '   h   ;', '   T   ;', '// note', ';', ...'hbtHBT#- x', '\u041D'],
  },
];
