import { expect } from 'chai';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import type { SpireBoard } from '../../../../webview/boards/spire/spireBoard';
import { mountBoard, redraw } from '../../mountBoard';
import { modelOf, sample } from '../../games';
import { change, click, listen, middleOf, partOf, partsOf, settled, textsOf } from '../../support';

/** The sample whose first encounter is a Louse and a JawWorm; the hand is Strike, Strike, Bash, Strike, Strike. */
const SAMPLE = 'levels/spire/05-the-long-climb.spire';

interface Opened {
  readonly board: SpireBoard;
  readonly model: PlaygroundModel;
  /** What the board asked to be played. */
  readonly played: () => string[];
}

async function open(...moves: readonly string[]): Promise<Opened> {
  const model = modelOf(await sample(SAMPLE), moves);
  const board = await mountBoard('spire-board', model);
  const heard = listen(document.body, 'input-chosen');
  return { board, model, played: () => heard.map(({ input }) => input) };
}

/** One of the parts of a kind, by its place. */
function nth(board: SpireBoard, selector: string, place: number): HTMLElement {
  const part = partsOf(board, selector)[place];
  if (!part) throw new Error(`no ${selector} ${place}`);
  return part;
}

async function clickOn(board: SpireBoard, element: HTMLElement): Promise<void> {
  await click(element);
  await settled(board);
}

/** Hands keys to the board, as the panel does. */
async function take(board: SpireBoard, ...keys: readonly string[]): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (const key of keys) {
    taken.push(board.takeKey(key));
    await settled(board);
  }
  return taken;
}

const prompt = (board: SpireBoard): string => textsOf(board, '.prompt [role=status]').join();
const hand = (board: SpireBoard): string[] => textsOf(board, '.card b');
const focused = (board: SpireBoard): string | null | undefined =>
  board.shadowRoot?.activeElement?.getAttribute('aria-label');

describe('the board of the card game', () => {
  it('is drawn from a sample: encounter, monsters, player and hand', async () => {
    const { board } = await open();
    expect(textsOf(board, 'h2, h3, h4')).to.deep.equal([
      'Encounter 1 of 4',
      'Monsters',
      'Louse 0',
      'JawWorm 1',
      'Player IronClad',
      'Hand',
    ]);
    expect(textsOf(board, '.monster .hp, .player .hp, .next')).to.deep.equal([
      'HP 15 of 15',
      'next turn: hits for 6',
      'HP 20 of 20',
      'next turn: doesn’t attack',
      'HP 80 of 80',
    ]);
    expect(hand(board)).to.deep.equal(['Strike', 'Strike', 'Bash', 'Strike', 'Strike']);
  });

  it('is drawn again after a play', async () => {
    const { board, model } = await open();
    const fill = (): string | null => partsOf(board, '.monster .fill')[1]?.getAttribute('width') ?? null;
    const before = fill();
    model.press('play Strike 1');
    await redraw(board, model);
    expect(hand(board)).to.deep.equal(['Strike', 'Bash', 'Strike', 'Strike']);
    expect([before, fill()]).to.deep.equal(['100', '70']);
    expect(textsOf(board, '.energy')[0]).to.include('Energy 2');
  });

  it('draws pictures of everybody, in the colour of the text', async () => {
    const { board } = await open();
    const pictures = [...board.renderRoot.querySelectorAll('.entity .art')].map((art) => art.getBoundingClientRect());
    expect(pictures.map(({ width }) => width)).to.deep.equal([40, 40, 40]);
    expect(partsOf(board, '.card .art')).to.have.length(5);
  });

  it('shows the piles and what the original prints when they are asked for', async () => {
    const { board } = await open();
    expect(textsOf(board, 'summary')).to.deep.equal([
      'Deck (5)',
      'Discard pile (0)',
      'What the original prints this turn',
    ]);
    await click(nth(board, 'summary', 0));
    expect(nth(board, '.deck ol', 0).innerText.split('\n')).to.have.length(5);
  });

  it('ends in the words of the original', async () => {
    const { board } = await open();
    expect([board.endTexts('won')?.title, board.endTexts('lost')?.title, board.endTexts('playing')]).to.deep.equal([
      'You have won the game!',
      'You have lost the game!',
      null,
    ]);
  });

  it('a screen reader is told all of a monster, and each card with its cost and what it does', async () => {
    await open();
    const tree = await accessibilityTree();
    for (const part of [
      'heading "JawWorm 1" [level=4]',
      'paragraph: "next turn: doesn’t attack"',
      'button "Bash, cost 2: Deal 7 damage. Gain 5 block."',
      'listitem: Block 0',
    ]) {
      expect(tree).to.include(part);
    }
  });
});

