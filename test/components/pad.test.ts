import { expect } from 'chai';
import type { GameKey } from '../../webview/boards/board';
import '../../webview/pad';
import type { Pad } from '../../webview/pad';
import { click, lines, listen, mount, partsOf, textsOf } from './support';

const KEYS: readonly GameKey[] = [
  { key: 'w', input: 'north', label: 'slug.key.up', cap: 'W', place: 'up' },
  { key: ' ', input: ' ', label: 'slug.key.stay', cap: '␣', place: 'aside' },
  { key: 'q', input: 'hidden', label: 'slug.key.left', cap: 'Q' },
];

/** The buttons, and what they asked for so far. */
async function mountPad(): Promise<{ pad: Pad; buttons: HTMLElement[]; inputs: () => string[] }> {
  const pad = await mount('turnsmith-pad', { keys: KEYS });
  const heard = listen(document.body, 'input-chosen');
  return { pad, buttons: partsOf(pad, 'button'), inputs: () => heard.map(({ input }) => input) };
}

describe('the pad of a game', () => {
  it('has a button for each key with a place, its cap on it, and the way back', async () => {
    const { pad } = await mountPad();
    expect(textsOf(pad, 'kbd')).to.deep.equal(['W', '␣', 'Z']);
    expect(partsOf(pad, 'button').map(({ title }) => title)).to.deep.equal(['Up (W)', 'Stay (␣)', 'Step back (Z)']);
  });

  it('is empty where nobody presses keys', async () => {
    expect(partsOf(await mount('turnsmith-pad'), '*')).to.deep.equal([]);
  });

  it('buttons ask once for their input, and leave the focus to the game', async () => {
    const { pad, buttons, inputs } = await mountPad();
    const times = listen(document.body, 'transport');
    for (const button of buttons) await click(button);
    expect(inputs()).to.deep.equal(['north', ' ']);
    expect(times.map(({ wish }) => wish.kind)).to.deep.equal(['step-back']);
    expect(pad.shadowRoot?.activeElement).to.equal(null);
  });

  it('are reached by Tab, pressed by Enter and the space key, and keep the focus', async () => {
    const { pad, buttons, inputs } = await mountPad();
    for (const key of ['Tab', 'Enter', 'Tab', 'Space']) await pressKey(key);
    expect(inputs()).to.deep.equal(['north', ' ']);
    expect(pad.shadowRoot?.activeElement).to.equal(buttons[1]);
  });

  it('puts eight directions around the middle', async () => {
    const places = ['up-left', 'up', 'up-right', 'left', 'centre', 'right', 'down-left', 'down', 'down-right'] as const;
    const keys = places.map((place) => ({ key: place, input: place, label: 'slug.key.up', cap: '', place }));
    const pad = await mount('turnsmith-pad', { keys });
    const boxes = new Map(partsOf(pad, 'button').map((each) => [each.dataset['input'], each.getBoundingClientRect()]));
    const [left, middle, right] = ['left', 'centre', 'right'].map((place) => boxes.get(place));
    const [up, down] = ['up', 'down'].map((place) => boxes.get(place));
    if (!left || !middle || !right || !up || !down) throw new Error('no buttons');
    expect([left.right <= middle.left, middle.right <= right.left]).to.deep.equal([true, true]);
    expect([up.bottom <= middle.top, middle.bottom <= down.top]).to.deep.equal([true, true]);
  });

  it('a screen reader is told a group of moves', async () => {
    await mountPad();
    expect(await accessibilityTree()).to.equal(
      lines('- group "Moves":', '  - button "Up (W)": W', '  - button "Stay ␣"', '  - button "Back Z"'),
    );
  });
});
