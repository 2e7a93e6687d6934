import { LETTERS } from '../facts/letters';
import { rowsOf } from '../facts/pattern';
import { fitsAlways, impossibleCells, isBlockedAhead, withoutOwnHead } from './demands';
import type { RuleText } from './ruleText';

/** A rule that never chooses a move, and the first earlier rule that fits wherever it would. */
export interface Overlap {
  readonly rule: RuleText;
  readonly earlier: RuleText;
}

/** How the rules of a file stand in each other's way, in file order. `docs/games/snakes.md#rules-that-never-get-their-turn` */
export interface Overlaps {
  readonly duplicates: readonly Overlap[];
  readonly subsumed: readonly Overlap[];
  /** The first rule that fits everywhere, when there are rules below it. */
  readonly catchAll: RuleText | null;
}

const LETTER_BITS = 4;
const CODES = new Map<string, number>(
  LETTERS.map(({ letter, kind }, index) => [letter, kind === 'anything' ? 0 : index + 1]),
);

/** Compares each rule with those before it. Rules that can never fit are left out, and so is all below a rule that always fits. */
export function findOverlaps(rules: readonly RuleText[]): Overlaps {
  const seen = new Map<string, RuleText>();
  const kept = new RowTree();
  const duplicates: Overlap[] = [];
  const subsumed: Overlap[] = [];
  for (const rule of rules) {
    if (rule.cells === null || impossibleCells(rule.cells).length > 0 || isBlockedAhead(rule.cells)) continue;
    const asked = withoutOwnHead(rule.cells);
    if (fitsAlways(asked)) return { duplicates, subsumed, catchAll: rule.index + 1 < rules.length ? rule : null };
    const same = seen.get(asked);
    if (same) {
      duplicates.push({ rule, earlier: same });
      continue;
    }
    seen.set(asked, rule);
    const packed = pack(asked);
    const earlier = rules[kept.firstWithin(packed)];
    if (earlier) subsumed.push({ rule, earlier });
    else kept.keep(packed, rule.index);
  }
  return { duplicates, subsumed, catchAll: null };
}

/** The rows of a rule, each packed into a number, four bits a cell and none for a cell that may be anything. */
function pack(asked: string): number[] {
  return rowsOf(asked).map((row) =>
    [...row].reduce((packed, letter) => (packed << LETTER_BITS) | (CODES.get(letter) ?? 0), 0),
  );
}

/** The bits of the cells that ask for something in a packed row. */
function maskOf(packed: number): number {
  const lowest = (packed | (packed >>> 1) | (packed >>> 2) | (packed >>> 3)) & 0x1111111;
  return lowest * 15;
}

/**
 * Is responsible for the rules that were kept so far: a trie by rows, those of one first row by their second, and so on, so that a rule is
 * compared only row by row with what still agrees.
 */
class RowTree {
  private readonly rows: number[] = [];
  private readonly masks: number[] = [];
  private readonly below: RowTree[] = [];
  /** Below the last row, the rule. */
  private rule = Infinity;

  /** The first kept rule each cell of which is blank or as in this one; Infinity when there is none. */
  firstWithin(packed: readonly number[], depth = 0): number {
    const row = packed[depth];
    if (row === undefined) return this.rule;
    let first = Infinity;
    for (let i = 0; i < this.rows.length; i++) {
      if ((((this.rows[i] ?? 0) ^ row) & (this.masks[i] ?? 0)) !== 0) continue;
      first = Math.min(first, this.below[i]?.firstWithin(packed, depth + 1) ?? Infinity);
    }
    return first;
  }

  /** Keeps a rule, by its place in the file. */
  keep(packed: readonly number[], rule: number, depth = 0): void {
    const row = packed[depth];
    if (row === undefined) {
      this.rule = rule;
      return;
    }
    let place = this.rows.indexOf(row);
    if (place < 0) {
      place = this.rows.push(row) - 1;
      this.masks.push(maskOf(row));
      this.below.push(new RowTree());
    }
    this.below[place]?.keep(packed, rule, depth + 1);
  }
}
