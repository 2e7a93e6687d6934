import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, fixture, openLevel, pause, problemCodes, setText, show } from './support';

describe('the problems of a level', () => {
  before(api);
  afterEach(closeAll);

  it('are shown with their ranges when a file is opened', async () => {
    const document = await vscode.workspace.openTextDocument(fixture('broken.slug'));
    const problems = await problemCodes(document.uri, [
      'slug/no-goal',
      'slug/no-slugs',
      'slug/many-players',
      'slug/ragged-row',
      'slug/unknown-character',
      'slug/trailing-blank-lines',
    ]);
    expect(problems.map(({ range }) => show(range))).to.deep.equal([
      '0:0-0:2',
      '0:0-0:2',
      '2:4-2:5',
      '3:0-3:4',
      '3:3-3:4',
      '5:0-6:0',
    ]);
    expect(problems.map(({ severity }) => severity)).to.deep.equal([1, 2, 0, 1, 1, 1]);
  });

  it('follow the text as it is typed, before it is saved', async () => {
    const editor = await openLevel('20\n#####\n#P G#\n#####\n');
    await problemCodes(editor.document.uri, ['slug/no-slugs']);
    await editor.edit((edit) => edit.insert(new vscode.Position(2, 2), 'A'));
    await editor.edit((edit) => edit.delete(new vscode.Range(2, 3, 2, 4)));
    await problemCodes(editor.document.uri, []);
    await setText(editor, '#####\n#####\n#P G#\n#####\n');
    const [first] = await problemCodes(editor.document.uri, ['slug/health-not-integer', 'slug/no-slugs']);
    expect(first?.message).to.contain('#####');
  });

  it('are gone when the file is closed', async () => {
    const uri = fixture('closed.slug');
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode('x\n'));
    // Not by showTextDocument, which keeps the document for a while after its editor is closed.
    await vscode.commands.executeCommand('vscode.open', uri);
    await problemCodes(uri, ['slug/health-not-integer', 'slug/no-rows']);
    await closeAll();
    await problemCodes(uri, []);
  });

  it('are worked out once an edit, for the changed document alone', async () => {
    const { analysisCount } = await api();
    const others = await vscode.workspace.openTextDocument(fixture('good.slug'));
    const editor = await openLevel('20\n#####\n#P G#\n#####\n');
    await problemCodes(editor.document.uri, ['slug/no-slugs']);
    await problemCodes(others.uri, []);
    // What VS Code asks for by itself after an edit (outline, lenses, fixes) needs the analysis, too: it must be the same one.
    await pause(1000);
    const before = analysisCount();
    await editor.edit((edit) => edit.insert(new vscode.Position(2, 2), 'A'));
    await pause(1000);
    expect(analysisCount() - before).to.equal(1);
  });

  it('can be shown milder or not at all, and an error cannot be hidden', async () => {
    const settings = vscode.workspace.getConfiguration('turnsmith');
    const editor = await openLevel('x\n#####\n#P G#\n#####\n');
    await problemCodes(editor.document.uri, ['slug/health-not-integer', 'slug/no-slugs']);
    try {
      const choices = { 'slug/no-slugs': 'off', 'slug/health-not-integer': 'off' };
      await settings.update('severity', choices, vscode.ConfigurationTarget.Global);
      await problemCodes(editor.document.uri, ['slug/health-not-integer']);
      await settings.update('severity', { 'slug/no-slugs': 'warning' }, vscode.ConfigurationTarget.Global);
      const problems = await problemCodes(editor.document.uri, ['slug/health-not-integer', 'slug/no-slugs']);
      expect(problems[1]?.severity).to.equal(vscode.DiagnosticSeverity.Warning);
    } finally {
      await settings.update('severity', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
