import { expect } from 'chai';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import { ORIGINAL, READABLE } from '../../../../webview/boards/slug/colours';
import type { SlugBoard } from '../../../../webview/boards/slug/slugBoard';
import { mountBoard, partIn, redraw } from '../../mountBoard';
import { messageOf, modelOf, sample } from '../../games';
import { pictureOf } from '../../picture';
import { change, lines, mount, partOf, textsOf } from '../../support';

const LEVEL = 'levels/slug/05-the-angry-slug.slug';

async function open(keys = ''): Promise<{ board: SlugBoard; model: PlaygroundModel }> {
  const model = modelOf(await sample(LEVEL), keys);
  const board = await mountBoard('slug-board', model);
  await change(board, { colours: 'original' });
  return { board, model };
}

/** The cells of a table. */
const table = async (board: SlugBoard, which: 'player' | 'slugs'): Promise<string[]> =>
  textsOf(await partIn(board, 'entities', 'slug-panel'), `table.${which} td`);

describe('the board of SlugDungeon', () => {
  it('before the first frame has no cells', async () => {
    const board = await mount('slug-board');
    expect([board.size, board.nameOf([0, 0]), board.readingStart]).to.deep.equal([[0, 0], '', [0, 0]]);
  });

  it('is drawn from a sample, and again after a turn', async () => {
    const { board, model } = await open();
    const before = await pictureOf(board);
    expect(before.whole.colours).to.include.members([ORIGINAL.wall, ORIGINAL.floor, ORIGINAL.player]);
    model.press('d');
    await redraw(board, model);
    const after = await pictureOf(board);
    expect([before, after].map(({ cell }) => cell([1, 1]).has(ORIGINAL.player))).to.deep.equal([true, false]);
    expect([before, after].map(({ cell }) => cell([1, 2]).has(ORIGINAL.player))).to.deep.equal([false, true]);
    expect(before.cell([5, 0]).isLike(after.cell([5, 0]))).to.equal(true);
  });

  it('has the original’s tables', async () => {
    const { board, model } = await open();
    const panel = await partIn(board, 'entities', 'slug-panel');
    expect(textsOf(panel, 'table.slugs th')).to.deep.equal(['Name', 'Position', 'Weapon', 'Health', 'Poison']);
    expect(await table(board, 'slugs')).to.deep.equal(['AngrySlug', '(3, 4)', 'PoisonSword', '5', '0']);
    expect(await table(board, 'player')).to.deep.equal(['Player', '(1, 1)', 'None', '16', '0']);
    for (const key of 'ddd') model.press(key);
    await redraw(board, model);
    expect((await table(board, 'player')).slice(1, 3)).to.deep.equal(['(1, 4)', 'PoisonSword']);
  });

  it('lists a hundred slugs and counts the others', async () => {
    const row = `#${'N'.repeat(60)}#`;
    const wall = '#'.repeat(62);
    const model = modelOf(
      messageOf('a.slug', ['9', wall, row, `#${'N'.repeat(43)}P${' '.repeat(16)}#`, wall].join('\n')),
    );
    const board = await mountBoard('slug-board', model);
    expect((await table(board, 'slugs')).length).to.equal(5 * 100);
    const panel = await partIn(board, 'entities', 'slug-panel');
    expect(textsOf(panel, 'p')).to.deep.equal(['3 more slugs are not listed']);
  });

  it('says when no slug is left', async () => {
    const board = await mountBoard('slug-board', modelOf(messageOf('a.slug', '5\n#####\n#P G#\n#####\n')));
    expect(await table(board, 'slugs')).to.deep.equal(['No slug is left.']);
  });

  it('has its keys where they lead to, and the arrow keys besides', async () => {
    const { board } = await open();
    expect(board.keys.map(({ input, place, codes }) => `${input} ${place} ${codes?.join()}`)).to.deep.equal([
      'w up ArrowUp',
      's down ArrowDown',
      'a left ArrowLeft',
      'd right ArrowRight',
      '  aside ',
    ]);
  });

  it('names cells by all that stands there', async () => {
    const { board, model } = await open();
    const cells = [
      [0, 0],
      [1, 1],
      [1, 2],
      [1, 4],
      [3, 4],
      [4, 7],
    ] as const;
    expect(cells.map((cell) => board.nameOf(cell))).to.deep.equal([
      'wall',
      'Player, health 16, poison 0, floor',
      'floor',
      'PoisonSword on the floor, floor',
      'AngrySlug, health 5, poison 0, holds a PoisonSword, moves next turn, floor',
      'goal',
    ]);
    expect(board.remark).to.equal('slugs move next');
    model.press('d');
    await redraw(board, model);
    expect(board.nameOf([3, 3])).to.equal('AngrySlug, health 5, poison 0, holds a PoisonSword, floor');
    expect(board.remark).to.equal('');
  });

  it('ends in the words of the original, and says how long it took', async () => {
    const { board } = await open();
    const [won, lost] = [board.ending('won', 13), board.ending('lost', 1)];
    expect([won?.title, won?.message, won?.asks, won?.result, won?.details]).to.deep.equal([
      'You won!',
      'Congratulations, you won! Play again?',
      true,
      'Won in 13 turns',
      ['health 16'],
    ]);
    expect([lost?.title, lost?.message, lost?.result]).to.deep.equal([
      'You lost!',
      'You lost! Better luck next time. Play again?',
      'Lost in 1 turn',
    ]);
    expect(board.ending('playing', 1)).to.equal(null);
  });

  it('marks hits, healing, deaths and weapons', async () => {
    const { board } = await open();
    const event = (kind: string, healing = 0) => ({ turn: 1, kind, actor: null, cells: [], args: { healing } });
    const marks = [
      event('slug-hits'),
      event('slug-hits', 2),
      event('slug-dies'),
      event('picks-up'),
      event('slug-moves'),
    ];
    expect(marks.map((each) => board.markOf(each))).to.deep.equal(['hit', 'healed', 'died', 'picked-up', null]);
  });

  it('is drawn in high-visibility colours where they are wanted', async () => {
    const { board } = await open();
    await change(board, { colours: 'visible' });
    const { whole } = await pictureOf(board);
    expect([whole.has(READABLE.floor), whole.has(ORIGINAL.floor)]).to.deep.equal([true, false]);
  });

  it('shows the reach of whoever is read, or of all if that is wanted', async () => {
    const { board } = await open();
    const plain = (await pictureOf(board)).cell([3, 3]);
    await change(board, { cursor: [3, 4] });
    expect((await pictureOf(board)).cell([3, 3]).isLike(plain)).to.equal(false);
    await change(board, { cursor: null });
    board.choices.find(({ id }) => id === 'reach')?.choose(true);
    await board.updateComplete;
    expect((await pictureOf(board)).cell([3, 3]).isLike(plain)).to.equal(false);
  });

  it('tells whose weapons reach a cell, while that is shown', async () => {
    const { board } = await open();
    const names = (): string[] =>
      (
        [
          [3, 3],
          [3, 5],
          [1, 2],
        ] as const
      ).map((cell) => board.nameOf(cell));
    expect(names()).to.deep.equal(['floor', 'floor', 'floor']);
    board.choices.find(({ id }) => id === 'reach')?.choose(true);
    expect(names()).to.deep.equal(['floor, a slug can hit you here', 'floor, a slug can hit you here', 'floor']);
  });

  it('shows the dead as long as the turn in which they died', async () => {
    const model = modelOf(messageOf('a.slug', '9\n######\n#PSL #\n#   G#\n######\n'));
    const board = await mountBoard('slug-board', model);
    model.press('d');
    await redraw(board, model);
    expect(board.frame?.slugs).to.deep.equal([]);
    const [first, second] = [' ', 'a'].map((key) => async () => {
      model.press(key);
      await redraw(board, model);
      return pictureOf(board);
    });
    const dead = (await pictureOf(board)).cell([1, 3]);
    const gone = (await first?.())?.cell([1, 3]);
    expect(gone?.isLike(dead)).to.equal(false);
    expect((await second?.())?.cell([1, 3]).isLike(gone ?? dead)).to.equal(true);
  });

  it('explains its figures', async () => {
    const { board } = await open();
    const { goal, figures } = board.help;
    expect(goal).to.include('counted from 0');
    expect(figures.map(({ name }) => name)).to.deep.equal([
      'Nice slug',
      'Angry slug',
      'Scared slug',
      'Weapons',
      'Goal',
    ]);
  });

  it('a screen reader is told the tables, but not the canvas', async () => {
    const { board } = await open();
    await partIn(board, 'entities', 'slug-panel');
    expect(partOf(board, 'canvas.ground').ariaHidden).to.equal('true');
    const tree = await accessibilityTree();
    expect(tree).to.include(lines('- table "Player":'));
    expect(tree).to.include('row "AngrySlug (3, 4) PoisonSword 5 0"');
  });
});
