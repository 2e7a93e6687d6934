import { expect } from 'chai';
import { rangeOf } from '../../../../src/core/range';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import { readableColours, themeColours } from '../../../../webview/boards/robots/colours';
import { readPalette } from '../../../../webview/palette/palette';
import type { RobotsBoard } from '../../../../webview/boards/robots/robotsBoard';
import { mountBoard, partIn, redraw } from '../../mountBoard';
import { messageOf, modelOf, sample } from '../../games';
import { pictureOf } from '../../picture';
import { change, click, listen, painted, partOf, partsOf, textsOf, until, settled } from '../../support';
import { leaveTheme, useTheme } from '../../themes';

const STEP = 'step';

async function open(turns = 0): Promise<{ board: RobotsBoard; model: PlaygroundModel }> {
  const document = await sample('levels/robots/corridor.arena', ['lookout.medic']);
  const model = modelOf(document, Array<string>(turns).fill(STEP));
  return { board: await mountBoard('robots-board', model), model };
}

const teams = (board: RobotsBoard): string[] =>
  textsOf(partOf(board, 'robots-teams'), '.team').map((words) => words.replaceAll(/\s+/g, ' '));
const rows = async (board: RobotsBoard, section: 'medics' | 'robots'): Promise<string[]> =>
  textsOf(await partIn(board, section, 'robots-table'), 'tbody tr');

