import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, playgroundPlays, eventually, fixture, problemCodes, setText, show } from './support';

let files = 0;

/** A new file of the workspace with a name of its own. */
async function newFile(extension: string, text: string): Promise<vscode.Uri> {
  const uri = fixture(`robots-${++files}.${extension}`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return uri;
}

const nameOf = ({ path }: vscode.Uri): string => path.slice(path.lastIndexOf('/') + 1);

/** Applies the fix with this title at a place, and gives the text after it. */
async function textAfterFix(uri: vscode.Uri, place: vscode.Position, title: string): Promise<string> {
  const document = await vscode.workspace.openTextDocument(uri);
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    new vscode.Range(place, place),
  );
  expect(actions.map((offered) => offered.title)).to.include(title);
  const edit = actions.find((offered) => offered.title === title)?.edit;
  if (edit) await vscode.workspace.applyEdit(edit);
  return document.getText();
}

describe('an arena and the medic files that it names', () => {
  before(api);
  afterEach(closeAll);

  it('has an error for a broken medic, which goes as soon as its unsaved text is repaired', async () => {
    const medic = await newFile('medic', 'Forward\nJump\n');
    const arena = await newFile('arena', `medic 1 5 5 N ${nameOf(medic)}\nattack 2 9 9 S\n`);
    // In no editor: its problems are renewed all the same.
    await vscode.workspace.openTextDocument(arena);
    const [problem] = await problemCodes(arena, ['arena/medic-errors']);
    expect(show((problem as vscode.Diagnostic).range)).to.equal(`0:14-0:${14 + nameOf(medic).length}`);
    const editor = await vscode.window.showTextDocument(medic);
    await problemCodes(medic, ['medic/unknown-command']);
    await setText(editor, 'Forward\nLeft90\n');
    await problemCodes(arena, []);
    await setText(editor, 'forward\n');
    await problemCodes(arena, ['arena/medic-errors']);
  });

  it('has an error for a medic file that is not there, which goes when there is one', async () => {
    const missing = fixture('robots-later.medic');
    const arena = await newFile('arena', 'medic 1 5 5 N robots-later.medic\nattack 2 9 9 S\n');
    await vscode.window.showTextDocument(arena);
    await problemCodes(arena, ['arena/medic-missing']);
    await vscode.workspace.fs.writeFile(missing, new TextEncoder().encode('Forward\n'));
    await problemCodes(arena, []);
  });

  it('has its problems renewed with its medic also when no editor holds it, once its folder was checked', async () => {
    const medic = await newFile('medic', 'Forward\n');
    const arena = await newFile('arena', `medic 1 5 5 N ${nameOf(medic)}\nattack 2 9 9 S\n`);
    await vscode.commands.executeCommand('turnsmith.checkFolder');
    const editor = await vscode.window.showTextDocument(medic);
    await setText(editor, 'Jump\n');
    await problemCodes(arena, ['arena/medic-errors']);
    await setText(editor, 'Forward\n');
    await problemCodes(arena, []);
    await vscode.commands.executeCommand('turnsmith.checkFolder', fixture('alone.medic'));
  });

  it('is never read beyond its folder', async () => {
    const { onDidSendMessage } = await api();
    const arena = fixture('yard/outside.arena');
    const text = 'medic 1 5 5 N ../alone.medic\nmedic 1 6 6 N C:/alone.medic\nattack 2 9 9 S\n';
    await vscode.workspace.fs.writeFile(arena, new TextEncoder().encode(text));
    await vscode.window.showTextDocument(arena);
    await problemCodes(arena, ['arena/medic-path', 'arena/medic-path']);
    const told = eventually('the text is sent', onDidSendMessage, (message) => message);
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    expect(await told).to.deep.include({ type: 'document', companions: {} });
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>('vscode.executeLinkProvider', arena);
    expect(links).to.deep.equal([]);
    await vscode.workspace.fs.delete(arena);
  });

  it('leads to them by links and by definition', async () => {
    const arena = fixture('war.arena');
    await vscode.window.showTextDocument(arena);
    const [link] = await vscode.commands.executeCommand<vscode.DocumentLink[]>('vscode.executeLinkProvider', arena);
    expect(link?.target?.toString()).to.equal(fixture('yard/walker.medic').toString());
    const [target] = await vscode.commands.executeCommand<vscode.Location[]>(
      'vscode.executeDefinitionProvider',
      arena,
      new vscode.Position(4, 20),
    );
    expect(target?.uri.toString()).to.equal(fixture('yard/walker.medic').toString());
  });

  it('is found from them: references lead to every word that names the file, in its folder and above', async () => {
    const references = async (uri: vscode.Uri, line: number, character: number): Promise<string[]> => {
      await vscode.window.showTextDocument(uri);
      const found = await vscode.commands.executeCommand<vscode.Location[]>(
        'vscode.executeReferenceProvider',
        uri,
        new vscode.Position(line, character),
      );
      return found.map((place) => `${nameOf(place.uri)} ${show(place.range)}`).sort();
    };
    const all = ['inner.arena 0:14-0:26', 'inner.arena 1:14-1:28', 'war.arena 4:14-4:31'];
    expect(await references(fixture('yard/walker.medic'), 0, 2)).to.deep.equal(all);
    expect(await references(fixture('war.arena'), 4, 20)).to.deep.equal(all);
    expect(await references(fixture('war.arena'), 1, 2)).to.deep.equal([]);
    expect(await references(fixture('alone.medic'), 0, 0)).to.deep.equal([]);
  });
});

