import type { ThemeKind } from './tokens';

/** What kind of theme is on, by the body's classes; colours that the system forces count as high contrast. */
export function themeKind(): ThemeKind {
  const { classList } = document.body;
  const isLight = classList.contains('vscode-light') || classList.contains('vscode-high-contrast-light');
  const isHighContrast =
    classList.contains('vscode-high-contrast') ||
    classList.contains('vscode-high-contrast-light') ||
    matchMedia('(forced-colors: active)').matches;
  if (isHighContrast) return isLight ? 'high-contrast-light' : 'high-contrast';
  return isLight ? 'light' : 'dark';
}
