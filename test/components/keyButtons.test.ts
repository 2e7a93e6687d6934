import { expect } from 'chai';
import type { GameKey } from '../../webview/boards/board';
import '../../webview/keyButtons';
import type { KeyButtons } from '../../webview/keyButtons';
import { click, lines, listen, mount, partsOf, textsOf } from './support';

const KEYS: readonly GameKey[] = [
  { key: 'w', input: 'north', label: 'slug.key.up', cap: 'w' },
  { key: ' ', input: ' ', label: 'slug.key.stay', cap: '␣' },
];

/** The buttons, and what they asked for so far. */
async function mountKeys(): Promise<{ element: KeyButtons; buttons: HTMLElement[]; inputs: () => string[] }> {
  const element = await mount('turnsmith-keys', { keys: KEYS });
  const heard = listen(document.body, 'input-chosen');
  return { element, buttons: partsOf(element, 'button'), inputs: () => heard.map(({ input }) => input) };
}

describe('the keys of a game as buttons', () => {
  it('show the key and what it does', async () => {
    const { element } = await mountKeys();
    expect(textsOf(element, 'button')).to.deep.equal(['w Up', '␣ Stay and attack']);
  });

  it('ask once for their input when they are clicked', async () => {
    const { buttons, inputs } = await mountKeys();
    for (const button of buttons) await click(button);
    expect(inputs()).to.deep.equal(['north', ' ']);
  });

  it('leave the focus to the game after a click with the mouse', async () => {
    const { element, buttons } = await mountKeys();
    for (const button of buttons) await click(button);
    expect(element.shadowRoot?.activeElement).to.equal(null);
  });

  it('are reached by Tab, pressed by Enter and the space key, and keep the focus', async () => {
    const { element, buttons, inputs } = await mountKeys();
    for (const key of ['Tab', 'Enter', 'Tab', 'Space']) await pressKey(key);
    expect(inputs()).to.deep.equal(['north', ' ']);
    expect(element.shadowRoot?.activeElement).to.equal(buttons[1]);
  });

  it('a screen reader is told a group of moves', async () => {
    await mountKeys();
    expect(await accessibilityTree()).to.equal(
      lines('- group "Moves":', '  - button "w Up"', '  - button "␣ Stay and attack"'),
    );
  });
});
