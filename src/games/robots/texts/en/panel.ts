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

  'robots.panel.turn': 'Turn {turn}; stops after turn {limit}',
  'robots.panel.stopped': 'Stopped after turn {turn}: nobody has won.',
  'robots.panel.won': 'Team {team} has won after turn {turn}.',
  'robots.panel.teams': 'Teams',
  'robots.panel.team': 'Team {team}: attack robots {attack}, medics {medics}, health {health}',
  'robots.panel.medics': 'What the medics do next',
  'robots.panel.medic': 'Medic ({x}, {y}) {direction}, health {health}, {file}:',
  'robots.panel.medic-of-drill': 'Medic ({x}, {y}) {direction}, health {health}:',
  'robots.panel.command': '{command} ({number} of {count})',
  'robots.panel.go-to-command': 'Show this command in the text',
  'robots.panel.more': { one: '… and {count} more medic', other: '… and {count} more medics' },
  'robots.panel.symbols': 'What the symbols mean',
  'robots.panel.legend':
    'A square is an attack robot, a cross is a medic. Team 1 is dark, team 2 is light. The tip shows which way a robot faces; the number and the bar show its health. A solid arrow is a hit, a dashed arrow is a healing; two crossed lines mark a robot that was destroyed. A line shows where a medic has been, rings show where it will go if nobody gets in its way.',
  'robots.panel.copy': 'Copy the board as text',
  'robots.panel.copied': 'The board is on the clipboard.',
  'robots.panel.not-copied': 'The clipboard isn’t available here.',
} as const satisfies Table;
