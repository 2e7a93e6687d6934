import { expect } from 'chai';
import * as vscode from 'vscode';
import { SourceText } from '../../src/core/sourceText';
import { NO_COMPANIONS } from '../../src/games/analysis';
import { rogueGame } from '../../src/games/rogue/play/game';
import { api, closeAll, fixture, problemCodes, show } from './support';

const DUNGEON = 'player hp 20\n// one orc\nmap\n#######\n#@..oT#\n#######\n';
const KEYS = 'lllljjjjhhhhkkkkyubn....llnnlljjhh';

let dungeons = 0;

/** A dungeon in an editor, in a file of its own. */
async function openDungeon(content: string): Promise<vscode.TextDocument> {
  const uri = fixture(`dungeon-${++dungeons}.rogue`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  const { document } = await vscode.window.showTextDocument(uri);
  return document;
}

/** The changes that are offered at a place, by their titles. */
async function actionsAt(
  { uri }: vscode.TextDocument,
  line: number,
  character = 0,
): Promise<Map<string, vscode.CodeAction>> {
  const place = new vscode.Position(line, character);
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    new vscode.Range(place, place),
  );
  return new Map(actions.map((action) => [action.title, action]));
}

/** The text after a change that must be on offer. */
async function textAfter(document: vscode.TextDocument, title: string, line: number, character = 0): Promise<string> {
  const actions = await actionsAt(document, line, character);
  expect([...actions.keys()]).to.include(title);
  const edit = actions.get(title)?.edit;
  if (edit) await vscode.workspace.applyEdit(edit);
  return document.getText();
}

/** Everything that can be told of a game with some keys, without the seed. */
function traceOf(text: string): unknown[] {
  const file = rogueGame.format.read(new SourceText(text));
  const state = rogueGame.start(file, rogueGame.seedOf(file), NO_COMPANIONS);
  const lines = [rogueGame.traceHeader?.(state), rogueGame.trace(state, null)];
  for (const key of KEYS) if (rogueGame.step(state, key)) lines.push(rogueGame.trace(state, key));
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
    expect(await textAfter(document, 'Write “player”', 0)).to.equal(DUNGEON);
    await problemCodes(document.uri, []);
  });

  it('is repaired: a short row', async () => {
    const document = await openDungeon(DUNGEON.replace('oT#', 'oT'));
    await problemCodes(document.uri, ['rogue/short-row']);
    expect(await textAfter(document, 'Fill up this row with wall', 4, 6)).to.equal(DUNGEON);
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
    const frozen = await textAfter(document, 'Draw the generated dungeon of seed 1 as a map', 2);
    expect(frozen).to.match(/^player hp 50\nseed 1\nmap\n#{40}\n/);
    await problemCodes(document.uri, []);
    expect(traceOf(frozen)).to.deep.equal(traceOf(generated));
    expect((await actionsAt(document, 2)).size, 'nothing is left to freeze').to.equal(0);
  });
});
