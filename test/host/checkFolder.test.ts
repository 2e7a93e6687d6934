import { expect } from 'chai';
import * as vscode from 'vscode';
import type { FolderCheck } from '../../src/editor/checkFolder';
import { api, closeAll, fixture, problemCodes } from './support';

const COMMAND = 'turnsmith.checkFolder';

/** Files of a folder of their own, with their texts. */
const FILES: Readonly<Record<string, string>> = {
  'good.snake': 'snake Good\nend\n',
  'deep/er/broken.snake': 'Snake Bad\nend\n',
  'duel.txt': 'snake Text\n',
  'letter.txt': 'Dear reader\n',
  'field.slug': '20\n#####\n#P G#\n#####\n',
  '.hidden/broken.snake': 'Snake Bad\nend\n',
  'node_modules/broken.snake': 'Snake Bad\nend\n',
  'notes.md': '# Snake\n',
};

describe('Check Folder', () => {
  const folder = (): vscode.Uri => fixture('checked');
  const file = (name: string): vscode.Uri => vscode.Uri.joinPath(folder(), ...name.split('/'));
  const write = (name: string, text: string): Thenable<void> =>
    vscode.workspace.fs.writeFile(file(name), new TextEncoder().encode(text));
  const check = async (...target: unknown[]): Promise<FolderCheck | undefined> =>
    vscode.commands.executeCommand<FolderCheck | undefined>(COMMAND, ...target);

  before(api);
  beforeEach(async () => {
    for (const [name, text] of Object.entries(FILES)) await write(name, text);
  });
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(folder(), { recursive: true });
    await check(fixture('good.slug'));
  });

  it('lists the problems of all game files of a folder, file by file, the closed ones too', async () => {
    const found = await check(folder());
    expect(found).to.deep.equal({ files: 4, errors: 2, warnings: 0, wasCancelled: false });
    await problemCodes(file('deep/er/broken.snake'), ['snake/keyword-case']);
    await problemCodes(file('duel.txt'), ['snake/no-end']);
    await problemCodes(file('field.slug'), ['slug/no-slugs']);
    const told = vscode.languages
      .getDiagnostics()
      .filter(([uri, problems]) => uri.path.startsWith(`${folder().path}/`) && problems.length > 0)
      .map(([uri]) => uri.path.slice(folder().path.length + 1));
    expect(told).to.have.members(['deep/er/broken.snake', 'duel.txt', 'field.slug']);
    const [problem] = vscode.languages.getDiagnostics(file('duel.txt'));
    expect([problem?.source, problem?.range.start.line]).to.deep.equal(['turnsmith', 0]);
  });

  it('checks the folders that are selected together', async () => {
    expect(await check(file('deep'), [file('deep'), file('.hidden')])).to.include({ files: 2, errors: 2 });
  });

  it('checks the whole workspace when nothing was clicked', async () => {
    const found = await check();
    expect(found?.files).to.be.above(4);
    await problemCodes(file('deep/er/broken.snake'), ['snake/keyword-case']);
  });

  it('shows the problems of an opened file once, and has them again when it is closed', async () => {
    await check(folder());
    const uri = file('deep/er/broken.snake');
    // Not by showTextDocument, which keeps the document for a while after its editor is closed.
    await vscode.commands.executeCommand('vscode.open', uri);
    await problemCodes(uri, ['snake/keyword-case']);
    const document = await vscode.workspace.openTextDocument(uri);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uri, new vscode.Position(0, 9), '\nmore');
    await vscode.workspace.applyEdit(edit);
    await problemCodes(uri, ['snake/keyword-case', 'snake/row-count', 'snake/row-end']);
    await document.save();
    await closeAll();
    await problemCodes(uri, ['snake/keyword-case', 'snake/row-count', 'snake/row-end']);
  });

  it('does not show twice what an open file says of itself', async () => {
    const uri = file('deep/er/broken.snake');
    await vscode.commands.executeCommand('vscode.open', uri);
    await problemCodes(uri, ['snake/keyword-case']);
    expect(await check(folder())).to.include({ files: 4, errors: 2 });
    await problemCodes(uri, ['snake/keyword-case']);
  });

  it('forgets what it found when it checks again', async () => {
    await check(folder());
    await problemCodes(file('duel.txt'), ['snake/no-end']);
    await check(file('deep'));
    await problemCodes(file('duel.txt'), []);
  });
});
