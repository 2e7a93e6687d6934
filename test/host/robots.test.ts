import { expect } from 'chai';
import * as vscode from 'vscode';
import {
  acceptChoice,
  actionsAt,
  api,
  closeAll,
  fixture,
  nameOf,
  newFile,
  nextMessage,
  pause,
  playgroundPlays,
  problemCodes,
  said,
  setText,
  show,
  textAfter,
} from './support';

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

  it('is offered a medic file that is not there, and has no error once it is made', async () => {
    const arena = await newFile('arena', 'medic 1 5 5 N made/for-it.medic\nattack 2 9 9 S\n');
    const editor = await vscode.window.showTextDocument(arena);
    await problemCodes(arena, ['arena/medic-missing']);
    const before = editor.document.getText();
    expect([...(await actionsAt(arena, 0, 16)).keys()]).to.deep.equal([
      said('robots.fix.create-file', { file: 'made/for-it.medic' }),
    ]);
    // By the editor itself: what a test is handed of the change has lost what is to be written.
    editor.selection = new vscode.Selection(0, 16, 0, 16);
    await vscode.commands.executeCommand('editor.action.codeAction', { kind: 'quickfix', apply: 'first' });
    await problemCodes(arena, []);
    expect(editor.document.getText()).to.equal(before);
    const medic = await vscode.workspace.fs.readFile(fixture('made/for-it.medic'));
    expect(new TextDecoder().decode(medic)).to.equal('Forward\nForward\nLeft90\n');
    await vscode.workspace.fs.delete(fixture('made'), { recursive: true });
    await problemCodes(arena, ['arena/medic-missing']);
  });

  it('knows a medic file of any name, as it is now, and when its folder goes and comes', async () => {
    const orders = fixture('barracks/orders');
    const write = (text: string): Thenable<void> =>
      vscode.workspace.fs.writeFile(orders, new TextEncoder().encode(text));
    await write('Jump\n');
    const arena = await newFile('arena', 'medic 1 5 5 N barracks/orders\nattack 2 9 9 S\n');
    await vscode.window.showTextDocument(arena);
    await problemCodes(arena, ['arena/medic-errors']);
    await write('Forward\n');
    await problemCodes(arena, []);
    await vscode.workspace.fs.delete(fixture('barracks'), { recursive: true });
    await problemCodes(arena, ['arena/medic-missing']);
    await write('Forward\n');
    await problemCodes(arena, []);
    await vscode.workspace.fs.delete(fixture('barracks'), { recursive: true });
  });

  it('is not parsed again when a medic changes, which is parsed once', async () => {
    const { parseCount } = await api();
    const medic = await newFile('medic', 'Forward\n');
    const arena = await newFile('arena', `medic 1 5 5 N ${nameOf(medic)}\nattack 2 9 9 S\n`);
    await vscode.workspace.openTextDocument(arena);
    const editor = await vscode.window.showTextDocument(medic);
    await problemCodes(arena, []);
    await pause(1000);
    const before = parseCount();
    await setText(editor, 'Jump\n');
    await problemCodes(arena, ['arena/medic-errors']);
    await pause(1000);
    expect(parseCount() - before).to.equal(1);
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

  it('is offered the medic files of its folder, in place of the word at the cursor', async () => {
    const arena = fixture('yard/inner.arena');
    const { document } = await vscode.window.showTextDocument(arena);
    const column = document.lineAt(0).text.indexOf('walker');
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      arena,
      new vscode.Position(0, column + 3),
    );
    expect(items.map(({ insertText }) => insertText)).to.deep.equal(['walker.medic']);
    const { range, filterText } = items[0] ?? {};
    expect([range instanceof vscode.Range && show(range), filterText]).to.deep.equal([
      `0:${column}-0:${column + 12}`,
      'wal',
    ]);
  });

  it('is never read beyond its folder', async () => {
    const arena = fixture('yard/outside.arena');
    const text = 'medic 1 5 5 N ../alone.medic\nmedic 1 6 6 N C:/alone.medic\nattack 2 9 9 S\n';
    await vscode.workspace.fs.writeFile(arena, new TextEncoder().encode(text));
    await vscode.window.showTextDocument(arena);
    await problemCodes(arena, ['arena/medic-path', 'arena/medic-path']);
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    expect(await told).to.deep.include({ type: 'document', files: {} });
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

  const inlayHints = (uri: vscode.Uri): Thenable<vscode.InlayHint[]> =>
    vscode.commands.executeCommand('vscode.executeInlayHintProvider', uri, new vscode.Range(0, 0, 100, 0));
  const partsOf = ({ label }: vscode.InlayHint): readonly vscode.InlayHintLabelPart[] =>
    typeof label === 'string' ? [new vscode.InlayHintLabelPart(label)] : label;
  const hints = async (uri: vscode.Uri): Promise<string[]> =>
    (await inlayHints(uri)).map((hint) => {
      const [part] = partsOf(hint);
      return `${hint.position.line} ${part?.value ?? ''}`;
    });

  it('shows behind each command where its medic is then, from its place in the nearest arena', async () => {
    const medic = fixture('yard/walker.medic');
    await vscode.window.showTextDocument(medic);
    expect(await hints(medic)).to.deep.equal(['0 (5, 6) N', '1 (5, 7) N', '2 (5, 7) W']);
  });

  it('leads from there to the line of the medic in the arena', async () => {
    const medic = fixture('yard/walker.medic');
    await vscode.window.showTextDocument(medic);
    const [hint] = await inlayHints(medic);
    const [part] = hint ? partsOf(hint) : [];
    expect(part?.location?.uri.toString()).to.equal(fixture('yard/inner.arena').toString());
    expect(part?.location && show(part.location.range)).to.equal('0:0-0:26');
    await vscode.window.showTextDocument(fixture('alone.medic'));
    const [alone] = await inlayHints(fixture('alone.medic'));
    expect(alone && partsOf(alone)[0]?.location).to.equal(undefined);
  });

  it('is answered by the one arena that names it, however many large ones there are, and that is parsed once', async () => {
    const { parseCount } = await api();
    const filler = '# not a robot\n'.repeat(2 ** 21 / 14 - 10);
    const write = (name: string, text: string): Thenable<void> =>
      vscode.workspace.fs.writeFile(fixture(`large/${name}`), new TextEncoder().encode(text));
    for (let i = 0; i < 12; i++) await write(`${String(i)}.arena`, filler);
    await write('9.arena', `${filler}medic 1 3 4 S x.medic\n`);
    await write('x.medic', 'Left90\n');
    try {
      const medic = fixture('large/x.medic');
      const before = parseCount();
      const editor = await vscode.window.showTextDocument(medic);
      expect(await hints(medic)).to.deep.equal(['0 (3, 4) E']);
      await pause(500);
      expect(parseCount() - before, 'the medic and its arena').to.equal(2);
      await setText(editor, 'Right90\n');
      expect(await hints(medic)).to.deep.equal(['0 (3, 4) W']);
      await pause(500);
      expect(parseCount() - before, 'and the changed medic').to.equal(3);
    } finally {
      await closeAll();
      await vscode.workspace.fs.delete(fixture('large'), { recursive: true });
    }
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

  it('is played by the one of several arenas that its user chooses, or by itself', async () => {
    const medic = fixture('yard/walker.medic');
    const open = (): void => void vscode.commands.executeCommand('turnsmith.openPlayground', medic);
    await acceptChoice(playgroundPlays('war.arena'), open, 1);
    await acceptChoice(playgroundPlays('walker.medic'), open, 2);
  });
});

describe('repairs and form of robot files', () => {
  before(api);
  afterEach(closeAll);

  it('write the nearest command', async () => {
    const medic = await newFile('medic', 'Forwrad\n');
    await vscode.window.showTextDocument(medic);
    await problemCodes(medic, ['medic/unknown-command']);
    expect(await textAfter(medic, said('robots.fix.change-to', { text: 'Forward' }), 0, 1)).to.equal('Forward\n');
  });

  it('turn a line of a Python script into one of an arena', async () => {
    const arena = await newFile('arena', 'world.add_attack_robot(1, 5, 5, "N")\nattack 2 9 9 S\n');
    await vscode.window.showTextDocument(arena);
    await problemCodes(arena, ['arena/unknown-word']);
    const after = await textAfter(arena, said('robots.fix.change-to', { text: 'attack 1 5 5 N' }), 0, 1);
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
