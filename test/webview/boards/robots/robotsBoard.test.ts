import { expect } from 'chai';
import { SourceText } from '../../../../src/core/sourceText';
import { ask, type MedicWay } from '../../../../src/games/robots/play/queries';
import { Arena } from '../../../../src/games/robots/language/arena/arena';
import type { RobotsFrame } from '../../../../src/games/robots/play/frame';
import { robotsGame, STEP } from '../../../../src/games/robots/play/game';
import { nameOfPlace } from '../../../../webview/boards/robots/names';
import { paintRobots } from '../../../../webview/boards/robots/paint';
import { READABLE, USUAL } from '../../../../webview/boards/robots/colours';

interface Shown {
  readonly frame: RobotsFrame;
  readonly ways: readonly MedicWay[];
}

/** A war after some turns, as a board sees it. */
function warAfter(turns: number, lines: readonly string[], medic = 'Forward\nLeft90\n'): Shown {
  const state = robotsGame.start(new Arena(new SourceText(lines.join('\n'))), '1', new Map([['a.medic', medic]]));
  for (let turn = 0; turn < turns; turn++) robotsGame.step(state, STEP);
  return { frame: robotsGame.frame(state), ways: ask(state, { kind: 'ways' }) as MedicWay[] };
}

/** The texts and the number of outlines that a board of so large cells is painted with. */
function painted({ frame, ways }: Shown, cell: number, colours = USUAL): { texts: string[]; fills: Set<string> } {
  const texts: string[] = [];
  const fills = new Set<string>();
  const values: Record<string, unknown> = {};
  const context = new Proxy(values, {
    get: (target, name) => {
      if (name === 'fillText') return (text: string) => texts.push(text);
      if (name === 'fill') return () => fills.add(String(target['fillStyle']));
      return () => undefined;
    },
  }) as unknown as CanvasRenderingContext2D;
  const brush = { context, cell, firstRow: 0, lastRow: 19, firstColumn: 0, lastColumn: 19 };
  paintRobots(brush, frame, ways, colours, null);
  return { texts, fills };
}

describe('the board of robot war', () => {
  const clash = ['attack 1 5 5 E', 'attack 2 6 5 W', 'medic 1 4 5 E a.medic'];

  it('says of a place who stands there, its health and facing, and what it did', () => {
    const { frame, ways } = warAfter(1, clash);
    expect(nameOfPlace(frame, ways, [5, 5])).to.match(
      /^\(5, 5\): attack robot of team 1, health \d+, facing east, hit \(6, 5\) for \d, was hit for \d, was healed by \d$/,
    );
    expect(nameOfPlace(frame, ways, [4, 5])).to.match(
      /^\(4, 5\): medic of team 1, health 50, facing east, next command 1 of 2: Forward, healed \(5, 5\) by \d$/,
    );
  });

  it('says of an empty place so, and who came through', () => {
    const { frame, ways } = warAfter(1, ['medic 1 3 3 N a.medic']);
    expect(nameOfPlace(frame, ways, [0, 0])).to.equal('(0, 0): nobody');
    expect(nameOfPlace(frame, ways, [3, 3])).to.equal('(3, 3): nobody, 1 medic came through here');
    expect(nameOfPlace(frame, ways, [3, 4])).to.contain('next command 2 of 2: Left90');
  });

  it('says where a robot was destroyed', () => {
    const { frame } = warAfter(0, clash);
    const fatal = { kind: 'attack', robot: 0, target: 9, from: [5, 5], to: [5, 6], amount: 6, kills: true } as const;
    const after = { ...frame, deeds: [fatal] };
    expect(nameOfPlace(after, [], [5, 6])).to.equal('(5, 6): nobody, a robot was destroyed here');
    expect(nameOfPlace(after, [], [5, 5])).to.contain('hit (5, 6) for 6 and destroyed it');
  });

  it('says that a medic has no commands', () => {
    const { frame, ways } = warAfter(0, ['medic 2 3 3 S a.medic'], '');
    expect(nameOfPlace(frame, ways, [3, 3])).to.equal('(3, 3): medic of team 2, health 50, facing south, no commands');
  });

  it('paints the health of everybody, and every fifth number of columns and rows', () => {
    expect(painted(warAfter(0, clash), 20).texts.sort()).to.deep.equal(
      ['0', '5', '10', '15', '5', '10', '15', '50', '50', '50'].sort(),
    );
  });

  it('paints amounts only where there is room for them', () => {
    const amounts = (cell: number): string[] =>
      painted(warAfter(1, clash), cell).texts.filter((text) => /^[−+]/.test(text));
    expect(amounts(20)).to.be.empty;
    expect(amounts(30).some((text) => text.startsWith('−'))).to.equal(true);
    expect(amounts(30).some((text) => text.startsWith('+'))).to.equal(true);
  });

  it('paints both teams in the colours that are asked for', () => {
    for (const colours of [USUAL, READABLE]) {
      const { fills } = painted(warAfter(0, clash), 20, colours);
      expect([...fills]).to.include.members([colours.teams[1].fill, colours.teams[2].fill]);
    }
  });
});
