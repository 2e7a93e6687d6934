import { analyse } from '../games/analysis';
import type { Generated } from '../games/generate';
import type {
  GenerateJob,
  Job,
  JobProgress,
  JobResult,
  RewriteJob,
  Rewritten,
  Solution,
  SolveJob,
} from '../games/jobs';
import type { Registry } from '../games/registry';
import { plainSetup } from '../games/setup';
import { isSolvable, solveFast } from './solve';

/** What a job needs of where it runs. */
export interface JobHost {
  /** A clock in milliseconds. */
  now(): number;
  progress(progress: JobProgress): void;
  /** Whether the job has used up the memory that it may use, or would with so many bytes more; a host that does not know leaves it out. */
  isMemoryUsedUp?(bytes?: number): boolean;
}

/** Does a job. The file must stand alone; one that does not play, or whose game cannot do it, gives the empty result. */
export function runJob(registry: Registry, job: Job, host: JobHost): JobResult {
  switch (job.kind) {
    case 'solve':
      return runSolve(registry, job, host);
    case 'generate':
      return runGenerate(registry, job, host);
    case 'rewrite':
      return runRewrite(registry, job);
  }
}

function runSolve(registry: Registry, job: SolveJob, host: JobHost): Solution {
  const { languageId, text, limit, milliseconds } = job;
  const game = registry.gameOfLanguage(languageId);
  const analysis = game && analyse(game.format, text, { limit: 1 });
  if (!game || !analysis?.plays || !isSolvable(game)) return { outcome: 'none', length: null, inputs: null, states: 0 };
  const end = host.now() + milliseconds;
  const limits = {
    states: limit,
    isOver: () => host.now() > end,
    progress: (done: number) => host.progress({ done, total: limit }),
    isMemoryUsedUp: (bytes?: number) => host.isMemoryUsedUp?.(bytes) ?? false,
  };
  return solveFast(game, analysis.definition, plainSetup(game.seedOf(analysis.definition)), limits, job);
}

function runGenerate(
  registry: Registry,
  { languageId, like, milliseconds, ...wish }: GenerateJob,
  host: JobHost,
): Generated {
  const none = { outcome: 'none', tries: 0 } as const;
  const game = registry.gameOfLanguage(languageId);
  const analysis = game && like !== null ? analyse(game.format, like, { limit: 1 }) : null;
  if (!game?.generate || (analysis && !analysis.plays)) return none;
  const end = host.now() + milliseconds;
  const limits = {
    isOver: () => host.now() > end,
    progress: (done: number) => host.progress({ done, total: wish.tries }),
  };
  return game.generate({ ...wish, like: analysis?.definition ?? null }, limits) ?? none;
}

function runRewrite(registry: Registry, { languageId, text, name }: RewriteJob): Rewritten {
  const game = registry.gameOfLanguage(languageId);
  const analysis = game && analyse(game.format, text, { limit: 1 });
  return { text: game && analysis?.plays ? (game.rewrite?.(analysis.definition, name) ?? null) : null };
}
