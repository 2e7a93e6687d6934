import { expect } from 'chai';
import { rangeOf } from '../../../../src/core/range';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import { READABLE, USUAL } from '../../../../webview/boards/robots/colours';
import type { RobotsBoard } from '../../../../webview/boards/robots/robotsBoard';
import { mountBoard, redraw } from '../../mountBoard';
import { messageOf, modelOf, sample } from '../../games';
import { pictureOf } from '../../picture';
import { change, click, listen, narrow, partOf, textsOf, until } from '../../support';

const STEP = 'step';

async function open(turns = 0): Promise<{ board: RobotsBoard; model: PlaygroundModel }> {
  const document = await sample('levels/robots/corridor.arena', ['lookout.medic']);
  const model = modelOf(document, Array<string>(turns).fill(STEP));
  return { board: await mountBoard('robots-board', model), model };
}

const teams = (board: RobotsBoard): string[] => textsOf(partOf(board, 'robots-teams'), '.outcome, li');
const medics = (board: RobotsBoard): string[] => textsOf(partOf(board, 'robots-medics'), 'li');

describe('the board of robot war', () => {
  it('is drawn from a sample, and again after a turn', async () => {
    const { board, model } = await open();
    const before = await pictureOf(board);
    for (const { fill } of Object.values(USUAL.teams)) expect(before.whole.has(fill)).to.equal(true);
    expect(before.whole.has(USUAL.attack)).to.equal(false);
    model.press(STEP);
    await redraw(board, model);
    const after = await pictureOf(board);
    expect(after.whole.isLike(before.whole)).to.equal(false);
    expect(after.whole.has(USUAL.attack)).to.equal(true);
  });

  it('tells how the teams stand, and the turn', async () => {
    const { board, model } = await open();
    expect(teams(board)).to.deep.equal([
      'Turn 0; stops after turn 200',
      '1 Team 1: attack robots 2, medics 1, health 150',
      '2 Team 2: attack robots 3, medics 0, health 150',
    ]);
    while (model.press(STEP));
    await redraw(board, model);
    expect(teams(board)[0]).to.match(/^Team [12] has won after turn \d+\.$/);
  });

  it('says when nobody has won in time', async () => {
    const model = modelOf(messageOf('a.arena', 'turns 2\nattack 1 1 1 W\nattack 2 18 18 E\n'), [STEP, STEP]);
    expect(teams(await mountBoard('robots-board', model))[0]).to.equal('Stopped after turn 2: nobody has won.');
  });

  it('lists the medics with the command that is due', async () => {
    const { board, model } = await open();
    expect(medics(board)).to.deep.equal(['1 Medic (9, 10) E, health 50, lookout.medic: Right90 (1 of 4)']);
    model.press(STEP);
    await redraw(board, model);
    expect(medics(board)[0]).to.include('Left90 (2 of 4)');
  });

  it('a click on a command asks for its line in the file of the medic', async () => {
    const { board } = await open();
    const heard = listen(document.body, 'reveal');
    await click(partOf(partOf(board, 'robots-medics'), 'button'));
    expect(heard.map(({ range, file }) => [range, file])).to.deep.equal([
      [rangeOf(0, 0, 0, 0), { kind: 'file', path: 'lookout.medic' }],
    ]);
  });

  it('in the drill of a medic file asks for its line there', async () => {
    const board = await mountBoard('robots-board', modelOf(messageOf('a.medic', 'Forward\nLeft90\n'), [STEP]));
    const heard = listen(document.body, 'reveal');
    expect(medics(board)).to.include('1 Medic (10, 11) N, health 50: Left90 (2 of 2)');
    const [link] = partOf(board, 'robots-medics').renderRoot.querySelectorAll<HTMLElement>('button');
    if (link) await click(link);
    expect(heard.map(({ range, file }) => [range.start.line, file.kind])).to.deep.equal([[1, 'followed']]);
  });

  it('lists forty medics and counts the others', async () => {
    const lines = Array.from({ length: 43 }, (_, i) => `medic 1 ${i % 20} ${Math.floor(i / 20)} N a.medic`);
    const model = modelOf(messageOf('a.arena', lines.join('\n'), { files: { 'a.medic': 'Forward\n' } }));
    const list = medics(await mountBoard('robots-board', model));
    expect([list.length, list.at(-1)]).to.deep.equal([41, '… and 3 more medics']);
  });

  it('names points with who stands there and what it did', async () => {
    const { board } = await open(1);
    expect(board.nameOf([19, 0])).to.equal('(0, 0): nobody');
    expect(board.nameOf([9, 9])).to.match(/^\(9, 10\): medic of team 1, health 50, facing \w+, next command 2 of 4/);
  });

  it('has no keys and no end to announce: a war goes on by itself', async () => {
    const { board } = await open();
    expect([board.keys, board.endTexts()]).to.deep.equal([[], null]);
  });

  it('is drawn in high-visibility colours where they are wanted, with the same signs beside it', async () => {
    const { board } = await open();
    await change(board, { readable: true });
    const { whole } = await pictureOf(board);
    for (const { fill } of Object.values(READABLE.teams)) expect(whole.has(fill)).to.equal(true);
    const [sign] = partOf(board, 'robots-teams').renderRoot.querySelectorAll('.team-1');
    expect(sign && getComputedStyle(sign).backgroundColor).to.equal('rgb(0, 38, 77)');
  });

  it('shows the lists beside the map where there is room, and below it elsewhere', async () => {
    const { board } = await open();
    const isBeside = (): boolean =>
      partOf(board, '.lists').getBoundingClientRect().top < partOf(board, 'canvas').getBoundingClientRect().bottom;
    await pictureOf(board);
    expect(isBeside()).to.equal(true);
    await narrow(board, 360);
    expect(isBeside()).to.equal(false);
    expect(partOf(board, 'canvas').clientWidth).to.be.at.most(360);
  });
});

describe('copying the board of robot war', () => {
  it('puts it on the clipboard as text, and says so', async () => {
    const { board } = await open();
    const copy = partOf(board, 'robots-copy');
    await click(partOf(copy, 'button'));
    await until(() => textsOf(copy, '[role=status]').join() !== '');
    expect(textsOf(copy, '[role=status]')).to.deep.equal(['The board is on the clipboard.']);
    expect(await navigator.clipboard.readText()).to.contain('A50E a50W ');
  });

  it('says when there is no clipboard', async () => {
    const { board } = await open();
    const copy = partOf(board, 'robots-copy');
    const { clipboard } = navigator;
    const refuse = (): Promise<void> => Promise.reject(new Error('refused'));
    Object.defineProperty(clipboard, 'writeText', { value: refuse, configurable: true });
    await click(partOf(copy, 'button'));
    await until(() => textsOf(copy, '[role=status]').join() !== '');
    Reflect.deleteProperty(clipboard, 'writeText');
    expect(textsOf(copy, '[role=status]')).to.deep.equal(['The clipboard isn’t available here.']);
  });
});
