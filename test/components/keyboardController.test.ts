import { expect } from 'chai';
import { LitElement } from 'lit';
import { KeyboardController, meaningOf, type KeyContext, type KeyMeaning } from '../../webview/keyboardController';
import { pressOn, type Key } from './keys';

const KEYS = [
  { key: 'd', input: 'east', label: '', cap: 'd' },
  { key: 'Home', input: 'home', label: '', cap: 'Home' },
];
const GRID = { size: [4, 6], readingStart: [2, 2] } as const;

const contextOf = (parts: Partial<KeyContext> = {}): KeyContext => ({
  board: { keys: KEYS },
  grid: GRID,
  cursor: null,
  isStale: false,
  turn: 3,
  isRunning: false,
  canStep: true,
  hasOverlay: false,
  ...parts,
});

const press = (key: string, parts: Partial<KeyContext> = {}, held: Partial<Key> = {}): KeyMeaning | null =>
  pressOn(document.body, { key, ...held }, (event) => meaningOf(event, contextOf(parts)));

const SHIFT = { shiftKey: true };

describe('the meaning of a key', () => {
  it('is the input of the game that has it', () => {
    expect(press('d')).to.deep.equal({ kind: 'play', input: 'east' });
    expect(press('x')).to.equal(null);
  });

  it('is one of the keys of every game where the game has no use for it', () => {
    const back = { kind: 'time', wish: { kind: 'seek', turn: 2 } };
    expect(['z', 'Z', 'Backspace'].map((key) => press(key))).to.deep.equal([back, back, back]);
    expect(press('r')).to.deep.equal({ kind: 'time', wish: { kind: 'restart' } });
    expect([' ', 'Enter'].map((key) => press(key))).to.deep.equal(
      Array(2).fill({ kind: 'time', wish: { kind: 'run' } }),
    );
    expect(press(' ', { isRunning: true })).to.deep.equal({ kind: 'time', wish: { kind: 'pause' } });
    expect(press(' ', { canStep: false })).to.equal(null);
    expect(press('?')).to.deep.equal({ kind: 'help' });
    expect([press('Escape'), press('Escape', { hasOverlay: true })]).to.deep.equal([null, { kind: 'close' }]);
  });

  it('is the game’s, where the game has the same key', () => {
    const board = { keys: [{ key: 'z', input: 'zap', label: '', cap: 'z' }] };
    expect(press('z', { board })).to.deep.equal({ kind: 'play', input: 'zap' });
    expect(press('r', { board: { keys: [], takeKey: (key) => key === 'r' } })).to.deep.equal({ kind: 'board' });
  });

  it('closes what lies over the board before it is anything else', () => {
    const board = { keys: [{ key: 'Escape', input: 'leave', label: '', cap: 'Esc' }] };
    expect(press('Escape', { board, hasOverlay: true })).to.deep.equal({ kind: 'close' });
  });

  it('is the same in an earlier text, so that the user is told why it does nothing', () => {
    expect(press('d', { isStale: true })).to.deep.equal({ kind: 'play', input: 'east' });
  });

  it('is a cell to read with Shift and an arrow, where reading begins at first', () => {
    expect(press('ArrowRight', {}, SHIFT)).to.deep.equal({ kind: 'read', cell: [2, 2] });
    expect(press('ArrowRight', { cursor: [2, 2] }, SHIFT)).to.deep.equal({ kind: 'read', cell: [2, 3] });
  });

  it('is a cell to read rather than an input', () => {
    expect(press('Home', { cursor: [1, 3] }, SHIFT)).to.deep.equal({ kind: 'read', cell: [1, 0] });
    expect(press('Home')).to.deep.equal({ kind: 'play', input: 'home' });
  });

  it('is no cell on a board that is no grid', () => {
    expect(press('ArrowRight', { grid: null }, SHIFT)).to.equal(null);
    expect(press('Home', { grid: null }, SHIFT)).to.deep.equal({ kind: 'play', input: 'home' });
  });

  it('is the place in the text with Shift and Enter, for whoever reads', () => {
    expect(press('Enter', { cursor: [1, 3] }, SHIFT)).to.deep.equal({ kind: 'reveal', cell: [1, 3] });
    expect(press('Enter', {}, SHIFT)).to.equal(null);
    expect(press('Enter', { cursor: [1, 3] })?.kind, 'without Shift').to.equal('time');
  });

  it('is left to the board at last, which takes none in an earlier text', () => {
    const asked: string[] = [];
    const board = { keys: KEYS, takeKey: (key: string) => asked.push(key) > 0 && key === '3' };
    expect(press('3', { board })).to.deep.equal({ kind: 'board' });
    expect(press('4', { board })).to.equal(null);
    expect(press('d', { board })).to.deep.equal({ kind: 'play', input: 'east' });
    expect(press('3', { board, isStale: true })).to.equal(null);
    expect(asked).to.deep.equal(['3', '4']);
  });

  it('is nothing in a chord, nor for a text field', () => {
    expect(press('d', {}, { ctrlKey: true })).to.equal(null);
    const field = document.body.appendChild(document.createElement('input'));
    const meaning = pressOn(field, { key: 'ArrowLeft', ...SHIFT }, (event) => meaningOf(event, contextOf()));
    expect(meaning).to.equal(null);
  });
});

/** An element with nothing but the controller. */
class Listener extends LitElement {
  context: KeyContext | null = contextOf();
  readonly meant: string[] = [];
  readonly keyboard = new KeyboardController(
    this,
    () => this.context,
    ({ kind }) => void this.meant.push(kind),
  );
}
customElements.define('test-key-listener', Listener);

describe('a key that was pressed', () => {
  /** Whether the page, where VS Code listens, got the key, and whether the browser may act on it. */
  function reached(key: string): { isSeen: boolean; isFree: boolean } {
    let isSeen = false;
    const see = (): void => void (isSeen = true);
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true });
    window.addEventListener('keydown', see);
    const isFree = document.body.dispatchEvent(event);
    window.removeEventListener('keydown', see);
    return { isSeen, isFree };
  }

  const listener = (): Listener => document.body.appendChild(new Listener());

  it('is kept from VS Code and the browser when it means something', () => {
    const { meant } = listener();
    expect(reached('d')).to.deep.equal({ isSeen: false, isFree: false });
    expect(meant).to.deep.equal(['play']);
  });

  it('is VS Code’s when it means nothing, or while no game is shown', () => {
    const element = listener();
    expect(reached('F1')).to.deep.equal({ isSeen: true, isFree: true });
    element.context = null;
    expect(reached('d')).to.deep.equal({ isSeen: true, isFree: true });
    expect(element.meant).to.deep.equal([]);
  });

  it('is heard only while the element is on the page', () => {
    const element = listener();
    element.remove();
    expect(reached('d')).to.deep.equal({ isSeen: true, isFree: true });
    document.body.append(element);
    reached('d');
    expect(element.meant).to.deep.equal(['play']);
  });
});
