import { expect } from 'chai';
import { rangeOf } from '../../src/core/range';
import '../../webview/header';
import type { HeaderElement } from '../../webview/header';
import { BROKEN, documentOf, OPEN } from '../support/panel';
import { messageOf, modelOf } from './games';
import { plainBoard } from '../webview/fakeBoards';
import type { ViewMenu } from '../../webview/viewMenu';
import { change, click, listen, mount, painted, partOf, partsOf, settled, textsOf } from './support';

const slugHeader = (): Promise<HeaderElement> => mount('turnsmith-header', { model: modelOf(documentOf(OPEN)) });

/** The header of a game with chance in it. */
const countdownHeader = (): Promise<HeaderElement> =>
  mount('turnsmith-header', { model: modelOf(messageOf('a.countdown', '3')) });

describe('the header', () => {
  it('is empty without a model', async () => {
    expect(partsOf(await mount('turnsmith-header'), '*')).to.deep.equal([]);
  });

  it('names the file, how the game stands, and the turn', async () => {
    const header = await slugHeader();
    expect(textsOf(header, '.link, .turn')).to.deep.equal(['a.slug', 'Turn 0']);
    expect(partOf(header, 'turnsmith-pill')).to.include({ label: 'Playing', tone: 'quiet' });
  });

  it('follows the game to its end', async () => {
    const model = modelOf(documentOf(OPEN), 'ddd');
    const header = await mount('turnsmith-header', { model });
    expect([partOf(header, 'turnsmith-pill').label, textsOf(header, '.turn')]).to.deep.equal(['You won', ['Turn 3']]);
    model.seek(1);
    await change(header, { revision: 1 });
    expect([partOf(header, 'turnsmith-pill').label, textsOf(header, '.turn')]).to.deep.equal(['Playing', ['Turn 1']]);
  });

  it('says what the board says of it: who won, whose turn it is', async () => {
    const board = Object.assign(plainBoard(), {
      standing: () => ({ label: 'Blue won', tone: 'blue' as const }),
      remark: 'slugs move next',
    });
    const header = await mount('turnsmith-header', { model: modelOf(documentOf(OPEN)), board });
    expect(partOf(header, 'turnsmith-pill')).to.include({ label: 'Blue won', tone: 'blue' });
    expect(textsOf(header, '.turn')).to.deep.equal(['Turn 0 · slugs move next']);
    await change(header, { narrow: true });
    expect(textsOf(header, '.turn')).to.deep.equal(['Turn 0']);
  });

  it('counts the problems of a text that does not play any more', async () => {
    const model = modelOf(documentOf(OPEN));
    model.receive(documentOf(BROKEN, 2));
    const header = await mount('turnsmith-header', { model });
    expect(partOf(header, 'turnsmith-pill')).to.include({ label: '1 problem', tone: 'yellow' });
  });

  it('has no outcome and no seed as long as there was no text that plays', async () => {
    const header = await mount('turnsmith-header', { model: modelOf(documentOf(BROKEN)) });
    expect(partsOf(header, '.outcome, turnsmith-seed')).to.deep.equal([]);
    expect(partsOf(header, '.link')).to.have.length(1);
  });

  it('has a seed where there is chance in the game, and only there', async () => {
    expect(partsOf(await slugHeader(), 'turnsmith-seed')).to.deep.equal([]);
    expect(partOf(await countdownHeader(), 'turnsmith-seed')).to.include({ seed: '7', own: '7' });
  });

  it('a click on the file asks for its first line', async () => {
    const header = await slugHeader();
    const heard = listen(header, 'reveal');
    await click(partOf(header, '.link'));
    expect(heard.map(({ range, file }) => [range, file])).to.deep.equal([[rangeOf(0, 0, 0, 0), { kind: 'followed' }]]);
  });

  it('asks for help', async () => {
    const header = await slugHeader();
    const heard = listen(document.body, 'wish');
    await click(partOf(header, '.help'));
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ kind: 'help', isOpen: true }]);
  });

  it('is one line at any width', async () => {
    const model = modelOf(messageOf(`${'a-long-name-'.repeat(9)}.countdown`, '3'));
    for (const width of [330, 480, 1200]) {
      const header = await mount('turnsmith-header', { model, narrow: width < 420 });
      header.style.width = `${width}px`;
      await painted();
      const line = partOf(header, 'header').getBoundingClientRect();
      expect(line.height, `${width}`).to.equal(36);
      expect(partOf(header, '.help').getBoundingClientRect().right, `${width}`).to.be.at.most(line.right);
      header.remove();
    }
  });

  it('shows the whole number of the seed, beside a long name as well', async () => {
    const model = modelOf(messageOf(`${'a-long-name-'.repeat(9)}.countdown`, '3'));
    model.choose('seed', '10012023');
    const header = await mount('turnsmith-header', { model });
    for (const [width, isNarrow] of [
      [350, true],
      [480, false],
    ] as const) {
      header.style.width = `${width}px`;
      await change(header, { narrow: isNarrow });
      await painted();
      const [chip] = partsOf(partOf(header, 'turnsmith-seed'), '.chip > span');
      expect(chip?.scrollWidth, `${width}`).to.equal(chip?.clientWidth);
    }
  });

  it('a screen reader is told names, outcome, turn, seed and tools', async () => {
    await countdownHeader();
    const tree = await accessibilityTree();
    for (const part of [
      'heading "a.countdown" [level=1]',
      'Playing',
      'Turn 0',
      'seed 7',
      'button "View"',
      'button "How to play (?)"',
    ]) {
      expect(tree).to.include(part);
    }
  });
});

