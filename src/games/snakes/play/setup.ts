import type { GameSetup } from '../../setup';
import { countOf, TURNS } from '../../options';
import { SnakeBattle } from '../engine/battle';
import { Rule } from '../engine/rule';
import type { SnakeProgram } from '../engine/snake';
import { SLOTS } from '../facts/field';
import { rowsOf } from '../facts/pattern';
import type { SnakeFile } from '../language/snakeFile';

/** A session plays a file again for each seed and each edit of another one; its rules are compiled once. */
const programs = new WeakMap<SnakeFile, SnakeProgram>();

/** What a file steers a snake by; rules that aren't seven good rows are left out. */
export function programOf(file: SnakeFile): SnakeProgram {
  const known = programs.get(file);
  if (known) return known;
  const rules = file.rules.flatMap(({ index, cells, rows }) =>
    cells === null ? [] : [new Rule(rowsOf(cells), rows[0]?.line ?? 0, file.ruleName(index))],
  );
  const program: SnakeProgram = { name: file.name, rules };
  programs.set(file, program);
  return program;
}

/**
 * The battle of a file and of those that were loaded into slots, and the slot in which the edited file stands: `null` where it has none, or where
 * a loaded file takes its place.
 */
export function startBattle(
  file: SnakeFile,
  { seed, slots: { own, loaded }, options }: GameSetup<SnakeFile>,
): { battle: SnakeBattle; edited: number | null } {
  const edited = SLOTS.find((slot) => slot === own && !loaded.has(slot)) ?? null;
  const slots = SLOTS.map((slot) => {
    const standing = slot === edited ? file : loaded.get(slot);
    return standing ? programOf(standing) : null;
  });
  const turnLimit = countOf(TURNS, options);
  const battle = new SnakeBattle({ slots, seed: seed ?? '0', ...(turnLimit === undefined ? {} : { turnLimit }) });
  return { battle, edited };
}
