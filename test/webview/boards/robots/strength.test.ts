import { expect } from 'chai';
import type { FrameRobot } from '../../../../src/games/robots/play/frame';
import { cellOf, middleOf } from '../../../../webview/boards/robots/places';
import { strengthOf } from '../../../../webview/boards/robots/strength';

const robot = (team: 1 | 2, kind: FrameRobot['kind'], health: number): FrameRobot => ({
  number: 1,
  line: 0,
  kind,
  team,
  x: 0,
  y: 0,
  direction: 'N',
  health,
  file: null,
  command: null,
});

describe('the strength of a team', () => {
  it('is who is left of it and their health', () => {
    const robots = [robot(1, 'attack', 50), robot(1, 'medic', 20), robot(2, 'attack', 7)];
    expect(strengthOf({ robots }, 1)).to.deep.equal({ attack: 1, medics: 1, health: 70 });
    expect(strengthOf({ robots }, 2)).to.deep.equal({ attack: 1, medics: 0, health: 7 });
    expect(strengthOf({ robots: [] }, 2)).to.deep.equal({ attack: 0, medics: 0, health: 0 });
  });
});

describe('the places of robots', () => {
  it('stand in rows that count upwards', () => {
    expect(cellOf([0, 0], 20)).to.deep.equal([19, 0]);
    expect(cellOf([3, 19], 20)).to.deep.equal([0, 3]);
    expect(middleOf([2, 3], 20)).to.deep.equal({ x: 70, y: 50 });
  });
});
