import type { GameKey } from './boards/board';

/** The keys that move a slider. */
const SLIDER_KEYS = /^(Arrow|Home$|End$|Page)/;

/** Whether the element takes the key for itself: text fields and lists take all, sliders those that move them. */
function takes(target: EventTarget | undefined, key: string): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return target.type === 'range' ? SLIDER_KEYS.test(key) : target.type !== 'checkbox';
}

/** Whether the key presses the focused control. */
function activates(target: EventTarget | undefined, key: string): boolean {
  const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
  const isControl = target instanceof HTMLButtonElement || isCheckbox;
  return isControl && (key === ' ' || key === 'Enter');
}

/** Whether a key may be the game's: chords, and keys for a control that has the focus, are left alone. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false;
  const [target] = event.composedPath();
  return !takes(target, event.key) && !activates(target, event.key);
}

/** The game's key that was pressed, or `null` for a key that is not free and for keys of no game. */
export function gameKeyOf(event: KeyboardEvent, keys: readonly GameKey[]): GameKey | null {
  if (!isFreeKey(event)) return null;
  const { key: pressed, code, shiftKey } = event;
  return keys.find(({ key, codes }) => key === pressed || (!shiftKey && codes?.includes(code))) ?? null;
}
