import { expect } from 'chai';
import { runJob, type JobHost } from '../../src/batch/runJob';
import { runJob as runInWorker } from '../../src/batch/worker';
import type { GenerateJob, Job, JobProgress, RewriteJob, SolveJob } from '../../src/games/jobs';
import { createRegistry } from '../../src/games/registry';
import { slug } from '../../src/games/slug';
import { countdown } from '../fixtures/countdown';

const REGISTRY = createRegistry([slug, countdown]);
const NONE = { outcome: 'none', length: null, inputs: null, states: 0 };

const solving = (text: string, parts: Partial<SolveJob> = {}): SolveJob => ({
  kind: 'solve',
  languageId: 'slug-level',
  text,
  limit: 1e6,
  milliseconds: 1000,
  ...parts,
});

const rewriting = (text: string, parts: Partial<RewriteJob> = {}): RewriteJob => ({
  kind: 'rewrite',
  languageId: 'countdown-file',
  text,
  name: 'double',
  ...parts,
});

/** A host whose clock is one millisecond on whenever it is read. */
const host = (progress: (progress: JobProgress) => void = () => undefined): JobHost => {
  let clock = 0;
  return { now: () => clock++, progress };
};

describe('a job', () => {
  it('survives being sent to a worker and back', () => {
    const job = JSON.parse(JSON.stringify(solving('5\nP G\n'))) as Job;
    const answer = { outcome: 'win', length: 2, inputs: ['d', 'd'], states: 1 };
    expect(JSON.parse(JSON.stringify(runInWorker(job, host())))).to.deep.equal(answer);
  });
});

describe('a solving job', () => {
  // Far more states than are looked at here, none of which wins.
  const HALL = `99\n${`${' '.repeat(20)}\n`.repeat(8)}P  S${' '.repeat(11)}AALLN\nG${' '.repeat(19)}\n`;

  it('gives up when its time is over, and says how many states it stored', () => {
    const { outcome, states } = {
      states: 0,
      outcome: '',
      ...runJob(REGISTRY, solving(HALL, { milliseconds: 3 }), host()),
    };
    expect(outcome).to.equal('limit');
    expect(states).to.be.greaterThan(1).and.lessThan(2000);
  });

  it('tells its progress against its limit', () => {
    const told: JobProgress[] = [];
    runJob(
      REGISTRY,
      solving(HALL, { limit: 15_000, milliseconds: Infinity }),
      host((progress) => told.push(progress)),
    );
    expect(told).to.deep.equal([{ done: 10_000, total: 15_000 }]);
  });

  it('gives up when its host has no more memory, which it asks before it takes more', () => {
    const asked: number[] = [];
    const tight = {
      ...host(),
      isMemoryUsedUp: (bytes = 0) => {
        asked.push(bytes);
        return asked.length > 2;
      },
    };
    const answer = { ...runJob(REGISTRY, solving(HALL, { milliseconds: Infinity }), tight) };
    expect(answer).to.include({ outcome: 'limit', isMemoryUsedUp: true });
    expect(Math.min(...asked)).to.be.above(1000);
  });

  it('goes on from the inputs that were played, and counts the shortest wins when asked', () => {
    const job = solving('5\nP  \n  G\n', { inputs: ['d', 'x'], all: true });
    expect(runJob(REGISTRY, job, host())).to.deep.include({ outcome: 'win', length: 2, wins: 2 });
    expect(runJob(REGISTRY, { ...job, all: false }, host())).not.to.have.property('wins');
  });

  const empty: readonly [title: string, job: SolveJob][] = [
    ['a text that does not play', solving('5\nG  \n')],
    ['a game that cannot be searched', solving('3\n', { languageId: 'countdown-file' })],
    ['an unknown language', solving('5\nP G\n', { languageId: 'none' })],
  ];
  for (const [title, job] of empty) {
    it(`finds nothing for ${title}`, () => {
      expect(runJob(REGISTRY, job, host())).to.deep.equal(NONE);
    });
  }
});

describe('a generating job', () => {
  const generating = (parts: Partial<GenerateJob> = {}): GenerateJob => ({
    kind: 'generate',
    languageId: 'slug-level',
    size: { rows: 5, columns: 6 },
    least: 3,
    most: 9,
    seed: '1',
    tries: 50,
    like: null,
    milliseconds: 1000,
    ...parts,
  });

  it('makes a file, tells its progress, and survives being sent to a worker and back', () => {
    const told: JobProgress[] = [];
    const job = JSON.parse(JSON.stringify(generating())) as Job;
    const made = runInWorker(
      job,
      host((progress) => told.push(progress)),
    );
    expect(made).to.deep.include({ outcome: 'made', tries: told.length });
    expect(told[0]).to.deep.equal({ done: 1, total: 50 });
    expect(made).to.deep.equal(runJob(REGISTRY, generating(), host()));
  });

  it('gives up when its time is over', () => {
    const job = generating({ least: 900, most: 999, milliseconds: 3 });
    expect(runJob(REGISTRY, job, host())).to.deep.equal({ outcome: 'limit', tries: 3 });
  });

  const empty: readonly [title: string, job: GenerateJob][] = [
    ['a model that does not play', generating({ like: '5\nG\n' })],
    ['a game that makes no files', generating({ languageId: 'countdown-file' })],
    ['an unknown language', generating({ languageId: 'none' })],
  ];
  for (const [title, job] of empty) {
    it(`makes nothing for ${title}`, () => {
      expect(runJob(REGISTRY, job, host())).to.deep.equal({ outcome: 'none', tries: 0 });
    });
  }
});

describe('a rewriting job', () => {
  it('gives the new text of a change that the engine makes', () => {
    expect(runJob(REGISTRY, rewriting('4\n'), host())).to.deep.equal({ text: '8\n' });
  });

  const empty: readonly [title: string, job: RewriteJob][] = [
    ['a change of another name', rewriting('4\n', { name: 'treble' })],
    ['a text that does not play', rewriting('x')],
    ['a game that makes no changes', rewriting('5\nP G\n', { languageId: 'slug-level' })],
    ['an unknown language', rewriting('4\n', { languageId: 'none' })],
  ];
  for (const [title, job] of empty) {
    it(`gives nothing for ${title}`, () => {
      expect(runJob(REGISTRY, job, host())).to.deep.equal({ text: null });
    });
  }
});
