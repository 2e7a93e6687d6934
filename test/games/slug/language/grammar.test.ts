import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as oniguruma from 'vscode-oniguruma';
import * as textmate from 'vscode-textmate';
import { SYMBOLS } from '../../../../src/games/slug/language/vocabulary';
import { ROOT } from '../../../support/shared';
import { codesOf } from '../support';

const syntax = (name: string): string => readFileSync(path.join(ROOT, 'syntaxes', name), 'utf8');

async function loadGrammar(): Promise<textmate.IGrammar> {
  const wasm = readFileSync(path.join(ROOT, 'node_modules/vscode-oniguruma/release/onig.wasm'));
  // It can be loaded once in a process, and another test may have done so.
  await oniguruma.loadWASM(wasm).catch(() => undefined);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: () =>
      Promise.resolve(textmate.parseRawGrammar(syntax('slug-level.tmLanguage.json'), 'slug-level.tmLanguage.json')),
  });
  const grammar = await registry.loadGrammar('source.slug-level');
  if (!grammar) throw new Error('no grammar');
  return grammar;
}

/** The pieces of the lines of a text, as `piece=scope` without the language at the scope's end. */
function scopesOf(grammar: textmate.IGrammar, ...lines: string[]): string[][] {
  let state: textmate.StateStack | null = null;
  return lines.map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const [scope] = scopes.slice(1);
      return scope ? [`${line.slice(startIndex, endIndex)}=${scope.replace(/\.slug-level$/, '')}`] : [];
    });
  });
}

describe('the grammar of levels', () => {
  let grammar: textmate.IGrammar;
  before(async () => {
    grammar = await loadGrammar();
  });

  for (const line of ['30', '1', '007', '+5', ' \t+30\t ', '9007199254740991']) {
    it(`takes ${JSON.stringify(line)} in line 1 for a health, as the checks do`, () => {
      expect(scopesOf(grammar, line)).to.deep.equal([[`${line}=constant.numeric.health`]]);
      expect(codesOf(`${line}\n#PGA#\n`).filter((code) => code.includes('health'))).to.deep.equal([]);
    });
  }

  for (const line of ['0', '-3', '#PGA#', '3.5', '1 2', 'x', '😀', ' ', '12345678901234567']) {
    it(`marks ${JSON.stringify(line)} in line 1, as the checks do`, () => {
      expect(scopesOf(grammar, line)).to.deep.equal([[`${line}=invalid.illegal.health`]]);
      expect(codesOf(`${line}\n#PGA#\n`).filter((code) => code.includes('health'))).to.have.length(1);
    });
  }

  const kinds = {
    wall: 'punctuation.wall',
    floor: 'meta.floor',
    goal: 'variable.goal',
    weapon: 'entity.name.type.weapon',
    player: 'keyword.control.player',
    slug: 'string.unquoted.slug',
  };
  for (const { symbol, kind, word } of SYMBOLS) {
    it(`colours “${symbol}” (${word}) as a ${kind}`, () => {
      expect(scopesOf(grammar, '30', `?${symbol}?`)[1]?.[1]).to.equal(`${symbol}=${kinds[kind]}`);
    });
  }

  for (const character of ['?', 'p', 'W', '0', '\t', '\u00a0', '😀', '\ud83d']) {
    it(`marks ${JSON.stringify(character)}, which means nothing`, () => {
      expect(scopesOf(grammar, '30', `#${character}#`)[1]).to.deep.equal([
        '#=punctuation.wall',
        `${character}=invalid.illegal.unknown`,
        '#=punctuation.wall',
      ]);
    });
  }

  it('tells the kinds within a row', () => {
    expect(scopesOf(grammar, '30', '##P  NAxyDG')[1]).to.deep.equal([
      '##=punctuation.wall',
      'P=keyword.control.player',
      '  =meta.floor',
      'N=string.unquoted.slug',
      'A=string.unquoted.slug',
      'xy=invalid.illegal.unknown',
      'D=entity.name.type.weapon',
      'G=variable.goal',
    ]);
  });

  it('takes a number for a health in line 1 alone, after an empty line 1 as well', () => {
    for (const first of ['30', '']) {
      expect(scopesOf(grammar, first, '30')[1]).to.deep.equal(['30=invalid.illegal.unknown']);
    }
  });
});

describe('the language configuration of levels', () => {
  it('completes no brackets and knows no comments', () => {
    expect(JSON.parse(syntax('slug-level.language-configuration.json'))).to.deep.equal({
      brackets: [],
      autoClosingPairs: [],
      surroundingPairs: [],
    });
  });
});
