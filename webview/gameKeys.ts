import type { GameKey } from './boards/board';

/** The keys that move a slider, or go through what a control offers. */
const SLIDER_KEYS = /^(Arrow|Home$|End$|Page)/;

/** The kinds of fields that take no text. */
const PLAIN_FIELDS: readonly string[] = ['range', 'checkbox', 'radio', 'button'];

/** The roles of controls that space and Enter press, and of those that keys go through. */
const PRESSED = /^(button|switch|checkbox|tab|option|menuitem)$/;
const GONE_THROUGH = /^(combobox|listbox|tablist|tab|slider|option)$/;

/** What an element is to those who use it: its own role, or that of the library's element that it stands for. */
function roleOf(target: EventTarget | undefined): string {
  if (!(target instanceof HTMLElement)) return '';
  if (target instanceof HTMLButtonElement) return target.getAttribute('role') ?? 'button';
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return 'checkbox';
  return target.getAttribute('role') ?? target.role ?? '';
}

/** Whether the element takes the key for itself: text fields and lists take all, sliders and tabs those that move them. */
function takes(target: EventTarget | undefined, key: string): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement && !PLAIN_FIELDS.includes(target.type)) return true;
  if (target instanceof HTMLInputElement && target.type === 'range') return SLIDER_KEYS.test(key);
  const role = roleOf(target);
  return role === 'combobox' || role === 'listbox' || (GONE_THROUGH.test(role) && SLIDER_KEYS.test(key));
}

/** Whether the key presses the focused control. */
function activates(target: EventTarget | undefined, key: string): boolean {
  return (key === ' ' || key === 'Enter') && PRESSED.test(roleOf(target));
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
