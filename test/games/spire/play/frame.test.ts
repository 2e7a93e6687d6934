import { expect } from 'chai';
import { spireGame } from '../../../../src/games/spire/play/game';
import { playAll, startGame } from '../support';

const GAME = 'Encounter 1\nJawWorm 50\nCultist 30\n\nEncounter 2\nLouse 20\n';

describe('the frame of a card game', () => {
  it('shows all that the playground must show', () => {
    const state = startGame(GAME, 'silent');
    playAll(state, ['end turn', 'play Strike 0', 'play Survivor']);
    const { transcript, ...frame } = spireGame.frame(state);
    expect(frame).to.deep.equal({
      turn: 3,
      status: 'playing',
      playerTurn: 2,
      encounter: { number: 1, count: 2 },
      player: {
        name: 'Silent',
        hp: 70,
        maxHp: 70,
        block: 8,
        strength: 1,
        weak: 0,
        vulnerable: 0,
        energy: 1,
      },
      hand: [
        { name: 'Defend', cost: 1, description: 'Gain 5 block.', requiresTarget: false, payable: true },
        { name: 'Defend', cost: 1, description: 'Gain 5 block.', requiresTarget: false, payable: true },
        { name: 'Defend', cost: 1, description: 'Gain 5 block.', requiresTarget: false, payable: true },
      ],
      deck: ['Strike', 'Defend'],
      discard: ['Strike', 'Strike', 'Strike', 'Neutralize', 'Defend', 'Strike', 'Survivor'],
      monsters: [
        {
          id: 0,
          name: 'JawWorm',
          hp: 44,
          maxHp: 50,
          block: 0,
          strength: 0,
          weak: 0,
          vulnerable: 0,
          next: { damage: 3, weak: 0, block: 3 },
        },
        {
          id: 1,
          name: 'Cultist',
          hp: 30,
          maxHp: 30,
          block: 0,
          strength: 0,
          weak: 0,
          vulnerable: 0,
          next: { damage: 7, weak: 1, block: 0 },
        },
      ],
    });
    expect(transcript).to.match(/^MONSTERS\n.*\nMonster 0\nJawWorm: 44\/50 HP\n/);
  });

  it('marks cards that cost more energy than is left', () => {
    const state = startGame('Encounter\nLouse 50', 'ironclad');
    playAll(state, ['play Strike 0', 'play Strike 0']);
    expect(spireGame.frame(state).hand.map(({ name, payable }) => `${name} ${payable}`)).to.deep.equal([
      'Bash false',
      'Strike true',
      'Strike true',
    ]);
  });

  it('foretells what the monsters then do, statuses counted, and changes nothing', () => {
    const state = startGame('Encounter\nLouse 50\nJawWorm 40\nCultist 30', 'silent', '5');
    for (const line of ['play Strike 1', 'end turn', 'play Strike 1', 'play Strike 0', 'end turn', 'end turn']) {
      const { monsters, player } = spireGame.frame(state);
      expect(spireGame.frame(state)).to.deep.equal(spireGame.frame(state));
      const suffered = monsters.reduce((sum, { next }) => sum + next.damage, 0);
      spireGame.step(state, line);
      if (line !== 'end turn') continue;
      const after = spireGame.frame(state);
      expect(player.hp - after.player.hp).to.equal(suffered - Math.min(player.block, suffered));
      expect(after.monsters.map(({ block }) => block)).to.deep.equal(monsters.map(({ next }) => next.block));
    }
  });

  it('knows that weak wears off before the monster acts', () => {
    const state = startGame('Encounter\nLouse 60', 'silent');
    playAll(state, ['play Neutralize 0']);
    const [louse] = spireGame.frame(state).monsters;
    expect([louse?.weak, louse?.next.damage]).to.deep.equal([1, 6]);
    state.getEncounter().getMonsters()[0]?.addWeak(1);
    expect(spireGame.frame(state).monsters[0]?.next.damage).to.equal(4);
  });

  it('is plain data that stays as it is when the game goes on', () => {
    const state = startGame(GAME);
    const frame = spireGame.frame(state);
    const text = JSON.stringify(frame);
    expect(JSON.parse(text)).to.deep.equal(frame);
    playAll(state, ['play Strike 0', 'end turn']);
    expect(JSON.stringify(frame)).to.equal(text);
  });

  it('has no monsters and an empty hand after a won game', () => {
    const state = startGame('Encounter\nLouse 1');
    playAll(state, ['play Strike 0']);
    const { monsters, hand, status, transcript } = spireGame.frame(state);
    expect([monsters, hand, status]).to.deep.equal([[], [], 'won']);
    expect(transcript).to.match(/\n\nYou have won the encounter!\n\n\nYou have won the game!\n\n$/);
  });
});
