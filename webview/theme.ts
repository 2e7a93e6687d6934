/** Calls back when VS Code changes the theme or a preference of it, which it tells by the body's classes. Returns how to stop. */
export function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Whether a high-contrast theme is on. */
export function isHighContrast(): boolean {
  const { classList } = document.body;
  return (
    classList.contains('vscode-high-contrast') ||
    classList.contains('vscode-high-contrast-light') ||
    matchMedia('(forced-colors: active)').matches
  );
}

/** A colour of the theme by its custom property, such as `--vscode-focusBorder`. */
export function themeColour(property: string, fallback: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim() || fallback;
}
