import { expect } from 'chai';
import * as vscode from 'vscode';
import { DiagnosticsPublisher } from '../../src/editor/diagnostics';
import { createServices } from '../../src/editor/services';
import { FAILING } from './failingFormat';
import { SlowFiles } from './slowFiles';
import {
  api,
  closeAll,
  codeOf,
  eventually,
  fixture,
  newFile,
  nextMessage,
  openLevel,
  pause,
  problemCodes,
  setText,
  show,
} from './support';

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

  it('cost one parse an edit, of the changed document alone, however many features ask', async () => {
    const { parseCount } = await api();
    const others = await vscode.workspace.openTextDocument(fixture('good.slug'));
    const { document, edit } = await openLevel('20\n#####\n#P G#\n#####\n');
    await problemCodes(document.uri, ['slug/no-slugs']);
    await problemCodes(others.uri, []);
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    await told;
    await pause(1000);
    const before = parseCount();
    const toldAgain = nextMessage('document');
    await edit((change) => change.insert(new vscode.Position(2, 2), 'A'));
    const place = new vscode.Position(2, 2);
    const everything: [string, ...unknown[]][] = [
      ['vscode.executeHoverProvider', place],
      ['vscode.executeCompletionItemProvider', place],
      ['vscode.executeDocumentSymbolProvider'],
      ['vscode.executeFoldingRangeProvider'],
      ['vscode.executeInlayHintProvider', new vscode.Range(0, 0, 4, 0)],
      ['vscode.executeLinkProvider'],
      ['vscode.executeDefinitionProvider', place],
      ['vscode.executeReferenceProvider', place],
      ['vscode.executeCodeActionProvider', new vscode.Range(place, place)],
      ['vscode.executeFormatDocumentProvider', {}],
    ];
    for (const [command, ...args] of everything) await vscode.commands.executeCommand(command, document.uri, ...args);
    await toldAgain;
    await pause(1000);
    expect(parseCount() - before).to.equal(1);
  });

  it('are none of a text that nobody can write, such as an earlier version beside the present one', async () => {
    const past = new SlowFiles('past');
    const registration = vscode.workspace.registerFileSystemProvider(past.scheme, past, { isReadonly: true });
    try {
      const before = await vscode.workspace.openTextDocument(past.put('/a.slug', 'x\n'));
      expect(before.languageId).to.equal('slug-level');
      const draft = await vscode.workspace.openTextDocument({ language: 'slug-level', content: 'x\n' });
      await problemCodes(draft.uri, ['slug/health-not-integer', 'slug/no-rows']);
      await pause(300);
      expect(vscode.languages.getDiagnostics(before.uri)).to.deep.equal([]);
    } finally {
      registration.dispose();
    }
  });

  it('say so when a format fails, until it does not any more', async () => {
    const publisher = new DiagnosticsPublisher(createServices(FAILING, fixture('')));
    try {
      const editor = await vscode.window.showTextDocument(await newFile('boom', 'boom'));
      const messages = (): string[] =>
        vscode.languages.getDiagnostics(editor.document.uri).map(({ message }) => message);
      await eventually('a failure', vscode.languages.onDidChangeDiagnostics, () => messages()[0]);
      expect(messages()).to.deep.equal(['Turnsmith can’t check this file: out of order']);
      await setText(editor, 'fine');
      await eventually('none', vscode.languages.onDidChangeDiagnostics, () => messages().length === 0 || undefined);
    } finally {
      publisher.dispose();
    }
  });

  it('are those of the newest text, even when an older one is done later', async () => {
    const files = new SlowFiles();
    const registration = vscode.workspace.registerFileSystemProvider('slow', files);
    try {
      files.put('/far.medic', 'Jump\n');
      const release = files.hold('/far.medic');
      const uri = files.put('/war.arena', 'medic 1 5 5 N far.medic\nattack 2 9 9 S\n');
      const editor = await vscode.window.showTextDocument(uri);
      await pause(500);
      await setText(editor, 'attack 1 5 5 N\nattack 2 9 9 X\n');
      await problemCodes(uri, ['arena/direction']);
      release();
      await pause(500);
      expect(vscode.languages.getDiagnostics(uri).map(codeOf)).to.deep.equal(['arena/direction']);
      await setText(editor, 'medic 1 5 5 N far.medic\nattack 2 9 9 S\n');
      await problemCodes(uri, ['arena/medic-errors']);
    } finally {
      await closeAll();
      registration.dispose();
    }
  });

  it('are shown as the formats want when the settings are of a wrong type', async () => {
    const settings = vscode.workspace.getConfiguration('turnsmith');
    const editor = await openLevel('20\n#####\n#P G#\n#####\n');
    try {
      for (const wrong of ['off', ['off'], 7, { 'slug/no-slugs': 'loud' }, { 'slug/no-slugs': null }]) {
        await settings.update('severity', wrong, vscode.ConfigurationTarget.Global);
        const [problem] = await problemCodes(editor.document.uri, ['slug/no-slugs']);
        expect(problem?.severity, JSON.stringify(wrong)).to.equal(vscode.DiagnosticSeverity.Information);
      }
    } finally {
      await settings.update('severity', undefined, vscode.ConfigurationTarget.Global);
    }
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
