import { expect } from 'chai';
import type { GameEvent } from '../../src/games/events';
import '../../webview/eventLog';
import type { EventLogElement } from '../../webview/eventLog';
import { change, lines, mount, partOf, partsOf, textsOf } from './support';

/** So many turns of a countdown are left. */
const ticks = (turn: number, count: number): GameEvent => ({
  turn,
  kind: 'ticks',
  actor: null,
  cells: [],
  args: { count },
});

/** Something happens in every turn. */
const everyTurn = (turn: number): GameEvent[] => [ticks(turn, turn)];

const mountLog = (properties: Partial<EventLogElement> = {}): Promise<EventLogElement> =>
  mount('turnsmith-log', { logPrefix: 'countdown.log', ...properties });

describe('the event log', () => {
  it('before the first turn it says that nothing happened', async () => {
    expect(textsOf(await mountLog(), 'p')).to.deep.equal(['Nothing has happened yet.']);
  });

  it('tells turn by turn, the newest first', async () => {
    const log = await mountLog({ turn: 3, eventsOf: everyTurn });
    expect(textsOf(log, 'li > span')).to.deep.equal(['3', '2', '1']);
  });

  it('tells all that happened in a turn, in order', async () => {
    const eventsOf = () => [ticks(1, 2), ticks(1, 1)];
    expect(textsOf(await mountLog({ turn: 1, eventsOf }), 'li p')).to.deep.equal(['2 are left.', '1 is left.']);
  });

  it('leaves out turns in which nothing happened', async () => {
    const eventsOf = (turn: number) => (turn === 2 ? everyTurn(turn) : []);
    const log = await mountLog({ turn: 3, eventsOf });
    expect(textsOf(log, 'li > span')).to.deep.equal(['2']);
  });

  it('shows the last 60 turns of a long game', async () => {
    const turns = textsOf(await mountLog({ turn: 500, eventsOf: everyTurn }), 'li > span');
    expect([turns.length, turns[0], turns.at(-1)]).to.deep.equal([60, '500', '441']);
  });

  it('looks back no further than 1,000 turns', async () => {
    const eventsOf = (turn: number) => (turn <= 1000 ? everyTurn(turn) : []);
    const log = await mountLog({ turn: 1999, eventsOf });
    expect(textsOf(log, 'li > span')).to.deep.equal(['1000']);
    await change(log, { turn: 2000 });
    expect(partsOf(log, 'li')).to.deep.equal([]);
  });

  it('tells the first twenty events of a turn and counts the others', async () => {
    const eventsOf = () => Array.from({ length: 23 }, () => ticks(1, 2));
    const texts = textsOf(await mountLog({ turn: 1, eventsOf }), 'li p');
    expect([texts.length, texts.at(-1)]).to.deep.equal([21, '… and 3 more']);
  });

  it('is reached by Tab', async () => {
    const log = await mountLog({ turn: 40, eventsOf: everyTurn });
    await pressKey('Tab');
    expect(log.shadowRoot?.activeElement).to.equal(partOf(log, 'ol'));
  });

  it('a screen reader is told a list with a name', async () => {
    await mountLog({ turn: 1, eventsOf: everyTurn });
    expect(await accessibilityTree()).to.equal(
      lines('- list "Log":', '  - listitem:', '    - text: "1"', '    - paragraph: 1 is left.'),
    );
  });
});
