import { expect } from 'chai';
import type { SlotText } from '../../../../src/play/messages';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import { ORIGINAL, READABLE } from '../../../../webview/boards/snakes/colours';
import type { SnakesBoard } from '../../../../webview/boards/snakes/snakesBoard';
import { mountBoard, redraw } from '../../mountBoard';
import { modelOf, sample } from '../../games';
import { pictureOf } from '../../picture';
import { change, click, listen, narrow, partOf, partsOf, settled, textsOf, until } from '../../support';

const STEP = 'step';

/** A file in a slot. */
const inSlot = (slot: number, name: string, text: string | null): SlotText => ({
  slot,
  uri: `file:///${name}`,
  name,
  text,
});

async function open(
  turns = 0,
  loaded: readonly SlotText[] = [],
): Promise<{ board: SnakesBoard; model: PlaygroundModel }> {
  const document = await sample('snakes/chaser.snake');
  const walker = inSlot(2, 'random_walker.snake', await textOfSample('snakes/random_walker.snake'));
  const model = modelOf({ ...document, slots: [walker, ...loaded] }, Array<string>(turns).fill(STEP));
  return { board: await mountBoard('snakes-board', model), model };
}

/** The rows of the table, by their cells. */
const table = (board: SnakesBoard): string[][] =>
  partsOf(partOf(board, 'snakes-table'), 'tr')
    .slice(1)
    .map((row) => [...row.cells].map(({ innerText }) => innerText.trim()));

