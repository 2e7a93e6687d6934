import { FOV, Path } from 'rot-js';
import { SourceText } from '../../src/core/sourceText';
import { computeFov } from '../../src/games/rogue/engine/fieldOfView';
import { findPath } from '../../src/games/rogue/engine/findPath';
import { rogueDungeonFormat } from '../../src/games/rogue/language/format';
import { rogueGame } from '../../src/games/rogue/play/game';
import { buildEngine } from '../../src/games/rogue/play/setup';
import { plainSetup } from '../../src/games/setup';
import { duration, picker, rate, ratio, type Result } from './measure';

const RADIUS = 8;
const MAPS = 20;

/** A generated dungeon as both libraries want it. */
interface Dungeon {
  readonly width: number;
  readonly height: number;
  readonly floor: Uint8Array;
  /** Floor cells, `[x, y]`. */
  readonly cells: readonly (readonly [number, number])[];
}

function mapsOf(): Dungeon[] {
  const file = rogueDungeonFormat.read(new SourceText('generate\n'));
  return Array.from({ length: MAPS }, (_, seed) => {
    const { ground } = rogueGame.start(file, plainSetup(String(seed)));
    const floor = Uint8Array.from([...ground.join('')], (cell) => (cell === '.' ? 1 : 0));
    const width = ground[0]?.length ?? 0;
    const cells = [...floor.keys()]
      .filter((cell) => floor[cell] === 1)
      .map((cell): [number, number] => [cell % width, Math.floor(cell / width)]);
    return { width, height: ground.length, floor, cells };
  });
}

/** Half a square full of orcs, who all see the player. */
function crowdText(size: number): string {
  const pick = picker(7);
  const middle = Math.floor(size / 2);
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (x === middle && y === middle ? '@' : '.o'[pick(2)])).join(''),
  );
  return `player hp 999999\nfov 999\nmap\n${rows.join('\n')}\n`;
}

/** Turns of such a crowd, from the start again after some of them. */
function crowdTurns(): () => void {
  const start = rogueGame.start(rogueDungeonFormat.read(new SourceText(crowdText(100))), plainSetup(null));
  let state = rogueGame.copy(start);
  return () => {
    if (state.turn === 8) state = rogueGame.copy(start);
    rogueGame.step(state, 'hjklyubn'[state.turn] ?? '.');
  };
}

/** The roguelike: field of view and paths against a well-known library, whole dungeons, and a crowd. */
export function bench(): Result[] {
  const maps = mapsOf();
  const pick = picker(31);
  const anyMap = (): Dungeon => maps[pick(MAPS)] ?? { width: 0, height: 0, floor: new Uint8Array(0), cells: [] };
  const anyCell = ({ cells }: Dungeon): readonly [number, number] => cells[pick(cells.length)] ?? [0, 0];
  const isFloor = ({ width, height, floor }: Dungeon, x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && floor[y * width + x] === 1;
  const visible = new Uint8Array(80 * 45);
  const fieldOfView = (): number => {
    const map = anyMap();
    visible.fill(0);
    computeFov(map.floor, visible, map.width, map.height, ...anyCell(map), RADIUS);
    return 1;
  };
  const theirFieldOfView = (): number => {
    const map = anyMap();
    visible.fill(0);
    const fov = new FOV.PreciseShadowcasting((x, y) => isFloor(map, x, y));
    fov.compute(...anyCell(map), RADIUS, (x, y, _r, amount) => {
      if (amount > 0) visible[y * map.width + x] = 1;
    });
    return 1;
  };
  const path = (): number => {
    const map = anyMap();
    findPath(map.floor, map.width, anyCell(map), anyCell(map));
    return 1;
  };
  const theirPath = (): number => {
    const map = anyMap();
    const steps: number[] = [];
    new Path.AStar(...anyCell(map), (x, y) => isFloor(map, x, y), { topology: 8 }).compute(...anyCell(map), (x, y) => {
      steps.push(x, y);
    });
    return 1;
  };
  const file = rogueDungeonFormat.read(new SourceText('generate\n'));
  let seed = 0;
  const dungeon = (): number => {
    buildEngine(file, String(seed++));
    return 1;
  };
  return [
    {
      name: 'rogue: field of view, against rot-js',
      value: ratio(fieldOfView, theirFieldOfView, 400),
      unit: 'times as fast',
      goal: 2,
      moreIsBetter: true,
    },
    {
      name: 'rogue: paths, against rot-js',
      value: ratio(path, theirPath, 400),
      unit: 'times as fast',
      goal: 5,
      moreIsBetter: true,
    },
    {
      name: 'rogue: a turn, 100 by 100 half full of orcs',
      value: duration(crowdTurns(), 8),
      unit: 'ms',
      goal: 100,
      moreIsBetter: false,
    },
    { name: 'rogue: dungeons', value: rate(dungeon, 1000), unit: 'a second', goal: 20_000, moreIsBetter: true },
  ];
}
