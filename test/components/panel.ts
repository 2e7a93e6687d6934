// A whole playground in the page, as webview/main.ts puts it together.
import type { DocumentMessage, SavedPanel } from '../../src/play/messages';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { createBoard } from '../../webview/boards/createBoard';
import { acquireHostApi } from '../../webview/hostApi';
import { panelLanguage } from '../../webview/panelLanguage';
import { PlaygroundElement, type PlaygroundParts } from '../../webview/playground';
import { useLanguage } from '../../webview/texts';
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
  textsOf(partOf(panel, 'turnsmith-transport'), 'output').join();

/** What a screen reader says of the last thing that was done, without what makes the same words new. */
export const announced = (panel: PlaygroundElement): string =>
  textsOf(panel, '[role=status]').join().replace('\u200b', '');
