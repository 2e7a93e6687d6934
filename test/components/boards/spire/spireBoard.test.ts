import { expect } from 'chai';
import type { LitElement } from 'lit';
import type { SpireFrame } from '../../../../src/games/spire/play/frame';
import type { PlaygroundModel } from '../../../../src/play/playgroundModel';
import type { SpireBoard } from '../../../../webview/boards/spire/spireBoard';
import type { SpireHand } from '../../../../webview/boards/spire/spireHand';
import { forgetParts, mountBoard, partIn, redraw, showPart } from '../../mountBoard';
import { modelOf, sample } from '../../games';
import { change, click, listen, middleOf, narrow, painted, partOf, partsOf, settled, textsOf } from '../../support';

/** The sample whose first encounter is a Louse and a JawWorm; the hand is Strike, Strike, Bash, Strike, Strike. */
const SAMPLE = 'levels/spire/05-the-long-climb.spire';

interface Opened {
  readonly board: SpireBoard;
  readonly cards: SpireHand;
  readonly model: PlaygroundModel;
  /** What the board asked to be played. */
  readonly played: () => string[];
}

async function open(...moves: readonly string[]): Promise<Opened> {
  const model = modelOf(await sample(SAMPLE), moves);
  const board = await mountBoard('spire-board', model);
  const heard = listen(document.body, 'input-chosen');
  const cards = await partIn(board, 'footer', 'spire-hand');
  return { board, cards, model, played: () => heard.map(({ input }) => input) };
}

/** One of the parts of a kind, by its place. */
function nth(element: LitElement, selector: string, place: number): HTMLElement {
  const part = partsOf(element, selector)[place];
  if (!part) throw new Error(`no ${selector} ${place}`);
  return part;
}

async function clickOn(board: SpireBoard, element: HTMLElement): Promise<void> {
  await click(element);
  await settled(board);
  await showPart(board, 'footer');
}

/** Hands keys to the board, as the panel does. */
async function take(board: SpireBoard, ...keys: readonly string[]): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (const key of keys) {
    taken.push(board.takeKey(key));
    await settled(board);
    await showPart(board, 'footer');
  }
  return taken;
}

const prompt = (cards: SpireHand): string => textsOf(cards, '.prompt').join();
const hand = (cards: SpireHand): string[] => textsOf(cards, '.card b');
const focused = (element: LitElement): string | null | undefined =>
  element.shadowRoot?.activeElement?.getAttribute('aria-label');

