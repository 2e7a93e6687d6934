import type { Message } from '../core/message';
import type { Generated, GenerateWish } from './generate';

/** A search for a shortest win of a file's game. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly languageId: string;
  readonly text: string;
  /** How many states may be stored. */
  readonly limit: number;
  /** How long it may take. */
  readonly milliseconds: number;
  /** What was played before: the search goes on from there. Absent: from the start. */
  readonly inputs?: readonly string[];
  /** Whether the shortest wins are to be counted. */
  readonly all?: boolean;
}

/** A change of a text that only the engine can make. */
export interface RewriteJob {
  readonly kind: 'rewrite';
  readonly languageId: string;
  readonly text: string;
  /** As a `Refactoring` names it. */
  readonly name: string;
}

/** The making of a file that needs so many inputs. */
export interface GenerateJob extends Omit<GenerateWish<never>, 'like'> {
  readonly kind: 'generate';
  readonly languageId: string;
  /** The text of the file that the new one is to be like; `null` for none. */
  readonly like: string | null;
  /** How long it may take. */
  readonly milliseconds: number;
}

/** A piece of long work over any game, as plain data. */
export type Job = SolveJob | RewriteJob | GenerateJob;

/** How far a job has come: what was done, in the job's own measure, out of how much, where that is known. */
export interface JobProgress {
  readonly done: number;
  readonly total: number | null;
}

/** `win`: `inputs` wins and nothing shorter does. `none`: the whole space holds no win. `limit`: the search was given up. */
export interface Solution {
  readonly outcome: 'win' | 'none' | 'limit';
  readonly length: number | null;
  /** The inputs of a shortest win. */
  readonly inputs: readonly string[] | null;
  /** How many different states were stored, the start included; won and lost ones are not stored, nor those that a search can do without. */
  readonly states: number;
  /** How many rows of inputs of that length win, where they were to be counted; `Number.MAX_SAFE_INTEGER` for so many or more. */
  readonly wins?: number;
  /** Why there is no win, where more can be said than that all states were searched. */
  readonly reason?: Message;
  /** Whether it was the memory that put an end to the search. */
  readonly isMemoryUsedUp?: true;
}

/** The whole new text; `null` when the text does not play, or the job names no change. */
export interface Rewritten {
  readonly text: string | null;
}

/** What a kind of job gives. */
export interface JobResults {
  readonly solve: Solution;
  readonly rewrite: Rewritten;
  readonly generate: Generated;
}

/** What any job gives. */
export type JobResult = JobResults[Job['kind']];
