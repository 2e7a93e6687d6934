import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as oniguruma from 'vscode-oniguruma';
import * as textmate from 'vscode-textmate';
import { ROOT } from '../support/shared';
import { builtInThemes, colourDistance, type TokenColours } from '../support/themes';

const DISTINCT = 20;

/** The colour of each character of a line below the first, as VS Code colours it in a theme. */
async function coloursIn(theme: TokenColours, line: string): Promise<string[]> {
  const wasm = readFileSync(path.join(ROOT, 'node_modules/vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm).catch(() => undefined);
  const file = path.join(ROOT, 'syntaxes/slug-level.tmLanguage.json');
  const registry = new textmate.Registry({
    theme: { name: theme.name, settings: [...theme.settings] },
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: () => Promise.resolve(textmate.parseRawGrammar(readFileSync(file, 'utf8'), file)),
  });
  const grammar = await registry.loadGrammar('source.slug-level');
  const first = grammar?.tokenizeLine2('20', null);
  const { tokens = new Uint32Array() } = grammar?.tokenizeLine2(line, first?.ruleStack ?? null) ?? {};
  const map = registry.getColorMap();
  return [...line].map((_, at) => {
    let metadata = 0;
    for (let i = 0; i < tokens.length && (tokens[i] ?? 0) <= at; i += 2) metadata = tokens[i + 1] ?? 0;
    return map[(metadata >>> 15) & 0x1ff] ?? '';
  });
}

describe('the colours of a level in VS Code’s own themes', () => {
  const themes = builtInThemes();

  it('there are light, dark and high-contrast themes of both versions', () => {
    expect(themes.length).to.be.at.least(8);
  });

  for (const theme of themes) {
    it(`tell wall, player, slug, weapon and goal apart in ${theme.name}`, async () => {
      const kinds = ['wall', 'player', 'slug', 'weapon', 'goal'];
      const colours = await coloursIn(theme, '#PASG');
      for (const [i, colour] of colours.entries()) {
        for (const [j, other] of colours.entries()) {
          if (j <= i) continue;
          const pair = `${kinds[i] ?? ''} ${colour} and ${kinds[j] ?? ''} ${other}`;
          expect(colourDistance(colour, other), pair).to.be.above(DISTINCT);
        }
      }
    });
  }
});
