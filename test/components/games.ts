// The games that the component tests play, and how they are shown to a panel.
import type { DocumentMessage, SavedPanel } from '../../src/play/messages';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { panelLanguage } from '../../webview/panelLanguage';
import { documentOf } from '../support/panel';
import { REGISTRY } from '../support/registry';

/** What a panel with these games says in English. */
export const ENGLISH = panelLanguage(REGISTRY, 'en');

/** The message of the host that shows a text as a file of this name. */
export function messageOf(name: string, text: string, rest: Partial<DocumentMessage> = {}): DocumentMessage {
  const languageId = REGISTRY.formatOfPath(name)?.languageId ?? 'plaintext';
  return documentOf(text, 1, { uri: `file:///${name}`, name, languageId, ...rest });
}

/** The message of the host that shows a sample of the project, with the samples that it names beside it. */
export async function sample(file: string, beside: readonly string[] = []): Promise<DocumentMessage> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const others = beside.map(async (name) => [name, await textOfSample(folder + name)] as const);
  return messageOf(file.slice(folder.length), await textOfSample(file), {
    files: Object.fromEntries(await Promise.all(others)),
  });
}

/** A model that was shown a document, in which these inputs were played. */
export function modelOf(document: DocumentMessage, inputs: Iterable<string> = [], saved?: SavedPanel): PlaygroundModel {
  const model = new PlaygroundModel(REGISTRY, saved ?? null);
  model.receive(document);
  for (const input of inputs) if (!model.press(input)) throw new Error(`${input} is no turn`);
  return model;
}
