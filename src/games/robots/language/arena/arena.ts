import { entryOfLine } from '../../../../core/byLine';
import type { Point } from '../../../../core/cell';
import type { SourceText } from '../../../../core/sourceText';
import { pointOf, SQUARES, xOf, yOf } from '../../facts/board';
import { DEFAULT_SEED, DEFAULT_TURNS, type ArenaKeyword } from '../../facts/vocabulary';
import { readArenaLine, wordFor, type ArenaLine } from './arenaLine';
import { readSeed, readTurns, turnLimitOf } from './numbers';
import { readRobotLine, type RobotLine } from './robotLine';

/** What an arena file says, right or wrong. Nothing is thrown for any text. `docs/games/robots.md#arena-files` */
export class Arena {
  /** The lines that have words, in reading order. */
  readonly lines: readonly ArenaLine[];
  /** The lines that put a robot on the board, in reading order, which is the order in which they are added. */
  readonly robots: readonly RobotLine[];
  /** The file's seed as a decimal string. */
  readonly seed: string;
  /** After this many turns the war stops. */
  readonly turnLimit: number;

  private readonly holders = new Map<number, RobotLine>();

  constructor(readonly source: SourceText) {
    const lines: ArenaLine[] = [];
    const robots: RobotLine[] = [];
    for (const [at, text] of source.lines.entries()) {
      const line = readArenaLine(at, text);
      if (!line) continue;
      lines.push(line);
      const robot = readRobotLine(line);
      if (!robot) continue;
      robots.push(robot);
      if (robot.square !== null && !this.holders.has(robot.square)) this.holders.set(robot.square, robot);
    }
    this.lines = lines;
    this.robots = robots;
    const [seedLine] = this.linesOf('seed');
    const [turnsLine] = this.linesOf('turns');
    const turns = turnsLine && readTurns(wordFor(turnsLine, 'turns')?.text ?? '');
    this.seed = (seedLine && readSeed(wordFor(seedLine, 'seed')?.text ?? '')) ?? DEFAULT_SEED;
    this.turnLimit = turns ? turnLimitOf(turns) : DEFAULT_TURNS;
  }

  /** The lines that begin with a keyword. */
  linesOf(keyword: ArenaKeyword): ArenaLine[] {
    return this.lines.filter(({ entry }) => entry?.keyword === keyword);
  }

  /** The line with words at a line number, or `null`. */
  lineAt({ line }: { readonly line: number }): ArenaLine | null {
    return entryOfLine(this.lines, line) ?? null;
  }

  /** The robot at a line number, or `null`. */
  robotAt({ line }: { readonly line: number }): RobotLine | null {
    return entryOfLine(this.robots, line) ?? null;
  }

  /** The first line that puts a robot on a square, or `null` when the square is free. */
  holderOf(square: number): RobotLine | null {
    return this.holders.get(square) ?? null;
  }

  /** The free point with the fewest steps from a given one, the first in x-major order of equally near ones; `null` on a full board. */
  nearestFreePoint(x: number, y: number): Point | null {
    let best: number | null = null;
    let fewest = Infinity;
    for (let square = 0; square < SQUARES; square++) {
      const steps = Math.abs(xOf(square) - x) + Math.abs(yOf(square) - y);
      if (steps >= fewest || this.holders.has(square)) continue;
      best = square;
      fewest = steps;
    }
    return best === null ? null : pointOf(best);
  }
}
