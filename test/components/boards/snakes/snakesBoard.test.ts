import { expect } from 'chai';
import type { SnakesFrame } from '../../../../src/games/snakes/play/frame';
import type { SlotText } from '../../../../src/play/messages';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import { ORIGINAL, READABLE } from '../../../../webview/boards/snakes/colours';
import type { SnakesBoard } from '../../../../webview/boards/snakes/snakesBoard';
import type { SnakesWhy } from '../../../../webview/boards/snakes/why';
import type { SnakesSlotCard } from '../../../../webview/boards/snakes/slotCard';
import { CellChosenEvent } from '../../../../webview/events';
import { mountBoard, partIn, redraw, showPart } from '../../mountBoard';
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
const table = async (board: SnakesBoard): Promise<string[][]> =>
  partsOf(await partIn(board, 'snakes', 'snakes-table'), 'tr')
    .slice(1)
    .map((row) => [...row.cells].map(({ innerText }) => innerText.trim()));

async function buttonOf(board: SnakesBoard, name: string): Promise<HTMLElement> {
  const controls = await partIn(board, 'footer', 'snakes-controls');
  const found = partsOf(controls, '.buttons vscode-button').find((button) => button.innerText.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** The cards of the slots. */
const cards = async (board: SnakesBoard): Promise<SnakesSlotCard[]> =>
  partsOf(await partIn(board, 'footer', 'snakes-controls'), 'snakes-slot-card');

/** What a card says. */
const wordsOf = (card: SnakesSlotCard): string => card.renderRoot.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

async function choose(element: HTMLSelectElement, value: string, why: SnakesWhy): Promise<void> {
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await settled(why);
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
    expect(await table(board)).to.deep.equal([
      ['1', 'Chaser', '10', '', '', ''],
      ['2', 'Random Walker', '10', '', '', ''],
      ['3', 'No snake'],
      ['4', 'No snake'],
    ]);
    model.press(STEP);
    await redraw(board, model);
    const [chaser = [], walker = []] = await table(board);
    expect(chaser[3], 'where it went').to.match(/^(north|east|south|west)/);
    expect(walker.slice(3, 5)).to.deep.include('none fits');
  });

  it('has room for names and lengths in a column beside the board', async () => {
    const { board } = await open(3);
    const list = await partIn(board, 'snakes', 'snakes-table');
    await narrow(list, 280);
    expect(list.scrollWidth, 'nothing is cut off').to.equal(280);
    const [row] = partsOf(list, 'tbody tr');
    expect(row?.clientHeight, 'a row is one line').to.be.at.most(32);
  });

  it('leads to the rule that chose a move, in the file of its snake', async () => {
    const { board, model } = await open();
    const list = await partIn(board, 'snakes', 'snakes-table');
    const links = (): HTMLElement[] => partsOf(list, 'td.rule button');
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
    const canvas = partOf(board, 'canvas.ground');
    expect(canvas.clientWidth).to.be.at.most(150);
    expect(canvas.clientWidth % 21).to.equal(0);
  });

  it('has no keys: a battle goes on by itself; its end says who has won', async () => {
    const { board, model } = await open();
    expect([board.keys, board.standing('playing'), board.ending('playing', 0)]).to.deep.equal([[], null, null]);
    while (model.press(STEP));
    await redraw(board, model);
    const [standing, ending] = [board.standing('over'), board.ending('over', model.session?.turn ?? 0)];
    expect(standing?.label).to.match(/^(Chaser won|Random Walker won|Draw)$/);
    expect([ending?.title, ending?.asks]).to.deep.equal([standing?.label, false]);
    expect(ending?.result).to.match(/^Finished after \d+ turns$/);
  });

  it('is drawn in high-visibility colours where they are wanted, with the same badges beside it', async () => {
    const { board } = await open();
    await change(board, { colours: 'visible' });
    expect((await pictureOf(board)).whole.has(READABLE.snakes[1])).to.equal(true);
    const [badge] = partsOf(await partIn(board, 'snakes', 'snakes-table'), '.badge.slot-2');
    expect(badge && getComputedStyle(badge).backgroundColor).to.equal('rgb(0, 168, 126)');
    expect(badge?.getAttribute('aria-label')).to.equal('Snake 2, from the east, green');
  });
});

