import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as oniguruma from 'vscode-oniguruma';
import * as textmate from 'vscode-textmate';
import { HEADER_WORDS, SYMBOLS } from '../../../../src/games/rogue/language/vocabulary';
import { ROOT } from '../../../support/shared';

const LANGUAGE = 'rogue-dungeon';

async function loadGrammar(): Promise<textmate.IGrammar> {
  const wasm = readFileSync(path.join(ROOT, 'node_modules/vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm).catch(() => undefined);
  const file = `${LANGUAGE}.tmLanguage.json`;
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: () =>
      Promise.resolve(textmate.parseRawGrammar(readFileSync(path.join(ROOT, 'syntaxes', file), 'utf8'), file)),
  });
  const grammar = await registry.loadGrammar(`source.${LANGUAGE}`);
  if (!grammar) throw new Error(LANGUAGE);
  return grammar;
}

/** The pieces of a text that have a scope of their own, line after line, as `piece=scope` without the language at its end. */
function scopesOf(grammar: textmate.IGrammar, text: string): string[][] {
  let stack: textmate.StateStack | null = null;
  return text.split('\n').map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const scope = (scopes.at(-1) ?? '').split('.').slice(0, -1).join('.');
      return scope === 'source' || scope === 'meta.map' ? [] : [`${line.slice(startIndex, endIndex)}=${scope}`];
    });
  });
}

describe('the grammar of dungeon files', () => {
  it('knows every header word and every key', async () => {
    const grammar = await loadGrammar();
    for (const { word, keys } of HEADER_WORDS) {
      expect(scopesOf(grammar, ` ${word}`)[0]?.[0]).to.match(new RegExp(`^${word}=keyword\\.`));
      expect(scopesOf(grammar, `${word}s`)[0]?.[0]).to.equal(`${word}s=invalid.illegal.unknown-word`);
      for (const { key } of keys) {
        expect(scopesOf(grammar, `${word}\t${key} 5`)[0]?.slice(1)).to.deep.equal([
          `${key}=variable.parameter.${word === 'generate' ? 'generate' : 'strength'}`,
          '5=constant.numeric',
        ]);
      }
    }
  });

  it('marks what a line has no room for', async () => {
    const grammar = await loadGrammar();
    expect(scopesOf(grammar, 'orc hp -3 zap\nfov 8\nseed -8 x\n  // fov\nwhat fov 3')).to.deep.equal([
      [
        'orc=keyword.other.actor',
        'hp=variable.parameter.strength',
        '-3=invalid.illegal.odd-word',
        'zap=invalid.illegal.odd-word',
      ],
      ['fov=keyword.other.fov', '8=constant.numeric'],
      ['seed=keyword.other.seed', '-8=constant.numeric', 'x=invalid.illegal.odd-word'],
      ['// fov=comment.line.double-slash'],
      ['what=invalid.illegal.unknown-word'],
    ]);
  });

  it('takes every line below map for a row', async () => {
    const grammar = await loadGrammar();
    expect(scopesOf(grammar, ' map\n##.@\noT x\n\nfov 8')).to.deep.equal([
      ['map=keyword.control.map'],
      ['##=punctuation.wall', '.=meta.floor', '@=keyword.control.player'],
      ['o=string.unquoted.orc', 'T=entity.name.function.troll', ' =meta.floor', 'x=invalid.illegal.unknown-cell'],
      [],
      [
        'f=invalid.illegal.unknown-cell',
        'o=string.unquoted.orc',
        'v=invalid.illegal.unknown-cell',
        ' =meta.floor',
        '8=invalid.illegal.unknown-cell',
      ],
    ]);
    expect(scopesOf(grammar, 'MAP\n#')[1]).to.deep.equal(['#=punctuation.wall']);
  });

  it('knows every character of a map', async () => {
    const grammar = await loadGrammar();
    for (const { symbol } of SYMBOLS)
      expect(scopesOf(grammar, `map\n${symbol}`)[1]?.[0], symbol).to.not.contain('invalid');
  });
});
