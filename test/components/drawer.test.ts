import { expect } from 'chai';
import { html } from 'lit';
import type { Section } from '../../webview/boards/board';
import '../../webview/detailsColumn';
import '../../webview/drawer';
import type { Drawer } from '../../webview/drawer';
import { button, change, click, listen, mount, painted, partOf, partsOf, textsOf } from './support';

const SECTIONS: readonly Section[] = [
  { id: 'one', label: 'First', count: 3, render: () => html`<p>one</p>` },
  { id: 'two', label: 'Second', render: () => html`<p>two</p>` },
];

const mountDrawer = (parts: Partial<Drawer> = {}): Promise<Drawer> =>
  mount('turnsmith-drawer', { sections: SECTIONS, ...parts });

describe('the drawer', () => {
  it('shows one section at a time, the first one until another is chosen', async () => {
    const drawer = await mountDrawer();
    expect([textsOf(drawer, '[role=tab]'), textsOf(drawer, '.content')]).to.deep.equal([['First3', 'Second'], ['one']]);
    const heard = listen(document.body, 'view-changed');
    const [, second] = partsOf(drawer, '[role=tab]');
    if (second) await click(second);
    expect(heard.map(({ change: wanted }) => wanted)).to.deep.equal([{ section: 'two' }]);
    await change(drawer, { view: { section: 'two' } });
    expect(textsOf(drawer, '.content')).to.deep.equal(['two']);
    await change(drawer, { view: { section: 'gone' } });
    expect(textsOf(drawer, '.content'), 'a section that is not there any more').to.deep.equal(['one']);
  });

  it('arrow keys go from tab to tab', async () => {
    const drawer = await mountDrawer();
    const heard = listen(document.body, 'view-changed');
    const [first] = partsOf(drawer, '[role=tab]');
    first?.focus();
    await pressKey('ArrowLeft');
    expect(heard.map(({ change: wanted }) => wanted)).to.deep.equal([{ section: 'two' }]);
  });

  it('is opened by a tab and by its button, and closed', async () => {
    const drawer = await mountDrawer({ closed: true });
    const heard = listen(document.body, 'view-changed');
    expect(getComputedStyle(partOf(drawer, '.body')).display).to.equal('none');
    const [first] = partsOf(drawer, '[role=tab]');
    if (first) await click(first);
    await click(button(drawer, 'Open details'));
    await change(drawer, { closed: false });
    await click(button(drawer, 'Close details'));
    expect(heard.map(({ change: wanted }) => wanted)).to.deep.equal([
      { section: 'one', drawer: 'open' },
      { drawer: 'open' },
      { drawer: 'closed' },
    ]);
  });

  it('has the buttons of the original, closed as well', async () => {
    const drawer = await mountDrawer({ closed: true });
    const heard = listen(document.body, 'wish');
    await click(partOf(drawer, '.load'));
    await click(partOf(drawer, '.quit'));
    expect(heard.map(({ wish }) => wish.kind)).to.deep.equal(['load', 'quit']);
  });
});

describe('the column of details', () => {
  it('shows all sections but those that are closed, and tells when one is', async () => {
    const column = await mount('turnsmith-details', { sections: SECTIONS, view: { closed: ['two'] } });
    column.style.height = '400px';
    expect(partsOf(column, 'vscode-collapsible').map(({ open }) => open)).to.deep.equal([true, false]);
    const heard = listen(document.body, 'view-changed');
    const [, second] = partsOf(column, 'vscode-collapsible');
    await painted();
    const header = second?.shadowRoot?.querySelector<HTMLElement>('.collapsible-header');
    if (header) await click(header);
    expect(heard.map(({ change: wanted }) => wanted)).to.deep.equal([{ closed: [] }]);
  });
});