describe('the board of the card game', () => {
  it('is drawn from a sample: encounter, player, monsters and hand', async () => {
    const { board, cards } = await open();
    expect(textsOf(board, 'h2, h3, h4')).to.deep.equal([
      'Encounter 1 of 4',
      'Player IronClad',
      'Monsters',
      'Louse 0',
      'JawWorm 1',
    ]);
    expect(textsOf(board, '.hp .visually-hidden, .intent .visually-hidden')).to.deep.equal([
      'HP 80 of 80',
      'next turn: hits for 6',
      'HP 15 of 15',
      'next turn: doesn’t attack',
      'HP 20 of 20',
    ]);
    expect(textsOf(board, '.takes')).to.deep.equal(['takes 6']);
    expect(hand(cards)).to.deep.equal(['Strike', 'Strike', 'Bash', 'Strike', 'Strike']);
  });

  it('is drawn again after a play', async () => {
    const { board, cards, model } = await open();
    const fill = (): string | null => partsOf(board, '.monster .left')[1]?.getAttribute('width') ?? null;
    const before = fill();
    model.press('play Strike 1');
    await redraw(board, model);
    expect(hand(cards)).to.deep.equal(['Strike', 'Bash', 'Strike', 'Strike']);
    expect([before, fill()]).to.deep.equal(['100', '70']);
    expect(textsOf(cards, '.energy')[0]).to.include('Energy 2');
    expect(textsOf(board, '.monster .change')).to.deep.equal(['−6']);
    expect([board.turnLabel, board.undoLabel]).to.deep.equal(['Turn 1', 'Undo Strike']);
  });

  it('counts turns of the player’s, not moves', async () => {
    const { board, model } = await open('play Strike 0', 'end turn', 'play Strike 0');
    expect([board.turnLabel, model.session?.turn]).to.deep.equal(['Turn 2', 3]);
  });

  it('hides statuses that are 0', async () => {
    const { board, model } = await open();
    expect(textsOf(board, '.statuses li')).to.deep.equal([]);
    model.press('play Bash 0');
    await redraw(board, model);
    expect(textsOf(board, '.player .statuses li')[0]).to.include('Block 5');
    expect(textsOf(board, '.player .life .block')).to.deep.equal(['5']);
    expect(partsOf(board, '.player .block'), 'one shield, at the bar').to.have.length(1);
  });

  it('draws pictures of everybody', async () => {
    const { board, cards } = await open();
    const sizes = partsOf(board, '.figure turnsmith-sprite').map((figure) => figure.clientWidth);
    expect(new Set(sizes).size).to.equal(1);
    expect(sizes).to.have.length(3);
    expect(partsOf(cards, '.card .art turnsmith-sprite')).to.have.length(5);
  });

  it('shows the piles and what the original prints', async () => {
    const { board } = await open();
    const piles = await partIn(board, 'piles', 'spire-piles');
    expect(textsOf(piles, 'h3')).to.deep.equal(['Deck (5)', 'Discard pile (0)']);
    expect(partsOf(piles, 'li')).to.have.length(5);
    expect(textsOf(await partIn(board, 'original', 'spire-piles'), 'pre')[0]).to.include('IronClad');
  });

  it('ends in the words of the original, with what is left', async () => {
    const { board } = await open();
    const won = board.ending('won', 9);
    expect([won?.title, won?.asks, won?.result, won?.details]).to.deep.equal([
      'You have won the game!',
      true,
      'Won in 1 turns, 9 moves',
      ['HP 80 of 80'],
    ]);
    expect([board.ending('lost', 9)?.title, board.ending('playing', 9)]).to.deep.equal([
      'You have lost the game!',
      null,
    ]);
    expect(board.standing('playing')).to.deep.equal({ label: 'Your turn', tone: 'blue' });
  });

  it('fits ten cards and all figures into a narrow panel', async () => {
    const { board, cards, model } = await open();
    const { session } = model;
    const frame = session?.frame as SpireFrame;
    const [card] = frame.hand;
    if (!card) throw new Error('no card');
    cards.parentElement?.style.setProperty('width', '326px');
    cards.frame = { ...frame, hand: Array<typeof card>(10).fill(card) };
    await settled(cards);
    await painted();
    const room = cards.getBoundingClientRect();
    for (const each of partsOf(cards, '.card')) {
      const { left, right } = each.getBoundingClientRect();
      expect([left >= room.left - 12, right <= room.right + 12]).to.deep.equal([true, true]);
    }
    await narrow(board, 350);
    await settled(board);
    const stage = board.getBoundingClientRect();
    for (const each of partsOf(board, '.entity')) expect(each.getBoundingClientRect().right).to.be.at.most(stage.right);
  });

  it('a screen reader is told all of a monster, and each card with its cost and what it does', async () => {
    await open();
    const tree = await accessibilityTree();
    for (const part of [
      'heading "JawWorm 1" [level=4]',
      'next turn: doesn’t attack',
      'button "Bash, cost 2: Deal 7 damage. Gain 5 block."',
    ]) {
      expect(tree).to.include(part);
    }
  });
});

