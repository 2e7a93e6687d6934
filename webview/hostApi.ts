import type { PanelMessage, SavedPanel } from '../src/play/messages';

interface VsCodeApi {
  postMessage(message: PanelMessage): void;
  getState(): unknown;
  setState(state: SavedPanel): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

/** The one door to the editor; VS Code hands it out once a page. */
export const hostApi: VsCodeApi = acquireVsCodeApi();
