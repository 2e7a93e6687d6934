import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, openLevel, problemCodes, said, textAfter } from './support';

describe('repairs of a level', () => {
  before(api);
  afterEach(closeAll);

  const cases: { title: string; text: string; codes: string[]; place: [number, number]; after: string }[] = [
    {
      title: said('slug.fix.pad-row', { count: 1 }),
      text: '20\n#####\n#PAG\n#####\n',
      codes: ['slug/ragged-row'],
      place: [2, 1],
      after: '20\n#####\n#PAG#\n#####\n',
    },
    {
      title: said('slug.fix.remove-trailing-blank-lines', { count: 2 }),
      text: '20\n#####\n#PAG#\n#####\n\n\n',
      codes: ['slug/trailing-blank-lines'],
      place: [4, 0],
      after: '20\n#####\n#PAG#\n#####\n',
    },
    {
      title: said('slug.fix.keep-this-player', { row: 1, column: 4 }),
      text: '20\n#######\n#P APG#\n#######\n',
      codes: ['slug/many-players'],
      place: [2, 4],
      after: '20\n#######\n#  APG#\n#######\n',
    },
    {
      title: said('slug.fix.replace-by-floor'),
      text: '20\n######\n#P?AG#\n######\n',
      codes: ['slug/unknown-character'],
      place: [2, 2],
      after: '20\n######\n#P AG#\n######\n',
    },
    {
      title: said('slug.fix.close-border', { count: 1 }),
      text: '20\n######\n#P AG#\n## ###\n',
      codes: ['slug/open-border'],
      place: [3, 2],
      after: '20\n######\n#P AG#\n######\n',
    },
    {
      title: said('slug.fix.insert-health', { health: 20 }),
      text: '######\n######\n#P AG#\n######\n',
      codes: ['slug/health-not-integer'],
      place: [0, 0],
      after: '20\n######\n######\n#P AG#\n######\n',
    },
  ];
  for (const { title, text, codes, place, after } of cases) {
    it(`“${title}” does what it says`, async () => {
      const { document } = await openLevel(text);
      await problemCodes(document.uri, codes);
      expect(await textAfter(document.uri, title, ...place)).to.equal(after);
    });
  }

  it('are worked out only when they are taken', async () => {
    const { document } = await openLevel('20\n#####\n#PAG\n#####\n');
    await problemCodes(document.uri, ['slug/ragged-row']);
    const [offered] = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(2, 1, 2, 1),
    );
    expect([offered?.title, offered?.edit]).to.deep.equal([said('slug.fix.pad-row', { count: 1 }), undefined]);
  });

  it('formatting brings a level into canonical form', async () => {
    const { document } = await openLevel('+020\n#####\n#PAG\n#####\n\n');
    await vscode.commands.executeCommand('editor.action.formatDocument');
    expect(document.getText()).to.equal('20\n#####\n#PAG#\n#####\n');
  });

  it('formatting leaves a level with errors alone', async () => {
    const text = '020\n#####\n#PPAG\n#####\n\n';
    const { document } = await openLevel(text);
    await vscode.commands.executeCommand('editor.action.formatDocument');
    expect(document.getText()).to.equal(text);
  });
});
