import { expect } from 'chai';
import { GAMES } from '../../../src/games/games';
import { createBoard } from '../../../webview/boards/createBoard';
import { isGridBoard, isSlotBoard } from '../../../webview/boards/board';
import { countdownGame } from '../../fixtures/countdown/play';
import '../countdownBoard';
import { mountBoard, redraw } from '../mountBoard';
import { messageOf, modelOf } from '../games';
import { textsOf } from '../support';

describe('making a board', () => {
  const games = GAMES.flatMap((module) => module.games);

  for (const game of games) {
    it(`gives ${game.id} its own`, () => {
      const board = createBoard(game);
      expect(board?.localName).to.equal(game.board);
      expect(board && isSlotBoard(board), 'slots').to.equal((game.slotCount ?? 0) > 0);
    });
  }

  it('gives a new one each time', () => {
    const [game] = games;
    expect(game && createBoard(game)).to.not.equal(game && createBoard(game));
  });

  it('gives none for an element that nobody defined', () => {
    expect(createBoard({ ...countdownGame, board: 'nobody-board' })).to.equal(null);
  });
});

describe('the board of a sixth game', () => {
  it('is made by its tag alone', () => {
    const board = createBoard(countdownGame);
    expect([board?.localName, board && isGridBoard(board), board && isSlotBoard(board)]).to.deep.equal([
      'countdown-board',
      false,
      false,
    ]);
  });

  it('draws, asks, and is told the options', async () => {
    const model = modelOf(messageOf('a.countdown', '9'), ['tick']);
    const board = await mountBoard('countdown-board', model);
    expect(textsOf(board, '*')).to.deep.equal(['8 left', '16']);
    model.choose('colour', 'red');
    model.press('tick');
    await redraw(board, model);
    expect([textsOf(board, '*'), board.options]).to.deep.equal([['8 left', '16'], { colour: 'red' }]);
  });
});
