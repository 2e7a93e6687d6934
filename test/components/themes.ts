// VS Code's own themes, as it hands them to a webview: themes.json has the custom properties that the panel uses, and the classes of the body.
import themes from './themes.json';

/** The names of the themes. */
export const THEMES = Object.keys(themes) as readonly (keyof typeof themes)[];

/** Gives the page a theme, with the colours that VS Code's own style sheet takes from it. */
export function useTheme(name: keyof typeof themes): void {
  leaveTheme();
  const { classes, properties } = themes[name];
  document.body.classList.add(...classes);
  for (const [property, value] of Object.entries(properties))
    document.documentElement.style.setProperty(property, value);
  document.body.style.backgroundColor = properties['--vscode-editor-background'];
  document.body.style.color = properties['--vscode-foreground'];
}

/** Takes it back. */
export function leaveTheme(): void {
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
  document.body.removeAttribute('class');
}
