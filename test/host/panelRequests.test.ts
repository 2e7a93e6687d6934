import { expect } from 'chai';
import * as vscode from 'vscode';
import type { PanelMessage } from '../../src/play/messages';
import { rangeInLine } from '../../src/core/range';
import {
  acceptChoice,
  api,
  closeAll,
  fixture,
  nameOf,
  newFile,
  nextMessage,
  openLevel,
  pause,
  receive,
} from './support';

const LEVEL = '20\n######\n#P AG#\n######\n';
const EASY = '20\n#####\n#P G#\n#####\n';
/** No win is near, and there are states without end. */
const BUSY = `99\n${`${' '.repeat(40)}\n`.repeat(16)}P  S${' '.repeat(25)}AALLNAALLNN\nG\n`;

/** Opens the playground on a file, and gives what it is told first. */
async function play(uri: vscode.Uri): ReturnType<typeof nextMessage<'document'>> {
  const told = nextMessage('document');
  await vscode.commands.executeCommand('turnsmith.openPlayground', uri);
  return told;
}

/** Waits for the selection to be in a file of this name. */
async function shownFile(name: string): Promise<vscode.TextEditor> {
  for (let i = 0; i < 100; i++) {
    const editor = vscode.window.activeTextEditor;
    if (editor && nameOf(editor.document.uri) === name) return editor;
    await pause(50);
  }
  throw new Error(`never shown: ${name}`);
}