describe('the buttons of a snake battle', () => {
  it('Run and Step ask for time, while there is a turn to play', async () => {
    const { board, model } = await open();
    const heard = listen(document.body, 'transport');
    await click(await buttonOf(board, 'Run'));
    await click(await buttonOf(board, 'Step'));
    expect(heard.map(({ wish }) => wish.kind)).to.deep.equal(['run', 'step']);
    while (model.press(STEP));
    await redraw(board, model);
    await click(await buttonOf(board, 'Run'));
    expect(heard).to.have.length(2);
    expect((await buttonOf(board, 'Run')).getAttribute('aria-disabled')).to.equal('true');
  });

  it('load a snake before the battle, none during it, and forget all others after it', async () => {
    const { board, model } = await open();
    const heard: string[] = [];
    document.body.addEventListener('load-slot', ({ slot, clearsOthers }) => heard.push(`${slot} ${clearsOthers}`));
    document.body.addEventListener('own-slot-chosen', ({ slot }) => heard.push(`own ${slot}`));
    await click(await buttonOf(board, 'Load snake 3'));
    model.press(STEP);
    await redraw(board, model);
    await click(await buttonOf(board, 'Load snake 3'));
    while (model.press(STEP));
    await redraw(board, model);
    await click(await buttonOf(board, 'Load snake 4'));
    expect(heard).to.deep.equal(['3 false', 'own 0', '4 true']);
  });
});

describe('the slots of a snake battle', () => {
  const BROKEN = 'snake B\nhhhhhhh;\nend\n';

  it('are cards that say who stands where, which is the edited file, and what moved each', async () => {
    const { board, model } = await open();
    const [first, second, third] = await cards(board);
    if (!first || !second || !third) throw new Error('no cards');
    expect([first.isOwn, second.isOwn]).to.deep.equal([true, false]);
    expect(wordsOf(first)).to.match(/^Chaser Snake 1, from the north, blue .* 10 long/);
    expect(wordsOf(third)).to.include('No snake');
    model.press(STEP);
    await redraw(board, model);
    expect(wordsOf(first)).to.match(/10 long · rule \d+/);
  });

  it('the edited file is put into another slot by the view menu, which empties it first, but not during a battle', async () => {
    const { board, model } = await open();
    const heard: string[] = [];
    document.body.addEventListener('clear-slot', ({ slot }) => heard.push(`clear ${slot}`));
    document.body.addEventListener('own-slot-chosen', ({ slot }) => heard.push(`own ${slot}`));
    const choiceOf = (slot: number) => board.choices.find(({ id }) => id === `own-${slot}`);
    expect(choiceOf(1)?.isOn).to.equal(true);
    choiceOf(4)?.choose(true);
    choiceOf(1)?.choose(false);
    choiceOf(2)?.choose(true);
    model.press(STEP);
    await redraw(board, model);
    choiceOf(3)?.choose(true);
    expect(heard).to.deep.equal(['own 4', 'own 0', 'clear 2', 'own 2']);
  });

  it('can be emptied before the battle, and not during it', async () => {
    const { board, model } = await open();
    const heard = listen(document.body, 'clear-slot');
    const [, second] = await cards(board);
    if (!second) throw new Error('no card');
    const remove = partOf(second, '.remove');
    expect(remove.getAttribute('label')).to.equal('Remove random_walker.snake from slot 2');
    await click(remove);
    expect(heard.map(({ slot }) => slot)).to.deep.equal([2]);
    model.press(STEP);
    await redraw(board, model);
    expect(partsOf(second, '.remove')).to.deep.equal([]);
  });

  it('say what is wrong with a file, lead there, and say when it is gone', async () => {
    const { board } = await open(0, [inSlot(3, 'b.snake', BROKEN), inSlot(4, 'c.snake', null)]);
    const [, , third, fourth] = await cards(board);
    if (!third || !fourth) throw new Error('no cards');
    expect(textsOf(fourth, '.gone')).to.deep.equal(['c.snake can’t be read any more. The last version keeps playing.']);
    const heard = listen(document.body, 'reveal');
    await click(partOf(third, 'button.problem'));
    expect(heard.map(({ file }) => file)).to.deep.equal([{ kind: 'slot', slot: 3 }]);
    expect(wordsOf(third)).to.match(/\d problems?/);
  });
});

