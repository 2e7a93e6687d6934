import { expect } from 'chai';
import * as vscode from 'vscode';
import { readAddress, readSlots } from '../../src/editor/savedAddresses';
import type { DocumentMessage, SavedPanel } from '../../src/play/messages';
import { USUAL_VIEW } from '../../src/play/panelView';
import { SlowFiles } from './slowFiles';
import { api, closeAll, fixture, nameOf, nextMessage, openLevel, pause, playgroundPlays, receive } from './support';

const LEVEL = '20\n#####\n#PAG#\n#####\n';
const WON = '20\n#####\n#PG #\n#####\n';

function playgroundTabs(): vscode.Tab[] {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('turnsmith.playground'));
}

describe('an address that a panel saved', () => {
  it('counts when it is of the workspace’s kind, or that of a file in a tab', async () => {
    const own = fixture('good.slug').toString();
    expect(readAddress(own)?.toString()).to.equal(own);
    const untitled = await vscode.workspace.openTextDocument({ language: 'slug-level', content: LEVEL });
    expect(readAddress(untitled.uri.toString())).to.equal(undefined);
    await vscode.window.showTextDocument(untitled);
    expect(readAddress(untitled.uri.toString())?.toString()).to.equal(untitled.uri.toString());
    await closeAll();
  });

  it('counts for nothing otherwise', () => {
    const others = [
      'vscode-userdata:/User/settings.json',
      'output:log',
      'https://example.com/a.slug',
      'no address',
      '',
    ];
    expect(others.filter((address) => readAddress(address))).to.deep.equal([]);
    const slots = readSlots({ slots: { '1': fixture('good.slug').toString(), '2': 'git:/good.slug' } });
    expect([...slots.keys()]).to.deep.equal([1]);
  });
});

describe('the playground', () => {
  before(api);
  afterEach(closeAll);

  it('opens beside the text, once, in a group of its own, and takes the focus', async () => {
    await openLevel(LEVEL);
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    await told;
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    expect(playgroundTabs()).to.have.length(1);
    expect(playgroundTabs()[0]?.group.viewColumn).to.equal(vscode.ViewColumn.Two);
    expect(vscode.window.tabGroups.activeTabGroup.viewColumn).to.equal(vscode.ViewColumn.Two);
    await vscode.window.showTextDocument(fixture('good.slug'));
    const beside = vscode.window.tabGroups.all.find(({ viewColumn }) => viewColumn === vscode.ViewColumn.Two);
    expect(beside?.tabs, 'no text opens over it').to.have.length(1);
  });

  it('is told its settings first, then every edit, in order, the unsaved text first of all', async () => {
    const { onDidSendMessage } = await api();
    const types: string[] = [];
    const listening = onDidSendMessage(({ type }) => types.push(type));
    const editor = await openLevel(LEVEL);
    const first = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    expect(await first).to.deep.include({ languageId: 'slug-level', text: LEVEL, files: {}, slots: [] });
    expect(types.filter((type) => type !== 'focus')).to.deep.equal(['settings', 'document']);
    listening.dispose();
    const second = nextMessage('document');
    await editor.edit((edit) => edit.replace(new vscode.Range(0, 0, 0, 2), '31'));
    expect(await second).to.include({ text: LEVEL.replace('20', '31') });
    expect((await second).sequence).to.be.greaterThan((await first).sequence);
    expect((await second).documentVersion).to.equal(editor.document.version);
  });

  it('follows the active file, but not while it stays with its own, and takes no focus for that', async () => {
    const first = await openLevel(LEVEL);
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    expect(await told).to.include({ uri: first.document.uri.toString(), isPinned: false });
    const other = nextMessage('document', ({ uri }) => uri !== first.document.uri.toString());
    const second = await openLevel(WON);
    expect(await other).to.include({ uri: second.document.uri.toString() });
    await pause(300);
    expect(vscode.window.activeTextEditor?.document).to.equal(second.document);
    const pinned = nextMessage('document', ({ isPinned }) => isPinned === true);
    await receive({ type: 'pin', isPinned: true });
    await pinned;
    await vscode.window.showTextDocument(first.document);
    await pause(500);
    await playgroundPlays(nameOf(second.document.uri));
  });

  it('plays a second file in a panel of its own while the first one stays with its file', async () => {
    await openLevel(LEVEL);
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground');
    await told;
    await receive({ type: 'pin', isPinned: true });
    const other = nextMessage('document', ({ name }) => name === 'good.slug');
    await vscode.commands.executeCommand('turnsmith.openPlayground', fixture('good.slug'));
    await other;
    expect(playgroundTabs()).to.have.length(2);
  });

  it('has the session of a file again when it is opened anew, and knows the next file of the folder', async () => {
    const uri = fixture('series/1.slug');
    for (const name of ['series/1.slug', 'series/2.slug', 'series/10.slug', 'series/notes.txt']) {
      await vscode.workspace.fs.writeFile(fixture(name), new TextEncoder().encode(LEVEL));
    }
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground', uri);
    const { languageId, next, saved } = await told;
    expect([next, saved]).to.deep.equal(['2.slug', undefined]);
    const kept: SavedPanel = {
      uri: uri.toString(),
      languageId,
      inputs: [['d', 1]],
      turn: 1,
      options: {},
      ownSlot: 1,
      slots: {},
      view: USUAL_VIEW,
    };
    await receive({ type: 'keep', saved: { ...kept, uri: fixture('good.slug').toString() } });
    await receive({ type: 'keep', saved: kept });
    const second = nextMessage('document', ({ name }) => name === '2.slug');
    await receive({ type: 'next-file' });
    expect((await second).next, 'by their numbers').to.equal('10.slug');
    await closeAll();
    const again = nextMessage('document', ({ name }) => name === '1.slug');
    await vscode.commands.executeCommand('turnsmith.openPlayground', uri);
    expect((await again).saved).to.deep.include({ inputs: [['d', 1]], turn: 1 });
    const good = nextMessage('document', ({ name }) => name === 'good.slug');
    await vscode.commands.executeCommand('turnsmith.openPlayground', fixture('good.slug'));
    expect((await good).saved?.inputs, 'a session of another file than the played one was refused').to.not.deep.equal([
      ['d', 1],
    ]);
  });

  it('opens on a file that no editor shows, and says so when a file is no game', async () => {
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground', fixture('good.slug'));
    expect(await told).to.include({ uri: fixture('good.slug').toString() });
    await closeAll();
    const letter = await vscode.workspace.openTextDocument({ language: 'plaintext', content: 'Dear reader' });
    await vscode.commands.executeCommand('turnsmith.openPlayground', letter.uri);
    expect(playgroundTabs()).to.be.empty;
  });
});

