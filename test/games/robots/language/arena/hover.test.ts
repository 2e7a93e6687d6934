import { expect } from 'chai';
import { hover } from '../../../../../src/games/robots/language/arena/hover';
import { arenaOf, inEnglish } from '../../support';

const ARENA = arenaOf(
  'seed 5\nattack 1 0 5 N # a\nattack 2 1 5 W\nmedic 1 0 4 N x/../a.medic\nturns 7\nodd\nmedic 1 x 1 N b.medic\n',
);
const hoverTexts = (line: number, character = 1): string[] | undefined =>
  hover(ARENA, { line, character })?.messages.map(inEnglish);

describe('hover in an arena', () => {
  it('tells of a robot and its neighbours at the start', () => {
    expect(hoverTexts(1)).to.deep.equal([
      '`attack TEAM X Y DIRECTION`: a robot that wanders and hits enemies in front of it',
      '**Attack robot** of team 1 at (0, 5), facing north',
      'In front: nobody at (0, 6)',
      'On the right: an enemy at (1, 5), from line 3',
      'On the left: the wall',
      'Behind: a teammate at (0, 4), from line 4',
    ]);
    expect(hoverTexts(2)?.slice(1, 3)).to.deep.equal([
      '**Attack robot** of team 2 at (1, 5), facing west',
      'In front: an enemy at (0, 5), from line 2',
    ]);
    expect(hoverTexts(3)?.at(-1)).to.equal('Follows the commands in a.medic');
  });

  it('tells of a robot with a mistake what is right all the same', () => {
    expect(hoverTexts(6)).to.deep.equal([
      '`medic TEAM X Y DIRECTION FILE`: a robot that heals teammates and follows the commands in FILE',
      'Follows the commands in b.medic',
    ]);
  });

  it('tells what seed and turns mean', () => {
    expect(hoverTexts(0)).to.deep.equal(['`seed SEED`: the seed for everything random', 'Seed 5']);
    expect(hoverTexts(4)?.[1]).to.equal('Stops after 7 turns, or as soon as a team has won');
  });

  it('tells of what counts for nothing only how it is written', () => {
    const arena = arenaOf('seed 5\nseed 6\nturns 7\nturns 8\nattack 1 0 5 N\nattack 2 0 5 W\n');
    const told = [1, 3, 5].map((line) => hover(arena, { line, character: 1 })?.messages.length);
    expect(told).to.deep.equal([1, 1, 1]);
  });

  it('is silent in comments and where there is nothing to tell', () => {
    expect([hoverTexts(1, 18), hoverTexts(5), hoverTexts(99)]).to.deep.equal([undefined, undefined, undefined]);
  });
});
