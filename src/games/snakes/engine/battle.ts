import { Random, type Seed } from '../../../core/random';
import { DIRECTIONS, type Direction } from '../facts/direction';
import { SLOTS } from '../facts/field';
import * as events from './events';
import { Field, stepOf } from './field';
import { startCells } from './placement';
import { Snake, type SnakeProgram } from './snake';

/** How many turns a battle lasts at most, unless said otherwise. */
const TURN_LIMIT = 200;

/** What a battle follows from, besides its rules. */
export interface BattleOptions {
  /** The programs of slots 1 to 4; `null` and what is missing are empty slots. */
  readonly slots: readonly (SnakeProgram | null)[];
  readonly seed: Seed;
  readonly turnLimit?: number;
}

/** Where a snake goes and by which of its rules, from 0; `null` when none fits. */
export interface ChosenMove {
  readonly direction: Direction;
  readonly rule: number | null;
}

/** Is responsible for a battle of up to four snakes: whose turn it is, who may go where, and when it is over. `docs/games/snakes.md#the-battle` */
export class SnakeBattle {
  readonly seed: Seed;
  readonly turnLimit: number;
  /** Where the events of a turn go, when somebody wants them. */
  log: events.SnakesEvents | null = null;

  private programs: readonly (SnakeProgram | null)[];
  private currentField = new Field();
  private loaded: readonly Snake[] = [];
  private random: Random;
  private turnsPlayed = 0;
  private isOver = false;

  /** A new battle at turn 0, or one that goes on from where another is. A RangeError for a seed that is no integer and for a fifth slot. */
  constructor(from: BattleOptions | SnakeBattle) {
    this.turnLimit = from.turnLimit ?? TURN_LIMIT;
    this.seed = from.seed;
    if (from instanceof SnakeBattle) {
      this.programs = from.programs;
      this.random = from.random.copy();
      this.currentField = from.field.copy();
      this.loaded = from.loaded.map((snake) => snake.copyTo(this.field));
      this.turnsPlayed = from.turnsPlayed;
      this.isOver = from.isOver;
    } else {
      this.programs = from.slots;
      this.random = new Random(from.seed);
      this.place();
    }
  }

  /** How many turns were played. */
  get turn(): number {
    return this.turnsPlayed;
  }

  /** Whether the battle still lasts. */
  get status(): 'playing' | 'over' {
    return this.isOver ? 'over' : 'playing';
  }

  /** The snakes in slot order, the dead among them. */
  get snakes(): readonly Snake[] {
    return this.loaded;
  }

  /** The field as it stands. */
  get field(): Field {
    return this.currentField;
  }

  /** The slot of the winner; `null` while the battle lasts, for a draw, and for a single snake. `docs/games/snakes.md#the-end` */
  get winner(): number | null {
    if (!this.isOver || this.loaded.length < 2) return null;
    const living = this.loaded.filter(({ isAlive }) => isAlive);
    if (living.length < 2) return living[0]?.slot ?? null;
    const most = Math.max(...living.map(({ bodyCells }) => bodyCells));
    const longest = living.filter(({ bodyCells }) => bodyCells === most);
    return longest.length === 1 ? (longest[0]?.slot ?? null) : null;
  }

  /**
   * Puts a snake into a slot, in place of one that was there. `false`, and nothing changes, while a battle is under way; after one the field is
   * emptied and all snakes are forgotten first. A RangeError for a slot that is not 1 to 4.
   */
  load(slot: number, program: SnakeProgram): boolean {
    if (!SLOTS.some((each) => each === slot)) throw new RangeError(`slot ${slot}`);
    if (this.turnsPlayed > 0 && !this.isOver) return false;
    const former = this.isOver ? [] : this.programs;
    this.programs = SLOTS.map((each) => (each === slot ? program : (former[each - 1] ?? null)));
    this.reset();
    return true;
  }

  /** Goes back to turn 0 with the snakes that are loaded and the same seed. */
  reset(): void {
    this.random = new Random(this.seed);
    this.place();
  }

  /** Whether there is a turn to play: not when the battle is over, its turns are used up or no snake is loaded. */
  get canStep(): boolean {
    return !this.isOver && this.loaded.length > 0 && this.turnsPlayed < this.turnLimit;
  }

  /** Plays a turn: every snake in slot order. `false`, and nothing changes, when there is none to play. */
  step(): boolean {
    if (!this.canStep) return false;
    this.turnsPlayed++;
    for (const snake of this.loaded) snake.rest();
    for (const snake of this.loaded) this.moveSnake(snake);
    this.isOver = this.isDecided() || this.turnsPlayed >= this.turnLimit;
    if (this.log && this.isOver) events.battleEnds(this.log, this.loaded, this.winner);
    return true;
  }

  /** One snake's part of a turn. `docs/games/snakes.md#a-turn` */
  moveSnake(snake: Snake): void {
    const choice = this.chooseMove(snake);
    if (!choice) {
      if (this.log && snake.canMove) events.snakeIsStuck(this.log, snake);
      return;
    }
    const { direction, rule } = choice;
    const from = snake.first;
    const to = from + stepOf(direction);
    snake.moved = direction;
    snake.rule = rule;
    const enemy = this.ownerOf(to);
    if (enemy) snake.biteTail(enemy);
    else snake.move(to);
    if (!this.log) return;
    events.snakeMoves(this.log, snake, from, direction, rule);
    if (enemy) events.snakeBites(this.log, snake, enemy);
  }

  /** The directions in which the snake may move, in the order N, E, S, W; none for a lone tail. */
  legalDirections(snake: Snake): Direction[] {
    const legal: Direction[] = [];
    if (!snake.canMove) return legal;
    for (const direction of DIRECTIONS) {
      if (this.currentField.isLegal(snake.first + stepOf(direction), snake.slot)) legal.push(direction);
    }
    return legal;
  }

  /** The snake's choice, or `null` when it cannot move. Draws from the battle's chance where two or more directions are as good. */
  chooseMove(snake: Snake): ChosenMove | null {
    const legal = this.legalDirections(snake);
    if (legal.length === 0) return null;
    const { rules } = snake;
    const fits: Direction[] = [];
    for (let rule = 0; rule < rules.length; rule++) {
      for (const direction of legal) {
        if (rules[rule]?.fits(this.currentField, snake, direction)) fits.push(direction);
      }
      if (fits.length > 0) return { direction: this.oneOf(fits), rule };
    }
    return { direction: this.oneOf(legal), rule: null };
  }

  /** A battle that goes on from here on its own. */
  copy(): SnakeBattle {
    return new SnakeBattle(this);
  }

  /** Lays the snakes that are loaded onto an empty field, at turn 0. */
  private place(): void {
    this.currentField = new Field();
    this.loaded = this.programs.flatMap((program, index) =>
      program ? [Snake.place(index + 1, program, this.field, startCells(index + 1))] : [],
    );
    this.turnsPlayed = 0;
    this.isOver = false;
  }

  /** Whether at most one snake of several is left alive. */
  private isDecided(): boolean {
    return this.loaded.length > 1 && this.loaded.filter(({ isAlive }) => isAlive).length < 2;
  }

  /** The only direction, or one by chance; there is no draw where there is nothing to choose. */
  private oneOf(directions: readonly Direction[]): Direction {
    const [only = 0, second] = directions;
    return second === undefined ? only : this.random.choice(directions);
  }

  /** The snake whose part stands in a cell, given by its number; none in an empty cell. */
  private ownerOf(cell: number): Snake | undefined {
    const slot = this.field.slotAt(cell);
    return slot === null ? undefined : this.loaded.find((snake) => snake.slot === slot);
  }
}
