import type { SourceText } from '../../../../core/sourceText';
import { FULL_HEALTH } from '../../engine/robot';
import { USUAL_SEED, USUAL_TURNS, type ArenaKeyword } from '../../facts/vocabulary';
import { readArenaLine, wordFor, type ArenaLine } from './arenaLine';
import { countOf, readSeed, readTurns } from './numbers';
import { readRobotLine, type RobotLine } from './robotLine';

/** What an arena file says, right or wrong. Nothing is thrown for any text. `docs/games/robots.md#arena-files` */
export class Arena {
  /** The lines that have words, in reading order. */
  readonly lines: readonly ArenaLine[];
  /** The lines that put a robot on the board, in reading order, which is the order in which they are added. */
  readonly robots: readonly RobotLine[];
  /** The file's seed as a decimal string. */
  readonly seed: string;
  /** After so many turns a war is stopped. */
  readonly turnLimit: number;

  private readonly holders = new Map<number, RobotLine>();

  /** `healths` are those with which the robots start, in their order; a robot without one has full health, as all of a file have. */
  constructor(
    readonly source: SourceText,
    private readonly healths: readonly number[] = [],
  ) {
    this.lines = source.lines.flatMap((text, line) => readArenaLine(line, text) ?? []);
    this.robots = this.lines.flatMap((line) => readRobotLine(line) ?? []);
    for (const robot of this.robots) {
      if (robot.cell !== null && !this.holders.has(robot.cell)) this.holders.set(robot.cell, robot);
    }
    const [seedLine] = this.linesOf('seed');
    const [turnsLine] = this.linesOf('turns');
    const turns = turnsLine && readTurns(wordFor(turnsLine, 'turns')?.text ?? '');
    this.seed = (seedLine && readSeed(wordFor(seedLine, 'seed')?.text ?? '')) ?? USUAL_SEED;
    this.turnLimit = turns ? countOf(turns) : USUAL_TURNS;
  }

  /** The lines with this first word. */
  linesOf(keyword: ArenaKeyword): ArenaLine[] {
    return this.lines.filter(({ entry }) => entry?.keyword === keyword);
  }

  /** The line with words that holds the place, or `null`. */
  lineAt({ line }: { readonly line: number }): ArenaLine | null {
    return this.lines.find((entry) => entry.line === line) ?? null;
  }

  /** The robot of a line, or `null`. */
  robotAt({ line }: { readonly line: number }): RobotLine | null {
    return this.robots.find((robot) => robot.line === line) ?? null;
  }

  /** The first line that asks for a cell, or `null` when the cell is free. */
  holderOf(cell: number): RobotLine | null {
    return this.holders.get(cell) ?? null;
  }

  /** The health with which a robot starts, counted as in `robots`. */
  healthOf(index: number): number {
    return this.healths[index] ?? FULL_HEALTH;
  }
}