describe('the board of robot war', () => {
  it('is drawn from a sample, and again after a turn', async () => {
    const { board, model } = await open();
    await change(board, { colours: 'visible' });
    const figures = board.renderRoot.querySelector<HTMLCanvasElement>('canvas.figures');
    await painted();
    const before = figures?.toDataURL();
    model.press(STEP);
    await redraw(board, model);
    await until(() => figures?.toDataURL() !== before);
  });

  it('tells how the teams stand', async () => {
    const { board } = await open();
    expect(teams(board)).to.deep.equal([
      'Team 1 2 attack · 1 medic Health 150',
      'Team 2 3 attack · 0 medic Health 150',
    ]);
  });

  it('says who has won, and how', async () => {
    const { board, model } = await open();
    expect([board.standing('playing'), board.ending('playing', 0)]).to.deep.equal([null, null]);
    while (model.press(STEP));
    await redraw(board, model);
    const { session } = model;
    const ending = board.ending('over', session?.turn ?? 0);
    expect(ending?.title).to.match(/^Team [12] won$/);
    expect([ending?.message, ending?.result, ending?.details?.[0]].join(' ')).to.match(
      /^Team [12] has no robot left\. Won in \d+ turns \d robots? left$/,
    );
  });

  it('says when nobody has won in time', async () => {
    const model = modelOf(messageOf('a.arena', 'turns 2\nattack 1 1 1 W\nattack 2 18 18 E\n'), [STEP, STEP]);
    const board = await mountBoard('robots-board', model);
    expect(board.standing('over')?.label).to.equal('Nobody won');
    expect(board.ending('over', 2)?.message).to.equal('The war stops after 2 turns.');
  });

  it('tells the turn and the limit, as far as there is room for both', async () => {
    const { board } = await open(1);
    expect(board.turnLabel).to.equal('Turn 1 of 200');
    board.style.width = '400px';
    expect(board.turnLabel).to.equal('Turn 1');
  });

  it('lists the medics with the command that is due, and all robots', async () => {
    const { board, model } = await open();
    expect(await rows(board, 'medics')).to.deep.equal(['Team 1 (9, 10) E 50 lookout.medic Right90 1 of 4']);
    expect(board.sections.map(({ id, count }) => [id, count])).to.deep.equal([
      ['medics', 1],
      ['robots', undefined],
      ['signs', undefined],
    ]);
    expect(await rows(board, 'robots'))
      .to.include('(12, 10) W Team 2 Attack robot 50')
      .and.have.length(6);
    model.press(STEP);
    await redraw(board, model);
    expect((await rows(board, 'medics'))[0]).to.include('Left90 2 of 4');
  });

  it('a click on a command asks for its line in the file of the medic', async () => {
    const { board } = await open();
    const heard = listen(document.body, 'reveal');
    await click(partOf(await partIn(board, 'medics', 'robots-table'), 'button'));
    expect(heard.map(({ range, file }) => [range, file])).to.deep.equal([
      [rangeOf(0, 0, 0, 0), { kind: 'file', path: 'lookout.medic' }],
    ]);
  });

  it('in the drill of a medic file asks for its line there, and compares no teams', async () => {
    const board = await mountBoard('robots-board', modelOf(messageOf('a.medic', 'Forward\nLeft90\n'), [STEP]));
    const heard = listen(document.body, 'reveal');
    expect(await rows(board, 'medics')).to.include('Team 1 (10, 11) N 50 this file Left90 2 of 2');
    const [link] = partsOf(await partIn(board, 'medics', 'robots-table'), 'button');
    if (link) await click(link);
    expect(heard.map(({ range, file }) => [range.start.line, file.kind])).to.deep.equal([[1, 'followed']]);
    expect(partsOf(board, 'robots-teams')).to.deep.equal([]);
  });

  it('lists a hundred robots and counts the others', async () => {
    const lines = Array.from({ length: 103 }, (_, i) => `medic 1 ${i % 20} ${Math.floor(i / 20)} N a.medic`);
    const model = modelOf(messageOf('a.arena', lines.join('\n'), { files: { 'a.medic': 'Forward\n' } }));
    const board = await mountBoard('robots-board', model);
    expect(await rows(board, 'medics')).to.have.length(100);
    expect(textsOf(await partIn(board, 'medics', 'robots-table'), 'p')[0]).to.equal('… and 3 more');
  });

  it('names points with who stands there and what it did', async () => {
    const { board } = await open(1);
    expect(board.nameOf([19, 0])).to.equal('(0, 0): nobody');
    expect(board.nameOf([9, 9])).to.match(/^\(9, 10\): medic of team 1, health 50, facing \w+, next command 2 of 4/);
  });

  it('shows the health of both teams over time, in words for those who don’t see it', async () => {
    const { board, model } = await open(12);
    const chart = await partIn(board, 'footer', 'robots-chart');
    const lines = (): (number | undefined)[] =>
      [...chart.renderRoot.querySelectorAll('polyline')].map((line) => line.getAttribute('points')?.split(' ').length);
    expect(lines(), 'also of turns that were never drawn').to.deep.equal([13, 13]);
    const words = (): string | null => partOf(chart, '[role=img]').getAttribute('aria-label');
    expect(words()).to.match(/^Health over time\. In turn 12 team 1 has \d+, team 2 has \d+\.$/);
    model.seek(0);
    await redraw(board, model);
    expect(words()).to.equal('Health over time. In turn 0 team 1 has 150, team 2 has 150.');
    expect(lines(), 'what is known stays').to.deep.equal([13, 13]);
  });

  it('says what the signs mean, each with its picture', async () => {
    const { board } = await open();
    const legend = await partIn(board, 'signs', 'robots-legend');
    const pictures = [...legend.renderRoot.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
    expect(new Set(pictures).size).to.equal(7);
    expect(textsOf(legend, 'li')).to.have.length(7).and.include('A robot was destroyed here.');
  });

  it('keeps the bars of the teams where they are, whatever the map shows', async () => {
    const { board } = await open();
    const topOf = (): number => partOf(board, 'robots-teams').getBoundingClientRect().top;
    const before = topOf();
    board.style.height = '463px';
    await until(() => board.clientHeight === 463);
    expect(topOf()).to.equal(before);
  });

  it('shows the robots as large as fits, and all of the map when that is wanted', async () => {
    const model = modelOf(messageOf('a.arena', 'attack 1 9 9 N\nattack 2 11 11 S\n'));
    const board = await mountBoard('robots-board', model);
    const view = partOf(board, '.window');
    await until(() => view.scrollHeight > view.clientHeight);
    // The cells that are shown are whole ones.
    const side = view.scrollHeight / 20;
    expect(
      [view.clientWidth, view.clientHeight, view.scrollLeft, view.scrollTop].map((length) => length % side),
    ).to.deep.equal([0, 0, 0, 0]);
    const [zoomOut] = partsOf(board, '.zoom vscode-toolbar-button');
    for (let i = 0; zoomOut && i < 12; i++) await click(zoomOut);
    expect(view.scrollHeight).to.be.at.most(view.clientHeight + 1);
  });

  it('is painted anew when the theme is another one', async () => {
    useTheme('Dark Modern');
    const { board } = await open();
    const floorOf = async (): Promise<boolean> => (await pictureOf(board)).whole.has(themeColours(readPalette()).floor);
    expect(await floorOf()).to.equal(true);
    useTheme('Light Modern');
    await settled(board);
    expect(await floorOf()).to.equal(true);
    leaveTheme();
  });

  it('is drawn in high-visibility colours where they are wanted', async () => {
    const { board } = await open();
    await change(board, { colours: 'visible' });
    const { teams: hues } = readableColours(readPalette());
    const { whole } = await pictureOf(board);
    for (const hue of Object.values(hues)) expect(whole.has(hue)).to.equal(true);
  });
});

describe('copying the board of robot war', () => {
  it('puts it on the clipboard as text, and says so', async () => {
    const { board } = await open();
    const copy = await partIn(board, 'robots', 'robots-copy');
    await click(partOf(copy, 'vscode-button'));
    await until(() => textsOf(copy, '[role=status]').join() !== '');
    expect(textsOf(copy, '[role=status]')).to.deep.equal(['The board is on the clipboard.']);
    expect(await navigator.clipboard.readText()).to.contain('A50E a50W ');
  });

  it('says when there is no clipboard', async () => {
    const { board } = await open();
    const copy = await partIn(board, 'robots', 'robots-copy');
    const { clipboard } = navigator;
    const refuse = (): Promise<void> => Promise.reject(new Error('refused'));
    Object.defineProperty(clipboard, 'writeText', { value: refuse, configurable: true });
    await click(partOf(copy, 'vscode-button'));
    await until(() => textsOf(copy, '[role=status]').join() !== '');
    Reflect.deleteProperty(clipboard, 'writeText');
    expect(textsOf(copy, '[role=status]')).to.deep.equal(['The clipboard isn’t available here.']);
  });
});
