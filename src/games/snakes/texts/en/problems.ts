import type { Table } from '../../../../core/message';

/** What is wrong with a snake file, in English. Rules, rows and columns are counted from 1. */
export const problems = {
  'snake/no-header': {
    select: 'text',
    cases: {
      '': 'There’s no snake here yet. Start the file with “snake” and a name, for example “snake Hunter”.',
      other: 'A snake file starts with “snake” and a name, for example “snake Hunter”; got “{text}”.',
    },
  },
  'snake/keyword-case': 'Write “{keyword}” in lowercase; got “{word}”.',
  'snake/empty-name': 'The snake has no name. Write one after “snake”.',
  'snake/second-header':
    'A file holds only one snake. Move “{text}” and its rules to a file of their own, or remove this line.',
  'snake/row-end': 'This line counts as a row of a rule, so it must end with “;” in column 8; got “{text}”.',
  'snake/row-width': {
    one: 'This row has {count} cell before the “;”. It needs {cells}, so that the “;” is in column 8.',
    other: 'This row has {count} cells before the “;”. It needs {cells}, so that the “;” is in column 8.',
  },
  'snake/tab':
    'The tab in column {column} isn’t a cell: it counts as one character, however wide it looks. Use spaces.',
  'snake/look-alike': {
    select: 'letter',
    cases: {
      ' ': '{named} looks like a space but is a different character. Replace it with a space.',
      other: '{named} looks like “{letter}” ({letterCodePoint}) but is a different character. Write “{letter}”.',
    },
  },
  'snake/unknown-cell':
    '{named} isn’t a cell. Use h, b or t (own head, body, tail), H, B or T (an enemy’s), # (wall), - (empty) or a space (anything).',
  'snake/after-row': 'Only a comment can follow the “;” of a row; got “{text}”. Put // before it, or remove it.',
  'snake/row-count': {
    one: 'This rule has {count} row; a rule needs {rows}.',
    other: 'These {count} rows follow each other without a blank line; a rule needs exactly {rows}.',
  },
  'snake/rules-not-separated': 'A new rule starts here. Put a blank line above it.',
  'snake/after-end': 'Only comments can follow “end”; got “{text}”. Remove it, or move “end” below it.',
  'snake/no-end': 'The file has no “end”. Add it at the bottom, on a line of its own.',
  'snake/never-fires': {
    select: 'letter',
    cases: {
      h: 'Rule {rule} can never fit: the snake’s own head is always at the centre, so it can’t be here.',
      other: 'Rule {rule} can never fit: the centre is always the snake’s own head, but the rule asks for “{letter}”.',
    },
  },
  'snake/ahead-blocked':
    'Rule {rule} can never choose a move: the move goes straight ahead, and no snake can move onto “{letter}”. Use -, T or a space here.',
  'snake/duplicate-rule': 'Rule {rule} is the same as rule {earlier}. Remove it.',
  'snake/subsumed-rule':
    'Rule {rule} is never used: rule {earlier} asks for less and fits wherever this one does. Move this rule above rule {earlier}.',
  'snake/catch-all': {
    one: 'Rule {rule} fits in every legal direction, so the {count} rule below it is never used. Move it to the end.',
    other:
      'Rule {rule} fits in every legal direction, so the {count} rules below it are never used. Move it to the end.',
  },
} as const satisfies Table;
