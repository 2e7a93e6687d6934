import { expect } from 'chai';
import * as vscode from 'vscode';
import { SourceText } from '../../src/core/sourceText';
import { GAMES } from '../../src/games/games';
import type { JobResult, SolveJob } from '../../src/games/jobs';
import { createRegistry } from '../../src/games/registry';
import { api, closeAll } from './support';

const LEVEL = '20\n#####\n#P G#\n#####\n';
const solveJob = (text: string, milliseconds: number): SolveJob => ({
  kind: 'solve',
  languageId: 'slug-level',
  text,
  limit: 2 ** 30,
  milliseconds,
});

/** A level that keeps a worker busy for longer than any test: the slugs can be anywhere, and no win is near. */
const ENDLESS = `99\n${`${' '.repeat(40)}\n`.repeat(16)}P  S${' '.repeat(25)}AALLNAALLNN\nG\n`;

describe('long work', () => {
  before(api);
  afterEach(closeAll);

  it('is done in a worker: a level is solved', async () => {
    const { runJob } = await api();
    const found = await runJob(solveJob(LEVEL, 10_000));
    expect(found).to.deep.include({ outcome: 'win', inputs: ['d', 'd'] });
  });

  it('is done in a worker: the engine of a game rewrites a text', async () => {
    const { runJob } = await api();
    const text = 'player hp 50\nseed 1\ngenerate width 40 height 24 rooms 12 min 4 max 7 monsters 1\n';
    const format = createRegistry(GAMES).formatOfLanguage('rogue-dungeon');
    const offered = format?.refactorings?.(format.read(new SourceText(text)), 2) ?? [];
    const [change] = offered.map((each) => each.change);
    const name = change && 'rewrite' in change ? change.rewrite : '';
    const done = await runJob({ kind: 'rewrite', languageId: 'rogue-dungeon', text, name });
    expect('text' in done ? done.text : null).to.match(/^player hp 50\nseed 1\nmap\n#{40}\n/);
  });

  it('answers what it cannot do by its empty result', async () => {
    const { runJob } = await api();
    expect(await runJob(solveJob('no level', 1000))).to.include({ outcome: 'none' });
    expect(await runJob({ kind: 'rewrite', languageId: 'slug-level', text: LEVEL, name: 'nothing' })).to.deep.equal({
      text: null,
    });
  });

  it('is cancelled while it runs and while it waits, and others go on', async () => {
    const { runJob } = await api();
    const source = new vscode.CancellationTokenSource();
    const outcome = (job: Promise<JobResult>): Promise<unknown> =>
      job.then(
        () => 'done',
        (error: unknown) => (error instanceof vscode.CancellationError ? 'cancelled' : error),
      );
    const busy = [1, 2, 3, 4].map(() => outcome(runJob(solveJob(ENDLESS, 60_000), source.token)));
    const other = runJob(solveJob(LEVEL, 10_000));
    setTimeout(() => source.cancel(), 300);
    expect(await Promise.all(busy)).to.deep.equal(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(await other).to.include({ outcome: 'win' });
    expect(await outcome(runJob(solveJob(LEVEL, 1000), source.token))).to.equal('cancelled');
  });
});
