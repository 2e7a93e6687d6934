import { expect } from 'chai';
import { countdownDocument, counting, documentOf, OPEN } from '../support/panel';
import { TOYS } from '../support/registry';
import { BoardController } from '../../webview/boardController';
import { panelLanguage } from '../../webview/panelLanguage';
import { useLanguage } from '../../webview/texts';
import { gridBoard, plainBoard, slotBoard } from './fakeBoards';
import { FakeShell } from './support';

const AT_REST = { glide: 120, isRunning: false };
const PLAIN_PAGE = { isHighContrast: () => false, wantsStillness: () => false };

describe('the board in the panel', () => {
  let shell: FakeShell;

  before(() => useLanguage(panelLanguage(TOYS, 'en')));
  beforeEach(() => (shell = new FakeShell()));

  it('is made for the game, and again for another game only', () => {
    const model = counting(9);
    const made: string[] = [];
    const boards = new BoardController(
      shell,
      model,
      ({ id }) => {
        made.push(id);
        return plainBoard();
      },
      AT_REST,
      PLAIN_PAGE,
    );
    const followed = [boards.follow(), boards.follow()];
    model.receive(countdownDocument('8', 2));
    followed.push(boards.follow());
    model.receive(documentOf(OPEN));
    followed.push(boards.follow());
    expect(followed).to.deep.equal([true, false, false, true]);
    expect(made).to.deep.equal(['countdown', 'slug']);
    model.receive(documentOf('', 2, { languageId: 'plaintext' }));
    expect([boards.follow(), boards.board]).to.deep.equal([true, null]);
  });

  it('draws the state that is shown, with what the user chose and may ask', () => {
    const model = counting(9);
    const board = plainBoard();
    const boards = new BoardController(shell, model, () => board, { glide: 120, isRunning: true });
    boards.follow();
    model.choose('colour', 'red');
    model.view = { ...model.view, colours: 'visible' };
    model.tick();
    shell.update();
    expect(board.drawn).to.deep.equal([model.session?.frame]);
    expect(board.queries[0]).to.have.property('left');
    expect([board.options, board.colours, board.running]).to.deep.equal([{ colour: 'red' }, 'visible', true]);
    expect(board, 'it has no slots').to.not.have.property('slots');
  });

  it('that fails at a turn is told in the model, and draws the next one', () => {
    const model = counting(9);
    const board = plainBoard();
    const draw = board.draw.bind(board);
    board.draw = (frame, queries, change) => {
      if (model.session?.turn === 1) throw new Error('out of paint');
      draw(frame, queries, change);
    };
    const boards = new BoardController(shell, model, () => board, AT_REST, PLAIN_PAGE);
    boards.follow();
    model.tick();
    shell.update();
    expect(model.failure).to.deep.equal({ turn: 1, reason: 'out of paint' });
    model.seek(0);
    shell.update();
    expect([model.failure, board.drawn]).to.deep.equal([null, [model.session?.frame]]);
  });

  it('glides into the turn that follows the one that was drawn, and jumps to any other', () => {
    const model = counting(9);
    const board = plainBoard();
    const boards = new BoardController(shell, model, () => board, AT_REST, PLAIN_PAGE);
    boards.follow();
    const glides: number[] = [];
    const draw = board.draw.bind(board);
    board.draw = (frame, queries, change) => {
      glides.push(change.glide);
      draw(frame, queries, change);
    };
    const show = (act: () => unknown): void => {
      act();
      shell.update();
    };
    show(() => undefined);
    show(() => model.tick());
    show(() => model.tick());
    show(() => model.seek(0));
    show(() => model.seek(2));
    show(() => model.seek(1));
    expect(glides).to.deep.equal([0, 120, 120, 0, 0, 0]);
  });

  it('has the colours of the original only where there are some', () => {
    const model = counting(9);
    const board = plainBoard();
    new BoardController(shell, model, () => board, AT_REST, PLAIN_PAGE).follow();
    model.view = { ...model.view, colours: 'original' };
    shell.update();
    expect(board.colours).to.equal('theme');
    Object.assign(board, { hasOriginalColours: true });
    shell.update();
    expect(board.colours).to.equal('original');
  });

  it('knows the slots where it has them', () => {
    const model = counting(9);
    model.receive(
      countdownDocument('9', 2, { slots: [{ slot: 2, uri: 'file:///b.countdown', name: 'b.countdown', text: '4' }] }),
    );
    model.standIn(2);
    const board = slotBoard();
    new BoardController(shell, model, () => board, AT_REST, PLAIN_PAGE).follow();
    shell.update();
    expect(board.ownSlot).to.equal(2);
    expect(board.slots.get(2)?.name).to.equal('b.countdown');
  });

  it('draws nothing before there is a session', () => {
    const board = gridBoard();
    new BoardController(shell, counting('nothing'), () => board, AT_REST, PLAIN_PAGE).follow();
    shell.update();
    expect(board.drawn).to.deep.equal([]);
  });

  it('calls an input by its button, or as it is', () => {
    const boards = new BoardController(shell, counting(9), plainBoard, AT_REST, PLAIN_PAGE);
    expect(boards.nameOf('tick')).to.equal('tick');
    boards.follow();
    expect([boards.nameOf('tick'), boards.nameOf('play 3')]).to.deep.equal(['Tick', 'play 3']);
  });
});
