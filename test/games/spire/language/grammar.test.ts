import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, parseRawGrammar, Registry, type IGrammar } from 'vscode-textmate';
import { CARDS } from '../../../../src/games/spire/engine/cards';
import { MONSTER_TYPES } from '../../../../src/games/spire/facts/monsters';
import { ROOT } from '../../../support/shared';

const GRAMMAR = path.join(ROOT, 'syntaxes', 'spire-game.tmLanguage.json');

async function loadGrammar(): Promise<IGrammar> {
  const wasm = readFileSync(path.join(ROOT, 'node_modules/vscode-oniguruma/release/onig.wasm'));
  await loadWASM(new Uint8Array(wasm).buffer);
  const registry = new Registry({
    onigLib: Promise.resolve({ createOnigScanner, createOnigString }),
    loadGrammar: () => Promise.resolve(parseRawGrammar(readFileSync(GRAMMAR, 'utf8'), GRAMMAR)),
  });
  const grammar = await registry.loadGrammar('source.spire-game');
  if (!grammar) throw new Error('no grammar');
  return grammar;
}

describe('the grammar of game files', () => {
  let grammar: IGrammar;
  before(async () => {
    grammar = await loadGrammar();
  });

  /** The words of a line, each with what the grammar takes it for. */
  function tokens(line: string): string[] {
    return grammar
      .tokenizeLine(line, INITIAL)
      .tokens.map(
        ({ startIndex, endIndex, scopes }) => `${line.slice(startIndex, endIndex).trim()}: ${scopes.slice(1).join()}`,
      )
      .filter((token) => !token.startsWith(': '));
  }

  it('knows a header and its title', () => {
    expect(tokens('Encounter 1')).to.deep.equal([
      'Encounter: keyword.control.encounter.spire-game',
      '1: entity.name.section.encounter.spire-game',
    ]);
  });

  it('knows a header that is spelt wrong', () => {
    expect(tokens('  encounter 1')[0]).to.equal('encounter: invalid.illegal.header.spire-game');
    expect(tokens(' Encounter')).to.deep.equal(['Encounter: invalid.illegal.header.spire-game']);
  });

  it('knows each monster of the table, with any white space', () => {
    for (const type of MONSTER_TYPES)
      expect(tokens(`\t${type} \v 20\f`)).to.deep.equal([
        `${type}: entity.name.type.monster.spire-game`,
        '20: constant.numeric.hit-points.spire-game',
      ]);
  });

  it('knows what is wrong in a monster line', () => {
    expect(tokens('Louze 20')).to.deep.equal([
      'Louze: invalid.illegal.monster.spire-game',
      '20: constant.numeric.hit-points.spire-game',
    ]);
    expect(tokens('Louse 0')[1]).to.equal('0: invalid.illegal.hit-points.spire-game');
    expect(tokens('Louse -3')[1]).to.equal('-3: invalid.illegal.hit-points.spire-game');
    for (const line of ['Louse', 'Jaw Worm 50'])
      expect(tokens(line)).to.deep.equal([`${line}: invalid.illegal.monster-line.spire-game`]);
  });

  it('takes no card for a monster', () => {
    for (const card of CARDS) expect(tokens(`${card.getName()} 3`)[0]).to.include('invalid.illegal.monster');
  });

  it('comes with a language configuration', () => {
    const text = readFileSync(path.join(ROOT, 'syntaxes', 'spire-game.language-configuration.json'), 'utf8');
    const { wordPattern }: { wordPattern: string } = JSON.parse(text);
    expect('  JawWorm\t50'.match(new RegExp(wordPattern, 'g'))).to.deep.equal(['JawWorm', '50']);
  });
});
