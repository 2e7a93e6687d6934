import { expect } from 'chai';
import type { Cell } from '../../../src/core/cell';
import { rangeInLine } from '../../../src/core/range';
import type { PlaygroundElement } from '../../../webview/playground';
import { USUAL_VIEW } from '../../../src/play/panelView';
import { documentOf, OPEN, saved } from '../../support/panel';
import { messageOf } from '../games';
import { openPanel, press, show, turnOf } from '../panel';
import { partOf, partsOf, settled, steady, textsOf } from '../support';
import { asked, posted } from '../vsCodeApi';

/** A panel that gives no hints any more. */
const WITHOUT_HINTS = saved({ inputs: [], turn: 0, view: { ...USUAL_VIEW, hints: ['play', 'back', 'text'] } });

/** Four rows of six cells; the player stands in (1, 1). */
const open = (): Promise<PlaygroundElement> => openPanel(documentOf(OPEN), { saved: WITHOUT_HINTS });

/** What is read: the line under the board. */
const line = (panel: PlaygroundElement): string => textsOf(panel, '.pointed').join();

/** The cell that has the focus. */
const focused = (panel: PlaygroundElement): string =>
  partOf(panel, 'turnsmith-reading-grid').shadowRoot?.activeElement?.textContent ?? '';

/** The middle of a cell of the board on the screen. */
async function placeOf(panel: PlaygroundElement, [row, column]: Cell): Promise<[x: number, y: number]> {
  await steady();
  const { x, y, width, height } = partOf(partOf(panel, 'slug-board'), 'canvas.ground').getBoundingClientRect();
  return [x + (width * (column + 0.5)) / 6, y + (height * (row + 0.5)) / 4];
}

const PLAYER = 'Player, health 5, poison 0, floor, row 1, column 1';

describe('reading the board in the playground', () => {
  it('begins where the game is about, by Shift and an arrow', async () => {
    const panel = await open();
    expect([line(panel), partsOf(partOf(panel, 'turnsmith-reading-grid'), '*')]).to.deep.equal(['', []]);
    await press(panel, 'Shift+ArrowRight');
    expect([line(panel), focused(panel)]).to.deep.equal([PLAYER, PLAYER]);
    expect(partOf(panel, 'slug-board').cursor).to.deep.equal([1, 1]);
  });

  it('goes on by arrows, Home and End, each cell with its name', async () => {
    const panel = await open();
    const cells: string[] = [];
    for (const key of ['ArrowUp', 'ArrowRight', 'End', 'ArrowLeft', 'Home']) {
      await press(panel, `Shift+${key}`);
      cells.push(focused(panel));
    }
    expect(cells).to.deep.equal([
      PLAYER,
      'floor, row 1, column 2',
      'wall, row 1, column 5',
      'goal, row 1, column 4',
      'wall, row 1, column 0',
    ]);
  });

  it('keys of the game go on, and what is read is what stands there now', async () => {
    const panel = await open();
    await press(panel, 'Shift+ArrowRight', 'd');
    expect(turnOf(panel)).to.equal('Turn 1 of 1');
    expect([line(panel), focused(panel)]).to.deep.equal(['floor, row 1, column 1', 'floor, row 1, column 1']);
  });

  it('Shift and Enter show the cell in the text', async () => {
    const panel = await open();
    await press(panel, 'Shift+ArrowRight', 'Shift+Enter');
    expect(asked().at(-1)).to.deep.equal({
      type: 'reveal',
      range: rangeInLine(2, 1, 2),
      target: { kind: 'followed' },
    });
  });

  it('the mouse reads without a cursor, and takes nothing from it', async () => {
    const panel = await open();
    await moveMouseTo(...(await placeOf(panel, [1, 4])));
    await settled(panel);
    expect(line(panel)).to.equal('goal, row 1, column 4');
    await press(panel, 'Shift+ArrowDown');
    expect(line(panel)).to.equal(PLAYER);
    await moveMouseTo(...(await placeOf(panel, [0, 0])));
    await settled(panel);
    expect([line(panel), focused(panel)]).to.deep.equal(['wall, row 0, column 0', PLAYER]);
    await moveMouseTo(0, 0);
    await settled(panel);
    expect(line(panel)).to.equal(PLAYER);
  });

  it('a click takes the cursor along once there is one', async () => {
    const panel = await open();
    const { cursor } = partOf(panel, 'slug-board');
    await clickAt(...(await placeOf(panel, [1, 3])));
    await settled(panel);
    expect([cursor, partOf(panel, 'slug-board').cursor]).to.deep.equal([null, null]);
    await press(panel, 'Shift+ArrowRight');
    await clickAt(...(await placeOf(panel, [1, 3])));
    await settled(panel);
    expect(partOf(panel, 'slug-board').cursor).to.deep.equal([1, 3]);
  });

  it('a double click shows the cell in the text', async () => {
    const panel = await open();
    await clickAt(...(await placeOf(panel, [1, 4])), 2);
    expect(posted.filter(({ type }) => type === 'reveal')).to.deep.equal([
      { type: 'reveal', range: rangeInLine(2, 4, 5), target: { kind: 'followed' } },
    ]);
  });

  it('ends with another file, and stays on a board that has become smaller', async () => {
    const panel = await open();
    await press(panel, 'Shift+ArrowRight', 'Shift+End');
    await show(panel, documentOf('5\n####\n#P##\n####\n', 2));
    expect(partOf(panel, 'slug-board').cursor).to.deep.equal([1, 3]);
    await show(panel, messageOf('b.slug', OPEN, { sequence: 3 }));
    expect([partOf(panel, 'slug-board').cursor, line(panel)]).to.deep.equal([null, '']);
  });

  it('places are as each game counts them', async () => {
    const rogue = await openPanel(messageOf('a.rogue', 'map\n####\n#@.#\n####\n'));
    await press(rogue, 'Shift+ArrowRight');
    expect(line(rogue)).to.equal('Player, 30 of 30 hit points, floor, x 1, y 1');
    document.body.replaceChildren();
    const snakes = await openPanel(messageOf('a.snake', 'snake A\nend\n'));
    await press(snakes, 'Shift+ArrowRight');
    expect(line(snakes)).to.equal('wall, corner');
  });

  it('there is nothing to read on a board that is no grid', async () => {
    const panel = await openPanel(messageOf('a.spire', 'Encounter 1\nJawWorm 30\n'), { saved: WITHOUT_HINTS });
    await press(panel, 'Shift+ArrowRight');
    expect([partsOf(panel, 'turnsmith-reading-grid'), line(panel)]).to.deep.equal([[], '']);
    expect(partsOf(panel, 'spire-board')).to.have.length(1);
  });
});
