import { expect } from 'chai';
import { cellNumber, cellOf, Field, offsetOf, partBit, stepOf } from '../../../../src/games/snakes/engine/field';
import { DIRECTIONS } from '../../../../src/games/snakes/facts/direction';

describe('the field', () => {
  it('numbers its cells and those up to three cells off it, each way', () => {
    for (const cell of [
      [0, 0],
      [18, 18],
      [-3, 4],
      [21, -3],
    ] as const) {
      expect(cellOf(cellNumber(cell))).to.deep.equal(cell);
    }
    expect(DIRECTIONS.map((direction) => cellOf(cellNumber([5, 5]) + stepOf(direction)))).to.deep.equal([
      [4, 5],
      [5, 6],
      [6, 5],
      [5, 4],
    ]);
    expect(DIRECTIONS.map((direction) => cellOf(cellNumber([5, 5]) + offsetOf(direction, 2, 1)))).to.deep.equal([
      [3, 6],
      [6, 7],
      [7, 4],
      [4, 3],
    ]);
  });

  it('has another bit for each part of each snake', () => {
    const bits = [1, 2, 3, 4].flatMap((slot) => (['head', 'body', 'tail'] as const).map((part) => partBit(slot, part)));
    expect(new Set(bits).size).to.equal(12);
    expect(bits.reduce((all, bit) => all | bit, 0)).to.equal(bits.reduce((sum, bit) => sum + bit, 0));
  });

  it('tells what stands in a cell and whose it is, on a copy too', () => {
    const field = new Field();
    field.put(cellNumber([2, 3]), 4, 'body');
    const copy = field.copy();
    field.clear(cellNumber([2, 3]));
    expect([field.kindAt(2, 3), copy.kindAt(2, 3)]).to.deep.equal([
      { kind: 'empty', slot: null },
      { kind: 'body', slot: 4 },
    ]);
    expect([copy.slotAt(cellNumber([2, 3])), copy.slotAt(cellNumber([-1, 0]))]).to.deep.equal([4, null]);
    expect(copy.size).to.equal(19);
  });
});
