import { expect } from 'chai';
import { Random } from '../../../../src/core/random';
import type { Direction } from '../../../../src/games/robots/facts/direction';
import type { Team } from '../../../../src/games/robots/facts/robots';
import { emptyWorld } from '../support';

interface Outcome {
  readonly direction: Direction | undefined;
  /** The first word that is drawn after the turn. */
  readonly nextWord: number;
}

const SEED = 3;
/** The first words of a fresh generator, so that a test can tell how many were used. */
const WORDS = ((random) => Array.from({ length: 40 }, () => random.word()))(new Random(SEED));

/** Lets a lone robot of team 1 at (10, 10) act, facing north, among neighbours that do nothing. */
function act(neighbours: readonly (readonly [team: Team, x: number, y: number])[]): Outcome {
  const world = emptyWorld(SEED);
  world.addAttackRobot(1, 10, 10, 'N');
  for (const [team, x, y] of neighbours) world.addMedicRobot(team, x, y, 'N', []);
  const robot = world.testPosition(10, 10);
  robot?.runTurn(world);
  return { direction: robot?.getDirection(), nextWord: world.random.word() };
}

const FRONT = [10, 11] as const;
const RIGHT = [11, 10] as const;
const LEFT = [9, 10] as const;
const BEHIND = [10, 9] as const;

describe('AttackRobot', () => {
  it('hits an enemy in front for randrange(1, 7), and does nothing else', () => {
    for (let seed = 0; seed < 40; seed++) {
      const world = emptyWorld(seed);
      world.addAttackRobot(1, 10, 10, 'N');
      world.addMedicRobot(2, ...FRONT, 'N', []);
      world.addMedicRobot(2, ...RIGHT, 'N', []);
      const random = new Random(seed);
      const damage = random.randrange(1, 7);
      world.testPosition(10, 10)?.runTurn(world);
      expect(world.testPosition(...FRONT)?.getHealth()).to.equal(50 - damage);
      expect(world.testPosition(...RIGHT)?.getHealth()).to.equal(50);
      expect(world.testPosition(10, 10)?.getDirection()).to.equal('N');
      expect(world.random.word(), 'one draw').to.equal(random.word());
    }
  });

  it('waits for a teammate in front, without a draw, whoever is beside it', () => {
    expect(
      act([
        [1, ...FRONT],
        [2, ...RIGHT],
        [2, ...LEFT],
      ]),
    ).to.deep.equal({ direction: 'N', nextWord: WORDS[0] });
  });

  it('turns to an enemy on its right, rather than to one on its left, without a draw', () => {
    expect(act([[2, ...RIGHT]])).to.deep.equal({ direction: 'E', nextWord: WORDS[0] });
    expect(act([[2, ...LEFT]])).to.deep.equal({ direction: 'W', nextWord: WORDS[0] });
    expect(
      act([
        [2, ...RIGHT],
        [2, ...LEFT],
      ]),
    ).to.deep.equal({ direction: 'E', nextWord: WORDS[0] });
  });

  it('does not turn to teammates, nor to an enemy behind it', () => {
    for (const neighbours of [
      [
        [1, ...RIGHT],
        [1, ...LEFT],
      ],
      [[2, ...BEHIND]],
    ] as const) {
      const random = new Random(SEED);
      random.choice(['F', 'F', 'L', 'R']);
      expect(act(neighbours).nextWord, 'it draws one choice').to.equal(random.word());
    }
  });

  it('wanders by one choice of F, F, L and R', () => {
    for (let seed = 0; seed < 40; seed++) {
      const world = emptyWorld(seed);
      world.addAttackRobot(1, 10, 10, 'N');
      const robot = world.testPosition(10, 10);
      const random = new Random(seed);
      const move = random.choice(['F', 'F', 'L', 'R']);
      world.runTurn();
      const expected = { F: [10, 11, 'N'], L: [10, 10, 'W'], R: [10, 10, 'E'] }[move];
      expect([robot?.x, robot?.y, robot?.getDirection()]).to.deep.equal(expected);
      expect(world.random.word()).to.equal(random.word());
    }
  });

  it('turns round when it wanders against the wall', () => {
    const seed =
      [...Array(40).keys()].find((candidate) => new Random(candidate).choice(['F', 'F', 'L', 'R']) === 'F') ?? 0;
    const world = emptyWorld(seed);
    world.addAttackRobot(1, 10, 19, 'N');
    world.runTurn();
    expect(world.testPosition(10, 19)?.getDirection()).to.equal('S');
  });

  it('fights the duel that can be checked by hand', () => {
    const world = emptyWorld(1);
    world.addAttackRobot(1, 5, 5, 'N');
    world.addAttackRobot(2, 5, 8, 'S');
    const random = new Random(1);
    const words = Array.from({ length: 6 }, () => random.word());
    expect(words).to.deep.equal([577090037, 2444712010, 3639700191, 3445702192, 3280387012, 271041745]);
    expect(words.map((word) => word >>> 29)).to.deep.equal([1, 4, 6, 6, 6, 0]);
    world.runTurn();
    expect(world.testPosition(5, 6)?.getTeam()).to.equal(1);
    expect(world.testPosition(5, 7)?.getTeam()).to.equal(2);
    const damage = random.randrange(1, 7);
    world.runTurn();
    expect(world.testPosition(5, 7)?.getHealth()).to.equal(50 - damage);
    expect(world.interactions.list()[0]).to.deep.include({ kind: 'attack', robot: 1, target: 2, amount: damage });
  });
});
