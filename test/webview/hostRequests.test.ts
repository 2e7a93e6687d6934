import { expect } from 'chai';
import { rangeOf } from '../../src/core/range';
import type { Job, JobProgress } from '../../src/games/jobs';
import { HostRequests } from '../../webview/hostRequests';
import { FakeHost } from './support';

const EDITS = [{ range: rangeOf(0, 0, 0, 1), newText: '7' }];
const JOB: Job = { kind: 'rewrite', languageId: 'countdown-file', text: '3', name: 'double' };

describe('a request of the panel', () => {
  let host: FakeHost;
  let requests: HostRequests;

  beforeEach(() => {
    host = new FakeHost();
    requests = new HostRequests(host);
  });

  const ids = (): (number | null)[] => host.posted.map((message) => ('id' in message ? message.id : null));

  it('that edits names the file and the version of its text, and is answered by its id', async () => {
    const first = requests.edit({ uri: 'file:///a', documentVersion: 4 }, EDITS);
    const second = requests.edit({ uri: 'file:///b', documentVersion: 5 }, EDITS);
    const [one = 0, two = 0] = ids();
    expect(host.posted).to.deep.equal([
      { type: 'edit', id: one, uri: 'file:///a', documentVersion: 4, edits: EDITS },
      { type: 'edit', id: two, uri: 'file:///b', documentVersion: 5, edits: EDITS },
    ]);
    requests.receive({ type: 'edited', id: Number(two), outcome: 'stale' });
    requests.receive({ type: 'edited', id: Number(one), outcome: 'applied' });
    expect(await Promise.all([first, second])).to.deep.equal(['applied', 'stale']);
  });

  it('for a job hears how far it has come, and what came of it', async () => {
    const heard: JobProgress[] = [];
    const { end } = requests.startJob(JOB, (progress) => heard.push(progress));
    const id = Number(ids()[0]);
    expect(host.posted).to.deep.equal([{ type: 'start-job', id, job: JOB }]);
    requests.receive({ type: 'job-progress', id, progress: { done: 1, total: 2 } });
    requests.receive({ type: 'job-done', id, result: { text: '6\n' } });
    requests.receive({ type: 'job-progress', id, progress: { done: 2, total: 2 } });
    expect(heard, 'nothing after the end').to.deep.equal([{ done: 1, total: 2 }]);
    expect(await end).to.deep.equal({ kind: 'done', result: { text: '6\n' } });
  });

  it('for a job that fails is told why', async () => {
    const { end } = requests.startJob(JOB);
    requests.receive({ type: 'job-failed', id: Number(ids()[0]), reason: 'memory' });
    expect(await end).to.deep.equal({ kind: 'failed', reason: 'memory' });
  });

  it('that is cancelled ends at once; what the host says afterwards is ignored', async () => {
    const job = requests.startJob(JOB);
    const id = Number(ids()[0]);
    job.cancel();
    job.cancel();
    requests.receive({ type: 'job-done', id, result: { text: '6\n' } });
    expect(await job.end).to.deep.equal({ kind: 'cancelled' });
    expect(host.posted.slice(1), 'the host is told once').to.deep.equal([{ type: 'cancel-job', id }]);
  });

  it('that has ended is not cancelled any more', () => {
    const job = requests.startJob(JOB);
    requests.receive({ type: 'job-done', id: Number(ids()[0]), result: { text: null } });
    job.cancel();
    expect(host.posted.length).to.equal(1);
  });

  it('is not answered by an answer to another one, nor by one of another kind', async () => {
    let answered = false;
    void requests.edit({ uri: 'file:///a', documentVersion: 1 }, EDITS).then(() => (answered = true));
    const id = Number(ids()[0]);
    requests.receive({ type: 'edited', id: id + 1, outcome: 'applied' });
    requests.receive({ type: 'job-progress', id, progress: { done: 1, total: null } });
    requests.receive({ type: 'job-done', id, result: { text: null } });
    requests.receive({ type: 'job-failed', id, reason: '' });
    await Promise.resolve();
    expect(answered).to.equal(false);
  });
});
