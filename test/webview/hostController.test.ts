import { expect } from 'chai';
import type { HostMessage } from '../../src/play/messages';
import { documentOf, OPEN } from '../support/panel';
import { HostController } from '../../webview/hostController';
import { FakeHost, FakeShell } from './support';

describe('what comes from the host', () => {
  let heard: HostMessage[];
  let host: FakeHost;
  let controller: HostController;

  beforeEach(() => {
    heard = [];
    host = new FakeHost();
    controller = new HostController(new FakeShell(), host, {
      configure: (message) => heard.push(message),
      follow: (message) => heard.push(message),
      takeFocus: () => heard.push({ type: 'focus' }),
    });
  });

  it('goes to whoever it is for', () => {
    const messages = [
      { type: 'settings', language: 'en', severity: { 'slug/no-health': 'off' } },
      documentOf(OPEN),
      { type: 'gone', uri: 'file:///a.slug', name: 'a.slug' },
      { type: 'focus' },
    ];
    for (const message of messages) controller.receive(message);
    expect(heard).to.deep.equal(messages);
  });

  it('answers requests', async () => {
    const outcome = controller.requests.edit({ uri: 'file:///a', documentVersion: 1 }, []);
    const [message] = host.posted;
    controller.receive({ type: 'edited', id: message && 'id' in message ? message.id : -1, outcome: 'applied' });
    expect(await outcome).to.equal('applied');
  });

  it('is ignored with a warning when it is no message of the host', () => {
    const warnings: unknown[] = [];
    const { warn } = console;
    console.warn = (warning: unknown) => warnings.push(warning);
    const values = [null, 7, 'text', {}, { type: 'quit' }, { type: 'settings', language: 'en' }, { type: 'gone' }];
    for (const value of values) controller.receive(value);
    console.warn = warn;
    expect(heard).to.deep.equal([]);
    expect(warnings.length).to.equal(values.length);
  });
});
