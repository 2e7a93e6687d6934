// A whole playground in the page, as webview/main.ts puts it together.
import type { DocumentMessage, SavedPanel } from '../../src/play/messages';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { createBoard } from '../../webview/boards/createBoard';
import { acquireHostApi } from '../../webview/hostApi';
import { panelLanguage } from '../../webview/panelLanguage';
import { PlaygroundElement, type PlaygroundParts } from '../../webview/playground';
import { useLanguage } from '../../webview/texts';
import type { Banner } from '../../webview/banner';
import { ViewChangedEvent } from '../../webview/events';
import { REGISTRY } from '../support/registry';
import { partOf, settled, textsOf } from './support';
import { beginAnew, send } from './vsCodeApi';

/** Puts a playground into the page, perhaps with a document, and with what was kept over a reload. */
export async function openPanel(
  document?: DocumentMessage,
  { saved, ...parts }: { saved?: SavedPanel } & Partial<PlaygroundParts> = {},
): Promise<PlaygroundElement> {
  beginAnew(saved);
  const panel = new PlaygroundElement({
    model: new PlaygroundModel(REGISTRY, saved ?? null),
    host: acquireHostApi(),
    createBoard,
    speak: speakEnglish,
    ...parts,
  });
  globalThis.document.body.append(panel);
  if (document) send(document);
  await settled(panel);
  return panel;
}

function speakEnglish(): string {
  useLanguage(panelLanguage(REGISTRY, 'en'));
  return 'en';
}

/** Sends a document to the panel and waits until it is shown. */
export async function show(panel: PlaygroundElement, document: DocumentMessage): Promise<void> {
  send(document);
  await settled(panel);
}

/** Presses keys one after the other and waits until what they did is shown. */
export async function press(panel: PlaygroundElement, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await pressKey(key);
  await settled(panel);
}

/** Which turn is shown, and of how many. */
export const turnOf = (panel: PlaygroundElement): string =>
  partOf(partOf(panel, 'turnsmith-timeline'), 'input').getAttribute('aria-valuetext') ?? '';

/** A section of the details, which is opened for that. */
export async function sectionOf<K extends keyof HTMLElementTagNameMap>(
  panel: PlaygroundElement,
  section: string,
  tag: K,
): Promise<HTMLElementTagNameMap[K]> {
  const details = panel.renderRoot.querySelector('turnsmith-details');
  if (!details) panel.dispatchEvent(new ViewChangedEvent({ section, drawer: 'open' }));
  await settled(panel);
  const root = (details ?? panel.renderRoot.querySelector('turnsmith-drawer'))?.renderRoot;
  const found = root?.querySelector(tag);
  if (!found) throw new Error(`no ${tag} in ${section}`);
  return found;
}

/** The banner at the end of a game; `null` while there is none. */
export const bannerOf = (panel: PlaygroundElement): Banner | null => panel.renderRoot.querySelector('turnsmith-banner');

/** What a screen reader says of the last thing that was done, without what makes the same words new. */
export const announced = (panel: PlaygroundElement): string =>
  textsOf(panel, '[role=status]').join().replace('\u200b', '');
