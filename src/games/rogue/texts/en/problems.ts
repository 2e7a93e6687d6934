import type { Table } from '../../../../core/message';

/** What is wrong with a dungeon file, in English. Cells are written `(x, y)`, as the game counts them. */
export const problems = {
  'rogue/unknown-word':
    'Unknown keyword “{word}”. Start the line with one of: {words}; or with // to make it a comment.',
  'rogue/keyword-case': 'Write “{word}” in lower case: {right}.',
  'rogue/duplicate-line': '“{word}” is already given in line {line}, and only that line counts. Remove this one.',
  'rogue/unknown-key': '“{word}” has no key “{key}”. Its keys are: {keys}.',
  'rogue/duplicate-key': '“{key}” is already given in this line. Remove one of the two.',
  'rogue/missing-value': '“{key}” needs a number. Add one, for example {preset}.',
  'rogue/bad-number': {
    select: 'key',
    cases: {
      seed: '“{key}” must be a whole number in digits, for example 42 or -7; got “{text}”.',
      other: '“{key}” must be a whole number from {least} to {most}, in digits only; got “{text}”.',
    },
  },
  'rogue/extra-word': 'Nothing may follow here in a “{word}” line; got “{text}”. Remove it.',
  'rogue/room-size':
    'Rooms from min {min} to max {max} don’t fit: min can’t be greater than max, and max must be less than both the width {width} and the height {height}.',
  'rogue/after-generate':
    '“{word}” comes after “generate”, where only blank lines and comments are allowed. Move it above “generate”, or remove it.',
  'rogue/no-dungeon': 'The file has no dungeon. Add a “map” line with rows below it, or a “generate” line.',
  'rogue/no-rows': 'There are no rows below “map”. Draw the dungeon there, for example #@..o#.',
  'rogue/no-player': 'The map has no player. Put an @ on a floor cell.',
  'rogue/many-players': 'The player is already at ({x}, {y}). Keep one @, and replace this one with floor.',
  'rogue/unknown-cell': '{named} has no meaning in a map. Use {suggestion} here, or another of # . @ o T and space.',
  'rogue/short-row':
    'This row has {length} of {width} cells. The missing cells on the right count as walls; add them to make that clear.',
  'rogue/blank-end': {
    one: 'The empty line at the end of the map is ignored. Remove it.',
    other: 'The {count} empty lines at the end of the map are ignored. Remove them.',
  },
  'rogue/too-many-cells':
    'With its short rows filled, this map has {width} by {height} cells; Turnsmith can play at most {most} cells. Shorten the longest row, or remove empty rows.',
  'rogue/unreachable':
    'The player can’t walk to this {monster} at ({x}, {y}), and it can’t find a way to the player. Open a way if they should meet.',
} as const satisfies Table;
