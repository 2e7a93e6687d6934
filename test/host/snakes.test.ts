import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, fixture, openNew, problemCodes, said, setText, show, textAfter } from './support';

const rule = (...rows: string[]): string =>
  Array.from({ length: 7 }, (_, row) => `${(rows[row - 2] ?? '').padEnd(7)};\n`).join('');

const openSnake = (content: string): Promise<vscode.TextEditor> => openNew('snake', content);

/** The text of an editor after a change that is on offer at a place. */
const after = ({ document }: vscode.TextEditor, line: number, column: number, title: string): Promise<string> =>
  textAfter(document.uri, title, line, column);

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
    expect(await after(editor, 4, 3, said('snakes.fix.write-letter', { letter: 'T', count: 1 }))).to.equal(
      `snake A\n\n${rule('   T', '   h')}end\n`,
    );
    await problemCodes(editor.document.uri, []);
  });

  it('“Fill this row up to seven cells” puts the “;” into column 8', async () => {
    const editor = await openSnake(`snake A\n\n${rule('   T', '   h').replace('   h   ;', '   h ;')}end\n`);
    await problemCodes(editor.document.uri, ['snake/row-width']);
    const filled = await after(editor, 5, 5, said('snakes.fix.pad-row'));
    expect(filled).to.equal(`snake A\n\n${rule('   T', '   h')}end\n`);
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
    const inserted = await after(await openSnake(text), 4, 0, said('snakes.refactor.insert-rule'));
    expect(inserted.match(/ {3}h {3};/g)).to.have.length(2);
    const mirrored = await after(await openSnake(text), 4, 0, said('snakes.refactor.mirror-rule'));
    expect(mirrored).to.contain(rule(' T', '   h')).and.contain(rule('     T', '   h'));
    const turned = await after(await openSnake(text), 4, 0, said('snakes.refactor.rotate-rule'));
    expect(turned).not.to.equal(text);
    expect(turned).to.match(/T/);
  });

  it('folds its rules and its comments, each as what it is', async () => {
    const { document } = await openSnake(`// one\n// two\nsnake A\n\n${rule('   T', '   h')}end\n`);
    const ranges = await vscode.commands.executeCommand<vscode.FoldingRange[]>(
      'vscode.executeFoldingRangeProvider',
      document.uri,
    );
    const { Comment, Region } = vscode.FoldingRangeKind;
    expect(ranges.map(({ start, end, kind }) => [start, end, kind])).to.deep.equal([
      [0, 1, Comment],
      [4, 10, Region],
    ]);
  });

  it('has a ruler behind its cells, and nothing that changes its blanks', async () => {
    const { document } = await openSnake('snake A\nend\n');
    const settings = vscode.workspace.getConfiguration('editor', document);
    expect(settings.get('rulers')).to.deep.equal([7]);
    expect(settings.get('trimAutoWhitespace')).to.equal(false);
  });
});
