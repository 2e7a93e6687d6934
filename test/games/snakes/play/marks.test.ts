import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { snakesGame, STEP } from '../../../../src/games/snakes/play/game';
import { say } from '../../../../src/l10n/text';
import { ROOT } from '../../../support/shared';
import { ENGLISH } from '../english';
import { startOf } from '../support';

const CHASER = readFileSync(path.join(ROOT, 'snakes', 'chaser.snake'), 'utf8');
const WALKER = 'snake Walker\nend\n';

describe('what the editor shows of a snake battle', () => {
  it('is the first row of the rule by which the edited snake moved in this turn', () => {
    const state = startOf(CHASER, { 2: WALKER });
    expect(snakesGame.marks?.(state)).to.deep.equal([]);
    let marked = 0;
    while (snakesGame.step(state, STEP)) {
      const [own] = snakesGame.frame(state).snakes;
      const marks = snakesGame.marks?.(state) ?? [];
      expect(marks.map(({ line }) => line)).to.deep.equal([own?.ruleLine ?? []].flat());
      const word = { N: 'north', E: 'east', S: 'south', W: 'west' }[own?.moved ?? 'N'];
      for (const { label } of marks) {
        expect(say(ENGLISH, label)).to.equal(
          `rule ${(own?.rule ?? 0) + 1} chose ${word} in turn ${snakesGame.turn(state)}`,
        );
      }
      marked += marks.length;
    }
    expect(marked).to.be.above(0);
  });

  it('is nothing where the edited file stands in no slot, or another file took its place', () => {
    for (const state of [startOf(CHASER, { 2: WALKER }, { own: 0 }), startOf(CHASER, { 1: WALKER, 2: CHASER })]) {
      while (snakesGame.step(state, STEP)) expect(snakesGame.marks?.(state)).to.deep.equal([]);
    }
  });
});