describe('playing a card', () => {
  it('that needs a monster: a click on the card, and one on the monster', async () => {
    const { board, played } = await open();
    await clickOn(board, nth(board, '.card', 0));
    expect([prompt(board), played()]).to.deep.equal(['Play Strike on which monster?', []]);
    await clickOn(board, nth(board, '.target', 1));
    expect(played()).to.deep.equal(['play Strike 1']);
  });

  it('that needs a monster: its number, an arrow key and Enter', async () => {
    const { board, played } = await open();
    expect(await take(board, '3')).to.deep.equal([true]);
    expect(focused(board)).to.equal('Play Bash on Louse 0: loses 7 HP, 8 left');
    await take(board, 'ArrowRight');
    expect(focused(board)).to.equal('Play Bash on JawWorm 1: loses 7 HP, 13 left');
    await pressKey('Enter');
    expect(played()).to.deep.equal(['play Bash 1']);
  });

  it('is given up by Escape, by Cancel and by the same number, and the card has the focus', async () => {
    const { board, played } = await open();
    await take(board, '3', 'Escape');
    expect([prompt(board), focused(board)]).to.deep.equal(['', 'Bash, cost 2: Deal 7 damage. Gain 5 block.']);
    await take(board, '3', '3');
    expect(prompt(board)).to.equal('');
    await take(board, '3');
    await clickOn(board, partOf(board, '.cancel'));
    expect([prompt(board), played()]).to.deep.equal(['', []]);
  });

  it('that needs no monster is one key or one click', async () => {
    const { board, played } = await open('end turn');
    const place = hand(board).indexOf('Defend');
    await take(board, String(place + 1));
    await clickOn(board, nth(board, '.card', place));
    expect(played()).to.deep.equal(['play Defend', 'play Defend']);
  });

  it('that is too dear says so, and is not played', async () => {
    const { board, played } = await open('play Strike 0', 'play Strike 0');
    const card = nth(board, '.card', hand(board).indexOf('Bash'));
    expect([card.getAttribute('aria-disabled'), card.getAttribute('aria-label')]).to.deep.equal([
      'true',
      'Bash, cost 2: Deal 7 damage. Gain 5 block. (costs more energy than is left)',
    ]);
    await clickOn(board, card);
    expect([prompt(board), played()]).to.deep.equal(['Bash costs 2 energy, and only 1 is left.', []]);
  });

  it('gives the focus to the card that took its place', async () => {
    const { board, model } = await open('end turn');
    nth(board, '.card', 0).focus();
    board.addEventListener('input-chosen', ({ input }) => model.press(input));
    await pressKey('Enter');
    await redraw(board, model);
    expect(focused(board)).to.equal(nth(board, '.card', 0).getAttribute('aria-label'));
  });

  it('keys of no card are for somebody else', async () => {
    const { board, played } = await open();
    expect(await take(board, '9', '0', 'x', 'Escape', 'ArrowLeft')).to.deep.equal([false, false, false, false, false]);
    expect(played()).to.deep.equal([]);
  });

  it('after the end no key is taken', async () => {
    const { board, model } = await open();
    while (model.press('end turn') && model.session?.status === 'playing');
    await redraw(board, model);
    expect(await take(board, '1', 'e')).to.deep.equal([false, false]);
    expect(partOf(board, '.end').getAttribute('aria-disabled')).to.equal('true');
  });
});

