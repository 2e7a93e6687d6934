import { expect } from 'chai';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import { ORIGINAL, READABLE } from '../../../../webview/boards/slug/colours';
import type { SlugBoard } from '../../../../webview/boards/slug/slugBoard';
import { mountBoard, redraw } from '../../mountBoard';
import { messageOf, modelOf, sample } from '../../games';
import { pictureOf } from '../../picture';
import { change, lines, mount, partOf, textsOf } from '../../support';

const LEVEL = 'levels/slug/05-the-angry-slug.slug';

async function open(keys = ''): Promise<{ board: SlugBoard; model: PlaygroundModel }> {
  const model = modelOf(await sample(LEVEL), keys);
  return { board: await mountBoard('slug-board', model), model };
}

/** The cells of a table. */
const table = (board: SlugBoard, which: string): string[] => {
  const panel = [...board.renderRoot.querySelectorAll('slug-panel')].find(({ className }) => className === which);
  if (!panel) throw new Error(`no table of ${which}`);
  return textsOf(panel, 'td');
};

describe('the board of SlugDungeon', () => {
  it('before the first frame has no cells', async () => {
    const board = await mount('slug-board');
    expect([board.size, board.nameOf([0, 0]), board.readingStart]).to.deep.equal([[0, 0], '', [0, 0]]);
  });

  it('is drawn from a sample, and again after a turn', async () => {
    const { board, model } = await open();
    const before = await pictureOf(board);
    expect(before.whole.colours).to.include.members([ORIGINAL.wall, ORIGINAL.floor, ORIGINAL.goal, ORIGINAL.player]);
    model.press('d');
    await redraw(board, model);
    const after = await pictureOf(board);
    expect([before, after].map(({ cell }) => cell([1, 1]).has(ORIGINAL.player))).to.deep.equal([true, false]);
    expect([before, after].map(({ cell }) => cell([1, 2]).has(ORIGINAL.player))).to.deep.equal([false, true]);
    expect(before.cell([0, 0]).isLike(after.cell([0, 0]))).to.equal(true);
  });

  it('has the original’s title and tables', async () => {
    const { board, model } = await open();
    expect(textsOf(board, 'h2')).to.deep.equal(['Slug Dungeon']);
    expect(table(board, 'slugs')).to.deep.equal(['AngrySlug', '(3, 4)', 'PoisonSword', '5', '0']);
    expect(table(board, 'player')).to.deep.equal(['Player', '(1, 1)', 'None', '16', '0']);
    for (const key of 'ddd') model.press(key);
    await redraw(board, model);
    expect(table(board, 'player').slice(1, 3)).to.deep.equal(['(1, 4)', 'PoisonSword']);
  });

  it('lists a hundred slugs and counts the others', async () => {
    const row = `#${'N'.repeat(60)}#`;
    const wall = '#'.repeat(62);
    const model = modelOf(
      messageOf('a.slug', ['9', wall, row, `#${'N'.repeat(43)}P${' '.repeat(16)}#`, wall].join('\n')),
    );
    const board = await mountBoard('slug-board', model);
    expect(table(board, 'slugs').length).to.equal(5 * 100);
    const [panel] = board.renderRoot.querySelectorAll('slug-panel');
    expect(panel && textsOf(panel, 'p')).to.deep.equal(['3 more slugs are not listed']);
  });

  it('has its keys in the order of a keyboard', async () => {
    const { board } = await open();
    expect(board.keys.map(({ input, cap }) => `${input}${cap}`)).to.deep.equal(['ww', 'aa', 'ss', 'dd', ' ␣']);
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
    model.press('d');
    await redraw(board, model);
    expect(board.nameOf([3, 3])).to.equal('AngrySlug, health 5, poison 0, holds a PoisonSword, floor');
  });

  it('ends in the words of the original', async () => {
    const { board } = await open();
    expect([board.endTexts('won')?.title, board.endTexts('lost')?.title, board.endTexts('playing')]).to.deep.equal([
      'You won!',
      'You lost!',
      null,
    ]);
  });

  it('is drawn in high-visibility colours where they are wanted', async () => {
    const { board } = await open();
    await change(board, { readable: true });
    const { whole } = await pictureOf(board);
    expect([whole.has(READABLE.goal), whole.has(ORIGINAL.goal)]).to.deep.equal([true, false]);
  });

  it('shows the reach of whoever is read', async () => {
    const { board } = await open();
    await change(board, { cursor: [3, 4] });
    const { cell } = await pictureOf(board);
    expect([cell([3, 3]).has(ORIGINAL.target), cell([3, 5]).has(ORIGINAL.target)]).to.deep.equal([true, true]);
  });

  it('a screen reader is told the tables, but not the canvas', async () => {
    const { board } = await open();
    expect(partOf(board, 'canvas').ariaHidden).to.equal('true');
    const tree = await accessibilityTree();
    expect(tree).to.include(lines('- heading "Slug Dungeon" [level=2]', '- table "Slugs":'));
    expect(tree).to.include('row "AngrySlug (3, 4) PoisonSword 5 0"');
  });
});
