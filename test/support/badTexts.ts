import type { Companions } from '../../src/games/fileFormat';

/** A text with something wrong in it, and the files that it names. */
export interface BadText {
  readonly text: string;
  readonly companions?: Companions;
}

const texts = (...lists: readonly (readonly string[])[]): BadText[] =>
  lists.map((lines) => ({ text: lines.join('\n') }));

const EMPTY_ROW = '       ;';
const snakeRule = (...rows: readonly string[]): string[] =>
  Array.from({ length: 7 }, (_, row) => rows[row - 2] ?? EMPTY_ROW);

/** For each language texts that break its rules: together every one of them. */
export const BAD_TEXTS: Readonly<Record<string, readonly BadText[]>> = {
  'slug-level': texts(
    [''],
    ['four', '#PP', '', '####', ''],
    ['99999999999999999999', '#P#'],
    ['0'],
    ['5', '###', '# #'],
    ['5', 'PNALNALN', '#####', '#?G#D#?', '', ''],
    ['5', '#######', '#P#GAD#', '#######'],
  ),
  'spire-game': texts(
    [''],
    ['\uFEFFLouse 20', 'encounter 1', 'Louse', 'Jaw Worm 50', 'lous 20', 'Louse -3', 'Louse  20'],
    ['Encounter', 'Encounter', ...Array<string>(4).fill('Louse 20')],
  ),
  'snake-rules': texts(
    ['hello', 'snake late', 'end'],
    ['Snake', 'snake Other', 'END', 'more'],
    ['snake A', ...snakeRule('   T   ;', '   h   ;').slice(1)],
    ['snake A', '', ...snakeRule('   T   ;', '   h   ;'), ...snakeRule('   -   ;', '   h   ;'), 'end'],
    ['snake A', '       ', '      ;', '   \u041D   ;', '\t  h   ;', '   x   ;', '       ; after', EMPTY_ROW, 'end'],
    [
      'snake A',
      ...[
        snakeRule('   #   ;', '   h   ;'),
        snakeRule('   T   ;', '   b   ;'),
        snakeRule('   T   ;', '   h   ;'),
        snakeRule('   T   ;', '   h   ;'),
        snakeRule('  T-   ;', '   h   ;'),
        snakeRule('  T    ;', '   h   ;'),
        snakeRule('  TT   ;', '   h   ;'),
        snakeRule('', '   h   ;').map(() => EMPTY_ROW),
        snakeRule('   -   ;', '   h   ;'),
      ].flatMap((rule) => ['', ...rule]),
      'end',
    ],
  ),
  'robot-arena': [
    ...texts(
      [''],
      ['attack 1 0 0 E'],
      ['seed x', 'seed 1', 'turns 0', 'turns 5', 'robot 1 2 3 N', 'attack 1 2 3', 'attack 3 20 0 north fast'],
      ['attack 1 4 4 N', 'attack 2 4 4 S'],
    ),
    {
      text: 'medic 1 1 1 N ../a.medic\nmedic 1 2 1 N none.medic\nmedic 2 3 1 N bad.medic\nmedic 2 4 1 N a\\b.medic',
      companions: new Map([
        ['none.medic', null],
        ['bad.medic', 'Fly'],
      ]),
    },
  ],
  'medic-commands': texts([''], ['forward', '', 'Back', 'Right 90']),
  'rogue-dungeon': texts(
    [''],
    ['map'],
    [
      'Player hp 0 strength 3 hp 7 power',
      'orc hp 10',
      'orc hp 5',
      'goblin',
      'seed 1 2',
      'fov',
      'generate min 9 max 7',
      'map',
    ],
    ['generate min 9 max 7'],
    ['map', '#####', '#.o.#'],
    ['map', '########', '#@..O.@#', '####', '#o#', '', ''],
    ['map', '#####', '#@#o#', '#####'],
    ['map', `@${' '.repeat(30_000)}`, ...Array<string>(150).fill('#')],
  ),
};
