import { expect } from 'chai';
import * as vscode from 'vscode';
import { acceptChoice, actionsAt, api, closeAll, eventually, fixture, playgroundPlays } from './support';

/** The document of the active editor, as soon as it is of a language. */
const shown = (languageId: string): Promise<vscode.TextDocument> =>
  eventually(languageId, vscode.window.onDidChangeActiveTextEditor, () => {
    const document = vscode.window.activeTextEditor?.document;
    return document?.languageId === languageId ? document : undefined;
  });

describe('a new game file', () => {
  before(api);
  afterEach(closeAll);

  it('is an untitled one of the chosen language, with a text that has no problem', async () => {
    const made = shown('spire-game');
    const ask = (): void => void vscode.commands.executeCommand('turnsmith.newFile');
    await acceptChoice(made, ask, 1);
    const document = await made;
    expect([document.isUntitled, document.getText().startsWith('Encounter 1')]).to.deep.equal([true, true]);
    expect(vscode.languages.getDiagnostics(document.uri)).to.be.empty;
  });

  it('fills a blank one by the lens above it, and leaves one that says something', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'slug-level', content: ' \n' });
    await vscode.window.showTextDocument(document);
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
      10,
    );
    const [command] = lenses.flatMap((lens) => lens.command ?? []);
    expect(command?.title).to.contain('Begin with a template');
    for (let i = 0; i < 2; i++) {
      await vscode.commands.executeCommand(command?.command ?? '', ...(command?.arguments ?? []));
    }
    expect(document.getText()).to.match(/^20\n#########\n/);
    expect(document.getText().match(/P/g)).to.have.length(1);
  });
});

describe('the first steps', () => {
  before(api);
  afterEach(closeAll);

  it('begin with a level that has one mistake, which a repair puts right', async () => {
    await vscode.commands.executeCommand('turnsmith.openMistake');
    const { uri } = await shown('slug-level');
    const isRight = (): true | undefined => (vscode.languages.getDiagnostics(uri).length === 0 ? true : undefined);
    await eventually('a problem', vscode.languages.onDidChangeDiagnostics, () => (isRight() ? undefined : true));
    const repairs = [...(await actionsAt(uri, 3)).values()].filter(({ isPreferred }) => isPreferred);
    expect(repairs).to.have.length(1);
    for (const { edit } of repairs) if (edit) await vscode.workspace.applyEdit(edit);
    await eventually('no problem', vscode.languages.onDidChangeDiagnostics, isRight);
  });
});

describe('the samples', () => {
  before(api);
  afterEach(closeAll);

  it('are copied into the workspace, where nothing is replaced, and the first one is played', async () => {
    const own = fixture('turnsmith-samples/levels/slug/01-first-step.slug');
    await vscode.workspace.fs.writeFile(own, new TextEncoder().encode('9\n####\n#PG#\n####\n'));
    await acceptChoice(
      playgroundPlays('01-first-step.slug'),
      () => void vscode.commands.executeCommand('turnsmith.openSamples'),
    );
    const read = async (uri: vscode.Uri): Promise<string> =>
      new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    expect(await read(own)).to.match(/^9\n/);
    expect(await read(fixture('turnsmith-samples/snakes/chaser.snake'))).to.match(/snake/i);
    const begin = await read(fixture('turnsmith-samples/.vscode/turnsmith.json'));
    expect(JSON.parse(begin)).to.deep.equal({ play: 'levels/slug/01-first-step.slug' });
    await vscode.workspace.fs.delete(fixture('turnsmith-samples'), { recursive: true });
  });
});
