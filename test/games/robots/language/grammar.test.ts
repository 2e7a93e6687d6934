import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as oniguruma from 'vscode-oniguruma';
import * as textmate from 'vscode-textmate';
import { ARENA_WORDS, MEDIC_COMMANDS } from '../../../../src/games/robots/facts/vocabulary';
import { ROOT } from '../../../support/shared';

const syntax = (name: string): string => readFileSync(path.join(ROOT, 'syntaxes', name), 'utf8');

async function loadGrammar(language: string): Promise<textmate.IGrammar> {
  const wasm = readFileSync(path.join(ROOT, 'node_modules/vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm).catch(() => undefined);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: (scope) => {
      const file = `${scope.replace('source.', '')}.tmLanguage.json`;
      return Promise.resolve(textmate.parseRawGrammar(syntax(file), file));
    },
  });
  const grammar = await registry.loadGrammar(`source.${language}`);
  if (!grammar) throw new Error(`no grammar for ${language}`);
  return grammar;
}

/** The words of a line that have a scope of their own, as `word=scope` without the language at its end. */
function scopesOf(grammar: textmate.IGrammar, line: string): string[] {
  return grammar.tokenizeLine(line, null).tokens.flatMap(({ startIndex, endIndex, scopes }) => {
    const scope = scopes.length > 1 ? (scopes.at(-1) ?? '') : '';
    return scope === '' ? [] : [`${line.slice(startIndex, endIndex)}=${scope.split('.').slice(0, -1).join('.')}`];
  });
}

describe('the grammar of medic files', () => {
  it('colours every command, with white space around it', async () => {
    const grammar = await loadGrammar('medic-commands');
    for (const command of MEDIC_COMMANDS) {
      const kind = command === 'Forward' ? 'move' : 'turn';
      expect(scopesOf(grammar, ` ${command}\t`)).to.deep.equal([`${command}=keyword.control.${kind}`]);
    }
  });

  it('marks what is no command', async () => {
    const grammar = await loadGrammar('medic-commands');
    for (const text of ['forward', 'Forward Forward', 'Turn180 # twice', 'x']) {
      expect(scopesOf(grammar, ` ${text} `)).to.deep.equal([`${text}=invalid.illegal.unknown-command`]);
    }
    expect(scopesOf(grammar, '  ')).to.deep.equal([]);
  });
});

describe('the grammar of arenas', () => {
  it('knows every first word', async () => {
    const grammar = await loadGrammar('robot-arena');
    for (const { keyword } of ARENA_WORDS) {
      expect(scopesOf(grammar, ` ${keyword}`)[0]).to.match(new RegExp(`^${keyword}=keyword\\.`));
      expect(scopesOf(grammar, `${keyword}x`)[0]).to.equal(`${keyword}x=invalid.illegal.unknown-word`);
    }
  });

  it('colours the words of each kind of line', async () => {
    const grammar = await loadGrammar('robot-arena');
    expect(scopesOf(grammar, 'seed -42 # s')).to.deep.equal([
      'seed=keyword.other.setting',
      '-42=constant.numeric.seed',
      '# s=comment.line.number-sign',
    ]);
    expect(scopesOf(grammar, 'turns 7')).to.deep.equal(['turns=keyword.other.setting', '7=constant.numeric.turns']);
    expect(scopesOf(grammar, '\tmedic 1 05 19 N x/a.medic#c')).to.deep.equal([
      'medic=keyword.control.medic',
      '1=constant.numeric.team',
      '05=constant.numeric.place',
      '19=constant.numeric.place',
      'N=constant.language.direction',
      'x/a.medic=string.unquoted.file',
      '#c=comment.line.number-sign',
    ]);
  });

  it('marks words that do not fit', async () => {
    const grammar = await loadGrammar('robot-arena');
    expect(scopesOf(grammar, 'attack 3 20 x n')).to.deep.equal([
      'attack=keyword.control.attack',
      '3=invalid.illegal.team',
      '20=invalid.illegal.place',
      'x=invalid.illegal.place',
      'n=invalid.illegal.direction',
    ]);
    expect(scopesOf(grammar, 'seed 1.5')).to.deep.equal(['seed=keyword.other.setting', '1.5=invalid.illegal.number']);
    expect(scopesOf(grammar, 'Attack 1 2')).to.deep.equal(['Attack=invalid.illegal.unknown-word']);
  });
});

describe('the language configurations', () => {
  it('are JSON, and only arenas have comments', () => {
    const read = (language: string): { comments?: unknown } =>
      JSON.parse(syntax(`${language}.language-configuration.json`));
    expect(read('robot-arena').comments).to.deep.equal({ lineComment: '#' });
    expect(read('medic-commands').comments).to.equal(undefined);
  });
});
