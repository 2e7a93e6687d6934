import type { Table } from '../../../../core/message';

/** What the panel says about a robot war, in English: the log, and the board with its lists. */
export const panel = {
  'robots.log.moves': {
    select: 'robot',
    cases: {
      attack: 'The attack robot of team {team} moves from ({fromX}, {fromY}) to ({x}, {y}).',
      medic: 'The medic of team {team} moves from ({fromX}, {fromY}) to ({x}, {y}).',
    },
  },
  'robots.log.turns': {
    select: 'facing',
    cases: {
      'attack-N': 'The attack robot of team {team} at ({x}, {y}) turns north.',
      'attack-E': 'The attack robot of team {team} at ({x}, {y}) turns east.',
      'attack-S': 'The attack robot of team {team} at ({x}, {y}) turns south.',
      'attack-W': 'The attack robot of team {team} at ({x}, {y}) turns west.',
      'medic-N': 'The medic of team {team} at ({x}, {y}) turns north.',
      'medic-E': 'The medic of team {team} at ({x}, {y}) turns east.',
      'medic-S': 'The medic of team {team} at ({x}, {y}) turns south.',
      'medic-W': 'The medic of team {team} at ({x}, {y}) turns west.',
    },
  },
  'robots.log.turns-at-wall': {
    select: 'facing',
    cases: {
      'attack-N': 'The attack robot of team {team} at ({x}, {y}) turns round at the wall and faces north.',
      'attack-E': 'The attack robot of team {team} at ({x}, {y}) turns round at the wall and faces east.',
      'attack-S': 'The attack robot of team {team} at ({x}, {y}) turns round at the wall and faces south.',
      'attack-W': 'The attack robot of team {team} at ({x}, {y}) turns round at the wall and faces west.',
      'medic-N': 'The medic of team {team} at ({x}, {y}) turns round at the wall and faces north.',
      'medic-E': 'The medic of team {team} at ({x}, {y}) turns round at the wall and faces east.',
      'medic-S': 'The medic of team {team} at ({x}, {y}) turns round at the wall and faces south.',
      'medic-W': 'The medic of team {team} at ({x}, {y}) turns round at the wall and faces west.',
    },
  },
  'robots.log.turns-to-enemy': {
    select: 'direction',
    cases: {
      N: 'The attack robot of team {team} at ({x}, {y}) turns north, towards an enemy.',
      E: 'The attack robot of team {team} at ({x}, {y}) turns east, towards an enemy.',
      S: 'The attack robot of team {team} at ({x}, {y}) turns south, towards an enemy.',
      W: 'The attack robot of team {team} at ({x}, {y}) turns west, towards an enemy.',
    },
  },
  'robots.log.waits': {
    select: 'robot',
    cases: {
      attack: 'The attack robot of team {team} at ({x}, {y}) waits: a teammate is in front of it.',
      medic: 'The medic of team {team} at ({x}, {y}) waits: a robot is in its way.',
    },
  },
  'robots.log.hits': {
    select: 'target',
    cases: {
      attack:
        'The attack robot of team {team} at ({x}, {y}) hits the attack robot at ({targetX}, {targetY}) for {damage}; its health is {health}.',
      medic:
        'The attack robot of team {team} at ({x}, {y}) hits the medic at ({targetX}, {targetY}) for {damage}; its health is {health}.',
    },
  },
  'robots.log.destroys': {
    select: 'target',
    cases: {
      attack:
        'The attack robot of team {team} at ({x}, {y}) hits the attack robot at ({targetX}, {targetY}) for {damage} and destroys it.',
      medic:
        'The attack robot of team {team} at ({x}, {y}) hits the medic at ({targetX}, {targetY}) for {damage} and destroys it.',
    },
  },
  'robots.log.heals': {
    select: 'target',
    cases: {
      attack:
        'The medic of team {team} at ({x}, {y}) heals the attack robot at ({targetX}, {targetY}) by {amount}; its health is {health}.',
      medic:
        'The medic of team {team} at ({x}, {y}) heals the medic at ({targetX}, {targetY}) by {amount}; its health is {health}.',
    },
  },
  'robots.log.wins': 'Team {team} has won.',

  'robots.nobody-won': 'Nobody has won.',

  'robots.board.empty': '({x}, {y}): nobody',
  'robots.board.attack': '({x}, {y}): attack robot of team {team}, health {health}',
  'robots.board.medic': '({x}, {y}): medic of team {team}, health {health}',
  'robots.board.facing': {
    select: 'direction',
    cases: { N: 'facing north', E: 'facing east', S: 'facing south', W: 'facing west' },
  },
  'robots.board.due': 'next command {number} of {count}: {command}',
  'robots.board.no-commands': 'no commands',
  'robots.board.hits': 'hit ({x}, {y}) for {amount}',
  'robots.board.destroys': 'hit ({x}, {y}) for {amount} and destroyed it',
  'robots.board.heals': 'healed ({x}, {y}) by {amount}',
  'robots.board.was-hit': 'was hit for {amount}',
  'robots.board.was-healed': 'was healed by {amount}',
  'robots.board.died': 'a robot was destroyed here',
  'robots.board.passed': { one: '{count} medic came through here', other: '{count} medics came through here' },

  'robots.turn': 'Turn {turn}',
  'robots.turn-of': 'Turn {turn} of {limit}',
  'robots.won': 'Team {team} won',
  'robots.nobody': 'Nobody won',
  'robots.end.message': 'Team {team} has no robot left.',
  'robots.end.limit': { one: 'The war stops after {count} turn.', other: 'The war stops after {count} turns.' },
  'robots.end.healths': 'Health {first} to {second}',
  'robots.end.result': { one: 'Won in {count} turn', other: 'Won in {count} turns' },
  'robots.end.left': { one: '{count} robot left', other: '{count} robots left' },
  'robots.team': 'Team {team}',
  'robots.counts': '{attack} attack · {medics} medic',
  'robots.health': 'Health',
  'robots.chart': 'Health over time',
  'robots.chart-now': 'Health over time. In turn {turn} team 1 has {first}, team 2 has {second}.',
  'robots.kind.attack': 'Attack robot',
  'robots.kind.medic': 'Medic',
  'robots.place': '({x}, {y}) {direction}',
  'robots.title': '{kind} of team {team} at ({x}, {y}), facing {direction}',
  'robots.this-file': 'this file',
  'robots.no-medics': 'There are no medics.',
  'robots.no-robots': 'No robot is left.',
  'robots.column.robot': 'Robot',
  'robots.column.medic': 'Medic',
  'robots.column.kind': 'Kind',
  'robots.column.team': 'Team',
  'robots.column.health': 'Health',
  'robots.column.commands': 'Commands',
  'robots.column.next': 'Next',
  'robots.panel.medics': 'Medics',
  'robots.panel.robots': 'Robots',
  'robots.signs': 'Signs',
  'robots.signs-title': 'What the signs mean',
  'robots.sign.attack':
    'Attack robots: team 1 has a square hull on tracks, team 2 the shape of an arrowhead. The barrel shows where they face.',
  'robots.sign.medic': 'Medics carry a red cross. The nose shows where they face.',
  'robots.sign.health': 'The bar is the health. Its colour changes at a half and at a quarter.',
  'robots.sign.hit': 'A hit, and the health that it took.',
  'robots.sign.heal':
    'A healing, and the health that it gave; faint and without a plus where there was nothing to heal.',
  'robots.sign.died': 'A robot was destroyed here.',
  'robots.sign.way':
    'A line shows where a medic has been, rings where it goes if nobody gets in its way. Of many medics, point at one to see its way.',
  'robots.help.goal':
    'Two teams fight by themselves until one has no robot left. The space key runs and pauses. The barrel or nose shows where a robot faces.',
  'robots.help.attack': 'Attack robots',
  'robots.help.attack-text': 'hit an enemy in front of them: a red beam with the damage.',
  'robots.help.medic': 'Medics',
  'robots.help.medic-text':
    'follow the commands of their files and heal teammates on their right, ahead and on their left: a dashed green beam.',
  'robots.panel.medics-do':
    'A medic heals teammates on its right, ahead and on its left; then it does its next command, or tries it again when a robot is in its way.',
  'robots.panel.of': '{number} of {count}',
  'robots.panel.go-to-command': 'Show the next command in {file}',
  'robots.panel.more': { one: '… and {count} more', other: '… and {count} more' },
  'robots.panel.copy': 'Copy the board as text',
  'robots.panel.copied': 'The board is on the clipboard.',
  'robots.panel.not-copied': 'The clipboard isn’t available here.',
} as const satisfies Table;
