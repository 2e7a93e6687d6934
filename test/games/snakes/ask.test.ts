import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { snakesGame, SELF, slotKey, STEP, type SnakesState } from '../../../src/games/snakes/play/game';
import { snakes } from '../../../src/l10n/en/snakes';
import { ROOT } from '../../support/shared';
import { read } from './support';

const CHASER = readFileSync(path.join(ROOT, 'snakes', 'chaser.snake'), 'utf8');
const WALKER = 'snake Walker\nend\n';

function start(companions: Record<string, string> = {}): SnakesState {
  return snakesGame.start(read(CHASER), '0', new Map(Object.entries({ [slotKey(2)]: WALKER, ...companions })));
}

describe('what a board asks a snake battle', () => {
  it('is told what the rules of a snake are called, by their comments', () => {
    const names = snakesGame.ask?.(start(), { kind: 'rules', slot: 1 });
    expect(names).to.include.members(['bite: an enemy tail straight ahead', 'a tail 2 ahead']);
    expect(snakesGame.ask?.(start(), { kind: 'rules', slot: 2 })).to.deep.equal([]);
    expect(snakesGame.ask?.(start(), { kind: 'rules', slot: 4 })).to.deep.equal([]);
  });

  it('is told why a rule does not fit, and that changes nothing', () => {
    const state = start();
    const before = JSON.stringify(snakesGame.frame(state));
    const answer = snakesGame.ask?.(state, { kind: 'why', slot: 1, rule: 0, direction: 'S' });
    expect(answer).to.include({ slot: 1, rule: 0, direction: 'S', fits: false });
    expect(JSON.stringify(snakesGame.frame(state))).to.equal(before);
  });

  it('has no answer to what is no question', () => {
    const questions = [
      undefined,
      null,
      'rules',
      {},
      { kind: 'rules' },
      { kind: 'rules', slot: '1' },
      { kind: 'why', slot: 1 },
      { kind: 'why', slot: 1, rule: 0.5, direction: 'S' },
      { kind: 'why', slot: 1, rule: 0, direction: 'X' },
      { kind: 'other', slot: 1 },
    ];
    for (const question of questions) expect(snakesGame.ask?.(start(), question)).to.equal(undefined);
  });
});

describe('what the editor shows of a snake battle', () => {
  it('is the first row of the rule by which the edited snake moved in this turn', () => {
    const state = start();
    expect(snakesGame.marks?.(state)).to.deep.equal([]);
    let marked = 0;
    while (snakesGame.step(state, STEP)) {
      const [own] = snakesGame.frame(state).snakes;
      const marks = snakesGame.marks?.(state) ?? [];
      expect(marks.map(({ line }) => line)).to.deep.equal([own?.ruleLine ?? []].flat());
      for (const { label } of marks) expect(snakes).to.have.property(label.key);
      marked += marks.length;
    }
    expect(marked).to.be.above(0);
  });

  it('is nothing where the edited file stands in no slot, or another file took its place', () => {
    for (const companions of [{ [SELF]: '0' }, { [slotKey(1)]: WALKER }]) {
      const state = start(companions);
      expect(snakesGame.frame(state).edited).to.equal(null);
      while (snakesGame.step(state, STEP)) expect(snakesGame.marks?.(state)).to.deep.equal([]);
    }
  });

  it('follows the edited file into another slot', () => {
    expect(snakesGame.frame(start({ [SELF]: '3' })).edited).to.equal(3);
    expect(snakesGame.frame(start({ [slotKey(1)]: 'snake\n' })).edited).to.equal(1);
  });
});
