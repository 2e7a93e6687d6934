import { expect } from 'chai';
import '../../webview/transport';
import type { TransportWish } from '../../webview/events';
import type { Transport } from '../../webview/transport';
import { button, click, lines, listen, mount, painted, partOf, partsOf, textsOf, until } from './support';

/** At turn 2 of 5, with a next turn. */
const HALFWAY = { turn: 2, turns: 5, canStep: true };

/** What the element asked for, and only that. */
function wishesOf(transport: Transport): () => TransportWish[] {
  const heard = listen(transport, 'transport');
  return () => heard.map(({ wish }) => wish);
}

describe('the transport', () => {
  it('tells the turn and how many there are', async () => {
    expect(textsOf(await mount('turnsmith-transport', HALFWAY), 'output')).to.deep.equal(['Turn 2 of 5']);
  });

  for (const [name, wish] of [
    ['Restart', { kind: 'restart' }],
    ['Step back', { kind: 'seek', turn: 1 }],
    ['Run', { kind: 'run' }],
    ['Step', { kind: 'step' }],
    ['To the end', { kind: 'end' }],
  ] as const) {
    it(`a click on ${name} asks once for ${Object.values(wish).join(' ')}`, async () => {
      const transport = await mount('turnsmith-transport', HALFWAY);
      const wishes = wishesOf(transport);
      await click(button(transport, name));
      expect(wishes()).to.deep.equal([wish]);
    });
  }

  it('a running game has Pause in the place of Run', async () => {
    const transport = await mount('turnsmith-transport', { ...HALFWAY, running: true });
    const wishes = wishesOf(transport);
    expect(() => button(transport, 'Run')).to.throw('0 parts match');
    await click(button(transport, 'Pause'));
    expect(wishes()).to.deep.equal([{ kind: 'pause' }]);
  });

  it('buttons that can do nothing say so and ask for nothing', async () => {
    const transport = await mount('turnsmith-transport', { turn: 0, turns: 0, canStep: false });
    const wishes = wishesOf(transport);
    for (const name of ['Restart', 'Step back', 'Run', 'Step', 'To the end']) {
      expect(button(transport, name).getAttribute('aria-disabled'), name).to.equal('true');
      await click(button(transport, name));
    }
    expect(wishes()).to.deep.equal([]);
  });

  it('buttons that can do nothing can still be reached by Tab', async () => {
    const transport = await mount('turnsmith-transport', { turn: 0, turns: 0, canStep: false });
    await pressKey('Tab');
    expect(transport.shadowRoot?.activeElement?.getAttribute('label')).to.equal('Restart');
  });

  it('Tab and the space key step, and the button keeps the focus', async () => {
    const transport = await mount('turnsmith-transport', HALFWAY);
    const wishes = wishesOf(transport);
    for (let stop = 0; stop < 4; stop++) await pressKey('Tab');
    await pressKey('Space');
    expect(wishes()).to.deep.equal([{ kind: 'step' }]);
    expect(transport.shadowRoot?.activeElement?.getAttribute('label')).to.equal('Step');
  });

  it('a click with the mouse leaves the focus to the game', async () => {
    const transport = await mount('turnsmith-transport', HALFWAY);
    await click(button(transport, 'Step'));
    expect(transport.shadowRoot?.activeElement).to.equal(null);
  });

  it('another speed is asked for', async () => {
    const transport = await mount('turnsmith-transport', { ...HALFWAY, pace: 300 });
    const heard = listen(document.body, 'view-changed');
    const select = partOf(transport, 'vscode-single-select');
    expect(select).to.include({ value: '300' });
    select.focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) {
      await pressKey(key);
      await painted();
    }
    await until(() => heard.length > 0);
    expect(heard.at(-1)?.change).to.deep.equal({ pace: 100 });
  });

  it('has no speed where there is no room for it, and no buttons that the board has', async () => {
    const transport = await mount('turnsmith-transport', { ...HALFWAY, narrow: true, brief: true });
    expect(partsOf(transport, 'vscode-single-select')).to.deep.equal([]);
    const names = partsOf(transport, 'vscode-toolbar-button').map((each) => each.getAttribute('label'));
    expect(names).to.deep.equal(['Restart', 'Step back', 'To the end']);
  });

  it('calls a step back by what it takes back, and counts moves where a game has turns of several', async () => {
    const transport = await mount('turnsmith-transport', { ...HALFWAY, undoLabel: 'Undo Strike', unit: 'move' });
    expect(button(transport, 'Undo Strike')).to.not.equal(null);
    expect(textsOf(transport, 'output')).to.deep.equal(['Move 2 of 5']);
  });

  it('a wish leaves the shadow roots that hold the element', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const transport = await mount('turnsmith-transport', HALFWAY);
    host.attachShadow({ mode: 'open' }).append(transport);
    const heard = listen(host, 'transport');
    await click(button(transport, 'Step'));
    expect(heard).to.have.length(1);
  });

  it('a screen reader is told the group, the names, the turn and the speed', async () => {
    await mount('turnsmith-transport', HALFWAY);
    const tree = await accessibilityTree();
    expect(tree).to.include(
      lines(
        '- group "Time":',
        '  - button "Restart"',
        '  - button "Step back"',
        '  - button "Run"',
        '  - button "Step"',
        '  - button "To the end"',
        '- status: Turn 2 of 5',
      ),
    );
    expect(tree).to.include('combobox "Speed"');
  });
});
