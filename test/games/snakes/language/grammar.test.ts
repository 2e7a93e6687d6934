import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OnigScanner, OnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, Registry, parseRawGrammar, type IGrammar } from 'vscode-textmate';
import { ROOT } from '../../../support/shared';
import { fileOf, ruleText } from '../support';

const GRAMMAR = path.join(ROOT, 'syntaxes/snake-rules.tmLanguage.json');

/** The innermost scope of each stretch of a text, without `.snake-rules`, as `text: scope`; stretches without a scope of their own are left out. */
function scopesOf(grammar: IGrammar, text: string): string[][] {
  let state = INITIAL;
  return text.split('\n').map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const scope = scopes.at(-1)?.replace('.snake-rules', '') ?? '';
      const piece = line.slice(startIndex, endIndex);
      return scope.startsWith('source') || scope.startsWith('meta') ? [] : [`${piece}: ${scope}`];
    });
  });
}

describe('the colours of a snake file', () => {
  let grammar: IGrammar;

  before(async () => {
    const require = createRequire(path.join(ROOT, 'package.json'));
    const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
    await loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
    const registry = new Registry({
      onigLib: Promise.resolve({
        createOnigScanner: (patterns) => new OnigScanner(patterns),
        createOnigString: (text) => new OnigString(text),
      }),
      loadGrammar: () => Promise.resolve(parseRawGrammar(readFileSync(GRAMMAR, 'utf8'), GRAMMAR)),
    });
    const loaded = await registry.loadGrammar('source.snake-rules');
    if (!loaded) throw new Error(GRAMMAR);
    grammar = loaded;
  });

  const line = (text: string): string[] => scopesOf(grammar, text)[0] ?? [];

  it('tell the header, its name and its comment', () => {
    expect(line(' snake Long name; // x')).to.deep.equal([
      'snake: keyword.control.snake',
      'Long name;: entity.name.type',
      '// x: comment.line.double-slash',
    ]);
    expect(line('snake')).to.deep.equal(['snake: invalid.illegal.row-end']);
  });

  it('tell each kind of cell', () => {
    const scopes = line('hbtHBT#;')
      .concat(line('      -;'))
      .map((each) => each.split(': ')[1]);
    expect(new Set(scopes).size).to.equal(9);
    expect(line('   T   ; // x')).to.deep.equal([
      'T: entity.name.function.enemy.tail',
      ';: punctuation.terminator.row',
      '// x: comment.line.double-slash',
    ]);
  });

  it('mark a character that is no cell, and text behind a row', () => {
    expect(line('  \u041dx   ; y // z')).to.deep.equal([
      '\u041d: invalid.illegal.cell',
      'x: invalid.illegal.cell',
      ';: punctuation.terminator.row',
      'y: invalid.illegal.after-row',
      '// z: comment.line.double-slash',
    ]);
  });

  it('mark a row whose semicolon is not in column 8', () => {
    for (const row of ['   T;', ';', '   T    ;', '        T;']) {
      expect(
        line(row).every((each) => each.includes('invalid.illegal.row-width')),
        row,
      ).to.equal(true);
    }
  });

  it('mark a row without a semicolon, and none that is blank', () => {
    expect(line('   h // x')[0]).to.match(/invalid\.illegal\.row-end$/);
    expect(line(' \t ')).to.deep.equal([]);
    expect(line('  // x')).to.deep.equal(['// x: comment.line.double-slash']);
  });

  it('mark everything below the end but comments', () => {
    expect(scopesOf(grammar, 'end // x\n\n snake B\n// y')).to.deep.equal([
      ['end: keyword.control.end', '// x: comment.line.double-slash'],
      [],
      ['snake: invalid.illegal.after-end', 'B: invalid.illegal.after-end'],
      ['// y: comment.line.double-slash'],
    ]);
  });

  it('mark nothing in a good file', () => {
    const text = fileOf(`// said\n${ruleText(0, 'HBT#-bt', '', '   -', '   h')}`).replace(';\n', '; // x\n');
    expect(scopesOf(grammar, text).flat().join('\n')).not.to.include('invalid');
  });
});
