import { expect } from 'chai';
import type { GameEvent } from '../../../src/games/game';
import { english, playAll, startGame } from './support';

function logOf(text: string, player: string, ...lines: string[]): string[] {
  const log: GameEvent[] = [];
  playAll(startGame(text, player), lines, log);
  return log.map(english);
}

describe('the log of a card game', () => {
  it('tells a play, a turn and what the monsters do', () => {
    const text = 'Encounter\nJawWorm 50\nCultist 30';
    expect(logOf(text, 'silent', 'play Neutralize 0', 'play Strike 0', 'play Defend', 'end turn')).to.deep.equal([
      'The player plays Neutralize on JawWorm 0.',
      'JawWorm 0 gets 1 weak.',
      'JawWorm 0 gets 2 vulnerable.',
      'JawWorm 0 is hit for 4, loses 4 HP and has 46.',
      'The player plays Strike on JawWorm 0.',
      'JawWorm 0 is hit for 9, loses 9 HP and has 37.',
      'The player plays Defend.',
      'The player gains 5 block and has 5.',
      "The player's turn ends.",
      'JawWorm 0 gains 7 block.',
      'JawWorm 0 hits for 6; the player loses 1 HP and has 69.',
      'Cultist 1 does not attack.',
      'A new hand: Defend, Defend, Survivor, Defend, Strike.',
    ]);
    expect(logOf(text, 'silent', 'end turn', 'end turn').slice(-3)).to.deep.equal([
      'Cultist 1 adds 1 weak to the player.',
      'Cultist 1 hits for 7; the player loses 7 HP and has 63.',
      'A new hand: Strike, Defend, Defend, Defend, Strike.',
    ]);
  });

  it('tells strength, defeat, and how an encounter and the game are won', () => {
    const text = 'Encounter\nLouse 1\nEncounter\nLouse 1';
    expect(logOf(text, 'silent', 'play Survivor', 'play Strike 0', 'play Strike 1')).to.deep.equal([
      'The player plays Survivor.',
      'The player gains 8 block and has 8.',
      'The player gains 1 strength and has 1.',
      'The player plays Strike on Louse 0.',
      'Louse 0 is hit for 7, loses 1 HP and has 0.',
      'Louse 0 is defeated.',
      'You have won the encounter!',
      'New encounter! It is number 2 of 2, with 1 monster.',
      'A new hand: Defend, Strike, Defend, Defend, Neutralize.',
      'The player plays Strike on Louse 1.',
      'Louse 1 is hit for 7, loses 1 HP and has 0.',
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
      'Card application failed: write `play`, a card and, where it needs one, the id of a monster.',
      'Card application failed: there is no card “Shiv”.',
      'Card application failed: Vigilance is not in the hand.',
      'Card application failed: Strike needs a monster; add its id.',
      'Card application failed: there is no living monster 7.',
      'Card application failed: Bash costs 2 energy, and 1 is left.',
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
});
