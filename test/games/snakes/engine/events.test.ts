import { expect } from 'chai';
import { EventLog, logMessage, type GameEvent } from '../../../../src/games/events';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import { battleEnds, snakeBites, snakeIsStuck, snakeMoves } from '../../../../src/games/snakes/engine/events';
import { cellNumber, Field } from '../../../../src/games/snakes/engine/field';
import { Snake } from '../../../../src/games/snakes/engine/snake';
import { directionOf } from '../../../../src/games/snakes/facts/direction';
import { snakesGame } from '../../../../src/games/snakes/play/game';
import { say } from '../../../../src/l10n/text';
import { ENGLISH } from '../english';

/** Two snakes: the first has its head before the tail of the second. */
function twoSnakes(): { biter: Snake; victim: Snake } {
  const field = new Field();
  const biter = Snake.place(1, { name: 'Biter', rules: [] }, field, [
    [5, 5],
    [5, 4],
  ]);
  const victim = Snake.place(2, { name: 'Victim', rules: [] }, field, [
    [4, 6],
    [5, 6],
  ]);
  return { biter, victim };
}

function told(tell: (log: EventLog) => void): readonly GameEvent[] {
  const log = new EventLog(3);
  tell(log);
  return log.events;
}

const said = (events: readonly GameEvent[]): string[] =>
  events.map((event) => say(ENGLISH, logMessage(snakesGame.logPrefix, event)));

describe('the events of a battle', () => {
  it('tell of a move where it led, whence it came and by which rule', () => {
    const { biter } = twoSnakes();
    biter.move(cellNumber([6, 5]));
    const events = told((log) => snakeMoves(log, biter, cellNumber([5, 5]), directionOf('S'), 4));
    expect(events).to.deep.equal([
      {
        turn: 3,
        kind: 'moves',
        actor: 'snake 1',
        cells: [
          [6, 5],
          [5, 5],
        ],
        args: { slot: 1, name: 'Biter', row: 6, column: 5, direction: 'S', rule: 5 },
      },
    ]);
    expect(said(events)).to.deep.equal(['Snake 1 (Biter) moves south to (6, 5) by rule 5.']);
  });

  it('tell of a move by no rule in each direction', () => {
    const { biter } = twoSnakes();
    const words = (['N', 'E', 'S', 'W'] as const).flatMap((letter) =>
      said(told((log) => snakeMoves(log, biter, biter.first, directionOf(letter), null))),
    );
    expect(words).to.deep.equal(
      ['north', 'east', 'south', 'west'].map((word) => `Snake 1 (Biter) moves ${word} to (5, 5); no rule fits.`),
    );
  });

  it('tell of a bite, and of what it leaves', () => {
    const { biter, victim } = twoSnakes();
    const events = [1, 2].flatMap(() => {
      biter.biteTail(victim);
      return told((log) => snakeBites(log, biter, victim));
    });
    expect(events.map(({ kind, actor, cells }) => [kind, actor, cells])).to.deep.equal([
      ['bites', 'snake 1', [[5, 6]]],
      ['lone-tail', 'snake 2', [[4, 6]]],
      ['bites', 'snake 1', [[4, 6]]],
      ['dies', 'snake 2', [[4, 6]]],
    ]);
    expect(said(events)).to.deep.equal([
      'Snake 1 (Biter) bites the tail of snake 2 (Victim) at (5, 6): 3 cells against 1.',
      'Only the tail of snake 2 (Victim) is left; it can’t move any more.',
      'Snake 1 (Biter) bites the tail of snake 2 (Victim) at (4, 6): 4 cells against 0.',
      'Snake 2 (Victim) has been eaten.',
    ]);
  });

  it('tell that a snake is stuck, and where', () => {
    const events = told((log) => snakeIsStuck(log, twoSnakes().biter));
    expect(events.map(({ actor, cells }) => [actor, cells])).to.deep.equal([['snake 1', [[5, 5]]]]);
    expect(said(events)).to.deep.equal(['Snake 1 (Biter) has no legal move and stays where it is.']);
  });

  it('tell how a battle ends', () => {
    const { biter, victim } = twoSnakes();
    biter.biteTail(victim);
    const ends = [
      told((log) => battleEnds(log, [biter, victim], 1)),
      told((log) => battleEnds(log, [biter, victim], null)),
      told((log) => battleEnds(log, [biter], null)),
    ].flat();
    expect(ends.map(({ actor, cells }) => [actor, cells])).to.deep.equal([
      ['snake 1', [[5, 6]]],
      [null, []],
      [null, []],
    ]);
    expect(said(ends)).to.deep.equal([
      'Snake 1 (Biter) wins with 1 body cell.',
      'The battle ends in a draw.',
      'All turns have been played.',
    ]);
  });

  it('are told in the order in which they happen, and not at all where nobody wants them', () => {
    const program = { name: 'A', rules: [] };
    const battle = new SnakeBattle({ slots: [program, program], seed: 1, turnLimit: 1 });
    const quiet = battle.copy();
    const log = new EventLog(1);
    battle.log = log;
    battle.step();
    expect(log.events.map(({ kind, actor }) => [kind, actor])).to.deep.equal([
      ['moves-freely', 'snake 1'],
      ['moves-freely', 'snake 2'],
      ['draw', null],
    ]);
    expect(quiet.log).to.equal(null);
  });
});
