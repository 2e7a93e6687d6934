import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import type { SlugFrame } from '../../../../src/games/slug/play/frame';
import { slugGame } from '../../../../src/games/slug/play/game';
import { kindsAt, reachOf } from '../../../../webview/boards/slug/reach';
import { playedOf, textOf } from '../../../games/slug/support';

const frame: SlugFrame = slugGame.frame(playedOf(textOf('9', '######', '#PS A#', '#    #', '#N#  #', '######'), 'd'));
const [nice, angry] = [
  frame.slugs.find(({ symbol }) => symbol === 'N'),
  frame.slugs.find(({ symbol }) => symbol === 'A'),
];

describe('the reach of weapons', () => {
  /** The cells of one kind, as `row,column`. */
  const cellsOf = (reach: ReturnType<typeof reachOf>, kind: 'own' | 'hit' | 'heal'): string[] =>
    [...(reach.get(kind) ?? [])]
      .map((number) => `${Math.floor(number / frame.columns)},${number % frame.columns}`)
      .sort();

  it('is the player’s own, or tells where a slug hits or heals', () => {
    expect([nice, angry].every((slug) => slug !== undefined)).to.equal(true);
    if (!nice || !angry) return;
    expect(cellsOf(reachOf(frame, [frame.player]), 'own')).to.deep.equal(['1,1', '1,3', '2,2']);
    expect(cellsOf(reachOf(frame, [nice]), 'heal')).to.deep.equal(['1,1', '2,1', '3,3']);
    const [row, column] = angry.position;
    expect(cellsOf(reachOf(frame, [angry]), 'hit')).to.include(`${row},${column - 1}`);
  });

  it('goes through walls, and is not shown on them', () => {
    if (!nice) return;
    const at = (cell: Cell): string[] => kindsAt(reachOf(frame, [nice]), frame, cell);
    expect([at([3, 2]), at([3, 3]), at([4, 1])]).to.deep.equal([[], ['heal'], []]);
  });

  it('of several in one cell is told of each', () => {
    const everybody = reachOf(frame, [frame.player, ...frame.slugs]);
    expect(kindsAt(everybody, frame, [1, 1])).to.deep.equal(['own', 'heal']);
  });

  it('of nobody is none', () => {
    expect(reachOf(frame, []).size).to.equal(0);
    const unarmed = slugGame.frame(playedOf(textOf('9', '#####', '#P G#', '#####'), ''));
    expect(kindsAt(reachOf(unarmed, [unarmed.player]), unarmed, [1, 2])).to.deep.equal([]);
  });
});