function buttonOf(board: SnakesBoard, name: string): HTMLElement {
  const found = partsOf(board, '.buttons button').find((button) => button.innerText.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

async function choose(element: HTMLSelectElement, value: string, board: SnakesBoard): Promise<void> {
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await settled(board);
}

describe('the board of a snake battle', () => {
  it('is drawn from a sample, and again after a turn', async () => {
    const { board, model } = await open();
    const before = await pictureOf(board);
    const [blue, green, yellow] = ORIGINAL.snakes;
    expect([blue, green, yellow].map((colour) => before.whole.has(colour))).to.deep.equal([true, true, false]);
    expect(before.whole.has(ORIGINAL.wall)).to.equal(true);
    model.press(STEP);
    await redraw(board, model);
    expect((await pictureOf(board)).whole.isLike(before.whole)).to.equal(false);
  });

  it('lists the slots: who plays there, how long it is, and what moved it', async () => {
    const { board, model } = await open();
    expect(table(board)).to.deep.equal([
      ['1', 'Chaser', '10', '', '', ''],
      ['2', 'Random Walker', '10', '', '', ''],
      ['3', 'No snake'],
      ['4', 'No snake'],
    ]);
    model.press(STEP);
    await redraw(board, model);
    const [chaser = [], walker = []] = table(board);
    expect(chaser[3], 'where it went').to.match(/^(north|east|south|west)/);
    expect(walker.slice(3, 5)).to.deep.include('none fits');
  });

  it('leads to the rule that chose a move, in the file of its snake', async () => {
    const { board, model } = await open();
    const links = (): HTMLElement[] => partsOf(partOf(board, 'snakes-table'), 'td.rule button');
    while (links().length === 0 && model.press(STEP)) await redraw(board, model);
    const heard = listen(document.body, 'reveal');
    const [link] = links();
    if (link) await click(link);
    expect(heard.map(({ file }) => file)).to.deep.equal([{ kind: 'followed' }]);
    expect(heard[0]?.range.start.line).to.be.above(0);
  });

  it('names cells, with the side of a wall and the parts of a snake', async () => {
    const { board } = await open();
    expect([board.nameOf([0, 5]), board.nameOf([0, 0]), board.nameOf([5, 20])]).to.deep.equal([
      'wall north of column 4',
      'wall, corner',
      'wall east of row 4',
    ]);
    expect(board.nameOf([10, 9])).to.equal('head of snake 1 (Chaser), row 9, column 8');
    expect(board.nameOf([1, 9])).to.equal('tail of snake 1 (Chaser), row 0, column 8');
    expect(board.nameOf([2, 2])).to.equal('empty, row 1, column 1');
  });

  it('fits as a whole into any room', async () => {
    const { board } = await open();
    await narrow(board, 150);
    const canvas = partOf(board, 'canvas');
    expect(canvas.clientWidth).to.be.at.most(150);
    expect(canvas.clientWidth % 21).to.equal(0);
  });

  it('has no keys and no end to announce: a battle goes on by itself', async () => {
    const { board } = await open();
    expect([board.keys, board.endTexts()]).to.deep.equal([[], null]);
  });

  it('is drawn in high-visibility colours where they are wanted, with the same badges beside it', async () => {
    const { board } = await open();
    await change(board, { readable: true });
    expect((await pictureOf(board)).whole.has(READABLE.snakes[1])).to.equal(true);
    const [badge] = partsOf(partOf(board, 'snakes-table'), '.badge.slot-2');
    expect(badge && getComputedStyle(badge).backgroundColor).to.equal('rgb(0, 168, 126)');
    expect(badge?.getAttribute('aria-label')).to.equal('Snake 2, from the east, green');
  });
});

describe('the buttons of a snake battle', () => {
  it('Run and Step ask for time, while there is a turn to play', async () => {
    const { board, model } = await open();
    const heard = listen(document.body, 'transport');
    await click(buttonOf(board, 'Run'));
    await click(buttonOf(board, 'Step'));
    expect(heard.map(({ wish }) => wish.kind)).to.deep.equal(['run', 'step']);
    while (model.press(STEP));
    await redraw(board, model);
    await click(buttonOf(board, 'Run'));
    expect(heard).to.have.length(2);
    expect(buttonOf(board, 'Run').getAttribute('aria-disabled')).to.equal('true');
  });

  it('load a snake before the battle, none during it, and forget all others after it', async () => {
    const { board, model } = await open();
    const heard: string[] = [];
    document.body.addEventListener('load-slot', ({ slot, clearsOthers }) => heard.push(`${slot} ${clearsOthers}`));
    document.body.addEventListener('own-slot-chosen', ({ slot }) => heard.push(`own ${slot}`));
    await click(buttonOf(board, 'Load snake 3'));
    model.press(STEP);
    await redraw(board, model);
    await click(buttonOf(board, 'Load snake 3'));
    while (model.press(STEP));
    await redraw(board, model);
    await click(buttonOf(board, 'Load snake 4'));
    expect(heard).to.deep.equal(['3 false', 'own 0', '4 true']);
  });
});

describe('the slots of a snake battle', () => {
  const BROKEN = 'snake B\nhhhhhhh;\nend\n';

  it('say where the edited file plays, and ask for another place', async () => {
    const { board } = await open();
    const select = partOf(partOf(board, 'snakes-slots'), 'select');
    expect(select.value).to.equal('1');
    const heard = listen(document.body, 'own-slot-chosen');
    await choose(select, '4', board);
    await choose(select, '0', board);
    expect(heard.map(({ slot }) => slot)).to.deep.equal([4, 0]);
  });

  it('a slot that is taken is emptied first', async () => {
    const { board } = await open();
    const heard = listen(document.body, 'clear-slot');
    await choose(partOf(partOf(board, 'snakes-slots'), 'select'), '2', board);
    expect(heard.map(({ slot }) => slot)).to.deep.equal([2]);
  });

  it('list loaded files, which can be removed before the battle', async () => {
    const { board, model } = await open();
    const slots = partOf(board, 'snakes-slots');
    const heard = listen(document.body, 'clear-slot');
    const [remove] = partsOf(slots, 'li.file button');
    expect(remove?.getAttribute('aria-label')).to.equal('Remove random_walker.snake from slot 2');
    if (remove) await click(remove);
    model.press(STEP);
    await redraw(board, model);
    if (remove) await click(remove);
    expect(heard.map(({ slot }) => slot)).to.deep.equal([2]);
  });

  it('say what is wrong with a file, lead there, and say when it is gone', async () => {
    const { board } = await open(0, [inSlot(3, 'b.snake', BROKEN), inSlot(4, 'c.snake', null)]);
    const slots = partOf(board, 'snakes-slots');
    expect(textsOf(slots, '.gone')).to.deep.equal(['c.snake can’t be read any more. The last version keeps playing.']);
    expect(textsOf(slots, '.error')).to.deep.equal(['b.snake has errors, so slot 3 keeps the snake it had.']);
    const heard = listen(document.body, 'reveal');
    const [problem] = partsOf(slots, 'li li button');
    if (problem) await click(problem);
    expect(heard.map(({ file }) => file)).to.deep.equal([{ kind: 'slot', slot: 3 }]);
  });
});

describe('the question why a rule is not chosen', () => {
  async function ask(): Promise<{ board: SnakesBoard; model: PlaygroundModel }> {
    const opened = await open();
    await click(partOf(partOf(opened.board, 'snakes-why'), 'summary'));
    await until(() => partsOf(partOf(opened.board, 'snakes-why'), 'select').length > 0);
    return opened;
  }
  const selectOf = (board: SnakesBoard, what: string): HTMLSelectElement => {
    const select = partOf(partOf(board, 'snakes-why'), `select.${what}`);
    if (!(select instanceof HTMLSelectElement)) throw new Error(what);
    return select;
  };
  const verdict = (board: SnakesBoard): string =>
    textsOf(partOf(partOf(board, 'snakes-why'), 'snakes-comparison'), '.verdict').join();

  it('is not worked out before somebody asks', async () => {
    const { board } = await open();
    expect(partsOf(partOf(board, 'snakes-why'), 'snakes-comparison')).to.deep.equal([]);
  });

  it('begins with the edited snake, its first rule, and north', async () => {
    const { board } = await ask();
    const values = ['snake', 'rule', 'direction'].map((what) => selectOf(board, what).value);
    expect(values).to.deep.equal(['1', '0', 'N']);
    const [first] = selectOf(board, 'rule').options;
    expect(first?.text).to.equal('1: bite: an enemy tail straight ahead');
  });

  it('is answered cell by cell, with the first difference in words', async () => {
    const { board } = await ask();
    await choose(selectOf(board, 'direction'), 'E', board);
    const comparison = partOf(partOf(board, 'snakes-why'), 'snakes-comparison');
    expect(partsOf(comparison, 'tbody td')).to.have.length(49);
    expect(verdict(board)).to.match(/^Rule 1 doesn’t fit: it asks for .+ 1 ahead, but finds .+\.$/);
    expect(textsOf(comparison, 'td.first .visually-hidden')[0]).to.match(/^first difference: asks for /);
  });

  it('says that a move is not legal', async () => {
    const { board } = await ask();
    expect(verdict(board)).to.include('Rule 1 isn’t tried here: the move isn’t legal.');
  });

  it('is asked of another snake, also of one without rules', async () => {
    const { board } = await ask();
    await choose(selectOf(board, 'snake'), '2', board);
    expect(textsOf(partOf(board, 'snakes-why'), 'p')).to.deep.equal(['This snake has no rules.']);
  });

  it('is said aloud when the user asked, but not when the game went on', async () => {
    const { board, model } = await ask();
    const live = (): string | null =>
      partOf(partOf(partOf(board, 'snakes-why'), 'snakes-comparison'), '.verdict').getAttribute('aria-live');
    await choose(selectOf(board, 'direction'), 'W', board);
    expect(live()).to.equal('polite');
    model.press(STEP);
    await redraw(board, model);
    expect(live()).to.equal('off');
  });
});
