import type { EditorContext } from '../../src/editor/context';
import type { AnyFormat } from '../../src/games/fileFormat';
import { createRegistry } from '../../src/games/registry';
import { editor } from '../../src/l10n/en/editor';
import { createLanguage } from '../../src/l10n/text';

const language = createLanguage('en', [editor]);

/** What the editor says of no game in particular, with no game. */
export const CONTEXT: EditorContext = { registry: createRegistry([]), language };

/** A format for plain texts in which nothing is ever wrong, that fails at the text `boom`. */
const boomFormat: AnyFormat = {
  languageId: 'plaintext',
  alias: 'Boom',
  template: '',
  extension: '.boom',
  codePrefix: 'boom',
  checks: [],
  page: '',
  recognise: () => false,
  read({ text }) {
    if (text === 'boom') throw new Error('out of order');
    return null;
  },
  format: () => '',
  hover: () => null,
  complete: () => [],
  outline: () => [],
};

/** A game whose format fails. */
export const FAILING: EditorContext = {
  registry: createRegistry([
    {
      id: 'boom',
      title: 'Boom',
      languages: [boomFormat],
      games: [],
      texts: { en: { problems: {}, editor: {}, panel: {} } },
    },
  ]),
  language,
};
