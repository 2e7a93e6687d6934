import type { GameKey } from './boards/board';

/** Elements that take keys of their own; an activation key belongs to a focused button. */
function isTyping(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}

function activates(target: EventTarget | undefined, key: string): boolean {
  const isControl = target instanceof HTMLButtonElement || target instanceof HTMLInputElement;
  return isControl && (key === ' ' || key === 'Enter');
}

/** The game's key that was pressed, or `null`: chords, keys for a control that has the focus, and keys of no game are left alone. */
export function gameKeyOf(event: KeyboardEvent, keys: readonly GameKey[]): GameKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const [target] = event.composedPath();
  if (isTyping(target) || activates(target, event.key)) return null;
  return keys.find(({ key, codes }) => key === event.key || codes?.includes(event.code)) ?? null;
}
