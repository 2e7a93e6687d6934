import type { Table } from '../../../../core/message';

/** What is wrong with a game file, in English. */
export const problems = {
  'spire/no-encounters':
    'The file has no encounters. Start with a header such as “Encounter 1”, and put a monster such as “Louse 20” below it.',
  'spire/bad-header':
    'A header must start with “Encounter”, spelled exactly like that, in the first column; got “{word}” in column {column}.',
  'spire/monster-before-encounter': '“{text}” comes before the first header. Insert “Encounter 1” above it.',
  'spire/bad-monster-line': {
    one: '“{text}” is only one word. Write a monster, one space and its hit points, for example “Louse 20”.',
    other: '“{text}” has {count} words. Write a monster, one space and its hit points, for example “Louse 20”.',
  },
  'spire/unknown-monster': {
    select: 'nearest',
    cases: {
      none: 'Unknown monster “{word}”. Use one of these: {types}.',
      other: 'Unknown monster “{word}”; did you mean {nearest}? Upper and lower case matter.',
    },
  },
  'spire/bad-hp': 'Hit points must be a whole number from 1 to {largest}; got “{word}”.',
  'spire/separator': {
    one: 'Separate a monster and its hit points with one space, not with another white-space character.',
    other: 'Separate a monster and its hit points with one space, not with {count} white-space characters.',
  },
  'spire/many-monsters':
    'This encounter has {count} monsters, but the game is designed for {room} at most. Start a new encounter here.',
  'spire/empty-encounter': '“{text}” has no monsters, so it’s won at once. Add a monster or remove the header.',
  'spire/bom':
    'The file starts with a byte order mark, which hides the first header from the original game. Save it without one.',
} as const satisfies Table;
