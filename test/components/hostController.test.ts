import { expect } from 'chai';
import { LitElement } from 'lit';
import { rangeOf } from '../../src/core/range';
import type { Job, JobProgress } from '../../src/games/jobs';
import { acquireHostApi } from '../../webview/hostApi';
import { HostController } from '../../webview/hostController';
import { posted, send } from './vsCodeApi';

/** An element with nothing but the controller. */
class Requester extends LitElement {
  readonly heard: string[] = [];
  readonly host = new HostController(this, acquireHostApi(), {
    configure: ({ type, language }) => void this.heard.push(`${type} ${language}`),
    follow: ({ type, name }) => void this.heard.push(`${type} ${name}`),
    takeFocus: () => void this.heard.push('focus'),
  });
}
customElements.define('test-requester', Requester);

const EDITS = [{ range: rangeOf(0, 0, 0, 1), newText: '7' }];
const JOB: Job = { kind: 'rewrite', languageId: 'countdown-file', text: '3', name: 'double' };

/** The ids of the requests that were sent, in order. */
const ids = (): number[] => posted.flatMap((message) => ('id' in message ? [message.id] : []));

describe('an element that talks with the host', () => {
  const open = (): Requester => document.body.appendChild(new Requester());

  it('says that it is ready whenever it comes onto the page', () => {
    const element = open();
    element.remove();
    document.body.append(element);
    expect(posted).to.deep.equal([{ type: 'ready' }, { type: 'ready' }]);
  });

  it('hears messages of the window while it is on the page', async () => {
    const element = open();
    window.postMessage({ type: 'settings', language: 'de', severity: {} }, '*');
    await new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
    element.remove();
    send({ type: 'gone', uri: 'file:///a.slug', name: 'a.slug' });
    expect(element.heard).to.deep.equal(['settings de']);
  });

  it('gets the answer to each edit by its id', async () => {
    const { requests } = open().host;
    const asked = [7, 8].map((documentVersion) => requests.edit({ uri: 'file:///a.slug', documentVersion }, EDITS));
    const [first = 0, second = 0] = ids();
    send({ type: 'edited', id: second, outcome: 'stale' });
    send({ type: 'edited', id: first, outcome: 'applied' });
    expect(await Promise.all(asked)).to.deep.equal(['applied', 'stale']);
    expect(posted[1]).to.deep.equal({
      type: 'edit',
      id: first,
      uri: 'file:///a.slug',
      documentVersion: 7,
      edits: EDITS,
    });
  });

  it('hears how far a job is, and its end; other jobs have ids of their own', async () => {
    const { requests } = open().host;
    const heard: JobProgress[] = [];
    const job = requests.startJob(JOB, (progress) => heard.push(progress));
    const other = requests.startJob(JOB);
    const [first = 0, second = 0] = ids();
    send({ type: 'job-progress', id: first, progress: { done: 1, total: 2 } });
    send({ type: 'job-progress', id: second, progress: { done: 5, total: null } });
    send({ type: 'job-failed', id: second, reason: 'no memory' });
    send({ type: 'job-done', id: first, result: { text: '6\n' } });
    expect(await job.end).to.deep.equal({ kind: 'done', result: { text: '6\n' } });
    expect(await other.end).to.deep.equal({ kind: 'failed', reason: 'no memory' });
    expect(heard).to.deep.equal([{ done: 1, total: 2 }]);
  });

  it('cancels a job, and hears nothing more of it', async () => {
    const { requests } = open().host;
    const heard: JobProgress[] = [];
    const job = requests.startJob(JOB, (progress) => heard.push(progress));
    job.cancel();
    const [id = 0] = ids();
    send({ type: 'job-progress', id, progress: { done: 1, total: 2 } });
    expect([await job.end, heard]).to.deep.equal([{ kind: 'cancelled' }, []]);
    expect(posted.at(-1)).to.deep.equal({ type: 'cancel-job', id });
  });
});
