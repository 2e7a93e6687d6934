import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SourceText } from '../../../../src/core/sourceText';
import { plainSetup } from '../../../../src/games/setup';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import type { FrameSnake, SnakesFrame } from '../../../../src/games/snakes/play/frame';
import { snakesGame, STEP } from '../../../../src/games/snakes/play/game';
import { canPlay, isBitten, kindAt, partAt, stageOf, wallSide } from '../../../../webview/boards/snakes/scene';
import { ROOT } from '../../../support/shared';

const read = (name: string) =>
  snakeRulesFormat.read(new SourceText(readFileSync(path.join(ROOT, 'snakes', `${name}.snake`), 'utf8')));
const [chaser, walker] = [read('chaser'), read('random_walker')];
const battle = () =>
  snakesGame.start(chaser, { ...plainSetup('0'), slots: { own: 1, loaded: new Map([[2, walker]]) } });

describe('the scene of a snake battle', () => {
  it('is before a battle at turn 0, during it after the first turn, and after it at the end', () => {
    const state = battle();
    expect(stageOf(snakesGame.frame(state))).to.equal('before');
    snakesGame.step(state, STEP);
    expect(stageOf(snakesGame.frame(state))).to.equal('during');
    while (snakesGame.step(state, STEP));
    expect(stageOf(snakesGame.frame(state))).to.equal('after');
    expect(canPlay(snakesGame.frame(state))).to.equal(false);
  });

  it('has nothing to play without a snake', () => {
    const empty = snakesGame.frame(
      snakesGame.start(chaser, { ...plainSetup('0'), slots: { own: 0, loaded: new Map() } }),
    );
    expect([canPlay(empty), canPlay(snakesGame.frame(battle()))]).to.deep.equal([false, true]);
  });

  it('tells head, body and tail apart, and takes a lone cell for a tail', () => {
    const snake = {
      cells: [
        [1, 1],
        [1, 2],
        [1, 3],
      ],
    } as const;
    expect([0, 1, 2].map((index) => kindAt(snake, index))).to.deep.equal(['head', 'body', 'tail']);
    expect(kindAt({ cells: [[4, 4]] }, 0)).to.equal('tail');
  });

  it('knows on which side of the field a wall is', () => {
    const frame = snakesGame.frame(battle());
    const sides = (
      [
        [-1, 3],
        [3, 19],
        [19, 0],
        [0, -1],
        [-1, -1],
        [19, 19],
        [18, 18],
      ] as const
    ).map((cell) => wallSide(frame, cell));
    expect(sides).to.deep.equal(['N', 'E', 'S', 'W', 'corner', 'corner', null]);
  });

  it('knows whose part lies in a cell of the field', () => {
    const frame = snakesGame.frame(battle());
    const told = ([row, column]: [number, number]) => {
      const part = partAt(frame, [row, column]);
      return part && `${part.kind} of ${part.snake.name}`;
    };
    expect([told([9, 8]), told([5, 8]), told([0, 8]), told([8, 18]), told([0, 0])]).to.deep.equal([
      'head of Chaser',
      'body of Chaser',
      'tail of Chaser',
      'tail of Random Walker',
      null,
    ]);
  });

  it('remembers for one turn where a tail was bitten', () => {
    const state = battle();
    let bites = 0;
    while (snakesGame.step(state, STEP)) {
      const frame: SnakesFrame = snakesGame.frame(state);
      const bitten = frame.snakes.flatMap(({ bitCell }: FrameSnake) => (bitCell ? [bitCell] : []));
      bites += bitten.length;
      expect(bitten.every((cell) => isBitten(frame, cell))).to.equal(true);
      if (bitten.length === 0) expect(isBitten(frame, [9, 9])).to.equal(false);
    }
    expect(bites).to.be.above(0);
  });
});
