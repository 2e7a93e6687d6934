import { GAMES } from '../src/games/games';
import { createRegistry } from '../src/games/registry';
import { PlaygroundModel } from '../src/play/playgroundModel';
import { readSavedPanel } from '../src/play/readSavedPanel';
import { createBoard } from './boards/createBoard';
import { acquireHostApi } from './hostApi';
import { panelLanguage } from './panelLanguage';
import { PlaygroundElement } from './playground';
import { useLanguage } from './texts';

// The page of the playground: puts its parts together, and shows them.

const registry = createRegistry(GAMES);

function speak(tag: string): string {
  const language = panelLanguage(registry, tag);
  useLanguage(language);
  document.documentElement.lang = language.tag;
  return language.tag;
}

speak('en');
const host = acquireHostApi();
const model = new PlaygroundModel(registry, readSavedPanel(host.getState()));
const playground = new PlaygroundElement({ model, host, createBoard, speak });
// The icons come first, so that none is seen to appear. And a page that is closed while it still loads something keeps VS Code 1.100 from
// starting the next one for half a minute.
void document.fonts.load('16px codicon').finally(() => document.body.replaceChildren(playground));
