import { expect } from 'chai';
import { ESLint } from 'eslint';
import path from 'node:path';
import { ROOT } from '../support/shared';

const importOf = (what: string): string => `import { a } from '${what}';\nexport const b = a;\n`;
const LAYER = 'import-x/no-restricted-paths';
const PACKAGE = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/** Small texts as if they stood in a file, and the rule that refuses them. */
const REFUSED: readonly [title: string, file: string, text: string, rule: string][] = [
  ['core imports a game', 'src/core/x.ts', importOf('../games/registry'), LAYER],
  ['core imports Node', 'src/core/x.ts', importOf('node:fs'), PACKAGE],
  ['core imports Node by its bare name', 'src/core/x.ts', importOf('fs'), PACKAGE],
  ['a game imports what speaks', 'src/games/slug/play/x.ts', importOf('../../../l10n/text'), LAYER],
  ['the texts import a game', 'src/l10n/en/x.ts', importOf('../../games/game'), LAYER],
  ['language imports play', 'src/language/x.ts', importOf('../play/session'), LAYER],
  ['play imports language', 'src/play/x.ts', importOf('../language/hover'), LAYER],
  ['play imports the editor', 'src/play/x.ts', importOf('../editor/settings'), LAYER],
  ['batch imports the terminal', 'src/batch/x.ts', importOf('../cli/context'), LAYER],
  ['the editor imports Node', 'src/editor/x.ts', importOf('node:path'), PACKAGE],
  ['the terminal imports the editor', 'src/cli/x.ts', importOf('vscode'), PACKAGE],
  ['the panel imports the editor', 'webview/x.ts', importOf('../src/editor/settings'), LAYER],
  ['what a text says imports the engine', 'src/games/slug/language/x.ts', importOf('../engine/model'), LAYER],
  ['the engine imports what a text says', 'src/games/slug/engine/x.ts', importOf('../language/level'), LAYER],
  ['the engine imports how it is played', 'src/games/slug/engine/x.ts', importOf('../play/game'), LAYER],
  ['the engine imports the solver', 'src/games/slug/engine/x.ts', importOf('../solver/search'), LAYER],
  ['the solver imports how it is played', 'src/games/slug/solver/x.ts', importOf('../play/game'), LAYER],
  ['the facts import the engine', 'src/games/slug/facts/x.ts', importOf('../engine/model'), LAYER],
  ['a game holds a sentence', 'src/games/slug/x.ts', "export const a = 'The slug dies here';\n", SYNTAX],
  [
    'a game builds a sentence',
    'src/games/slug/x.ts',
    'export const a = (n: number) => `that is still ${n}`;\n',
    SYNTAX,
  ],
  ['the panel has an inline style', 'webview/x.ts', 'export const a = `<p style="color: red"></p>`;\n', SYNTAX],
  [
    'the panel uses styleMap',
    'webview/x.ts',
    "import { styleMap } from 'lit/directives/style-map.js';\nexport const a = styleMap;\n",
    SYNTAX,
  ],
  ['code is made of text', 'src/core/x.ts', "export const a: unknown = eval('1');\n", 'no-eval'],
];

/** Texts of the same kinds that are as they should be. */
const PASSED: readonly [title: string, file: string, text: string][] = [
  ['core imports core', 'src/core/x.ts', importOf('./range')],
  ['a game imports core', 'src/games/slug/x.ts', importOf('../../core/range')],
  ['how it is played imports the engine', 'src/games/slug/play/x.ts', importOf('../engine/model')],
  ['the terminal imports Node', 'src/cli/x.ts', importOf('node:path')],
  ['the panel imports play', 'webview/x.ts', importOf('../src/play/session')],
  ['a game holds a key', 'src/games/slug/x.ts', "export const a = 'slug.log.slug-dies';\n"],
  ['the texts hold a sentence', 'src/l10n/en/x.ts', "export const a = 'The slug dies here';\n"],
  ['the texts of a game hold one', 'src/games/slug/texts/en/x.ts', "export const a = 'The slug dies here';\n"],
  ['the panel has a class of that name', 'webview/x.ts', 'export const a = `<p class="style"></p>`;\n'],
];

describe('the linter', () => {
  const linter = new ESLint({ cwd: ROOT });
  const rulesAgainst = async (file: string, text: string): Promise<(string | null)[]> => {
    const [result] = await linter.lintText(text, { filePath: path.join(ROOT, file) });
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  };

  for (const [title, file, text, rule] of REFUSED) {
    it(`complains when ${title}`, async () => {
      expect(await rulesAgainst(file, text)).to.deep.equal([rule]);
    });
  }

  for (const [title, file, text] of PASSED) {
    it(`is content when ${title}`, async () => {
      expect(await rulesAgainst(file, text)).to.deep.equal([]);
    });
  }
});
