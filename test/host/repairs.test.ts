import { expect } from 'chai';
import * as vscode from 'vscode';
import { api, closeAll, openLevel, problemCodes } from './support';

/** Applies the fix with this title at a place of a text, and gives the text after it. */
async function textAfterFix(text: string, codes: string[], place: vscode.Position, title: string): Promise<string> {
  const { document } = await openLevel(text);
  await problemCodes(document.uri, codes);
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    new vscode.Range(place, place),
  );
  const action = actions.find((offered) => offered.title === title);
  expect(actions.map((offered) => offered.title)).to.include(title);
  if (action?.edit) await vscode.workspace.applyEdit(action.edit);
  return document.getText();
}

describe('repairs of a level', () => {
  before(api);
  afterEach(closeAll);

  const cases = [
    {
      title: 'Fill up this row with walls',
      text: '20\n#####\n#PAG\n#####\n',
      codes: ['slug/ragged-row'],
      place: new vscode.Position(2, 1),
      after: '20\n#####\n#PAG#\n#####\n',
    },
    {
      title: 'Remove the 2 blank lines at the end',
      text: '20\n#####\n#PAG#\n#####\n\n\n',
      codes: ['slug/trailing-blank-lines'],
      place: new vscode.Position(4, 0),
      after: '20\n#####\n#PAG#\n#####\n',
    },
    {
      title: 'Keep this player, at (1, 4)',
      text: '20\n#######\n#P APG#\n#######\n',
      codes: ['slug/many-players'],
      place: new vscode.Position(2, 4),
      after: '20\n#######\n#  APG#\n#######\n',
    },
    {
      title: 'Replace it by floor',
      text: '20\n######\n#P?AG#\n######\n',
      codes: ['slug/unknown-character'],
      place: new vscode.Position(2, 2),
      after: '20\n######\n#P AG#\n######\n',
    },
    {
      title: 'Close the border: put a wall in its open cell',
      text: '20\n######\n#P AG#\n## ###\n',
      codes: ['slug/open-border'],
      place: new vscode.Position(3, 2),
      after: '20\n######\n#P AG#\n######\n',
    },
    {
      title: 'Insert a first line with health 20',
      text: '######\n######\n#P AG#\n######\n',
      codes: ['slug/health-not-integer'],
      place: new vscode.Position(0, 0),
      after: '20\n######\n######\n#P AG#\n######\n',
    },
  ];
  for (const { title, text, codes, place, after } of cases) {
    it(`“${title}” does what it says`, async () => {
      expect(await textAfterFix(text, codes, place, title)).to.equal(after);
    });
  }

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
