import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, eventually, fixture, openLevel } from './support';

const LEVEL = '20\n#####\n#PAG#\n#####\n';

function playgroundTabs(): vscode.Tab[] {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('turnsmith.playground'));
}

describe('the playground', () => {
  before(api);
  afterEach(closeAll);

  it('opens beside the text, once, and leaves the focus in the editor', async () => {
    const { onDidSendMessage } = await api();
    const editor = await openLevel(LEVEL);
    const told = eventually('the text is sent', onDidSendMessage, (message) => message);
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    await told;
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    expect(playgroundTabs()).to.have.length(1);
    expect(playgroundTabs()[0]?.group.viewColumn).to.equal(vscode.ViewColumn.Two);
    expect(vscode.window.activeTextEditor?.document).to.equal(editor.document);
    expect(vscode.window.tabGroups.activeTabGroup.viewColumn).to.equal(vscode.ViewColumn.One);
  });

  it('is told every edit, in order, the unsaved text first of all', async () => {
    const { onDidSendMessage } = await api();
    const editor = await openLevel(LEVEL);
    const first = eventually('the text', onDidSendMessage, (message) => message);
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    expect(await first).to.include({ type: 'document', languageId: 'slug-level', text: LEVEL });
    const second = eventually('the edit', onDidSendMessage, (message) => message);
    await editor.edit((edit) => edit.replace(new vscode.Range(0, 0, 0, 2), '31'));
    expect(await second).to.include({ type: 'document', text: LEVEL.replace('20', '31') });
    const versions = [await first, await second].map((message) => (message.type === 'document' ? message.version : 0));
    expect(versions[1]).to.be.greaterThan(versions[0] ?? Infinity);
  });

  it('opens on a file that no editor shows, and says so when a file is no game', async () => {
    const { onDidSendMessage } = await api();
    const told = eventually('the text is sent', onDidSendMessage, (message) => message);
    await vscode.commands.executeCommand('turnsmith.openPlayground', fixture('good.slug'));
    expect(await told).to.include({ uri: fixture('good.slug').toString() });
    await closeAll();
    const letter = await vscode.workspace.openTextDocument({ language: 'plaintext', content: 'Dear reader' });
    await vscode.commands.executeCommand('turnsmith.openPlayground', letter.uri);
    expect(playgroundTabs()).to.be.empty;
  });
});