// One panel for all of them, since a page that is closed while it loads can hold up the next ones.
describe('what the panel asks for', () => {
  before(api);
  afterEach(() => vscode.workspace.saveAll());
  after(closeAll);

  it('edits are made as one, and undone as one', async () => {
    const { document } = await openLevel(LEVEL);
    const { uri, documentVersion } = await play(document.uri);
    const edited = nextMessage('edited');
    const told = nextMessage('document', (message) => message.documentVersion > documentVersion);
    const edits = [
      { range: rangeInLine(0, 0, 2), newText: '31' },
      { range: rangeInLine(2, 2, 3), newText: 'S' },
    ];
    await receive({ type: 'edit', id: 7, uri, documentVersion, edits });
    expect(await edited).to.deep.equal({ type: 'edited', id: 7, outcome: 'applied' });
    expect(document.getText()).to.equal('31\n######\n#PSAG#\n######\n');
    expect(await told).to.include({ text: '31\n######\n#PSAG#\n######\n' });
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('undo');
    expect(document.getText()).to.equal(LEVEL);
  });

  it('an edit for another text than the present one is stale, and changes nothing', async () => {
    const { document, edit } = await openLevel(LEVEL);
    const { uri, documentVersion } = await play(document.uri);
    await edit((change) => change.insert(new vscode.Position(2, 2), ' '));
    const changed = document.getText();
    const edited = nextMessage('edited');
    await receive({ type: 'edit', id: 8, uri, documentVersion, edits: [{ range: rangeInLine(2, 0, 6), newText: '' }] });
    expect(await edited).to.deep.equal({ type: 'edited', id: 8, outcome: 'stale' });
    expect(document.getText()).to.equal(changed);
  });

  it('an edit for another file is stale, even when the present text has that version', async () => {
    const { document } = await openLevel(LEVEL);
    const { documentVersion } = await play(document.uri);
    const edited = nextMessage('edited');
    const edits = [{ range: rangeInLine(2, 0, 6), newText: '' }];
    await receive({ type: 'edit', id: 6, uri: fixture('good.slug').toString(), documentVersion, edits });
    expect(await edited).to.deep.equal({ type: 'edited', id: 6, outcome: 'stale' });
    expect(document.getText()).to.equal(LEVEL);
  });

  it('edits that overlap are refused whole', async () => {
    const { document } = await openLevel(LEVEL);
    const { uri, documentVersion } = await play(document.uri);
    const edited = nextMessage('edited');
    const edits = [rangeInLine(2, 0, 4), rangeInLine(2, 2, 6)].map((range) => ({ range, newText: '' }));
    await receive({ type: 'edit', id: 9, uri, documentVersion, edits });
    expect(await edited).to.deep.equal({ type: 'edited', id: 9, outcome: 'stale' });
    expect(document.getText()).to.equal(LEVEL);
  });

  it('a file that no editor shows is edited, too', async () => {
    const uri = await newFile('slug', LEVEL);
    const { documentVersion } = await play(uri);
    const edited = nextMessage('edited');
    const edits = [{ range: rangeInLine(0, 0, 2), newText: '9' }];
    await receive({ type: 'edit', id: 1, uri: uri.toString(), documentVersion, edits });
    expect(await edited).to.include({ outcome: 'applied' });
    const document = await vscode.workspace.openTextDocument(uri);
    expect(document.getText()).to.equal(LEVEL.replace('20', '9'));
    await document.save();
  });

  it('a place of the followed file is shown, in its column', async () => {
    const { document } = await openLevel(LEVEL);
    await play(document.uri);
    await receive({ type: 'reveal', range: rangeInLine(2, 1, 2), target: { kind: 'followed' } });
    const editor = await shownFile(nameOf(document.uri));
    for (let i = 0; i < 100 && editor.selection.isEmpty; i++) await pause(20);
    expect([editor.selection.start.line, editor.selection.start.character]).to.deep.equal([2, 1]);
  });

  it('a file that the followed one does not name is not opened', async () => {
    const { document } = await openLevel(LEVEL);
    const other = await newFile('slug', LEVEL);
    await play(document.uri);
    const range = rangeInLine(0, 0, 0);
    await receive({ type: 'reveal', range, target: { kind: 'file', path: nameOf(other) } });
    await receive({ type: 'reveal', range, target: { kind: 'slot', slot: 2 } });
    await pause(500);
    const open = vscode.workspace.textDocuments.map(({ uri }) => uri.toString());
    expect(open).not.to.include(other.toString());
    expect(vscode.window.visibleTextEditors.map((editor) => editor.document)).to.deep.equal([document]);
  });

  it('a file that the followed one names is shown', async () => {
    await play(fixture('war.arena'));
    const target = { kind: 'file', path: 'yard/walker.medic' } as const;
    await receive({ type: 'reveal', range: rangeInLine(1, 0, 3), target });
    expect((await shownFile('walker.medic')).document.languageId).to.equal('medic-commands');
  });

  it('files are loaded into slots, shown from there, and taken out again', async () => {
    await play(fixture('hunter.snake'));
    const loaded = nextMessage('document', ({ slots }) => slots.length > 0);
    await acceptChoice(loaded, () => void receive({ type: 'load-slot', slot: 2, free: [2, 3, 4] }));
    const [{ slot, name, text } = { slot: 0, name: '', text: null }] = (await loaded).slots;
    expect(slot).to.equal(2);
    expect(text).to.match(/^snake /i);
    await receive({ type: 'reveal', range: rangeInLine(0, 0, 5), target: { kind: 'slot', slot: 2 } });
    await shownFile(name);
    const cleared = nextMessage('document', ({ slots }) => slots.length === 0);
    await receive({ type: 'clear-slot', slot: null });
    expect((await cleared).name).to.equal('hunter.snake');
  });

  it('a job is done and answered by its id', async () => {
    const { document } = await openLevel(LEVEL);
    await play(document.uri);
    const done = nextMessage('job-done');
    const job = { kind: 'solve', languageId: 'slug-level', text: EASY, limit: 10_000, milliseconds: 10_000 } as const;
    await receive({ type: 'start-job', id: 3, job });
    const { id, result } = await done;
    expect([id, 'outcome' in result && result.outcome]).to.deep.equal([3, 'win']);
  });

  it('a job tells how far it has come, and fails when it is cancelled', async () => {
    const { document } = await openLevel(LEVEL);
    await play(document.uri);
    const progress = nextMessage('job-progress');
    const job = { kind: 'solve', languageId: 'slug-level', text: BUSY, limit: 2 ** 30, milliseconds: 60_000 } as const;
    await receive({ type: 'start-job', id: 4, job });
    const { id, progress: far } = await progress;
    expect([id, far.done > 0]).to.deep.equal([4, true]);
    const failed = nextMessage('job-failed');
    await receive({ type: 'cancel-job', id: 4 });
    expect(await failed).to.include({ id: 4 });
  });

  it('what is no message is ignored', async () => {
    const { receiveMessage, onDidReceiveMessage } = await api();
    await play(fixture('good.slug'));
    const heard: PanelMessage[] = [];
    const listening = onDidReceiveMessage((message) => heard.push(message));
    for (const value of [null, 'ready', {}, { type: 'edit', id: 1 }, { type: 'start-job', id: 1, job: {} }]) {
      receiveMessage(value);
    }
    listening.dispose();
    expect(heard.filter(({ type }) => type !== 'marks')).to.deep.equal([]);
  });

  it('its settings come again when they change', async () => {
    const settings = vscode.workspace.getConfiguration('turnsmith');
    await play(await newFile('slug', LEVEL));
    const again = nextMessage('settings');
    await settings.update('severity', { 'slug/no-slugs': 'hint' }, vscode.ConfigurationTarget.Global);
    try {
      expect(await again).to.deep.include({ language: vscode.env.language, severity: { 'slug/no-slugs': 'hint' } });
    } finally {
      await settings.update('severity', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
