import { expect } from 'chai';
import { outline } from '../../../../../src/games/robots/language/arena/outline';
import { arenaOf, inEnglish } from '../../support';

describe('the outline of an arena', () => {
  it('lists the robots, with a question mark for what is missing', () => {
    const text = 'seed 5\nattack 1 0 5 N # a\nattack 2 1 5 W\nmedic 1 0 4 N x/../a.medic\nodd\nattack 2 x';
    expect([...outline(arenaOf(text))].map(({ label, kind }) => `${kind}: ${inEnglish(label)}`)).to.deep.equal([
      'player: Attack robot, team 1, (0, 5) N',
      'opponent: Attack robot, team 2, (1, 5) W',
      'player: Medic robot, team 1, (0, 4) N',
      'opponent: Attack robot, team 2, (?, ?) ?',
    ]);
  });
});
