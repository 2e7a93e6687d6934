import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, eventually, fixture, pause } from './support';

const LEVEL = '12\n#####\n#P G#\n#####\n';

/** Writes a file of its own for one test, opens it, and gives its document when it has the language. */
async function openAs(name: string, content: string, languageId: string): Promise<vscode.TextDocument> {
  const uri = fixture(name);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document);
  await eventually(`${name} as ${languageId}`, vscode.workspace.onDidOpenTextDocument, () =>
    document.languageId === languageId ? true : undefined,
  );
  return document;
}

describe('a .txt file', () => {
  before(api);
  afterEach(closeAll);

  it('is a level when its content is one', async () => {
    await openAs('recognised.txt', LEVEL, 'slug-level');
  });

  it('stays plain text when it is a letter', async () => {
    const document = await vscode.workspace.openTextDocument(fixture('letter.txt'));
    await pause(300);
    expect(document.languageId).to.equal('plaintext');
  });

  it('stays plain text once its user has said so, also when it is opened again', async () => {
    const document = await openAs('overruled.txt', LEVEL, 'slug-level');
    await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
    await pause(300);
    expect(document.languageId).to.equal('plaintext');
    await closeAll();
    const again = await vscode.workspace.openTextDocument(fixture('overruled.txt'));
    await vscode.window.showTextDocument(again);
    await pause(300);
    expect(again.languageId).to.equal('plaintext');
  });

  it('is left alone when the setting is off', async () => {
    const settings = vscode.workspace.getConfiguration('turnsmith');
    await settings.update('recogniseTextFiles', false, vscode.ConfigurationTarget.Global);
    try {
      const document = await openAs('not-wanted.txt', LEVEL, 'plaintext');
      await pause(300);
      expect(document.languageId).to.equal('plaintext');
    } finally {
      await settings.update('recogniseTextFiles', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
