import { expect } from 'chai';
import { countdownDocument, counting, documentOf, OPEN } from '../support/panel';
import { TOYS } from '../support/registry';
import { BoardController } from '../../webview/boardController';
import { panelLanguage } from '../../webview/panelLanguage';
import { useLanguage } from '../../webview/texts';
import { gridBoard, plainBoard, slotBoard } from './fakeBoards';
import { FakeShell } from './support';

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
      () => false,
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
    const boards = new BoardController(
      shell,
      model,
      () => board,
      () => true,
    );
    boards.follow();
    model.choose('colour', 'red');
    model.tick();
    shell.update();
    expect(board.drawn).to.deep.equal([model.session?.frame]);
    expect(board.queries[0]).to.have.property('left');
    expect([board.options, board.readable]).to.deep.equal([{ colour: 'red' }, true]);
    expect(board, 'it has no slots').to.not.have.property('slots');
  });

  it('that fails at a turn is told in the model, and draws the next one', () => {
    const model = counting(9);
    const board = plainBoard();
    const draw = board.draw.bind(board);
    board.draw = (frame, queries) => {
      if (model.session?.turn === 1) throw new Error('out of paint');
      draw(frame, queries);
    };
    const boards = new BoardController(
      shell,
      model,
      () => board,
      () => false,
    );
    boards.follow();
    model.tick();
    shell.update();
    expect(model.failure).to.deep.equal({ turn: 1, reason: 'out of paint' });
    model.seek(0);
    shell.update();
    expect([model.failure, board.drawn]).to.deep.equal([null, [model.session?.frame]]);
  });

  it('knows the slots where it has them', () => {
    const model = counting(9);
    model.receive(
      countdownDocument('9', 2, { slots: [{ slot: 2, uri: 'file:///b.countdown', name: 'b.countdown', text: '4' }] }),
    );
    model.standIn(2);
    const board = slotBoard();
    new BoardController(
      shell,
      model,
      () => board,
      () => false,
    ).follow();
    shell.update();
    expect(board.ownSlot).to.equal(2);
    expect(board.slots.get(2)?.name).to.equal('b.countdown');
  });

  it('draws nothing before there is a session', () => {
    const board = gridBoard();
    new BoardController(
      shell,
      counting('nothing'),
      () => board,
      () => false,
    ).follow();
    shell.update();
    expect(board.drawn).to.deep.equal([]);
  });

  it('calls an input by its button, or as it is', () => {
    const boards = new BoardController(shell, counting(9), plainBoard, () => false);
    expect(boards.nameOf('tick')).to.equal('tick');
    boards.follow();
    expect([boards.nameOf('tick'), boards.nameOf('play 3')]).to.deep.equal(['Tick', 'play 3']);
  });
});
