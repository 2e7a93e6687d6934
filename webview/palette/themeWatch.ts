import { forgetPalette } from './palette';

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back whenever VS Code hands in another theme or other colours, with the palette forgotten; gives what ends it. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= observe();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** The classes tell the kind of theme, and the colours stand in the style of the root. */
function observe(): MutationObserver {
  const made = new MutationObserver(() => {
    forgetPalette();
    for (const listener of [...listeners]) listener();
  });
  made.observe(document.body, { attributes: true, attributeFilter: ['class', 'data-vscode-theme-id'] });
  made.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  return made;
}
