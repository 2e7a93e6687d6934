import { expect } from 'chai';
import type { Session } from '../../src/play/session';
import '../../webview/timelineBar';
import type { TimelineBar } from '../../webview/timelineBar';
import { thinned, TurnMarks, type TurnMark } from '../../webview/turnMarks';
import { change, listen, mount, partOf, partsOf, until } from './support';

const HALFWAY = { turn: 2, turns: 5 };

async function mountLine(parts: Partial<TimelineBar> = {}): Promise<TimelineBar> {
  const line = await mount('turnsmith-timeline', { ...HALFWAY, ...parts });
  await until(() => partsOf(line, 'svg').length > 0);
  return line;
}

describe('the timeline', () => {
  it('arrow keys ask for the turn beside', async () => {
    const line = await mountLine();
    const heard = listen(line, 'transport');
    partOf(line, 'input').focus();
    await pressKey('ArrowRight');
    await pressKey('Home');
    expect(heard.map(({ wish }) => wish)).to.deep.equal([
      { kind: 'seek', turn: 3 },
      { kind: 'seek', turn: 0 },
    ]);
  });

  it('follows the game, beyond the turns that it knew', async () => {
    const line = await mountLine();
    await change(line, { turn: 9, turns: 9 });
    expect(partOf(line, 'input')).to.include({ valueAsNumber: 9, disabled: false });
    expect(partOf(line, 'input').getAttribute('aria-valuetext')).to.equal('Turn 9 of 9');
  });

  it('of a game without turns is off', async () => {
    expect(partOf(await mountLine({ turn: 0, turns: 0 }), 'input')).to.include({ disabled: true });
  });

  it('has a tick for each turn as long as there are few', async () => {
    const line = await mountLine();
    expect(line.renderRoot.querySelectorAll('.tick')).to.have.length(6);
    await change(line, { turns: 31 });
    expect(line.renderRoot.querySelectorAll('.tick')).to.have.length(0);
  });

  it('has marks over their turns', async () => {
    const line = await mountLine({
      marks: [
        { turn: 1, kind: 'hit' },
        { turn: 5, kind: 'end' },
      ],
    });
    const [hit, end] = line.renderRoot.querySelectorAll('.mark');
    const [first, last] = [hit, end].map((mark) => mark?.getBoundingClientRect().x ?? 0);
    expect([hit?.getAttribute('class'), end?.getAttribute('class')]).to.deep.equal(['mark hit', 'mark end']);
    expect((first ?? 0) < (last ?? 0)).to.equal(true);
  });
});

describe('marks that would touch', () => {
  it('give way to the gravest of them', () => {
    const marks: TurnMark[] = [
      { turn: 1, kind: 'healed' },
      { turn: 2, kind: 'died' },
      { turn: 3, kind: 'hit' },
      { turn: 9, kind: 'picked-up' },
    ];
    expect(thinned(marks, 2)).to.deep.equal([
      { turn: 2, kind: 'died' },
      { turn: 9, kind: 'picked-up' },
    ]);
    expect(thinned(marks, 1)).to.deep.equal(marks);
  });
});

describe('the marks of a session', () => {
  const board = { markOf: ({ kind }: { kind: string }) => (kind === 'bang' ? ('hit' as const) : null) };
  const sessionOf = (
    turns: number,
    asked: number[],
  ): { turns: number; revision: number } & Pick<Session, 'eventsOf'> => ({
    turns,
    revision: 0,
    eventsOf(turn) {
      asked.push(turn);
      return turn % 2 === 0 ? [{ turn, kind: 'bang', actor: null, cells: [], args: {} }] : [];
    },
  });

  it('are worked out once a turn, some hundred turns at a time', () => {
    const asked: number[] = [];
    const session = sessionOf(800, asked);
    const marks = new TurnMarks();
    const first = marks.of(session as unknown as Session, board);
    expect([first.marks.length, first.isPartial]).to.deep.equal([250, true]);
    const second = marks.of(session as unknown as Session, board);
    expect([second.marks.length, second.isPartial]).to.deep.equal([400, false]);
    marks.of(session as unknown as Session, board);
    expect(asked).to.have.length(800);
  });

  it('are forgotten when known turns may be others', () => {
    const asked: number[] = [];
    const session = sessionOf(4, asked);
    const marks = new TurnMarks();
    marks.of(session as unknown as Session, board);
    session.revision++;
    marks.of(session as unknown as Session, board);
    expect(asked).to.have.length(8);
  });
});
