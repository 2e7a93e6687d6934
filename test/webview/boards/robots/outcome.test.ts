import { expect } from 'chai';
import type { RobotsFrame } from '../../../../src/games/robots/play/frame';
import { robotsGame } from '../../../../src/games/robots/play/game';
import { READABLE } from '../../../../webview/boards/robots/colours';
import { endingOf, standingOf } from '../../../../webview/boards/robots/outcome';
import { useLanguage } from '../../../../webview/texts';
import { ENGLISH, warOf } from '../../../games/robots/support';

const start = robotsGame.frame(warOf('attack 1 1 1 N\nattack 1 2 2 N\nattack 2 9 9 N'));
const wonBy = (winner: 1 | 2 | null): RobotsFrame => ({ ...start, winner, status: 'over' });

describe('the outcome of a robot war', () => {
  before(() => useLanguage(ENGLISH));

  it('is none while the war goes on', () => {
    expect([standingOf(start, 'playing', READABLE), endingOf(start, 'playing', 3, READABLE)]).to.deep.equal([
      null,
      null,
    ]);
  });

  it('is the team that won, in its colour', () => {
    expect(standingOf(wonBy(1), 'over', READABLE)).to.deep.equal({
      label: 'Team 1 won',
      tone: 'blue',
      hue: READABLE.teams[1],
    });
    expect(standingOf(wonBy(2), 'over', READABLE)).to.deep.include({ label: 'Team 2 won', tone: 'orange' });
  });

  it('says how it was won, in one turn or many', () => {
    const ending = endingOf(wonBy(2), 'over', 1, READABLE);
    expect([ending?.title, ending?.message, ending?.result, ending?.details]).to.deep.equal([
      'Team 2 won',
      'Team 1 has no robot left.',
      'Won in 1 turn',
      ['3 robots left'],
    ]);
    expect(endingOf(wonBy(1), 'over', 143, READABLE)?.result).to.equal('Won in 143 turns');
    expect(ending?.asks).to.equal(false);
    expect(ending?.picture?.hue).to.equal(READABLE.teams[2]);
  });

  it('says how strong both are when nobody won', () => {
    const ending = endingOf({ ...wonBy(null), turnLimit: 100 }, 'over', 100, READABLE);
    expect([ending?.title, ending?.tone, ending?.message, ending?.result, ending?.details]).to.deep.equal([
      'Nobody won',
      'quiet',
      'The war stops after 100 turns.',
      'Health 100 to 50',
      ['3 robots left'],
    ]);
    expect(ending?.picture).to.not.equal(undefined);
  });
});
