import { expect } from 'chai';
import { EventLog } from '../../../../src/games/events';
import { SPIRE_EVENT_KINDS } from '../../../../src/games/spire/engine/events';
import { Encounter } from '../../../../src/games/spire/engine/encounter';
import { Silent } from '../../../../src/games/spire/engine/players';
import { eventsOf, freshContext, startGame, told } from '../support';

function logOf(text: string, player: string, ...lines: string[]): string[] {
  return eventsOf(startGame(text, player), lines).map(told);
}

describe('the log of a card game', () => {
  it('tells a play, a turn and what the monsters do', () => {
    const text = 'Encounter\nJawWorm 50\nCultist 30';
    expect(logOf(text, 'silent', 'play Neutralize 0', 'play Strike 0', 'play Defend', 'end turn')).to.deep.equal([
      'The player plays Neutralize on JawWorm 0.',
      'JawWorm 0 gets 1 weak.',
      'JawWorm 0 gets 2 vulnerable.',
      'JawWorm 0 is hit for 4 and loses 4 HP; it has 46 left.',
      'The player plays Strike on JawWorm 0.',
      'JawWorm 0 is hit for 9 and loses 9 HP; it has 37 left.',
      'The player plays Defend.',
      'The player gains 5 block and now has 5.',
      'The player’s turn ends.',
      'JawWorm 0 gains 7 block.',
      'JawWorm 0 hits for 6; the player loses 1 HP and has 69 left.',
      'Cultist 1 doesn’t attack.',
      'New hand: Defend, Defend, Survivor, Defend, Strike.',
    ]);
    expect(logOf(text, 'silent', 'end turn', 'end turn').slice(-3)).to.deep.equal([
      'Cultist 1 adds 1 weak to the player.',
      'Cultist 1 hits for 7; the player loses 7 HP and has 63 left.',
      'New hand: Strike, Defend, Defend, Defend, Strike.',
    ]);
  });

  it('tells strength, defeat, and how an encounter and the game are won', () => {
    const text = 'Encounter\nLouse 1\nEncounter\nLouse 1';
    expect(logOf(text, 'silent', 'play Survivor', 'play Strike 0', 'play Strike 1')).to.deep.equal([
      'The player plays Survivor.',
      'The player gains 8 block and now has 8.',
      'The player gains 1 strength and now has 1.',
      'The player plays Strike on Louse 0.',
      'Louse 0 is hit for 7 and loses 1 HP; it has 0 left.',
      'Louse 0 is defeated.',
      'You have won the encounter!',
      'New encounter! It’s number 2 of 2, with 1 monster.',
      'New hand: Defend, Strike, Defend, Defend, Neutralize.',
      'The player plays Strike on Louse 1.',
      'Louse 1 is hit for 7 and loses 1 HP; it has 0 left.',
      'Louse 1 is defeated.',
      'You have won the encounter!',
      'You have won the game!',
    ]);
  });

  it('says why a play failed', () => {
    const lines = [
      'play',
      'play Shiv',
      'play Vigilance',
      'play Strike',
      'play Strike 7',
      'play Strike 0',
      'play Strike 0',
    ];
    expect(
      logOf('Encounter\nLouse 50', 'ironclad', ...lines, 'play Bash 0').filter((line) => line.includes('failed')),
    ).to.deep.equal([
      'Card application failed: write “play”, a card and, if the card needs one, the ID of a monster.',
      'Card application failed: there is no card “Shiv”.',
      'Card application failed: Vigilance isn’t in the hand.',
      'Card application failed: Strike needs a monster; add its ID.',
      'Card application failed: there is no living monster 7.',
      'Card application failed: Bash costs 2 energy, and only 1 is left.',
    ]);
  });

  it('lists piles and describes cards', () => {
    expect(logOf('Encounter\nLouse 50', 'ironclad', 'inspect deck', 'inspect discard', 'describe Bash')).to.deep.equal([
      'The deck has 5 cards: Strike, Defend, Defend, Defend, Defend.',
      'The discard pile is empty.',
      'Bash, cost 2: Deal 7 damage. Gain 5 block.',
    ]);
    expect(logOf('Encounter\nLouse 50', 'ironclad', 'play Strike 0', 'inspect discard').at(-1)).to.equal(
      'The discard pile has 1 card: Strike.',
    );
  });

  it('tells a lost game', () => {
    expect(logOf('Encounter\nLouse 50', 'silent', ...Array.from({ length: 12 }, () => 'end turn')).at(-1)).to.equal(
      'You have lost the game!',
    );
  });

  it('cuts what a move of any length names', () => {
    const [said = ''] = logOf('Encounter\nLouse 50', 'silent', `play ${'x'.repeat(1e5)} 0`);
    expect(said.length).to.be.lessThan(200);
  });

  it('names who acts or whom it befalls, the turn, and no cells', () => {
    const events = eventsOf(startGame('Encounter\nJawWorm 50\nLouse 3', 'silent'), [
      'inspect deck',
      'play Strike 1',
      'end turn',
    ]);
    expect(events.map(({ turn, kind, actor }) => `${turn} ${kind} ${actor}`)).to.deep.equal([
      '1 pile-inspected player',
      '2 card-played player',
      '2 monster-hit monster 1',
      '2 monster-defeated monster 1',
      '3 turn-ends player',
      '3 monster-waits monster 0',
      '3 player-draws player',
    ]);
    expect(events.flatMap(({ cells }) => cells)).to.deep.equal([]);
    expect(eventsOf(startGame('Encounter\nLouse 1'), ['play Strike 0']).map(({ actor }) => actor)).to.deep.equal([
      'player',
      'monster 0',
      'monster 0',
      null,
      null,
    ]);
  });

  it('refuses a play out of turn', () => {
    const log = new EventLog(1);
    const context = freshContext();
    const encounter = Encounter.begin(context, new Silent(context), [['Louse', 25]], log);
    encounter.endPlayerTurn();
    encounter.playerApplyCard('Strike', 0);
    expect(log.events.map(told).at(-1)).to.equal('Card application failed: it isn’t the player’s turn.');
  });

  it('has every kind of event in it sooner or later, each with a text that is told all that it names', () => {
    const lines = [
      'play',
      'play Shiv',
      'play Strike',
      'play Strike 9',
      'play Bash 0',
      'play Neutralize 0',
      'play Survivor 0',
      'play Strike 0',
      'play Strike 1',
      'play Defend',
      'inspect deck',
      'inspect discard',
      'describe Bash',
      'end turn',
    ];
    const text = 'Encounter\nLouse 9\nJawWorm 20\nCultist 9\nEncounter\nLouse 3';
    const often = Array.from({ length: 20 }, () => lines).flat();
    const events = ['ironclad', 'silent', 'watcher'].flatMap((player) => eventsOf(startGame(text, player), often));
    const won = eventsOf(startGame('Encounter\nLouse 1\nEncounter\nLouse 1'), ['play Strike 0', 'play Strike 1']);
    const all = [...events, ...won];
    expect(new Set(all.map(({ kind }) => kind))).to.deep.equal(new Set(SPIRE_EVENT_KINDS));
    for (const event of all) expect(told(event)).not.to.match(/\{\w+\}|^spire/);
  });
});