describe('what is no file', () => {
  before(api);
  afterEach(closeAll);

  it('is not played, and keeps nobody waiting', async () => {
    const files = new SlowFiles();
    const registration = vscode.workspace.registerFileSystemProvider(files.scheme, files);
    try {
      await vscode.commands.executeCommand('turnsmith.openPlayground', files.putPipe('/pipe.slug'));
      expect(playgroundTabs()).to.be.empty;
      const told = nextMessage('document');
      await vscode.commands.executeCommand('turnsmith.openPlayground', files.put('/level.slug', LEVEL));
      expect(await told).to.include({ text: LEVEL });
    } finally {
      await closeAll();
      registration.dispose();
    }
  });
});

describe('the file that the playground plays', () => {
  before(api);
  afterEach(closeAll);

  const write = (uri: vscode.Uri, text: string): Thenable<void> =>
    vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  const play = async (uri: vscode.Uri): Promise<DocumentMessage> => {
    const told = nextMessage('document');
    await vscode.commands.executeCommand('turnsmith.openPlayground', uri);
    return told;
  };

  it('is followed when it is renamed, by itself or with its folder', async () => {
    const uri = fixture('moving/first.slug');
    await write(uri, LEVEL);
    await play(uri);
    const rename = async (from: string, to: string): Promise<DocumentMessage> => {
      const told = nextMessage('document', ({ name, uri: address }) => address.includes(to) && name.endsWith('.slug'));
      const edit = new vscode.WorkspaceEdit();
      edit.renameFile(fixture(from), fixture(to));
      await vscode.workspace.applyEdit(edit);
      return told;
    };
    const second = await rename('moving/first.slug', 'moving/second.slug');
    expect(second).to.deep.include({ name: 'second.slug', text: LEVEL, formerUris: [uri.toString()] });
    await playgroundPlays('second.slug');
    const moved = await rename('moving', 'moved');
    expect(moved).to.deep.include({
      uri: fixture('moved/second.slug').toString(),
      formerUris: [uri, fixture('moving/second.slug')].map(String),
    });
    const changed = nextMessage('document', ({ text }) => text === WON);
    await write(fixture('moved/second.slug'), WON);
    expect((await changed).uri).to.equal(moved.uri);
    await closeAll();
    await vscode.workspace.fs.delete(fixture('moved'), { recursive: true });
  });

  it('is said to be gone when it is deleted, alone or with its folder, and is back when it is back', async () => {
    const uri = fixture('coming/there.slug');
    await write(uri, LEVEL);
    await play(uri);
    for (const deleted of [uri, fixture('coming')]) {
      const gone = nextMessage('gone');
      await vscode.workspace.fs.delete(deleted, { recursive: true });
      expect(await gone).to.deep.equal({ type: 'gone', uri: uri.toString(), name: 'there.slug' });
      const back = nextMessage('document', ({ text }) => text === WON);
      await write(uri, WON);
      expect((await back).uri).to.equal(uri.toString());
    }
    await closeAll();
    await vscode.workspace.fs.delete(fixture('coming'), { recursive: true });
  });

  it('is said to be gone when that happens while an editor shows it, or just after', async () => {
    for (const isClosedFirst of [true, false]) {
      const { document } = await openLevel(LEVEL);
      await play(document.uri);
      const heard: string[] = [];
      const { onDidSendMessage } = await api();
      const listening = onDidSendMessage(({ type }) => heard.push(type));
      const gone = nextMessage('gone');
      const close = async (): Promise<void> => {
        const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
        await vscode.window.tabGroups.close(tabs.filter(({ label }) => label === nameOf(document.uri)));
      };
      if (isClosedFirst) await close();
      await vscode.workspace.fs.delete(document.uri);
      if (!isClosedFirst) {
        await pause(1000);
        expect(heard, 'its text is still there').not.to.include('gone');
        await close();
      }
      expect((await gone).uri).to.equal(document.uri.toString());
      listening.dispose();
      await closeAll();
    }
  });
});
