import type { PanelMessage, SavedPanel } from '../src/play/messages';

/** What VS Code gives a page to talk to its extension, and to keep something over a reload of the window. */
export interface HostApi {
  postMessage(message: PanelMessage): void;
  /** What was kept; unknown, since another version of the panel may have kept it. */
  getState(): unknown;
  setState(state: SavedPanel): void;
}

declare function acquireVsCodeApi(): HostApi;

/** The door to the extension. VS Code hands it out once a page. */
export const acquireHostApi = (): HostApi => acquireVsCodeApi();