describe('a medic file', () => {
  before(api);
  afterEach(closeAll);

  const hints = async (uri: vscode.Uri): Promise<string[]> => {
    const found = await vscode.commands.executeCommand<vscode.InlayHint[]>(
      'vscode.executeInlayHintProvider',
      uri,
      new vscode.Range(0, 0, 100, 0),
    );
    return found.map(({ position, label }) => `${position.line} ${String(label)}`);
  };

  it('shows behind each command where its medic is then, from its place in the nearest arena', async () => {
    const medic = fixture('yard/walker.medic');
    await vscode.window.showTextDocument(medic);
    expect(await hints(medic)).to.deep.equal(['0 (5, 6) N', '1 (5, 7) N', '2 (5, 7) W']);
  });

  it('follows the unsaved text of that arena, and marks where the medic turns round at the wall', async () => {
    const arena = fixture('yard/inner.arena');
    const medic = fixture('yard/walker.medic');
    const editor = await vscode.window.showTextDocument(arena);
    await setText(editor, 'medic 1 0 1 S walker.medic\n');
    expect(await hints(medic)).to.deep.equal(['0 (0, 0) S', '1 (0, 0) N, turned round at the wall', '2 (0, 0) W']);
  });

  it('starts in the middle when no arena names it', async () => {
    expect(await hints(fixture('alone.medic'))).to.deep.equal(['0 (10, 10) E']);
  });

  it('is played by the only arena that names it, and by itself without one', async () => {
    const medic = await newFile('medic', 'Forward\n');
    const arena = await newFile('arena', `medic 1 5 5 N ${nameOf(medic)}\nattack 2 9 9 S\n`);
    await vscode.window.showTextDocument(medic);
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    await playgroundPlays(nameOf(arena));
    await vscode.commands.executeCommand('turnsmith.openPlayground', fixture('alone.medic'));
    await playgroundPlays('alone.medic');
  });
});

describe('repairs and form of robot files', () => {
  before(api);
  afterEach(closeAll);

  it('write the nearest command', async () => {
    const medic = await newFile('medic', 'Forwrad\n');
    await vscode.window.showTextDocument(medic);
    await problemCodes(medic, ['medic/unknown-command']);
    expect(await textAfterFix(medic, new vscode.Position(0, 1), 'Write “Forward”')).to.equal('Forward\n');
  });

  it('turn a line of a Python script into one of an arena', async () => {
    const arena = await newFile('arena', 'world.add_attack_robot(1, 5, 5, "N")\nattack 2 9 9 S\n');
    await vscode.window.showTextDocument(arena);
    await problemCodes(arena, ['arena/unknown-word']);
    const after = await textAfterFix(arena, new vscode.Position(0, 1), 'Write “attack 1 5 5 N”');
    expect(after).to.equal('attack 1 5 5 N\nattack 2 9 9 S\n');
  });

  it('bring both files into canonical form', async () => {
    const format = async (uri: vscode.Uri): Promise<string> => {
      const editor = await vscode.window.showTextDocument(uri);
      await vscode.commands.executeCommand('editor.action.formatDocument');
      return editor.document.getText();
    };
    expect(await format(await newFile('medic', '  Forward\n\nLeft90 '))).to.equal('Forward\nLeft90\n');
    const arena = await newFile('arena', ' attack  1 05 5   N # here\nattack 2 9 9 S');
    expect(await format(arena)).to.equal('attack 1 5 5 N # here\nattack 2 9 9 S\n');
  });
});
