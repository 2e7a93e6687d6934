import { expect } from 'chai';
import type { PlaygroundModel } from '../../src/play/playgroundModel';
import type { Ending } from '../../webview/boards/board';
import { EndingController } from '../../webview/endingController';

const ENDING: Ending = { title: 'Won', message: 'Well done.', asks: false, result: 'Won in 3 turns', tone: 'green' };

/** A session at its end, and what was asked of it. */
function ended(): { controller: EndingController; session: { turn: number; status: string }; asked: number[] } {
  const session = { turn: 3, status: 'won' };
  const asked: number[] = [];
  const model = { session, acknowledgeEnd: () => undefined } as unknown as PlaygroundModel;
  const ending = (_status: string, turn: number): Ending => {
    asked.push(turn);
    return ENDING;
  };
  const controller = new EndingController({ refresh: () => undefined }, model, () => ({ ending }));
  return { controller, session, asked };
}

describe('the banner at the end', () => {
  it('says what the board says once it has drawn the end, which is after the end was announced', () => {
    const { controller, asked } = ended();
    controller.announce();
    expect(asked).to.deep.equal([]);
    expect([controller.shown, controller.shown, asked]).to.deep.equal([ENDING, ENDING, [3]]);
  });

  it('is not there before the end, at another turn, and when it was closed', () => {
    const { controller, session } = ended();
    expect(controller.shown).to.equal(null);
    controller.announce();
    session.turn = 2;
    expect(controller.shown).to.equal(null);
    session.turn = 3;
    expect(controller.shown).to.equal(ENDING);
    controller.close();
    expect(controller.shown).to.equal(null);
  });

  it('does not come while the game goes on', () => {
    const { controller, session } = ended();
    session.status = 'playing';
    controller.announce();
    expect(controller.shown).to.equal(null);
  });
});