describe('the view menu', () => {
  const openMenu = async (parts: Partial<ViewMenu> = {}): Promise<ViewMenu> => {
    const menu = await mount('turnsmith-view-menu', {
      model: modelOf(documentOf(OPEN)),
      board: plainBoard(),
      ...parts,
    });
    await click(partOf(menu, 'vscode-toolbar-button'));
    await settled(menu);
    return menu;
  };
  const names = (menu: ViewMenu): (string | null)[] =>
    partsOf(menu, 'vscode-checkbox').map((each) => each.getAttribute('label'));

  it('has the colours, the choices of the board, and whether the panel stays with its file', async () => {
    const choices = [{ id: 'reach', label: 'Reach', isOn: true, choose: () => undefined }];
    const menu = await openMenu({ board: Object.assign(plainBoard(), { hasOriginalColours: true, choices }) });
    expect(names(menu)).to.deep.equal(['Original colours', 'High-visibility colours', 'Reach', 'Stay with this file']);
  });

  it('asks for colours, and takes them back', async () => {
    const menu = await openMenu();
    const heard = listen(document.body, 'view-changed');
    await click(partOf(menu, '.visible'));
    await click(partOf(menu, '.visible'));
    expect(heard.map(({ change: wanted }) => wanted)).to.deep.equal([{ colours: 'visible' }, { colours: null }]);
  });

  it('pins the panel', async () => {
    const menu = await openMenu();
    const heard = listen(document.body, 'wish');
    await click(partOf(menu, '.pin'));
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ kind: 'pin', isPinned: true }]);
  });

  it('has the speed where the footer has no room for it', async () => {
    expect(partsOf(await openMenu(), 'vscode-single-select')).to.have.length(0);
    expect(partsOf(await openMenu({ narrow: true }), 'vscode-single-select')).to.have.length(1);
  });

  it('is closed by an Escape of which the game hears nothing, wherever the focus is', async () => {
    const menu = await openMenu();
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', hear);
    (document.activeElement as HTMLElement | null)?.blur();
    await pressKey('Escape');
    await settled(menu);
    expect([names(menu), heard]).to.deep.equal([[], []]);
    await pressKey('Escape');
    document.removeEventListener('keydown', hear);
    expect(heard, 'once it is closed, Escape is the game’s').to.deep.equal(['Escape']);
  });

  it('has room for long choices in a narrow panel', async () => {
    const choices = [{ id: 'long', label: 'Play as somebody '.repeat(8), isOn: true, choose: () => undefined }];
    const menu = await openMenu({ board: Object.assign(plainBoard(), { choices }) });
    const { left, right } = partOf(menu, '.menu').getBoundingClientRect();
    expect([left >= 0, right <= innerWidth]).to.deep.equal([true, true]);
  });

  it('is closed by Escape, and by a click elsewhere', async () => {
    const menu = await openMenu();
    partOf(menu, '.visible').focus();
    await pressKey('Escape');
    await settled(menu);
    expect(names(menu)).to.deep.equal([]);
    await click(partOf(menu, 'vscode-toolbar-button'));
    await settled(menu);
    await clickAt(5, 300);
    await settled(menu);
    expect(names(menu)).to.deep.equal([]);
  });
});
