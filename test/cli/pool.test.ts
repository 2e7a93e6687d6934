import { expect } from 'chai';
import os from 'node:os';
import { maxMemory, runInWorker, WorkerLost } from '../../src/cli/pool';

const JOB = { kind: 'rewrite', languageId: 'none', text: '', name: 'none' } as const;

/** The answer of a worker whose job is this body of a function, or the error. */
const run = (body: string): Promise<unknown> =>
  runInWorker(JOB, {
    source: `const turnsmithWorker = { runJob(job, host) { ${body} } };`,
    memory: 64 * 2 ** 20,
  }).catch((error: unknown) => error);

describe('a worker of the terminal', function () {
  this.timeout(120_000);
  it('is handed the job with a clock and a place for its progress, and answers the result', async () => {
    const body = 'host.progress({ done: 1, total: null }); return { text: `${job.name} ${typeof host.now()}` };';
    expect(await run(body)).to.deep.equal({ text: 'none number' });
  });

  it('that fails is an error', async () => {
    expect(await run("throw new RangeError('too much')")).to.be.instanceOf(RangeError);
  });

  it('that ends without an answer is lost, and says how', async () => {
    const lost = await run('process.exit(3)');
    expect(lost).to.be.instanceOf(WorkerLost).and.to.include({ reason: 'exit', exitCode: 3 });
  });

  it('that uses up its memory is lost, and says how far it had come', async () => {
    const lost = await run('host.progress({ done: 7, total: 9 }); const all = []; for (;;) all.push([all.length]);');
    expect(lost).to.be.instanceOf(WorkerLost).and.to.include({ reason: 'memory', done: 7 });
  });

  it('is told when its memory is nearly used up, wherever it holds it', async () => {
    const numbers = 'all.push([all.length])';
    const bytes = 'all.push(new Uint8Array(1000))';
    for (const more of [numbers, bytes]) {
      const body = `const all = []; while (!host.isMemoryUsedUp()) ${more}; return { text: String(all.length > 1000) };`;
      expect(await run(body), more).to.deep.equal({ text: 'true' });
    }
  });

  it('has half of what the machine has to give, and no more than 4 GiB', () => {
    expect(maxMemory()).to.be.within(2 ** 20, Math.min(os.totalmem() / 2, 2 ** 32));
  });
});
