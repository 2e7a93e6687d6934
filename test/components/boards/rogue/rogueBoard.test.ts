import { expect } from 'chai';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import { ORIGINAL, READABLE } from '../../../../webview/boards/rogue/colours';
import type { RogueBoard } from '../../../../webview/boards/rogue/rogueBoard';
import { mountBoard, partIn, redraw } from '../../mountBoard';
import { messageOf, modelOf, sample } from '../../games';
import { pictureOf } from '../../picture';
import { change, listen, painted, partOf, settled, textsOf } from '../../support';

const DEADLY = 'player hp 5 defense 0\nmap\n#######\n#@.T..#\n#######\n';

async function open(keys = ''): Promise<{ board: RogueBoard; model: PlaygroundModel }> {
  const model = modelOf(await sample('levels/rogue/01-bump-to-fight.rogue'), keys);
  const board = await mountBoard('rogue-board', model);
  await change(board, { colours: 'original' });
  return { board, model };
}

/** A board of a text, with the keys pressed in it. */
async function boardOf(text: string, keys = ''): Promise<RogueBoard> {
  const board = await mountBoard('rogue-board', modelOf(messageOf('a.rogue', text), keys));
  await change(board, { colours: 'original' });
  return board;
}

/** The line with the hit points. */
const hpOf = (board: RogueBoard): string => textsOf(partOf(board, 'rogue-hp'), '.hp').join();

describe('the board of a dungeon', () => {
  it('is drawn from a sample, and again after a turn', async () => {
    const { board, model } = await open();
    const before = await pictureOf(board);
    const { floor, wall } = ORIGINAL.ground.seen;
    expect([before.whole.has(floor), before.whole.has(wall), before.whole.has('#ffffff')]).to.deep.equal([
      true,
      true,
      true,
    ]);
    model.press('l');
    await redraw(board, model);
    const after = await pictureOf(board);
    expect([before, after].map(({ cell }) => cell([2, 2]).has('#ffffff'))).to.deep.equal([true, false]);
    expect([before, after].map(({ cell }) => cell([2, 3]).has('#ffffff'))).to.deep.equal([false, true]);
  });

  it('has the reference’s hit points, and what happened last below them', async () => {
    const { board, model } = await open();
    expect(hpOf(board)).to.equal('HP: 30/30');
    for (const key of 'lllllllll') {
      model.press(key);
      await redraw(board, model);
    }
    expect(hpOf(board)).to.match(/^HP: 2\d\/30$/);
    const messages = textsOf(partOf(board, 'rogue-hp'), 'li');
    expect(messages).to.have.length(3);
    expect(messages.join(' ')).to.include('Orc attacks Player for');
  });

  it('lists the monsters in sight, the nearest first, with where they are', async () => {
    const board = await boardOf('map\n#########\n#@.o..T.#\n#.......#\n#..o....#\n#########\n');
    expect(textsOf(await partIn(board, 'sight', 'rogue-sight'), 'tbody tr')).to.deep.equal([
      'Orc 10 of 10 2 east',
      'Orc 10 of 10 2 south-east',
      'Troll 16 of 16 5 east',
    ]);
  });

  it('has a map of a dungeon that does not fit, and none of one that does', async () => {
    const { board } = await open();
    expect(board.sections.map(({ id }) => id)).to.deep.equal(['sight']);
    const wide = `map\n${'#'.repeat(200)}\n#@${'.'.repeat(197)}#\n${'#'.repeat(200)}\n`;
    const large = await boardOf(wide);
    await painted();
    await painted();
    expect(large.sections.map(({ id }) => id)).to.deep.equal(['sight', 'map']);
  });

  it('has a key for every direction and for waiting', async () => {
    const { board } = await open();
    expect(board.keys.map(({ input }) => input).join('')).to.equal('hlkjyubn.');
  });

  it('names cells with their places, as the game counts them', async () => {
    const { board } = await open();
    expect([board.nameOf([2, 2]), board.nameOf([0, 0]), board.origin]).to.deep.equal([
      'Player, 30 of 30 hit points, floor, x 2, y 2',
      'wall, x 0, y 0',
      null,
    ]);
  });

  it('shows everything when that is wanted, and says it of the cell that is read', async () => {
    const board = await boardOf('fov 2\nmap\n##########\n#@..T....#\n##########\n');
    await change(board, { cursor: [1, 4] });
    const pointed = listen(board, 'cell-pointed');
    const hidden = await pictureOf(board);
    expect([hidden.cell([1, 8]).colours, board.nameOf([1, 4])]).to.deep.equal([['#000000'], 'never seen, x 4, y 1']);
    board.choices.find(({ id }) => id === 'everything')?.choose(true);
    await settled(board);
    const all = await pictureOf(board);
    expect(all.cell([1, 8]).has(ORIGINAL.ground.unknown.floor)).to.equal(true);
    expect(board.nameOf([1, 4])).to.equal('Troll, 16 of 16 hit points, not in sight, floor, never seen, x 4, y 1');
    expect(pointed.map(({ cell }) => cell)).to.deep.include([1, 4]);
  });

  it('shows what a monster plans when it is read', async () => {
    const board = await boardOf('map\n########\n#@...o.#\n########\n');
    expect((await pictureOf(board)).whole.has(ORIGINAL.path)).to.equal(false);
    await change(board, { cursor: [1, 5] });
    expect((await pictureOf(board)).whole.has(ORIGINAL.path)).to.equal(true);
  });

  it('is drawn in high-visibility colours where they are wanted', async () => {
    const { board } = await open();
    await change(board, { colours: 'visible' });
    const { whole } = await pictureOf(board);
    expect([whole.has(READABLE.ground.seen.floor), whole.has(ORIGINAL.ground.seen.floor)]).to.deep.equal([true, false]);
  });
});

describe('the end of a dungeon', () => {
  it('Escape leaves, which is told with the way back', async () => {
    const { board, model } = await open();
    const heard = listen(document.body, 'input-chosen');
    expect(board.takeKey('Escape')).to.equal(true);
    for (const { input } of heard) model.press(input);
    await redraw(board, model);
    expect([heard.length, board.takeKey('Escape')]).to.deep.equal([1, false]);
    const ending = board.ending('over', 3);
    expect([ending?.title, ending?.message, ending?.asks]).to.deep.equal([
      'You left the dungeon.',
      'You left the dungeon. Step back to return.',
      false,
    ]);
  });

  it('a death is told with its question and the key that restarts, which is Escape', async () => {
    const board = await boardOf(DEADLY, 'l.');
    const heard = listen(document.body, 'transport');
    const ending = board.ending('lost', 2);
    expect([ending?.title, ending?.message, ending?.asks, ending?.result]).to.deep.equal([
      'You died!',
      'Play again?',
      true,
      'Died in turn 2',
    ]);
    expect(board.takeKey('Escape')).to.equal(true);
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ kind: 'restart' }]);
    expect(board.ending('playing', 2)).to.equal(null);
  });
});

describe('other names of the keys of a dungeon', () => {
  it('mean the same as they', async () => {
    const { board } = await open();
    const heard = listen(document.body, 'input-chosen');
    expect(['H', 'Clear', 'x', 'F1'].map((key) => board.takeKey(key))).to.deep.equal([true, true, false, false]);
    expect(heard.map(({ input }) => input)).to.deep.equal(['h', '.']);
  });
});