describe('the question why a snake moved', () => {
  it('is answered for the snake that was clicked: its rule as a picture and in words, and what it can do next', async () => {
    const { board, model } = await open();
    const views = listen(document.body, 'view-changed');
    for (let turn = 0; turn < 3; turn++) model.press(STEP);
    await redraw(board, model);
    const move = await partIn(board, 'move', 'snakes-move');
    expect(textsOf(move, '.move')[0]).to.match(/^Chaser moved \w+\. (Rule \d+ of 16 fired:|No rule fitted)/);
    const { width, height } = partOf(move, 'caption').getBoundingClientRect();
    expect([textsOf(move, 'caption'), width > 50 && height > 10], 'seen, too').to.deep.equal([
      ['What it can do next'],
      true,
    ]);
    expect(partsOf(move, 'tbody tr')).to.have.length(4);
    expect(textsOf(move, 'tbody').join()).to.match(/not legal|none fits|\d+:/);
    const walker = model.session?.frame as SnakesFrame;
    const [row = 0, column = 0] = walker.snakes[1]?.cells[0] ?? [];
    board.dispatchEvent(new CellChosenEvent([row + 1, column + 1], false));
    await settled(board);
    await showPart(board, 'move');
    expect(textsOf(move, '.move')[0]).to.include('Random Walker moved');
    expect(views.map(({ change: { section } }) => section)).to.deep.equal(['move']);
  });
});

describe('the question why a rule is not chosen', () => {
  async function ask(): Promise<{ board: SnakesBoard; model: PlaygroundModel; why: SnakesWhy }> {
    const opened = await open();
    const why = await partIn(opened.board, 'why', 'snakes-why');
    await until(() => partsOf(why, 'select').length > 0);
    return { ...opened, why };
  }
  const selectOf = (why: SnakesWhy, what: string): HTMLSelectElement => {
    const select = partOf(why, `select.${what}`);
    if (!(select instanceof HTMLSelectElement)) throw new Error(what);
    return select;
  };
  const verdict = (why: SnakesWhy): string => textsOf(partOf(why, 'snakes-comparison'), '.verdict').join();

  it('begins with the edited snake, its first rule, and north', async () => {
    const { why } = await ask();
    const values = ['snake', 'rule', 'direction'].map((what) => selectOf(why, what).value);
    expect(values).to.deep.equal(['1', '0', 'N']);
    const [first] = selectOf(why, 'rule').options;
    expect(first?.text).to.equal('1: bite: an enemy tail straight ahead');
  });

  it('is answered cell by cell, with the first difference in words', async () => {
    const { why } = await ask();
    await choose(selectOf(why, 'direction'), 'E', why);
    const comparison = partOf(why, 'snakes-comparison');
    expect(partsOf(comparison, 'tbody td')).to.have.length(49);
    expect(verdict(why)).to.match(/^Rule 1 doesn’t fit: it asks for .+ 1 ahead, but finds .+\.$/);
    expect(textsOf(comparison, 'td.first .visually-hidden')[0]).to.match(/^first difference: asks for /);
  });

  it('says that a move is not legal', async () => {
    const { why } = await ask();
    expect(verdict(why)).to.include('Rule 1 isn’t tried here: the move isn’t legal.');
  });

  it('is asked of another snake, also of one without rules', async () => {
    const { why } = await ask();
    await choose(selectOf(why, 'snake'), '2', why);
    expect(textsOf(why, 'p')).to.deep.equal(['This snake has no rules.']);
  });

  it('is said aloud when the user asked, but not when the game went on', async () => {
    const { board, model, why } = await ask();
    const live = (): string | null => partOf(partOf(why, 'snakes-comparison'), '.verdict').getAttribute('aria-live');
    await choose(selectOf(why, 'direction'), 'W', why);
    expect(live()).to.equal('polite');
    model.press(STEP);
    await redraw(board, model);
    expect(live()).to.equal('off');
  });
});