describe('dragging a card', () => {
  async function drag(board: SpireBoard, place: number, onto: HTMLElement): Promise<void> {
    const to = middleOf(onto);
    await moveMouseTo(...middleOf(nth(board, '.card', place)));
    await pressMouse();
    await moveMouseTo(...to);
    await settled(board);
  }

  it('plays it where it is dropped', async () => {
    const { board, played } = await open();
    await drag(board, 2, nth(board, '.monster', 1));
    expect(partsOf(board, '[data-over]').map((part) => part.getAttribute('data-drop'))).to.deep.equal(['1']);
    await releaseMouse();
    expect(played()).to.deep.equal(['play Bash 1']);
    expect(partsOf(board, '[data-over], [data-dragged]')).to.deep.equal([]);
  });

  it('beside everybody plays nothing, and is no click', async () => {
    const { board, played } = await open();
    await drag(board, 2, partOf(board, 'h2'));
    await releaseMouse();
    await settled(board);
    expect([played(), prompt(board)]).to.deep.equal([[], '']);
  });

  it('onto the player plays one that needs no monster, and only such a one', async () => {
    const { board, played } = await open('end turn');
    await drag(board, hand(board).indexOf('Defend'), partOf(board, '.player'));
    await releaseMouse();
    expect(played()).to.deep.equal(['play Defend']);
    const strike = hand(board).indexOf('Strike');
    if (strike >= 0) await drag(board, strike, partOf(board, '.player'));
    if (strike >= 0) await releaseMouse();
    expect(played()).to.have.length(1);
  });
});

describe('the other controls of the card game', () => {
  it('End turn is a button and a key', async () => {
    const { board, played } = await open();
    await clickOn(board, partOf(board, '.end'));
    await take(board, 'e');
    expect(played()).to.deep.equal(['end turn', 'end turn']);
  });

  it('Undo asks for the turn before, when there is one', async () => {
    const { board, model } = await open();
    const heard = listen(document.body, 'transport');
    await clickOn(board, partOf(board, '.undo'));
    expect([heard, textsOf(board, '.undo')]).to.deep.equal([[], ['\ueae2 Nothing to undo']]);
    model.press('play Strike 0');
    await redraw(board, model);
    await clickOn(board, partOf(board, '.undo'));
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ kind: 'seek', turn: 0 }]);
  });

  it('another player is asked for, and shown as the one who plays', async () => {
    const { board, model } = await open();
    const heard = listen(document.body, 'option-chosen');
    partOf(board, 'select').focus();
    await pressKey('ArrowDown');
    expect(heard.map(({ name, value }) => [name, value])).to.deep.equal([['player', 'silent']]);
    model.choose('player', 'silent');
    await redraw(board, model);
    expect([partOf(board, 'select'), textsOf(board, '.player h3')[0]]).to.deep.include('Player Silent');
    expect(partOf(board, 'select')).to.include({ value: 'silent' });
  });

  it('a line is played as it is typed', async () => {
    const { board, played } = await open();
    const field = partOf(partOf(board, 'spire-move-line'), 'input');
    field.focus();
    await typeText('play Strike 0');
    await pressKey('Enter');
    expect([played(), field.value]).to.deep.equal([['play Strike 0'], '']);
  });

  it('a line that is no command stays, and says so; arrow keys bring lines back', async () => {
    const { board, played } = await open();
    const line = partOf(board, 'spire-move-line');
    const field = partOf(line, 'input');
    field.focus();
    for (const text of ['end turn', 'help']) {
      field.value = '';
      await typeText(text);
      await pressKey('Enter');
    }
    await settled(line);
    expect([played(), field.value]).to.deep.equal([['end turn'], 'help']);
    expect(textsOf(line, '[role=status]')[0]).to.match(/^“help” isn’t a command\./);
    const shown: string[] = [];
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await pressKey(key);
      shown.push(field.value);
    }
    expect(shown).to.deep.equal(['help', 'end turn', 'help']);
  });

  it('keys in the line reach nobody else', async () => {
    const { board } = await open();
    const heard = listen(document.body, 'keydown');
    partOf(partOf(board, 'spire-move-line'), 'input').focus();
    for (const key of ['ArrowUp', 'Enter']) await pressKey(key);
    expect(heard).to.deep.equal([]);
  });

  it('high-visibility colours need no red and no blue', async () => {
    const { board } = await open();
    const lifeOf = (): string => getComputedStyle(nth(board, '.monster .fill', 0)).fill;
    const before = lifeOf();
    await change(board, { readable: true });
    expect(lifeOf()).to.not.equal(before);
    expect(lifeOf()).to.equal(getComputedStyle(board).color);
  });
});
