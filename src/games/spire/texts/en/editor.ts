import type { Table } from '../../../../core/message';

/** What the editor says about a game file, in English. */
export const editor = {
  'spire.fix.begin-game': 'Start with an encounter: {monster} {hp}',
  'spire.fix.spell-header': 'Write “Encounter” in the first column',
  'spire.fix.spell-headers': 'Correct all {count} headers',
  'spire.fix.insert-header': 'Insert “Encounter 1” above line {line}',
  'spire.fix.remove-line': 'Remove this line',
  'spire.fix.write': 'Write “{text}”',
  'spire.fix.one-space': 'Write one space',
  'spire.fix.one-space-everywhere': 'Write one space in all {count} lines',
  'spire.fix.split-encounter': {
    one: 'Start a new encounter here',
    other: 'Start a new encounter after every {room} monsters',
  },
  'spire.fix.add-monster': 'Add “{text}”',
  'spire.fix.remove-encounter': 'Remove this encounter',

  'spire.monster.Louse': 'Louse: bites for {least} to {most} every turn',
  'spire.monster.Cultist': 'Cultist: waits, then hits for 7, 8, 9, …; weakens the player every second turn',
  'spire.monster.JawWorm': 'JawWorm: turns half of the hit points it has lost into block, the other half into damage',
  'spire.complete.encounter': 'Encounter {number} of the game',
  'spire.complete.hp': '{hp} HP',

  'spire.about.encounter': {
    one: '**Encounter {number} of {total}**: {count} monster with {hp} HP',
    other: '**Encounter {number} of {total}**: {count} monsters with {hp} HP in total',
  },
  'spire.about.Louse':
    '**Louse**: bites equally hard every turn; its damage, {least} to {most}, is drawn when the encounter begins',
  'spire.about.Cultist':
    '**Cultist**: waits on its first turn, then hits for 7, 8, 9 and so on; adds 1 weak on its turns 2, 4, 6, …',
  'spire.about.JawWorm':
    '**JawWorm**: every turn, half of the hit points it has lost become block (rounded up) and half become damage (rounded down)',
  'spire.about.first-turns': 'Damage on the first enemy turns, if unhurt: {first}, {second}, {third}',
  'spire.about.costs': 'Left alone for {turns} turns, it costs a player without block {damage} HP',
  'spire.about.wounds': 'With {half} HP left it hits for {damage}; with 1 HP left, for {worst}',
  'spire.about.strikes': {
    one: '{count} Strike defeats it if it has no block',
    other: '{count} Strikes defeat it if it has no block',
  },
  'spire.about.id': 'Its ID in moves is {id}: `play Strike {id}`',
  'spire.hint.encounter': '· {hp} HP · damage {first}, {second}, {third} on turns 1–3',

  'spire.outline.encounter': {
    one: '{title} ({count} monster)',
    other: '{title} ({count} monsters)',
  },
  'spire.outline.monster': '{monster} {hp}',
  'spire.outline.faulty': '{text}',
} as const satisfies Table;
