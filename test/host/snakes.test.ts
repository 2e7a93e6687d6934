import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, fixture, problemCodes, setText, show } from './support';

const rule = (...rows: string[]): string =>
  Array.from({ length: 7 }, (_, row) => `${(rows[row - 2] ?? '').padEnd(7)};\n`).join('');

let snakes = 0;

/** A snake in an editor, in a file of its own. */
async function openSnake(content: string): Promise<vscode.TextEditor> {
  const uri = fixture(`snake-${++snakes}.snake`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  return vscode.window.showTextDocument(uri);
}

/** Does what a code action offers under a title at a place, and gives the text after it. */
async function textAfter(
  { document }: vscode.TextEditor,
  line: number,
  column: number,
  title: string,
): Promise<string> {
  const place = new vscode.Position(line, column);
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    new vscode.Range(place, place),
  );
  expect(actions.map((action) => action.title)).to.include(title);
  const edit = actions.find((action) => action.title === title)?.edit;
  if (edit) await vscode.workspace.applyEdit(edit);
  return document.getText();
}

describe('a snake file', () => {
  before(api);
  afterEach(closeAll);

  it('shows what is wrong with it, each problem at its place', async () => {
    const { uri } = await vscode.workspace.openTextDocument(fixture('broken.snake'));
    const problems = await problemCodes(uri, ['snake/keyword-case', 'snake/look-alike', 'snake/row-width']);
    expect(problems.map(({ range }) => show(range))).to.deep.equal(['0:0-0:5', '4:3-4:4', '8:6-8:7']);
    expect(problems.map(({ severity }) => severity)).to.deep.equal([0, 0, 0]);
    expect(problems[1]?.message).to.contain('U+0422');
  });

  it('is told at each edit, before it is saved', async () => {
    const editor = await openSnake(`snake A\n\n${rule('   T', '   h')}end\n`);
    await problemCodes(editor.document.uri, []);
    await setText(editor, 'snake A\n');
    await problemCodes(editor.document.uri, ['snake/no-end']);
  });

  it('“Write “T”” puts the letter in place of its look-alike', async () => {
    const editor = await openSnake(`snake A\n\n${rule('   \u0422', '   h')}end\n`);
    await problemCodes(editor.document.uri, ['snake/look-alike']);
    expect(await textAfter(editor, 4, 3, 'Write “T”')).to.equal(`snake A\n\n${rule('   T', '   h')}end\n`);
    await problemCodes(editor.document.uri, []);
  });

  it('“Fill this row up to seven cells” puts the “;” into column 8', async () => {
    const editor = await openSnake(`snake A\n\n${rule('   T', '   h').replace('   h   ;', '   h ;')}end\n`);
    await problemCodes(editor.document.uri, ['snake/row-width']);
    const after = await textAfter(editor, 5, 5, 'Fill this row up to seven cells');
    expect(after).to.equal(`snake A\n\n${rule('   T', '   h')}end\n`);
  });

  it('is formatted, and left alone while it has errors', async () => {
    const { document } = await openSnake(`  snake   A\n${rule('   T', '   h')}\n\n  end`);
    await vscode.commands.executeCommand('editor.action.formatDocument');
    expect(document.getText()).to.equal(`snake A\n\n${rule('   T', '   h')}end\n`);
    const broken = await openSnake('  snake   A\n');
    await vscode.commands.executeCommand('editor.action.formatDocument');
    expect(broken.document.getText()).to.equal('  snake   A\n');
  });

  it('gets a rule more: a blank one, a mirrored one, a turned one', async () => {
    const text = `snake A\n\n${rule(' T', '   h')}end\n`;
    const inserted = await textAfter(await openSnake(text), 4, 0, 'Insert a rule');
    expect(inserted.match(/ {3}h {3};/g)).to.have.length(2);
    const mirrored = await textAfter(await openSnake(text), 4, 0, 'Add the mirrored rule (left and right exchanged)');
    expect(mirrored).to.contain(rule(' T', '   h')).and.contain(rule('     T', '   h'));
    const turned = await textAfter(await openSnake(text), 4, 0, 'Turn this rule: it was drawn for a move to the right');
    expect(turned).not.to.equal(text);
    expect(turned).to.match(/T/);
  });

  it('has a ruler behind its cells, and nothing that changes its blanks', async () => {
    const { document } = await openSnake('snake A\nend\n');
    const settings = vscode.workspace.getConfiguration('editor', document);
    expect(settings.get('rulers')).to.deep.equal([7]);
    expect(settings.get('trimAutoWhitespace')).to.equal(false);
  });
});
