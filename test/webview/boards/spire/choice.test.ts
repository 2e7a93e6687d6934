import { expect } from 'chai';
import { CardChoice } from '../../../../webview/boards/spire/choice';
import { frameAfter } from './support';

const STRIKE = 0;
const BASH = 2;
const DEFEND = 0;

describe('wanting a card of the hand', () => {
  const start = frameAfter([]);
  let choice: CardChoice;
  beforeEach(() => (choice = new CardChoice()));

  it('lets one that needs a monster wait for it', () => {
    expect(choice.want(start, BASH)).to.equal('waits');
    expect(choice.waiting(start)).to.deep.equal({ place: BASH, card: start.hand[BASH] });
    expect(choice.refused(start)).to.equal(null);
  });

  it('plays one that needs none at once, and nothing waits', () => {
    const defending = frameAfter(['end turn']);
    expect(defending.hand[DEFEND]?.name).to.equal('Defend');
    expect(choice.want(defending, DEFEND)).to.equal('plays');
    expect(choice.waiting(defending)).to.equal(null);
  });

  it('cancels it when it is wanted again, and takes another one in its place', () => {
    choice.want(start, STRIKE);
    expect(choice.want(start, BASH)).to.equal('waits');
    expect(choice.waiting(start)?.place).to.equal(BASH);
    expect(choice.want(start, BASH)).to.equal('cancelled');
    expect(choice.waiting(start)).to.equal(null);
  });

  it('refuses one that costs more energy than is left', () => {
    const poor = frameAfter(['play Strike 0', 'play Strike 1']);
    expect(poor.hand[0]?.name).to.equal('Bash');
    expect(choice.want(poor, 0)).to.equal('refused');
    expect(choice.refused(poor)?.card.name).to.equal('Bash');
    expect(choice.waiting(poor)).to.equal(null);
  });

  it('means nothing beyond the hand and after the end', () => {
    expect(choice.want(start, 5)).to.equal('none');
    expect(choice.want({ ...start, status: 'lost' }, STRIKE)).to.equal('none');
  });

  it('is forgotten when the game moves on or is another one at the same turn', () => {
    choice.want(start, BASH);
    expect(choice.waiting(frameAfter(['inspect deck']))).to.equal(null);
    expect(choice.waiting(frameAfter([], 'silent'))).to.equal(null);
    expect(choice.waiting({ ...start, status: 'won' })).to.equal(null);
    expect(choice.waiting(frameAfter([]))?.card.name).to.equal('Bash');
    choice.forget();
    expect(choice.waiting(start)).to.equal(null);
  });
});
