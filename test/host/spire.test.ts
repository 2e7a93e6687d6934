import { expect } from 'chai';
import * as vscode from 'vscode';
import {
  api,
  closeAll,
  eventually,
  nameOf,
  openNew,
  playgroundPlays,
  problemCodes,
  said,
  show,
  textAfter,
} from './support';

const GAME = 'Encounter 1\nLouse 20\nJawWorm 30\n\nEncounter 2\nCultist 25\n';

/** A game file of its own in an editor. */
const openGame = async (content: string, extension = 'spire'): Promise<vscode.TextDocument> =>
  (await openNew(extension, content)).document;

describe('a game file of Spire', () => {
  before(api);
  afterEach(closeAll);

  it('has its problems where they are', async () => {
    const document = await openGame('encounter 1\nLous 20\nLouse  x\nJaw Worm 50\nEncounter 2\n');
    expect(document.languageId).to.equal('spire-game');
    const problems = await problemCodes(document.uri, [
      'spire/bad-header',
      'spire/unknown-monster',
      'spire/separator',
      'spire/bad-hp',
      'spire/bad-monster-line',
      'spire/empty-encounter',
    ]);
    expect(problems.map(({ range }) => show(range))).to.deep.equal([
      '0:0-0:9',
      '1:0-1:4',
      '2:5-2:7',
      '2:7-2:8',
      '3:0-3:11',
      '4:0-4:11',
    ]);
    expect(problems[1]?.message).to.contain('Louse');
  });

  it('is repaired: a header and a misspelt monster', async () => {
    const header = await openGame('encounter 1\nLouse 20\n');
    await problemCodes(header.uri, ['spire/bad-header']);
    expect(await textAfter(header.uri, said('spire.fix.spell-header'), 0, 3)).to.equal('Encounter 1\nLouse 20\n');
    const monster = await openGame('Encounter 1\nLous 20\n');
    await problemCodes(monster.uri, ['spire/unknown-monster']);
    expect(await textAfter(monster.uri, said('spire.fix.write', { text: 'Louse' }), 1, 1)).to.equal(
      'Encounter 1\nLouse 20\n',
    );
  });

  it('offers monsters with hit points and the next header, and hit points behind a monster', async () => {
    const document = await openGame(`${GAME}\nJawWorm \n`);
    const offersAt = async (line: number, character: number): Promise<unknown[]> => {
      const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        new vscode.Position(line, character),
      );
      return items.map(({ insertText }) => insertText);
    };
    expect(await offersAt(6, 0))
      .to.include('Encounter 3')
      .and.to.satisfy((offers: string[]) =>
        ['Louse', 'Cultist', 'JawWorm'].every((type) => offers.some((offer) => offer.startsWith(`${type} `))),
      );
    expect(await offersAt(7, 8)).to.include.members(['10', '20', '30']);
  });

  it('says on a monster what it will do and how it is called in moves', async () => {
    const { uri } = await openGame(GAME);
    const [hover] = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      uri,
      new vscode.Position(2, 2),
    );
    const [content] = hover?.contents ?? [];
    const text = content instanceof vscode.MarkdownString ? content.value : '';
    expect(text)
      .to.contain('**JawWorm**')
      .and.to.contain(said('spire.about.strikes', { count: 5 }))
      .and.to.contain('play Strike 1');
  });

  it('shows behind each header what waits there', async () => {
    const { uri } = await openGame(GAME);
    const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
      'vscode.executeInlayHintProvider',
      uri,
      new vscode.Range(0, 0, 6, 0),
    );
    expect(hints.map(({ position, label }) => [position.line, label])).to.deep.equal([
      [0, said('spire.hint.encounter', { hp: 50, first: '5–7', second: '5–7', third: '5–7' })],
      [4, said('spire.hint.encounter', { hp: 25, first: '0', second: '7', third: '8' })],
    ]);
  });

  it('is formatted: one space, plain numbers, one blank line between encounters', async () => {
    const document = await openGame('Encounter 1  \n\n  Louse   +020\nEncounter 2\nCultist 25');
    await vscode.commands.executeCommand('editor.action.formatDocument');
    expect(document.getText()).to.equal('Encounter 1\nLouse 20\n\nEncounter 2\nCultist 25\n');
  });

  it('is recognised under a .txt name, and plays there like any other', async () => {
    const { uri } = await openGame(GAME, 'txt');
    const languageNow = (): string | undefined => vscode.window.activeTextEditor?.document.languageId;
    await eventually('the language', vscode.workspace.onDidOpenTextDocument, () =>
      languageNow() === 'spire-game' ? true : undefined,
    );
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    await playgroundPlays(nameOf(uri));
  });
});
