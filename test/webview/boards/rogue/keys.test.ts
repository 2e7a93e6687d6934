import { expect } from 'chai';
import { KEYS } from '../../../../src/games/rogue/play/keys';
import { gameKeyOf } from '../../../../webview/gameKeys';

const GAME_KEYS = KEYS.map(({ key, codes, word }) => ({ key, codes, input: key, label: word, cap: key }));

/** The input of a key that was pressed on the board. */
function inputOf(key: string, code: string, held: Partial<KeyboardEvent> = {}): string | null {
  const event = { key, code, composedPath: () => [], ...held } as unknown as KeyboardEvent;
  return gameKeyOf(event, GAME_KEYS)?.input ?? null;
}

describe('the keys of the roguelike', () => {
  before(() => {
    for (const name of ELEMENTS) Object.assign(globalThis, { [name]: class {} });
  });
  after(() => {
    for (const name of ELEMENTS) Reflect.deleteProperty(globalThis, name);
  });

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
      const pressed = [
        inputOf(input, letter),
        inputOf(off, cursor ?? 'NumpadClear'),
        inputOf(digit, pad),
        inputOf(off, pad),
      ];
      expect(pressed).to.deep.equal([input, input, input, input]);
    });
  }

  it('are bare: in upper case, with Shift or in a chord they are others', () => {
    expect(inputOf('H', 'KeyH', { shiftKey: true })).to.equal(null);
    expect(inputOf('PageUp', 'PageUp', { shiftKey: true })).to.equal(null);
    expect(inputOf('h', 'KeyH', { ctrlKey: true })).to.equal(null);
    expect(inputOf('Escape', 'Escape')).to.equal(null);
    expect(inputOf('4', 'Digit4')).to.equal(null);
  });
});

const ELEMENTS = ['HTMLButtonElement', 'HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'];
