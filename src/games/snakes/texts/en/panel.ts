import type { Table } from '../../../../core/message';

/**
 * What the panel says about a snake battle, in English: the log, the marks in the editor, and the board with its tables. Rules, turns and slots
 * are counted from 1, cells are written `(row, column)` from 0. The buttons are the original’s words.
 */
export const panel = {
  'snakes.log.moves': {
    select: 'direction',
    cases: {
      N: 'Snake {slot} ({name}) moves north to ({row}, {column}) by rule {rule}.',
      E: 'Snake {slot} ({name}) moves east to ({row}, {column}) by rule {rule}.',
      S: 'Snake {slot} ({name}) moves south to ({row}, {column}) by rule {rule}.',
      W: 'Snake {slot} ({name}) moves west to ({row}, {column}) by rule {rule}.',
    },
  },
  'snakes.log.moves-freely': {
    select: 'direction',
    cases: {
      N: 'Snake {slot} ({name}) moves north to ({row}, {column}); no rule fits.',
      E: 'Snake {slot} ({name}) moves east to ({row}, {column}); no rule fits.',
      S: 'Snake {slot} ({name}) moves south to ({row}, {column}); no rule fits.',
      W: 'Snake {slot} ({name}) moves west to ({row}, {column}); no rule fits.',
    },
  },
  'snakes.log.bites':
    'Snake {slot} ({name}) bites the tail of snake {enemySlot} ({enemy}) at ({row}, {column}): {length} cells against {enemyLength}.',
  'snakes.log.lone-tail': 'Only the tail of snake {slot} ({name}) is left; it can’t move any more.',
  'snakes.log.dies': 'Snake {slot} ({name}) has been eaten.',
  'snakes.log.stuck': 'Snake {slot} ({name}) has no legal move and stays where it is.',
  'snakes.log.wins': {
    one: 'Snake {slot} ({name}) wins with {count} body cell.',
    other: 'Snake {slot} ({name}) wins with {count} body cells.',
  },
  'snakes.log.draw': 'The battle ends in a draw.',
  'snakes.log.solo-over': 'All turns have been played.',

  'snakes.mark': {
    select: 'direction',
    cases: {
      N: 'rule {rule} chose north in turn {turn}',
      E: 'rule {rule} chose east in turn {turn}',
      S: 'rule {rule} chose south in turn {turn}',
      W: 'rule {rule} chose west in turn {turn}',
    },
  },

  'snakes.title': 'Snake Battle',
  'snakes.button.load': 'Load snake {slot}',
  'snakes.button.run': 'Run',
  'snakes.button.step': 'Step',
  'snakes.slot': {
    select: 'slot',
    cases: {
      '1': 'Snake 1, from the north, blue',
      '2': 'Snake 2, from the east, green',
      '3': 'Snake 3, from the south, yellow',
      '4': 'Snake 4, from the west, red',
    },
  },
  'snakes.direction': { select: 'direction', cases: { N: 'north', E: 'east', S: 'south', W: 'west' } },
  'snakes.rule': 'Rule {rule}',
  'snakes.named-rule': '{rule}: {name}',

  'snakes.panel.slot': 'Slot',
  'snakes.panel.name': 'Name',
  'snakes.panel.length': 'Length',
  'snakes.panel.moved': 'Moved',
  'snakes.panel.rule': 'Rule',
  'snakes.panel.bit': 'Bit',
  'snakes.panel.empty-slot': 'No snake',
  'snakes.panel.dead': 'eaten',
  'snakes.panel.winner': 'Snake {slot} ({name}) wins.',
  'snakes.panel.draw': 'It’s a draw.',
  'snakes.panel.solo-over': 'All turns have been played.',
  'snakes.panel.turn': 'Turn {turn} of {limit}',
  'snakes.panel.ended': 'Turn {turn} of {limit}. {outcome}',
  'snakes.panel.no-rule': 'none fits',
  'snakes.panel.lone-tail': 'only its tail is left',
  'snakes.panel.stuck': 'no legal move',
  'snakes.panel.bit-slot': 'snake {slot}',
  'snakes.panel.show-rule': 'Show rule {rule} in its file',

  'snakes.self.label': 'This file plays in',
  'snakes.self.slot': 'slot {slot}',
  'snakes.self.nowhere': 'no slot',
  'snakes.slots.label': 'Loaded files',
  'snakes.slots.remove': 'Remove',
  'snakes.slots.remove-from': 'Remove {name} from slot {slot}',
  'snakes.slots.broken': '{name} has errors, so slot {slot} keeps the snake it had.',

  'snakes.board.wall': {
    select: 'side',
    cases: {
      N: 'wall north of column {column}',
      E: 'wall east of row {row}',
      S: 'wall south of column {column}',
      W: 'wall west of row {row}',
      other: 'wall, corner',
    },
  },
  'snakes.board.empty': 'empty',
  'snakes.board.head': 'head of snake {slot} ({name})',
  'snakes.board.body': 'body of snake {slot} ({name})',
  'snakes.board.tail': 'tail of snake {slot} ({name})',
  'snakes.board.bitten': 'bitten this turn',
  'snakes.board.moved-last': 'moved last',

  'snakes.why.title': 'Why not? Compare a rule with the field',
  'snakes.why.snake': 'Snake',
  'snakes.why.snake-of': '{slot}: {name}',
  'snakes.why.rule': 'Rule',
  'snakes.why.direction': 'Direction',
  'snakes.why.no-rules': 'This snake has no rules.',
  'snakes.why.no-head': 'This snake has no head, so none of its rules is tried.',
  'snakes.why.caption': 'Rule {rule} as the snake meets it next turn, with its upper edge to the {direction}',
  'snakes.why.legend':
    'As the snake meets it next turn, with the upper edge to the {direction}. What the rule asks for is on the left of = or ≠, and what is there on the right.',
  'snakes.why.cell.free': '{found}; anything will do',
  'snakes.why.cell.agrees': 'asks for {wanted}, which is there',
  'snakes.why.cell.differs': 'asks for {wanted}, but there is {found}',
  'snakes.why.cell.first': 'first difference: asks for {wanted}, but there is {found}',
  'snakes.why.fits': 'Rule {rule} fits here.',
  'snakes.why.not-legal': 'Rule {rule} isn’t tried here: the move isn’t legal.',
  'snakes.why.differs': {
    select: 'square',
    cases: {
      here: 'Rule {rule} doesn’t fit: it asks for {wanted} at the centre, but finds {found}.',
      ahead: 'Rule {rule} doesn’t fit: it asks for {wanted} {ahead} ahead, but finds {found}.',
      behind: 'Rule {rule} doesn’t fit: it asks for {wanted} {ahead} behind, but finds {found}.',
      left: 'Rule {rule} doesn’t fit: it asks for {wanted} {side} to the left, but finds {found}.',
      right: 'Rule {rule} doesn’t fit: it asks for {wanted} {side} to the right, but finds {found}.',
      'ahead-left':
        'Rule {rule} doesn’t fit: it asks for {wanted} {ahead} ahead, {side} to the left, but finds {found}.',
      'ahead-right':
        'Rule {rule} doesn’t fit: it asks for {wanted} {ahead} ahead, {side} to the right, but finds {found}.',
      'behind-left':
        'Rule {rule} doesn’t fit: it asks for {wanted} {ahead} behind, {side} to the left, but finds {found}.',
      'behind-right':
        'Rule {rule} doesn’t fit: it asks for {wanted} {ahead} behind, {side} to the right, but finds {found}.',
    },
  },
  'snakes.why.square': {
    select: 'square',
    cases: {
      here: 'the centre, where the head is',
      ahead: '{ahead} ahead',
      behind: '{ahead} behind',
      left: '{side} to the left',
      right: '{side} to the right',
      'ahead-left': '{ahead} ahead, {side} to the left',
      'ahead-right': '{ahead} ahead, {side} to the right',
      'behind-left': '{ahead} behind, {side} to the left',
      'behind-right': '{ahead} behind, {side} to the right',
    },
  },
  'snakes.why.letter.own-head': 'the own head',
  'snakes.why.letter.own-body': 'the own body',
  'snakes.why.letter.own-tail': 'the own tail',
  'snakes.why.letter.enemy-head': 'an enemy’s head',
  'snakes.why.letter.enemy-body': 'an enemy’s body',
  'snakes.why.letter.enemy-tail': 'an enemy’s tail',
  'snakes.why.letter.wall': 'wall',
  'snakes.why.letter.empty': 'an empty cell',
  'snakes.why.letter.anything': 'anything',
} as const satisfies Table;
