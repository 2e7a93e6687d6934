import { expect } from 'chai';
import * as vscode from 'vscode';
import { parse } from '../../src/games/analysis';
import { GAMES } from '../../src/games/games';
import { createRegistry } from '../../src/games/registry';
import { plainSetup } from '../../src/games/setup';
import { actionsAt, api, closeAll, fixture, openNew, problemCodes, said, show, textAfter } from './support';

const DUNGEON = 'player hp 20\n// one orc\nmap\n#######\n#@..oT#\n#######\n';
const KEYS = 'lllljjjjhhhhkkkkyubn....llnnlljjhh';

/** A dungeon in an editor, in a file of its own. */
const openDungeon = async (content: string): Promise<vscode.TextDocument> => (await openNew('rogue', content)).document;

/** Everything that can be told of a game with some keys, without the seed. */
function traceOf(text: string): unknown[] {
  const game = createRegistry(GAMES).gameOfLanguage('rogue-dungeon');
  if (!game) return [];
  const { definition } = parse(game.format, text);
  const state = game.start(definition, plainSetup(game.seedOf(definition)));
  const lines = [game.traceHeader?.(state), game.trace(state, null)];
  for (const key of KEYS) if (game.step(state, key)) lines.push(game.trace(state, key));
  return lines.map(inReadingOrder);
}

/** Monsters act in reading order in a drawn dungeon: their list is sorted, to compare who stands where. */
function inReadingOrder(line: object | undefined): unknown {
  const { monsters, ...rest } = { monsters: [], ...line } as { monsters: { name: string; x: number; y: number }[] };
  return { ...rest, monsters: [...monsters].sort((a, b) => a.y - b.y || a.x - b.x) };
}

describe('a dungeon file in the editor', () => {
  before(api);
  afterEach(closeAll);

  it('has its problems where they are', async () => {
    const document = await vscode.workspace.openTextDocument(fixture('broken.rogue'));
    expect(document.languageId).to.equal('rogue-dungeon');
    const problems = await problemCodes(document.uri, [
      'rogue/keyword-case',
      'rogue/missing-value',
      'rogue/unknown-word',
      'rogue/no-dungeon',
    ]);
    expect(problems.map(({ range }) => show(range))).to.deep.equal(['0:0-0:6', '1:6-1:6', '2:0-2:4', '2:4-2:4']);
  });

  it('without problems has none', async () => {
    const document = await vscode.workspace.openTextDocument(fixture('good.rogue'));
    await problemCodes(document.uri, []);
    expect(document.languageId).to.equal('rogue-dungeon');
  });

  it('is repaired: a word in other case', async () => {
    const document = await openDungeon(DUNGEON.replace('player', 'Player'));
    await problemCodes(document.uri, ['rogue/keyword-case']);
    expect(await textAfter(document.uri, said('rogue.fix.replace-word', { word: 'player' }), 0)).to.equal(DUNGEON);
    await problemCodes(document.uri, []);
  });

  it('is repaired: a short row', async () => {
    const document = await openDungeon(DUNGEON.replace('oT#', 'oT'));
    await problemCodes(document.uri, ['rogue/short-row']);
    expect(await textAfter(document.uri, said('rogue.fix.pad-row'), 4, 6)).to.equal(DUNGEON);
    await problemCodes(document.uri, []);
  });

  it('completes the words of a header line', async () => {
    const document = await openDungeon(DUNGEON.replace('// one orc', 'orc '));
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      new vscode.Position(1, 4),
    );
    expect(items.map(({ insertText }) => String(insertText).trim())).to.include.members(['hp', 'defense', 'power']);
  });

  it('says what stands on a cell, how strong it is, and where', async () => {
    const document = await openDungeon(DUNGEON);
    const [hover] = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      new vscode.Position(4, 5),
    );
    const [content] = hover?.contents ?? [];
    const text = content instanceof vscode.MarkdownString ? content.value : '';
    expect(text)
      .to.match(/Troll/)
      .and.match(/Hit points 16, defense 1, power 4/)
      .and.match(/x 5, y 1/);
  });

  it('lists its header and everybody in the outline', async () => {
    const { uri } = await openDungeon(DUNGEON);
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      uri,
    );
    const names = symbols.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]);
    expect(names).to.include.members([
      'player: hp 20, defense 2, power 5',
      'map: 7 by 3',
      'Player (1, 1)',
      'Orc (4, 1)',
      'Troll (5, 1)',
    ]);
  });

  it('is formatted: the header to single spaces, the map untouched', async () => {
    const document = await openDungeon(`  player\t hp   20\n${DUNGEON.slice(DUNGEON.indexOf('//'))}\n\n`);
    await problemCodes(document.uri, ['rogue/blank-end']);
    await vscode.commands.executeCommand('editor.action.formatDocument');
    expect(document.getText()).to.equal(DUNGEON);
  });

  it('is frozen: a generated dungeon becomes a drawn one that plays the same', async () => {
    const generated = 'player hp 50\nseed 1\ngenerate width 40 height 24 rooms 12 min 4 max 7 monsters 1\n';
    const document = await openDungeon(generated);
    await problemCodes(document.uri, []);
    const frozen = await textAfter(document.uri, said('rogue.action.freeze', { seed: '1' }), 2);
    expect(frozen).to.match(/^player hp 50\nseed 1\nmap\n#{40}\n/);
    await problemCodes(document.uri, []);
    expect(traceOf(frozen)).to.have.length.above(2).and.to.deep.equal(traceOf(generated));
    expect((await actionsAt(document.uri, 2)).size, 'nothing is left to freeze').to.equal(0);
  });
});
