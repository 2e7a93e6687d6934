import type { Table } from '../../../../core/message';

/** What the panel says about a game of the roguelike, in English: the log, and the board. The log's words are the reference's, and a trace has them as well. */
export const panel = {
  'rogue.log.player-attacks': {
    select: 'damage',
    cases: {
      0: '{attacker} attacks {target} but does no damage.',
      other: '{attacker} attacks {target} for {damage} hit points.',
    },
  },
  'rogue.log.monster-attacks': {
    select: 'damage',
    cases: {
      0: '{attacker} attacks {target} but does no damage.',
      other: '{attacker} attacks {target} for {damage} hit points.',
    },
  },
  'rogue.log.monster-dies': '{name} is dead!',
  'rogue.log.player-dies': 'You died!',
  'rogue.log.player-leaves': 'You leave the dungeon.',

  'rogue.end.lost.title': 'You died!',
  'rogue.end.lost.question': 'Play again?',
  'rogue.key.west': 'West',
  'rogue.key.east': 'East',
  'rogue.key.north': 'North',
  'rogue.key.south': 'South',
  'rogue.key.north-west': 'North-west',
  'rogue.key.north-east': 'North-east',
  'rogue.key.south-west': 'South-west',
  'rogue.key.south-east': 'South-east',
  'rogue.key.wait': 'Wait',
  'rogue.key.leave': 'Leave',
  'rogue.board.heading': 'Yet Another Roguelike Tutorial',
  'rogue.board.everything': 'See everything',
  'rogue.board.dead': 'You died! Press Escape to restart.',
  'rogue.board.left': 'You left the dungeon. Step back to return.',
  'rogue.board.player': 'Player, {hp} of {maxHp} hit points',
  'rogue.board.monster': '{monster}, {hp} of {maxHp} hit points',
  'rogue.board.wall': 'wall',
  'rogue.board.floor': 'floor',
  'rogue.board.wall-remembered': 'wall, not in sight',
  'rogue.board.floor-remembered': 'floor, not in sight',
  'rogue.board.wall-unknown': 'wall, never seen',
  'rogue.board.floor-unknown': 'floor, never seen',
  'rogue.board.unknown': 'never seen',
  'rogue.board.unseen': '{name}, not in sight',
  'rogue.board.plan': {
    one: 'plans {count} step, to x {x}, y {y}',
    other: 'plans {count} steps, the first to x {x}, y {y}',
  },
  'rogue.board.place': 'x {x}, y {y}',
} as const satisfies Table;
