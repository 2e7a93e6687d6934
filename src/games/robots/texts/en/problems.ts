import type { Table } from '../../../../core/message';

/** What is wrong with an arena or a medic file, in English. Places are written `(x, y)`; the lower left corner is (0, 0). */
export const problems = {
  'medic/wrong-case': 'Commands are case-sensitive: write {command} instead of “{text}”.',
  'medic/unknown-command': 'Unknown command “{text}”. Write one of these on the line, and nothing else: {commands}.',
  'medic/blank-line': 'Line {line} is blank, so it’s skipped. Remove it.',
  'medic/empty':
    'This file has no commands: the medic stays where it is and only heals. Write one command on each line.',

  'arena/unknown-word': 'Unknown keyword “{word}”. Start the line with one of these, in lower case: {words}.',
  'arena/missing-word': {
    one: 'The last word is missing. Write {syntax}.',
    other: 'The last {count} words are missing. Write {syntax}.',
  },
  'arena/extra-word': 'Unexpected word “{word}”. Write {syntax}, or put # in front of a comment.',
  'arena/bad-number': {
    select: 'keyword',
    cases: {
      seed: 'The seed must be an integer, for example -7 or 42; got “{text}”.',
      turns: 'The turn limit must be a whole number, at least 1; got “{text}”.',
    },
  },
  'arena/second-seed': 'Line {line} already sets the seed. Remove one of the two lines.',
  'arena/second-turns': 'Line {line} already sets the turn limit. Remove one of the two lines.',
  'arena/team': 'The team must be 1 or 2; got “{word}”.',
  'arena/off-board': '{axis} must be a whole number from 0 to {last}; got “{word}”.',
  'arena/occupied': 'The robot in line {line} already stands at ({x}, {y}). Choose a free place.',
  'arena/direction': 'The direction must be one of {letters}, as a capital letter; got “{word}”.',
  'arena/medic-path':
    '“{file}” must be a path inside the arena’s folder, with / between its parts and without a drive letter.',
  'arena/medic-missing': 'Can’t read “{file}”. Correct the name of the medic file, or create the file.',
  'arena/medic-errors': '“{file}” has errors. Fix them first; until then the arena isn’t playable.',
  'arena/no-robots': 'The arena has no robots. Add some, for example “attack 1 5 5 N”.',
  'arena/one-team': 'Only team {team} has robots, so nobody can win. Add a robot for the other team.',
} as const satisfies Table;
