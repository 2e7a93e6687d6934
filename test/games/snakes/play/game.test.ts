import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EventLog, type GameEvent } from '../../../../src/games/events';
import { snakesGame, STEP, type SnakesState } from '../../../../src/games/snakes/play/game';
import { ROOT } from '../../../support/shared';
import { BITE, fileOf, read, startOf } from '../support';

const sample = (name: string) => readFileSync(path.join(ROOT, 'snakes', `${name}.snake`), 'utf8');
const CHASER = sample('chaser');
const WALKER = sample('random_walker');

/** Plays a battle to its end and gives everything that its log says. */
function playToEnd(state: SnakesState): GameEvent[] {
  const events: GameEvent[] = [];
  for (;;) {
    const log = new EventLog(snakesGame.turn(state) + 1);
    if (!snakesGame.step(state, STEP, log)) return events;
    events.push(...log.events);
  }
}

describe('snake battle as a game', () => {
  it('has the word step as its only input, one turn each', () => {
    const state = startOf(CHASER);
    expect(snakesGame.tick).to.equal(STEP);
    expect(snakesGame.step(state, 'run')).to.equal(false);
    expect(snakesGame.turn(state)).to.equal(0);
    expect(snakesGame.parseInputs('step'), 'a battle has no keys').to.deep.equal([]);
    expect(snakesGame.step(state, STEP)).to.equal(true);
    expect(snakesGame.turn(state)).to.equal(1);
    expect(snakesGame.status(state)).to.equal('playing');
    expect(snakesGame.copyCost(state)).to.be.above(0);
  });

  it('is over after 200 turns', () => {
    const state = startOf(CHASER);
    playToEnd(state);
    expect([snakesGame.turn(state), snakesGame.status(state)]).to.deep.equal([200, 'over']);
  });

  it('has the seed 0 unless another is given, and seeds of any size', () => {
    expect(snakesGame.seedOf(read(CHASER))).to.equal('0');
    const play = (seed: string | null) => {
      const state = startOf(CHASER, { 2: WALKER }, { seed });
      for (let i = 0; i < 20; i++) snakesGame.step(state, STEP);
      return snakesGame.trace(state, STEP);
    };
    expect(play(null)).to.deep.equal(play('0'));
    expect(play('123456789012345678901234567890')).not.to.deep.equal(play('0'));
  });

  it('has frames with the size of the field, the limit of turns and the length of each snake', () => {
    const state = startOf(CHASER, { 2: WALKER });
    for (let i = 0; i < 40; i++) snakesGame.step(state, STEP);
    const { size, turnLimit, turn, snakes } = snakesGame.frame(state);
    expect([size, turnLimit, turn]).to.deep.equal([19, 200, 40]);
    expect(snakes[0]).to.include({ slot: 1, length: snakes[0]?.cells.length });
  });

  it('shows who moved last, by which rule of its file, and where a tail was bitten', () => {
    const file = read(CHASER);
    const state = startOf(CHASER, { 2: WALKER });
    let bitten = 0;
    while (snakesGame.step(state, STEP)) {
      const { snakes, lastMoved } = snakesGame.frame(state);
      expect(lastMoved).to.equal(snakes.filter(({ moved }) => moved).at(-1)?.slot ?? null);
      for (const { slot, rule, ruleLine, ruleName, bit, bitCell, cells } of snakes) {
        expect(ruleLine === null).to.equal(rule === null);
        if (slot === 1 && rule !== null) {
          expect(ruleLine).to.equal(file.rules[rule]?.rows[0]?.line);
          expect(ruleName).to.equal(file.ruleName(rule));
        }
        expect(bitCell === null).to.equal(bit === null);
        if (bitCell && cells.length > 1) expect(bitCell).to.deep.equal(cells[0]);
        if (bit !== null) bitten++;
      }
    }
    expect(bitten).to.be.above(0);
  });

  it('prints the field with its wall and how the battle stands', () => {
    const lines = snakesGame.renderText(startOf(CHASER, { 4: WALKER })).split('\n');
    expect(lines).to.have.length(23);
    expect(lines.slice(0, 21).every((line) => line.length === 21)).to.equal(true);
    expect(lines[0]).to.equal('#'.repeat(21));
    expect(lines[1]).to.equal('#........t..........#');
    expect(lines[10]).to.equal('#........1..........#');
    expect(lines[11]).to.equal('#toooooooo4.........#');
    expect(lines[21]).to.equal('playing, turn 0, winner -');
  });

  it('tells in its log of every move, bite, lone tail, death and of the end', () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const state = startOf(CHASER, { 2: WALKER }, { seed: String(seed) });
      const events = playToEnd(state);
      const moves = events.filter(({ kind }) => kind.startsWith('moves')).length;
      const stuck = events.filter(({ kind }) => kind === 'stuck').length;
      expect(moves + stuck).to.be.within(snakesGame.turn(state), 2 * snakesGame.turn(state));
      for (const { kind } of events) kinds.add(kind);
      const winner = events.find(({ kind }) => kind === 'wins')?.actor ?? null;
      expect(winner).to.equal(winner && `snake ${snakesGame.frame(state).winner ?? 0}`);
    }
    const mostKinds = ['bites', 'dies', 'lone-tail', 'moves', 'moves-freely', 'stuck', 'wins'];
    expect([...kinds]).to.include.members(mostKinds);
    expect(snakesGame.eventKinds).to.include.members([...kinds]);
    expect(playToEnd(startOf(CHASER)).at(-1)?.kind).to.equal('solo-over');
  });

  it('plays the same battle with and without a log', () => {
    const quiet = startOf(fileOf(BITE), { 2: WALKER }, { seed: '7' });
    const told = snakesGame.copy(quiet);
    while (snakesGame.step(quiet, STEP));
    playToEnd(told);
    expect(snakesGame.frame(told)).to.deep.equal(snakesGame.frame(quiet));
  });
});
