import type { Table } from '../../../../core/message';

/** What the panel says about a game of SlugDungeon, in English: the log, and the board with its panels. The ends are the original's words. */
export const panel = {
  'slug.log.player-moves': 'The player moves to ({row}, {column}).',
  'slug.log.player-stays': 'The player stays at ({row}, {column}).',
  'slug.log.picks-up': 'The player picks up the {weapon}.',
  'slug.log.swaps-weapon': 'The player picks up the {weapon}; the {former} is gone.',
  'slug.log.player-hits': {
    select: 'effect',
    cases: {
      'damage-poison':
        'The player hits the {slug} at ({row}, {column}): damage {damage}, poison {poison}; its health is {health}.',
      poison: 'The player poisons the {slug} at ({row}, {column}) by {poison}.',
      healing: 'The player heals the {slug} at ({row}, {column}) by up to {healing}; its health is {health}.',
      other: 'The player’s weapon touches the {slug} at ({row}, {column}).',
    },
  },
  'slug.log.slug-hits': {
    select: 'effect',
    cases: {
      'damage-poison': 'The {slug} at ({row}, {column}) hits the player: damage {damage}, poison {poison}.',
      poison: 'The {slug} at ({row}, {column}) poisons the player by {poison}.',
      healing: 'The {slug} at ({row}, {column}) heals the player by up to {healing}.',
      other: 'The weapon of the {slug} at ({row}, {column}) touches the player.',
    },
  },
  'slug.log.player-poisoned': 'Poison takes {amount} health from the player.',
  'slug.log.slug-poisoned': 'Poison takes {amount} health from the {slug} at ({row}, {column}).',
  'slug.log.slug-dies': {
    select: 'armed',
    cases: {
      yes: 'The {slug} at ({row}, {column}) dies and drops its {weapon}.',
      other: 'The {slug} at ({row}, {column}) dies.',
    },
  },
  'slug.log.slug-moves': 'The {slug} moves from ({fromRow}, {fromColumn}) to ({row}, {column}).',

  'slug.title': 'Slug Dungeon',
  'slug.end.won.title': 'You won!',
  'slug.end.won.question': 'Congratulations, you won! Play again?',
  'slug.end.lost.title': 'You lost!',
  'slug.end.lost.question': 'You lost! Better luck next time. Play again?',
  'slug.key.up': 'Up',
  'slug.key.down': 'Down',
  'slug.key.left': 'Left',
  'slug.key.right': 'Right',
  'slug.key.stay': 'Stay and attack',
  'slug.standing': {
    select: 'armed',
    cases: {
      yes: 'Health {health}, poison {poison}, weapon {weapon}',
      other: 'Health {health}, poison {poison}, no weapon',
    },
  },
  'slug.panel.slugs': 'Slugs',
  'slug.panel.player': 'Player',
  'slug.panel.name': 'Name',
  'slug.panel.position': 'Position',
  'slug.panel.weapon': 'Weapon',
  'slug.panel.no-weapon': 'None',
  'slug.panel.health': 'Health',
  'slug.panel.poison': 'Poison',
  'slug.panel.more': { one: '{count} more slug is not listed', other: '{count} more slugs are not listed' },
  'slug.board.wall': 'wall',
  'slug.board.floor': 'floor',
  'slug.board.goal': 'goal',
  'slug.board.player': 'Player, health {health}, poison {poison}',
  'slug.board.slug': '{slug}, health {health}, poison {poison}',
  'slug.board.can-move': 'moves next turn',
  'slug.board.holds': 'holds a {weapon}',
  'slug.board.weapon': '{weapon} on the floor',
} as const satisfies Table;
