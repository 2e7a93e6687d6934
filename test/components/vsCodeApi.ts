// What VS Code gives to the page of a webview, for pages without VS Code.
import type { HostMessage, PanelMessage, SavedPanel } from '../../src/play/messages';

/** What the page sent to the extension since the test began. */
export const posted: PanelMessage[] = [];

let saved: SavedPanel | undefined;

/** Forgets what was sent, and keeps this as the state of a panel before a reload of its window. */
export function beginAnew(state?: SavedPanel): void {
  posted.length = 0;
  saved = state;
}

/** What the page keeps over a reload of its window. */
export const kept = (): SavedPanel | undefined => saved;

/** Sends a message to the page, as the extension does. */
export function send(message: HostMessage): void {
  window.dispatchEvent(new MessageEvent('message', { data: message }));
}

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage: (message: PanelMessage) => void posted.push(message),
    getState: () => saved,
    setState: (state: SavedPanel) => void (saved = state),
  }),
});

/** What the panel posted because somebody asked for it: marks and the session follow a turn whenever they are ready. */
export function asked(): PanelMessage[] {
  return posted.filter(({ type }) => type !== 'marks' && type !== 'keep');
}
