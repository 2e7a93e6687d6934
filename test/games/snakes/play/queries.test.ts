import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { snakesGame, type SnakesState } from '../../../../src/games/snakes/play/game';
import type { SnakesQueries } from '../../../../src/games/snakes/play/queries';
import { ROOT } from '../../../support/shared';
import { BITE, fileOf, startOf } from '../support';

const CHASER = readFileSync(path.join(ROOT, 'snakes', 'chaser.snake'), 'utf8');
const WALKER = 'snake Walker\nend\n';
const start = (): SnakesState => startOf(CHASER, { 2: WALKER });

function queriesOf(state: SnakesState): SnakesQueries {
  const queries = snakesGame.queries?.(state);
  if (!queries) throw new Error('no queries');
  return queries;
}

describe('what a board asks a snake battle', () => {
  it('is told what the rules of a snake are called, by their comments', () => {
    const { ruleNames } = queriesOf(start());
    expect(ruleNames(1)).to.include.members(['bite: an enemy tail straight ahead', 'a tail 2 ahead']);
    expect([ruleNames(2), ruleNames(4), ruleNames(9)]).to.deep.equal([[], [], []]);
  });

  it('is told of long names what can be shown, and of none nothing', () => {
    const long = BITE.replace(';', `; // ${'x'.repeat(99)}`);
    expect(queriesOf(startOf(fileOf(long, BITE.replace('T', '-')))).ruleNames(1)).to.deep.equal([
      `${'x'.repeat(40)}…`,
      null,
    ]);
  });

  it('is told why a rule does not fit, and that changes nothing', () => {
    const state = start();
    const before = JSON.stringify(snakesGame.frame(state));
    const answer = queriesOf(state).whyNot({ slot: 1, rule: 0, direction: 'S' });
    expect(answer).to.include({ slot: 1, rule: 0, direction: 'S', fits: false });
    expect(JSON.stringify(snakesGame.frame(state))).to.equal(before);
  });

  it('is told nothing of a rule or a snake that is not there', () => {
    const { whyNot } = queriesOf(start());
    for (const [slot, rule] of [
      [1, 0.5],
      [1, 999],
      [3, 0],
    ] as const) {
      expect(whyNot({ slot, rule, direction: 'S' })).to.equal(null);
    }
  });
});
