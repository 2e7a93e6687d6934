import { expect } from 'chai';
import type { GameKey } from '../../webview/boards/board';
import { gameKeyOf, isFreeKey } from '../../webview/gameKeys';

/** The elements that the code asks for by their class; there is no page here. */
class FakeElement {
  constructor(readonly type = '') {}
}
class FakeButton extends FakeElement {}
class FakeInput extends FakeElement {}
class FakeSelect extends FakeElement {}
class FakeTextArea extends FakeElement {}

const PAGE = {
  HTMLButtonElement: FakeButton,
  HTMLInputElement: FakeInput,
  HTMLSelectElement: FakeSelect,
  HTMLTextAreaElement: FakeTextArea,
};

const KEYS: readonly GameKey[] = [
  { key: 'w', input: 'w', label: '', cap: 'w' },
  { key: ' ', input: ' ', label: '', cap: '␣' },
  { key: 'Enter', input: 'go', label: '', cap: '⏎' },
];

/** A key that was pressed while the element had the focus. */
function keyEvent(key: string, target?: FakeElement, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, composedPath: () => (target ? [target] : []), ...held } as unknown as KeyboardEvent;
}

/** The input of the game key that was pressed while the element had the focus. */
function inputOf(key: string, target?: FakeElement, held: Partial<KeyboardEvent> = {}): string | null {
  return gameKeyOf(keyEvent(key, target, held), KEYS)?.input ?? null;
}

describe('a key in the panel', () => {
  before(() => void Object.assign(globalThis, PAGE));
  after(() => {
    for (const name of Object.keys(PAGE)) Reflect.deleteProperty(globalThis, name);
  });

  it('is a key of the game by its exact name', () => {
    expect(['w', ' ', 'Enter', 'W', 'q', 'Escape', 'Tab', ''].map((key) => inputOf(key))).to.deep.equal([
      'w',
      ' ',
      'go',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const) {
    it(`is none of the game's with ${held}`, () => {
      expect(inputOf('w', undefined, { [held]: true })).to.equal(null);
    });
  }

  const focused: readonly [title: string, target: FakeElement, inputs: readonly (string | null)[]][] = [
    ['on the board means the game', new FakeElement(), ['w', ' ', 'go']],
    ['on a button activates it, but letters play', new FakeButton(), ['w', null, null]],
    ['on a checkbox activates it, but letters play', new FakeInput('checkbox'), ['w', null, null]],
    ['in a text field is typed', new FakeInput('text'), [null, null, null]],
    ['on the slider plays, since letters and blanks do not move it', new FakeInput('range'), ['w', ' ', 'go']],
    ['in a list of choices chooses there', new FakeSelect(), [null, null, null]],
    ['in a text area is typed', new FakeTextArea(), [null, null, null]],
  ];
  for (const [title, target, inputs] of focused) {
    it(title, () => {
      expect(['w', ' ', 'Enter'].map((key) => inputOf(key, target))).to.deep.equal(inputs);

      it('that moves the slider is left to it', () => {
        expect(
          ['ArrowLeft', 'End', 'PageUp'].map((key) => isFreeKey(keyEvent(key, new FakeInput('range')))),
        ).to.deep.equal([false, false, false]);
      });
    });
  }
});
