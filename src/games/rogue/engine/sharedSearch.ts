import { NONE, octileDistance, type AStar } from './aStar';
import { DistanceField, INFINITE } from './distanceField';

/** A cell to which ways with different first steps lead, and nobody knows yet which of them the search takes. */
const TIED = -2;

/**
 * Tells the first steps of many searches to one goal without doing each of them. All cells on cheapest ways from a start are known from the
 * distances to the goal. A* gives such a cell the predecessor on a cheapest way that it expands first. It expands cells by rising priority, which is
 * on cheapest ways the whole cost less the cell's slack: its distance less the heuristic. So the predecessor with the greatest slack wins, whatever
 * else the search does. Only between equal slacks the search itself is asked, and only goes on until it has decided. `docs/games/rogue.md#paths`
 */
export class SharedSearch {
  /** How many cells of cheapest ways were looked at, besides those that were expanded. */
  private followed = 0;
  private readonly field: DistanceField;
  private readonly stride: number;
  /** The first step of the way to a cell that is looked at, `TIED`, or `NONE` for all other cells. */
  private readonly firstSteps: Int32Array;
  /** The slack of the predecessor. */
  private readonly slacks: Int32Array;

  /** `costs` are those of the map, and must be told of when they change; `search` is for ties. */
  constructor(
    private readonly costs: Uint8Array,
    private readonly width: number,
    readonly goal: number,
    private readonly search: AStar,
  ) {
    this.stride = width + 2;
    this.field = new DistanceField(costs, width, this.bordered(goal));
    this.firstSteps = new Int32Array(this.field.costs.length).fill(NONE);
    this.slacks = new Int32Array(this.field.costs.length);
  }

  /** How many cells were looked at so far. */
  get work(): number {
    return this.field.expanded + this.followed;
  }

  setCost(cell: number, cost: number): void {
    this.field.setCost(this.bordered(cell), cost);
  }

  /**
   * The first cell of the way that A* finds from a cell to the goal, or `NONE` when there is no way. When it is certain that entering the first cell
   * costs more than `freeCost`, it may be another one of which the same holds.
   */
  firstStep(from: number, freeCost: number): number {
    const { field } = this;
    const start = this.bordered(from);
    field.settle(start);
    if (field.distances[start] === INFINITE) return NONE;
    const steps = field.cheapestSteps(start);
    const [first = NONE] = steps;
    const isFree = (step: number): boolean => (field.costs[step] ?? 0) <= freeCost;
    if (steps.length === 1 || !steps.some(isFree)) return this.plain(first);
    // All that are not free are as good as the first of them.
    const aliases = new Map<number, number>();
    const held = steps.find((step) => !isFree(step)) ?? NONE;
    for (const step of steps) aliases.set(step, isFree(step) ? step : held);
    return this.plain(this.follow(start, aliases));
  }

  /** Follows all cheapest ways from a cell at once, until those that are left have one first step; answers what stands for that one. */
  private follow(start: number, aliases: ReadonlyMap<number, number>): number {
    const { firstSteps, field } = this;
    const touched: number[] = [];
    const waiting: number[] = [];
    const lead = (cell: number, step: number, slack: number): void => {
      const known = firstSteps[cell];
      const rival = this.slacks[cell] ?? 0;
      if (known === NONE) {
        touched.push(cell);
        waiting.push(cell);
      } else if (slack <= rival) {
        if (slack === rival && known !== step) firstSteps[cell] = TIED;
        return;
      }
      firstSteps[cell] = step;
      this.slacks[cell] = slack;
    };
    // The start is expanded before everything else.
    for (const [step, alias] of aliases) lead(step, alias, INFINITE);
    let hasSearched = false;
    let answer = this.commonStep(waiting);
    while (answer === null) {
      const cell = this.takeFarthest(waiting);
      this.followed++;
      if (firstSteps[cell] === TIED) {
        if (!hasSearched) this.search.begin(this.costs, this.width, this.plain(start), this.goal);
        hasSearched = true;
        const distance = (field.distances[start] ?? 0) - (field.distances[cell] ?? 0);
        const step = this.bordered(this.search.firstStepTo(this.plain(cell), distance));
        firstSteps[cell] = aliases.get(step) ?? NONE;
        waiting.push(cell);
      } else {
        const slack = this.slackOf(cell);
        for (const next of field.cheapestSteps(cell)) lead(next, firstSteps[cell] ?? NONE, slack);
      }
      answer = this.commonStep(waiting);
    }
    for (const cell of touched) firstSteps[cell] = NONE;
    return answer;
  }

  /** The first step that all cells have in common; `null` when there is none. */
  private commonStep(cells: readonly number[]): number | null {
    const step = this.firstSteps[cells[0] ?? 0] ?? NONE;
    return step !== TIED && cells.every((cell) => this.firstSteps[cell] === step) ? step : null;
  }

  /** Takes the cell that is farthest from the goal out of the list: nothing can lead to it any more. */
  private takeFarthest(cells: number[]): number {
    const { distances } = this.field;
    let farthest = 0;
    for (let at = 1; at < cells.length; at++) {
      if ((distances[cells[at] ?? 0] ?? 0) > (distances[cells[farthest] ?? 0] ?? 0)) farthest = at;
    }
    const cell = cells[farthest] ?? NONE;
    const last = cells.pop() ?? NONE;
    if (cell !== last) cells[farthest] = last;
    return cell;
  }

  /** How much more the way from a cell costs than the heuristic hopes. */
  private slackOf(cell: number): number {
    const { stride, field } = this;
    const columns = Math.abs((cell % stride) - (field.goal % stride));
    const rows = Math.abs(Math.floor(cell / stride) - Math.floor(field.goal / stride));
    return (field.distances[cell] ?? 0) - octileDistance(columns, rows);
  }

  /** A cell of the map in the field, which has a border. */
  private bordered(cell: number): number {
    return (Math.floor(cell / this.width) + 1) * this.stride + (cell % this.width) + 1;
  }

  /** A cell of the field in the map. */
  private plain(cell: number): number {
    return (Math.floor(cell / this.stride) - 1) * this.width + (cell % this.stride) - 1;
  }
}
