import type { Table } from '../../../../core/message';

/** What is wrong with a level, in English. Cells are written `(row, column)`, as the game's own panel does. */
export const problems = {
  'slug/no-health': 'Line 1 is empty. It must give the player’s maximum health as a whole number, for example 20.',
  'slug/health-not-integer':
    'Line 1 must give the player’s maximum health as a whole number from 1 to {largest}; got “{text}”.',
  'slug/health-not-positive': 'The player’s maximum health must be at least 1; got “{text}”.',
  'slug/no-rows': 'There is no map below line 1. Add its rows, for example “#P G#”.',
  'slug/blank-row': 'Line {line} is empty, so it can’t be a row of the map. Remove it, or fill it with # or spaces.',
  'slug/no-player': 'The map has no player. Put a P on a floor cell.',
  'slug/many-players': 'The map has {count} players, but only one can play. Keep one P.',
  'slug/trailing-blank-lines': {
    one: 'The blank line at the end is ignored. Remove it.',
    other: 'The {count} blank lines at the end are ignored. Remove them.',
  },
  'slug/too-many-cells':
    'Filled up to {rows} rows of {columns} cells, this board is larger than the {limit} cells that can be played. Shorten its longest row, or remove rows.',
  'slug/ragged-row': {
    select: 'kind',
    cases: {
      short:
        'This row has {length} cells; the other rows have {usual}. The missing cells on the right count as walls. Add them.',
      other:
        'This row has {length} cells; the other rows have {usual}, and walls fill them up on the right. Remove the surplus, or make the other rows longer.',
    },
  },
  'slug/unknown-character': '{named} has no meaning in a level and counts as floor.',
  'slug/no-goal': 'The map has no goal (G), so this level can’t be won.',
  'slug/goal-unreachable':
    'The player can’t reach any goal (the first one is at ({row}, {column})), so this level can’t be won.',
  'slug/many-slugs': 'The map has {count} slugs; the original game’s panel has room for {room}.',
  'slug/no-slugs': 'The map has no slugs: the first step onto a goal wins.',
  'slug/open-border': 'The border is open at ({row}, {column}). The edge of the board still stops everyone.',
  'slug/weapon-unreachable': 'The player can’t reach this {weapon} at ({row}, {column}).',
  'slug/slug-unreachable':
    'The player can’t walk to this {slug} at ({row}, {column}), though a weapon may still reach it through the wall.',

  'slug.unwinnable.no-goal': 'there is no goal (G)',
  'slug.unwinnable.goal-unreachable': 'the player can walk to no goal',
  'slug.unwinnable.no-weapon': 'there is no weapon that hurts slugs where the player can get it',
  'slug.unwinnable.slug-out-of-reach': 'no weapon can ever reach the {slug} at ({row}, {column})',
  'slug.unwinnable.health': {
    one: 'the player’s health never suffices; with enough of it, {count} move would do',
    other: 'the player’s health never suffices; with enough of it, {count} moves would do',
  },
} as const satisfies Table;
