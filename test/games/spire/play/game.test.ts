import { expect } from 'chai';
import { spireGame, type SpireState } from '../../../../src/games/spire/play/game';
import { names, playAll, read, startGame } from '../support';

const GAME_1 = 'Encounter 1\nLouse 25\n\nEncounter 2\nLouse 30\n';
const GAME_2 = 'Encounter 1\nLouse 25\nLouse 25\n\nEncounter 2\nCultist 50\n';
const GAME_3 = 'Encounter 1\nJawWorm 50\n\nEncounter 2\nCultist 30\nLouse 20\nLouse 20\n';

function turnsUntilTheEnd(state: SpireState, most: number): number {
  let turns = 0;
  while (turns < most && spireGame.step(state, 'end turn')) turns++;
  return turns;
}

describe('a game of Spire', () => {
  for (const [text, player, turns] of [
    [GAME_1, 'ironclad', 14],
    [GAME_1, 'silent', 12],
    [GAME_1, 'watcher', 12],
    [GAME_2, 'ironclad', 7],
    [GAME_2, 'silent', 6],
    [GAME_2, 'watcher', 6],
  ] as const) {
    it(`with ${text === GAME_1 ? 'one Louse' : 'two lice'} is lost by an idle ${player} on turn ${turns}`, () => {
      const state = startGame(text, player);
      expect(turnsUntilTheEnd(state, 100)).to.equal(turns);
      expect([spireGame.status(state), spireGame.turn(state)]).to.deep.equal(['lost', turns]);
      expect([spireGame.step(state, 'end turn'), spireGame.turn(state)]).to.deep.equal([false, turns]);
    });
  }

  it('never ends when nobody hurts a lone JawWorm', () => {
    for (const player of ['ironclad', 'silent', 'watcher']) {
      const state = startGame(GAME_3, player);
      expect(turnsUntilTheEnd(state, 300)).to.equal(300);
      expect(spireGame.status(state)).to.equal('playing');
    }
  });

  it('counts commands as turns, failed plays too, and no other line', () => {
    const state = startGame(GAME_1);
    const lines = ['inspect deck', 'help', 'play Shiv 0', '', 'describe Bash', 'play'];
    expect(playAll(state, lines)).to.deep.equal([true, false, true, false, true, true]);
    expect([spireGame.turn(state), state.hasSucceeded()]).to.deep.equal([4, false]);
    playAll(state, ['inspect discard']);
    expect(state.hasSucceeded()).to.equal(true);
  });

  it('carries hit points, strength and ids on, and puts the unplayed cards of a won encounter away', () => {
    const state = startGame('Encounter\nLouse 1\nEncounter\nLouse 1\n', 'silent');
    const player = state.getPlayer();
    player.reduceHp(9);
    player.addStrength(4);
    playAll(state, ['play Strike 0']);
    expect(state.getEncounterIndex()).to.equal(1);
    expect([player.getHp(), player.getStrength(), player.getEnergy()]).to.deep.equal([61, 4, 3]);
    expect(state.getEncounter().getMonsters()[0]?.getId()).to.equal(1);
    expect([player.getHand().length, player.getDeck().length, player.getDiscarded().length]).to.deep.equal([5, 7, 0]);
  });

  it('ends the turn of the last encounter, too', () => {
    const state = startGame('Encounter\nLouse 1\n');
    playAll(state, ['play Strike 0']);
    expect(spireGame.status(state)).to.equal('won');
    expect(names(state.getPlayer().getHand())).to.equal('');
    expect(state.getPlayer().getDiscarded()).to.have.length(5);
    expect(state.getEncounterIndex()).to.equal(0);
  });

  it('passes empty encounters at once, with the draw of each', () => {
    const state = startGame('Encounter\nEncounter\nLouse 5\nEncounter\nEncounter\nLouse 5\nEncounter\n');
    expect(state.getEncounterIndex()).to.equal(1);
    playAll(state, ['play Strike 0']);
    expect(state.getEncounterIndex()).to.equal(3);
    expect([spireGame.turn(state), spireGame.status(state)]).to.deep.equal([1, 'playing']);
  });

  it('is won at turn 0 when no encounter has a monster', () => {
    const state = startGame('Encounter\nEncounter\n');
    expect([spireGame.status(state), state.getEncounterIndex()]).to.deep.equal(['won', 1]);
    expect(spireGame.step(state, 'end turn')).to.equal(false);
  });

  it('cannot be started without an encounter', () => {
    expect(() => startGame('')).to.throw(RangeError);
  });

  it('takes a seed of any size and sign, and says its default', () => {
    expect(spireGame.seedOf(read(GAME_1).definition)).to.equal('10012023');
    const big = String(2n ** 200n);
    const hands = [big, `-${big}`, '0'].map((seed) => names(startGame(GAME_1, 'silent', seed).getPlayer().getHand()));
    expect(hands[0]).to.equal(hands[1]);
    expect(hands[0]).not.to.equal(hands[2]);
  });

  it('takes a text of moves apart at every kind of line end', () => {
    expect(spireGame.parseInputs('\uFEFFend turn \r\n\rplay Strike 0\n')).to.deep.equal([
      'end turn ',
      '',
      'play Strike 0',
    ]);
  });

  it('prints the display as its board', () => {
    expect(spireGame.renderText(startGame(GAME_1))).to.equal(`MONSTERS
---------------
Monster 0
Louse: 25/25 HP
---------------



PLAYER
------------------------------------------------------
IronClad
HP: 80/80
Energy: 3
Hand: [Strike(), Strike(), Bash(), Strike(), Strike()]
Block: 0 Strength: 0 Vulnerable: 0 Weak: 0
------------------------------------------------------
`);
  });

  it('weighs more with more monsters', () => {
    const weight = (text: string): number => spireGame.copyCost(startGame(text));
    expect(weight(`Encounter\n${'Louse 5\n'.repeat(100)}`)).to.be.greaterThan(weight(GAME_1));
  });
});
