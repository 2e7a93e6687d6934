import { expect } from 'chai';
import type { Point } from '../../../../src/core/cell';
import type { RobotsFrame } from '../../../../src/games/robots/play/frame';
import { robotsGame } from '../../../../src/games/robots/play/game';
import { fitAround } from '../../../../webview/boards/robots/fit';
import { warOf } from '../../../games/robots/support';

/** A frame with robots at some points. */
const frameWith = (turn: number, ...points: readonly Point[]): RobotsFrame => ({
  ...robotsGame.frame(warOf(points.map(([x, y]) => `attack 1 ${x} ${y} N`).join('\n'))),
  turn,
});

describe('what "fit to robots" shows', () => {
  it('is where the robots are, with two cells around them', () => {
    expect(fitAround(frameWith(0, [4, 4], [14, 12]), null)).to.deep.equal({ row: 5, column: 2, rows: 13, columns: 15 });
  });

  it('is never more than the map', () => {
    expect(fitAround(frameWith(0, [0, 0], [19, 19]), null)).to.deep.equal({ row: 0, column: 0, rows: 20, columns: 20 });
  });

  it('is some cells at least, also in a corner', () => {
    expect(fitAround(frameWith(0, [0, 19]), null)).to.deep.equal({ row: 0, column: 0, rows: 8, columns: 8 });
    expect(fitAround(frameWith(0, [19, 0]), null)).to.deep.equal({ row: 12, column: 12, rows: 8, columns: 8 });
  });

  it('stays as it is while all robots are in it', () => {
    const start = fitAround(frameWith(0, [4, 4], [14, 12]), null);
    expect(fitAround(frameWith(1, [2, 2], [16, 14]), start)).to.equal(start);
  });

  it('takes in a robot that leaves it, and two cells around it', () => {
    const start = fitAround(frameWith(0, [4, 4], [14, 12]), null);
    expect(fitAround(frameWith(9, [1, 4], [14, 12]), start)).to.deep.equal({
      row: 5,
      column: 0,
      rows: 13,
      columns: 17,
    });
  });

  it('becomes smaller when the war is in a small part of it, and at the start', () => {
    const all = { row: 0, column: 0, rows: 20, columns: 20 };
    expect(fitAround(frameWith(90, [5, 5], [6, 6]), all)).to.deep.equal({ row: 10, column: 2, rows: 8, columns: 8 });
    expect(fitAround(frameWith(90, [2, 2], [12, 12]), all)).to.equal(all);
    expect(fitAround(frameWith(0, [2, 2], [12, 12]), all)).to.not.equal(all);
  });

  it('stays when nobody is left', () => {
    const start = fitAround(frameWith(0, [4, 4]), null);
    expect(fitAround(frameWith(5), start)).to.equal(start);
    expect(fitAround(frameWith(5), null)).to.equal(null);
  });
});
