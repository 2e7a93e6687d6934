import type { Table } from '../../../../core/message';

/** What the editor says about arenas and medic files, in English. */
export const editor = {
  'robots.fix.change-to': 'Change to “{text}”',
  'robots.fix.create-file': 'Create “{file}”',
  'robots.fix.correct-case': 'Correct the case of all {count} commands',
  'robots.fix.remove-line': 'Remove this line',
  'robots.fix.remove-blank-line': 'Remove this blank line',
  'robots.fix.remove-blank-lines': 'Remove all {count} blank lines',
  'robots.fix.add-square-walk': 'Add the commands for a walk in a square',
  'robots.fix.convert-script': 'Convert all {count} lines of the Python script',
  'robots.fix.add-words': 'Add “{text}”',
  'robots.fix.remove-words': 'Remove the extra words',
  'robots.fix.make-comment': 'Turn the extra words into a comment',
  'robots.fix.add-duel': 'Add two robots for a duel',
  'robots.fix.add-opponent': 'Add a robot for team {team}',

  'robots.command.Forward':
    'Go one step ahead. At the wall the medic turns round instead; if a robot is in the way, it waits and tries again next turn.',
  'robots.command.Left90': 'Turn left by 90 degrees',
  'robots.command.Right90': 'Turn right by 90 degrees',
  'robots.command.Turn180': 'Turn round',
  'robots.about.number': {
    one: 'The only command: the medic repeats it every turn',
    other: 'Command {number} of {count}; after the last one the list starts again',
  },

  'robots.keyword.seed': '`{syntax}`: the seed for everything random',
  'robots.keyword.turns': '`{syntax}`: the turn limit',
  'robots.keyword.attack': '`{syntax}`: a robot that wanders and hits enemies in front of it',
  'robots.keyword.medic': '`{syntax}`: a robot that heals teammates and follows the commands in FILE',
  'robots.complete.seed': 'The same seed always gives the same war',
  'robots.complete.turns': { one: 'Stop after {count} turn', other: 'Stop after {count} turns' },
  'robots.complete.team': 'Team {team}',
  'robots.complete.column': { one: 'Column {x}: {count} free place', other: 'Column {x}: {count} free places' },
  'robots.complete.row': '({x}, {y}) is free',
  'robots.complete.direction': {
    select: 'direction',
    cases: { N: 'north, up', E: 'east, right', S: 'south, down', W: 'west, left' },
  },
  'robots.complete.file': 'Medic file {file}',

  'robots.about.seed': 'Seed {seed}',
  'robots.about.turns': {
    one: 'Stops after {count} turn, or as soon as a team has won',
    other: 'Stops after {count} turns, or as soon as a team has won',
  },
  'robots.about.attack': '**Attack robot** of team {team} at ({x}, {y}), facing {facing}',
  'robots.about.medic': '**Medic robot** of team {team} at ({x}, {y}), facing {facing}',
  'robots.about.facing': {
    select: 'direction',
    cases: { N: 'north', E: 'east', S: 'south', W: 'west' },
  },
  'robots.about.side': {
    select: 'side',
    cases: {
      front: 'In front: {who}',
      right: 'On the right: {who}',
      left: 'On the left: {who}',
      behind: 'Behind: {who}',
      unseen: 'Behind, unseen: {who}',
    },
  },
  'robots.about.neighbour': {
    select: 'who',
    cases: {
      wall: 'the wall',
      nobody: 'nobody at ({x}, {y})',
      teammate: 'a teammate at ({x}, {y}), from line {line}',
      enemy: 'an enemy at ({x}, {y}), from line {line}',
    },
  },
  'robots.about.file': 'Follows the commands in {file}',

  'robots.outline.command': '{command}',
  'robots.outline.commands': '{command}, {times} times',
  'robots.outline.attack': 'Attack robot, team {team}, ({x}, {y}) {direction}',
  'robots.outline.medic': 'Medic robot, team {team}, ({x}, {y}) {direction}',

  'robots.hint.stand': '({x}, {y}) {direction}',
  'robots.hint.bounce': '({x}, {y}) {direction}, turned round at the wall',
} as const satisfies Table;