describe('playing a card', () => {
  it('that needs a monster: a click on the card, and one on the monster', async () => {
    const { board, cards, played } = await open();
    await clickOn(board, nth(cards, '.card', 0));
    expect([prompt(cards), played()]).to.deep.equal([
      'Play Strike on which monster? Arrow keys and Enter choose, Escape cancels.',
      [],
    ]);
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

  it('is given up by Escape, by the same number and by a click on the card, and the card has the focus', async () => {
    const { board, cards, played } = await open();
    await take(board, '3', 'Escape');
    expect([prompt(cards), focused(cards)]).to.deep.equal(['', 'Bash, cost 2: Deal 7 damage. Gain 5 block.']);
    await take(board, '3', '3');
    expect(prompt(cards)).to.equal('');
    await take(board, '3');
    await clickOn(board, nth(cards, '.card', 2));
    expect([prompt(cards), played()]).to.deep.equal(['', []]);
  });

  it('that needs no monster is one key or one click', async () => {
    const { board, cards, played } = await open('end turn');
    const place = hand(cards).indexOf('Defend');
    await take(board, String(place + 1));
    await clickOn(board, nth(cards, '.card', place));
    expect(played()).to.deep.equal(['play Defend', 'play Defend']);
  });

  it('that is too dear says so, and is not played', async () => {
    const { board, cards, played } = await open('play Strike 0', 'play Strike 0');
    const card = nth(cards, '.card', hand(cards).indexOf('Bash'));
    expect([card.getAttribute('aria-disabled'), card.getAttribute('aria-label')]).to.deep.equal([
      'true',
      'Bash, cost 2: Deal 7 damage. Gain 5 block. (costs more energy than is left)',
    ]);
    await clickOn(board, card);
    expect([prompt(cards), played()]).to.deep.equal(['Bash costs 2 energy, and only 1 is left.', []]);
  });

  it('gives the focus to the card that took its place', async () => {
    const { board, cards, model } = await open('end turn');
    nth(cards, '.card', 0).focus();
    board.addEventListener('input-chosen', ({ input }) => model.press(input));
    await pressKey('Enter');
    await redraw(board, model);
    await new Promise(requestAnimationFrame);
    expect(focused(cards)).to.equal(nth(cards, '.card', 0).getAttribute('aria-label'));
  });

  it('keys of no card are for somebody else', async () => {
    const { board, played } = await open();
    expect(await take(board, '9', '0', 'x', 'Escape', 'ArrowLeft')).to.deep.equal([false, false, false, false, false]);
    expect(played()).to.deep.equal([]);
  });

  it('after the end no key is taken', async () => {
    const { board, cards, model } = await open();
    while (model.press('end turn') && model.session?.status === 'playing');
    await redraw(board, model);
    expect(await take(board, '1', 'e')).to.deep.equal([false, false]);
    expect(partOf(cards, '.end').getAttribute('aria-disabled')).to.equal('true');
  });
});

describe('dragging a card', () => {
  async function drag({ board, cards }: Opened, place: number, onto: HTMLElement): Promise<void> {
    const to = middleOf(onto);
    await moveMouseTo(...middleOf(nth(cards, '.card', place)));
    await pressMouse();
    await moveMouseTo(...to);
    await settled(board);
  }

  it('plays it where it is dropped', async () => {
    const opened = await open();
    const { board, played } = opened;
    await drag(opened, 2, nth(board, '.monster', 1));
    expect(partsOf(board, '[data-over]').map((part) => part.getAttribute('data-drop'))).to.deep.equal(['1']);
    await releaseMouse();
    expect(played()).to.deep.equal(['play Bash 1']);
    expect(partsOf(board, '[data-over]')).to.deep.equal([]);
  });

  it('beside everybody plays nothing, and is no click', async () => {
    const opened = await open();
    const { board, cards, played } = opened;
    await drag(opened, 2, partOf(board, 'h2'));
    await releaseMouse();
    await settled(board);
    expect([played(), prompt(cards)]).to.deep.equal([[], '']);
  });

  it('onto the player plays one that needs no monster, and only such a one', async () => {
    const opened = await open('end turn');
    const { board, cards, played } = opened;
    await drag(opened, hand(cards).indexOf('Defend'), partOf(board, '.player'));
    await releaseMouse();
    expect(played()).to.deep.equal(['play Defend']);
    const strike = hand(cards).indexOf('Strike');
    if (strike >= 0) await drag(opened, strike, partOf(board, '.player'));
    if (strike >= 0) await releaseMouse();
    expect(played()).to.have.length(1);
  });
});

describe('the other controls of the card game', () => {
  it('End turn is a button and a key', async () => {
    const { board, cards, played } = await open();
    await clickOn(board, partOf(cards, '.end'));
    await take(board, 'e');
    expect(played()).to.deep.equal(['end turn', 'end turn']);
  });

  it('another player is a choice of the view menu', async () => {
    const { board, model } = await open();
    const heard = listen(document.body, 'option-chosen');
    expect(board.choices.map(({ isOn }) => isOn)).to.deep.equal([true, false, false]);
    board.choices[1]?.choose(true);
    expect(heard.map(({ name, value }) => [name, value])).to.deep.equal([['player', 'silent']]);
    model.choose('player', 'silent');
    await redraw(board, model);
    expect([textsOf(board, '.player h3')[0], board.choices.map(({ isOn }) => isOn)]).to.deep.equal([
      'Player Silent',
      [false, true, false],
    ]);
  });

  it('the piles are a button away', async () => {
    const { cards } = await open();
    const heard = listen(document.body, 'view-changed');
    await click(nth(cards, '.pile', 0));
    expect(heard.map(({ change: wanted }) => wanted)).to.deep.equal([{ section: 'piles', drawer: 'open' }]);
  });

  it('lines that were typed come back after another section was looked at', async () => {
    const { board } = await open();
    const lineOf = async (): Promise<HTMLElement> => partOf(await partIn(board, 'type', 'spire-move-line'), 'input');
    (await lineOf()).focus();
    await typeText('inspect deck');
    await pressKey('Enter');
    const before = await partIn(board, 'type', 'spire-move-line');
    forgetParts(board);
    expect(await partIn(board, 'type', 'spire-move-line')).to.not.equal(before);
    (await lineOf()).focus();
    await pressKey('ArrowUp');
    expect(await lineOf()).to.include({ value: 'inspect deck' });
  });

  it('a line is played as it is typed', async () => {
    const { board, played } = await open();
    const field = partOf(await partIn(board, 'type', 'spire-move-line'), 'input');
    field.focus();
    await typeText('play Strike 0');
    await pressKey('Enter');
    expect([played(), field.value]).to.deep.equal([['play Strike 0'], '']);
  });

  it('a line that is no command stays, and says so; arrow keys bring lines back', async () => {
    const { board, played } = await open();
    const line = await partIn(board, 'type', 'spire-move-line');
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
    partOf(await partIn(board, 'type', 'spire-move-line'), 'input').focus();
    for (const key of ['ArrowUp', 'Enter']) await pressKey(key);
    expect(heard).to.deep.equal([]);
  });

  it('high-visibility colours are others', async () => {
    const { board } = await open();
    const lifeOf = (): string => getComputedStyle(nth(board, '.monster .left', 0)).fill;
    const before = lifeOf();
    await change(board, { colours: 'visible' });
    expect(lifeOf()).to.not.equal(before);
  });
});

describe('a card when only one monster is left', () => {
  it('finds its target by itself', async () => {
    const { board, cards, model, played } = await open();
    while ((model.session?.frame as SpireFrame).monsters.length > 1) {
      if (
        !model.press('play Strike 0') ||
        !(model.session?.frame as SpireFrame).hand.some(({ name }) => name === 'Strike')
      ) {
        model.press('end turn');
      }
    }
    const { hand: held, player } = model.session?.frame as SpireFrame;
    if (player.energy < 1 || !held.some(({ requiresTarget }) => requiresTarget)) model.press('end turn');
    await redraw(board, model);
    const place = hand(cards).findIndex((name) => name === 'Strike');
    if (place < 0) throw new Error('no card that needs a target');
    await take(board, String(place + 1));
    expect(played()[0]).to.match(/^play (Strike|Bash) \d$/);
  });
});
