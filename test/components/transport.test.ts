import { expect } from 'chai';
import '../../webview/transport';
import type { TransportWish } from '../../webview/events';
import type { Transport } from '../../webview/transport';
import { button, change, click, lines, listen, mount, partOf, textsOf } from './support';

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
    for (const name of ['Restart', 'Step back', 'Run', 'Step']) {
      expect(button(transport, name).getAttribute('aria-disabled'), name).to.equal('true');
      await click(button(transport, name));
    }
    expect(wishes()).to.deep.equal([]);
  });

  it('buttons that can do nothing can still be reached by Tab', async () => {
    const transport = await mount('turnsmith-transport', { turn: 0, turns: 0, canStep: false });
    await pressKey('Tab');
    expect(transport.shadowRoot?.activeElement).to.equal(button(transport, 'Restart'));
  });

  it('Tab and the space key step, and the button keeps the focus', async () => {
    const transport = await mount('turnsmith-transport', HALFWAY);
    const wishes = wishesOf(transport);
    for (let stop = 0; stop < 4; stop++) await pressKey('Tab');
    await pressKey('Space');
    expect(wishes()).to.deep.equal([{ kind: 'step' }]);
    expect(transport.shadowRoot?.activeElement).to.equal(button(transport, 'Step'));
  });

  it('a click with the mouse leaves the focus to the game', async () => {
    const transport = await mount('turnsmith-transport', HALFWAY);
    await click(button(transport, 'Step'));
    expect(transport.shadowRoot?.activeElement).to.equal(null);
  });

  it('arrow keys on the slider ask for the turn beside', async () => {
    const transport = await mount('turnsmith-transport', HALFWAY);
    const wishes = wishesOf(transport);
    partOf(transport, 'input').focus();
    await pressKey('ArrowRight');
    await pressKey('Home');
    expect(wishes()).to.deep.equal([
      { kind: 'seek', turn: 3 },
      { kind: 'seek', turn: 0 },
    ]);
  });

  it('the slider follows the game, beyond the turns that it knew', async () => {
    const transport = await mount('turnsmith-transport', HALFWAY);
    await change(transport, { turn: 9, turns: 9 });
    expect(partOf(transport, 'input')).to.include({ valueAsNumber: 9, disabled: false });
  });

  it('the slider of a game without turns is off', async () => {
    expect(partOf(await mount('turnsmith-transport'), 'input')).to.include({ disabled: true });
  });

  it('another speed is asked for in milliseconds', async () => {
    const transport = await mount('turnsmith-transport', { ...HALFWAY, speed: 300 });
    const wishes = wishesOf(transport);
    expect(partOf(transport, 'select')).to.include({ value: '300' });
    partOf(transport, 'select').focus();
    await pressKey('ArrowDown');
    expect(wishes()).to.deep.equal([{ kind: 'speed', milliseconds: 150 }]);
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
    const transport = await mount('turnsmith-transport', HALFWAY);
    expect(await accessibilityTree()).to.equal(
      lines(
        '- group "Time":',
        '  - button "Restart"',
        '  - button "Step back"',
        '  - button "Run"',
        '  - button "Step"',
        '- slider "Turn": "2"',
        '- status: Turn 2 of 5',
        '- combobox "Speed":',
        '  - option "1000 ms per turn"',
        '  - option "500 ms per turn"',
        '  - option "300 ms per turn" [selected]',
        '  - option "150 ms per turn"',
        '  - option "50 ms per turn"',
      ),
    );
    expect(partOf(transport, 'input').getAttribute('aria-valuetext')).to.equal('Turn 2 of 5');
  });
});
