import { expect } from 'chai';
import * as vscode from 'vscode';
import { summaryOf, type FolderCheck } from '../../src/editor/checkFolder';
import { FolderProblems } from '../../src/editor/folderProblems';
import { createServices } from '../../src/editor/services';
import { CONTEXT, FAILING } from './failingFormat';
import { SlowFiles } from './slowFiles';
import { api, closeAll, fixture, pause, problemCodes } from './support';

const COMMAND = 'turnsmith.checkFolder';

/** Files of a folder of their own, with their texts. */
const FILES: Readonly<Record<string, string>> = {
  'good.snake': 'snake Good\nend\n',
  'deep/er/broken.snake': 'Snake Bad\nend\n',
  'duel.txt': 'snake Text\n',
  'LOUD.SNAKE': 'snake Loud\n',
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
    const leftOut = { tooMany: 0, tooDeep: 0, tooLarge: 0, unreadable: 0 };
    expect(found).to.deep.equal({ files: 5, errors: 3, warnings: 0, wasCancelled: false, leftOut });
    await problemCodes(file('deep/er/broken.snake'), ['snake/keyword-case']);
    await problemCodes(file('duel.txt'), ['snake/no-end']);
    await problemCodes(file('field.slug'), ['slug/no-slugs']);
    await problemCodes(file('LOUD.SNAKE'), ['snake/no-end']);
    const told = vscode.languages
      .getDiagnostics()
      .filter(([uri, problems]) => uri.path.startsWith(`${folder().path}/`) && problems.length > 0)
      .map(([uri]) => uri.path.slice(folder().path.length + 1));
    expect(told).to.have.members(['LOUD.SNAKE', 'deep/er/broken.snake', 'duel.txt', 'field.slug']);
    const [problem] = vscode.languages.getDiagnostics(file('duel.txt'));
    expect([problem?.source, problem?.range.start.line]).to.deep.equal(['turnsmith', 0]);
  });

  it('takes no text file for a game file when its user does not want that', async () => {
    const settings = vscode.workspace.getConfiguration('turnsmith');
    await settings.update('recogniseTextFiles', false, vscode.ConfigurationTarget.Global);
    try {
      expect(await check(folder())).to.include({ files: 4 });
    } finally {
      await settings.update('recogniseTextFiles', undefined, vscode.ConfigurationTarget.Global);
    }
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
    expect(await check(folder())).to.include({ files: 5, errors: 3 });
    await problemCodes(uri, ['snake/keyword-case']);
  });

  it('follows files on the disk that no editor holds', async () => {
    await check(folder());
    await problemCodes(file('duel.txt'), ['snake/no-end']);
    await write('duel.txt', 'snake Text\nend\n');
    await problemCodes(file('duel.txt'), []);
    await write('LOUD.SNAKE', 'Snake Loud\nend\n');
    await problemCodes(file('LOUD.SNAKE'), ['snake/keyword-case']);
    await vscode.workspace.fs.delete(file('LOUD.SNAKE'));
    await problemCodes(file('LOUD.SNAKE'), []);
    // As when another branch is switched to and back.
    await write('LOUD.SNAKE', 'Snake Loud\nend\n');
    await problemCodes(file('LOUD.SNAKE'), ['snake/keyword-case']);
    await write('letter.txt', 'snake Text\n');
    await problemCodes(file('letter.txt'), ['snake/no-end']);
  });

  it('follows folders that are deleted, come back and are renamed, with all that is in them', async () => {
    await check(folder());
    await problemCodes(file('deep/er/broken.snake'), ['snake/keyword-case']);
    await vscode.workspace.fs.rename(file('deep'), file('renamed'));
    await problemCodes(file('deep/er/broken.snake'), []);
    await problemCodes(file('renamed/er/broken.snake'), ['snake/keyword-case']);
    await vscode.workspace.fs.delete(file('renamed'), { recursive: true });
    await problemCodes(file('renamed/er/broken.snake'), []);
    await write('renamed/er/broken.snake', 'snake Back\n');
    await problemCodes(file('renamed/er/broken.snake'), ['snake/no-end']);
  });

  it('finds files that are new in the folder, and none elsewhere', async () => {
    await check(file('deep'));
    await write('deep/new/late.snake', 'snake Late\n');
    await problemCodes(file('deep/new/late.snake'), ['snake/no-end']);
    await write('deep/node_modules/late.snake', 'snake Late\n');
    await write('elsewhere.snake', 'snake Late\n');
    await pause(1000);
    expect(vscode.languages.getDiagnostics(file('deep/node_modules/late.snake'))).to.deep.equal([]);
    expect(vscode.languages.getDiagnostics(file('elsewhere.snake'))).to.deep.equal([]);
  });

  it('leaves out what is too much, too deep or too large, and says so with numbers; a pipe holds up nobody', async function () {
    this.timeout(60_000);
    const files = new SlowFiles();
    const registration = vscode.workspace.registerFileSystemProvider(files.scheme, files);
    try {
      for (let i = 0; i < 5003; i++) files.put(`/many/${String(i).padStart(4, '0')}.medic`, 'Forward\n');
      files.put(`/many/${'deeper/'.repeat(12)}last.medic`, 'Jump\n');
      files.put(`/many/${'deeper/'.repeat(13)}hidden.medic`, 'Jump\n');
      files.putPipe('/many/0000.arena');
      const many = await check(files.uri('/many'));
      const none = { tooMany: 0, tooDeep: 0, tooLarge: 0, unreadable: 0 };
      expect(many).to.deep.include({ files: 5000, errors: 0, leftOut: { ...none, tooMany: 4, tooDeep: 1 } });
      expect(many && summaryOf(CONTEXT, many)).to.equal(
        'Checked 5000 game files; errors: 0, warnings: 0. ' +
          'Not checked: files beyond the first 5000 (4), folders more than 12 levels deep (1).',
      );
      files.putBytes('/large/a.snake', new Uint8Array(3 * 2 ** 21 + 17));
      files.put('/large/b.snake', ' '.repeat(2 ** 21 + 1));
      const large = await check(files.uri('/large'));
      expect(large).to.deep.include({ files: 1, errors: 1, leftOut: { ...none, tooLarge: 1 } });
      await problemCodes(files.uri('/large/b.snake'), ['snake/too-large']);
      expect(large && summaryOf(CONTEXT, large)).to.equal(
        'Checked 1 game file; errors: 1, warnings: 0. Not checked: files that are too large (1).',
      );
    } finally {
      registration.dispose();
    }
  });

  it('says of a file that its format fails at, and goes on with the others', async () => {
    const problems = new FolderProblems(createServices(FAILING, fixture('')));
    try {
      await write('a.boom', 'boom');
      await write('b.boom', 'fine');
      const [failed, fine] = [await problems.look(file('a.boom')), await problems.look(file('b.boom'))];
      expect(typeof failed === 'object' && failed.map(({ message }) => message)).to.deep.equal([
        'Turnsmith can’t check this file: out of order',
      ]);
      expect(fine).to.deep.equal([]);
      expect(vscode.languages.getDiagnostics(file('a.boom'))).to.have.length(1);
    } finally {
      problems.dispose();
    }
  });

  it('forgets what it found when it checks again', async () => {
    await check(folder());
    await problemCodes(file('duel.txt'), ['snake/no-end']);
    await check(file('deep'));
    await problemCodes(file('duel.txt'), []);
  });
});
