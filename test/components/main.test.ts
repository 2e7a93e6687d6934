import { expect } from 'chai';
import { PlaygroundElement } from '../../webview/playground';
import { say } from '../../webview/texts';
import { documentOf, OPEN, saved } from '../support/panel';
import { turnOf } from './panel';
import { partOf, settled, until } from './support';
import { beginAnew, posted } from './vsCodeApi';

describe('the page of the playground', () => {
  it('puts its parts together: the panel, its language, what was kept, and every game', async () => {
    beginAnew(saved());
    await import('../../webview/main');
    const [panel, ...others] = document.body.children;
    if (!(panel instanceof PlaygroundElement)) throw new Error('no panel');
    expect([others, posted]).to.deep.equal([[], [{ type: 'ready' }]]);
    expect(say({ key: 'rogue.key.wait' })).to.equal('Wait');
    window.postMessage({ type: 'settings', language: 'en-GB', severity: {} }, '*');
    window.postMessage(documentOf(OPEN), '*');
    await until(() => panel.renderRoot.querySelector('turnsmith-transport') !== null);
    await settled(panel);
    expect(turnOf(panel)).to.equal('Turn 1 of 2');
    expect(partOf(panel, 'slug-board').frame?.player.position).to.deep.equal([1, 2]);
    expect(document.documentElement.lang).to.equal('en');
  });
});
