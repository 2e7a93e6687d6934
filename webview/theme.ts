import type { ReactiveController } from 'lit';
import { providePalette } from './paletteProperties';
import type { Shell } from './shell';

/** Draws everything anew when VS Code changes the theme or one of its preferences, which it tells by the body's classes. */
export class ThemeController implements ReactiveController {
  private readonly observer = new MutationObserver(() => this.renew());

  constructor(private readonly shell: Shell) {
    shell.addController(this);
  }

  hostConnected(): void {
    providePalette();
    this.observer.observe(document.body, { attributes: true, attributeFilter: ['class'] });
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  private renew(): void {
    providePalette();
    this.shell.refresh();
  }
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
