import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, openLevel, show } from './support';

const LEVEL = '20\n######\n#P SA#\n#   G#\n######\n';

describe('help while writing a level', () => {
  before(api);
  afterEach(closeAll);

  it('offers the characters with what they are, a space among them', async () => {
    const { document } = await openLevel(LEVEL);
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      new vscode.Position(2, 2),
    );
    const inserted = items.map(({ insertText }) => insertText);
    expect(inserted).to.include.members(['#', ' ', 'G', 'P', 'N', 'A', 'L', 'D', 'S', 'H']);
    const angry = items.find(({ insertText }) => insertText === 'A');
    expect(typeof angry?.label === 'object' ? angry.label.description : '').to.contain('AngrySlug');
  });

  it('puts a character in place of the one behind the caret, and Enter accepts it', async () => {
    const { document } = await openLevel(LEVEL);
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      new vscode.Position(2, 3),
    );
    const { range } = items.find(({ insertText }) => insertText === 'A') ?? {};
    expect(range instanceof vscode.Range && show(range)).to.equal('2:3-2:4');
    for (const languageId of ['slug-level', 'snake-rules', 'medic-commands']) {
      const settings = vscode.workspace.getConfiguration('editor', { languageId });
      expect(settings.get('acceptSuggestionOnEnter'), languageId).to.equal('on');
    }
  });

  it('offers typical healths in the first line, in place of what stands there', async () => {
    const { document } = await openLevel(LEVEL);
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      new vscode.Position(0, 0),
    );
    expect(items.map(({ insertText }) => insertText)).to.include.members(['10', '20', '30']);
  });

  it('says on a cell what stands there, how it moves, and where it is', async () => {
    const { document } = await openLevel(LEVEL);
    const [hover] = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      new vscode.Position(2, 4),
    );
    const [content] = hover?.contents ?? [];
    const text = content instanceof vscode.MarkdownString ? content.value : '';
    expect(text)
      .to.match(/AngrySlug/)
      .and.match(/Health 5/)
      .and.match(/PoisonSword/)
      .and.match(/Row 1, column 4/);
  });

  it('lists player, slugs, weapons and goals in the outline', async () => {
    const { document } = await openLevel(LEVEL);
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    expect(symbols.map(({ name }) => name)).to.have.members([
      'Player (1, 1)',
      'AngrySlug (1, 4)',
      'PoisonSword (1, 3)',
      'Goal (2, 4)',
    ]);
  });

  it('puts a Play lens above the first line', async () => {
    const { document } = await openLevel(LEVEL);
    const [lens] = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
    );
    expect(lens?.command).to.include({ title: '$(play) Play', command: 'turnsmith.openPlayground' });
  });
});
