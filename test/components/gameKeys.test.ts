import { expect } from 'chai';
import { KEYS as ROGUE_KEYS } from '../../src/games/rogue/play/keys';
import type { GameKey } from '../../webview/boards/board';
import { gameKeyOf, isFreeKey } from '../../webview/gameKeys';
import { pressOn, type Key } from './keys';

const KEYS: readonly GameKey[] = [
  { key: 'w', input: 'w', label: '', cap: 'w' },
  { key: ' ', input: ' ', label: '', cap: '␣' },
  { key: 'Enter', input: 'go', label: '', cap: '⏎' },
];

/** The input of the key that was pressed while the element had the focus. */
const inputOf = (key: Key, element: Element = document.body, keys = KEYS): string | null =>
  pressOn(element, key, (event) => gameKeyOf(event, keys)?.input ?? null);

/** An element inside a shadow root, as all of the panel's are. */
function inShadow<E extends Element>(element: E): E {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(element);
  document.body.append(host);
  return element;
}

const input = (type: string): HTMLInputElement =>
  inShadow(Object.assign(document.createElement('input'), { type, min: '0', max: '9' }));

describe('a key in the panel', () => {
  it('is a key of the game by its exact name', () => {
    const inputs = ['w', ' ', 'Enter', 'W', 'q', 'Escape', 'Tab', ''].map((key) => inputOf({ key }));
    expect(inputs).to.deep.equal(['w', ' ', 'go', null, null, null, null, null]);
  });

  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const) {
    it(`is none of the game's with ${held}`, () => {
      expect(inputOf({ key: 'w', [held]: true })).to.equal(null);
    });
  }

  const focused: readonly [title: string, element: () => Element, inputs: readonly (string | null)[]][] = [
    ['on the board means the game', () => inShadow(document.createElement('canvas')), ['w', ' ', 'go']],
    ['on a button activates it, but letters play', () => inShadow(document.createElement('button')), ['w', null, null]],
    ['on a checkbox activates it, but letters play', () => input('checkbox'), ['w', null, null]],
    ['in a text field is typed', () => input('text'), [null, null, null]],
    ['on the slider plays, since letters and blanks do not move it', () => input('range'), ['w', ' ', 'go']],
    ['in a list of choices chooses there', () => inShadow(document.createElement('select')), [null, null, null]],
    ['in a text area is typed', () => inShadow(document.createElement('textarea')), [null, null, null]],
  ];
  for (const [title, element, inputs] of focused) {
    it(title, () => {
      expect(['w', ' ', 'Enter'].map((key) => inputOf({ key }, element()))).to.deep.equal(inputs);
    });
  }

  it('that moves the slider is left to it', () => {
    const slider = input('range');
    expect(['ArrowLeft', 'End', 'PageUp'].map((key) => pressOn(slider, { key }, isFreeKey))).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it('is one of the game by its place on the keyboard, but not with Shift', () => {
    const keys: readonly GameKey[] = [{ key: '4', codes: ['Numpad4'], input: 'west', label: '', cap: '4' }];
    const press = (held: Partial<Key>): string | null =>
      inputOf({ key: 'ArrowLeft', code: 'Numpad4', ...held }, document.body, keys);
    expect([press({}), press({ shiftKey: true }), press({ code: 'Numpad5' })]).to.deep.equal(['west', null, null]);
  });
});

describe('the keys of the roguelike', () => {
  const keys = ROGUE_KEYS.map(({ input, codes, label }) => ({ key: input, codes, input, label, cap: input }));
  const press = (key: string, code: string, held: Partial<Key> = {}): string | null =>
    inputOf({ key, code, ...held }, document.body, keys);

  const table: readonly [input: string, letter: string, cursor: string | null, pad: string][] = [
    ['h', 'KeyH', 'ArrowLeft', 'Numpad4'],
    ['l', 'KeyL', 'ArrowRight', 'Numpad6'],
    ['k', 'KeyK', 'ArrowUp', 'Numpad8'],
    ['j', 'KeyJ', 'ArrowDown', 'Numpad2'],
    ['y', 'KeyY', 'Home', 'Numpad7'],
    ['u', 'KeyU', 'PageUp', 'Numpad9'],
    ['b', 'KeyB', 'End', 'Numpad1'],
    ['n', 'KeyN', 'PageDown', 'Numpad3'],
    ['.', 'Period', null, 'Numpad5'],
  ];
  for (const [input, letter, cursor, pad] of table) {
    it(`“${input}” is also ${cursor ?? 'Clear'} and ${pad}, with the number lock on or off`, () => {
      const off = cursor ?? 'Clear';
      const digit = pad.slice(-1);
      const pressed = [press(input, letter), press(off, cursor ?? 'NumpadClear'), press(digit, pad), press(off, pad)];
      expect(pressed).to.deep.equal([input, input, input, input]);
    });
  }

  it('are bare: in upper case, with Shift or in a chord they are others', () => {
    expect(press('H', 'KeyH', { shiftKey: true })).to.equal(null);
    expect(press('PageUp', 'PageUp', { shiftKey: true })).to.equal(null);
    expect(press('h', 'KeyH', { ctrlKey: true })).to.equal(null);
    expect(press('Escape', 'Escape')).to.equal(null);
    expect(press('4', 'Digit4')).to.equal(null);
  });
});
