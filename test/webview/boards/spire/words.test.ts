import { expect } from 'chai';
import type { FrameMonster } from '../../../../src/games/spire/play/frame';
import { useLanguage } from '../../../../webview/texts';
import { ENGLISH } from '../../../games/spire/support';
import {
  cardWords,
  effectsOf,
  hitWords,
  nextWords,
  playOnWords,
  statusWords,
} from '../../../../webview/boards/spire/words';
import { cardOf, frameAfter } from './support';

const monstersAfter = (...lines: string[]): readonly FrameMonster[] => frameAfter(lines).monsters;

before(() => useLanguage(ENGLISH));

describe('what the board says of monsters', () => {
  it('tells what each would do if the turn ended now', () => {
    expect(monstersAfter().map(nextWords)).to.deep.equal(['next turn: hits for 6', 'next turn: doesn’t attack']);
    expect(monstersAfter('play Strike 1').map(nextWords)[1]).to.equal('next turn: hits for 3, gains 3 block');
    const cultist = frameAfter(['end turn'], 'ironclad', 'Encounter\nCultist 30\n').monsters;
    expect(cultist.map(nextWords)).to.deep.equal(['next turn: hits for 7, adds 1 weak']);
  });

  it('tells all values, and which of them count', () => {
    const { player } = frameAfter(['play Survivor'], 'silent');
    expect(statusWords(player)).to.deep.equal([
      { name: 'block', words: 'Block 8', isOn: true },
      { name: 'strength', words: 'Strength 1', isOn: true },
      { name: 'vulnerable', words: 'Vulnerable 0', isOn: false },
      { name: 'weak', words: 'Weak 0', isOn: false },
    ]);
  });
});

describe('the effects of a card', () => {
  it('are those of its words that have signs', () => {
    expect(effectsOf(cardOf(frameAfter([]), 'Bash'))).to.deep.equal([
      { name: 'damage', amount: 7 },
      { name: 'block', amount: 5 },
    ]);
    expect(effectsOf({ description: 'Does nothing.' })).to.deep.equal([]);
  });
});

describe('what the board says of cards', () => {
  it('is name, cost and what they do', () => {
    expect(cardWords(cardOf(frameAfter([]), 'Bash'))).to.equal('Bash, cost 2: Deal 7 damage. Gain 5 block.');
  });

  it('is also that a card can’t be paid for', () => {
    expect(cardWords(cardOf(frameAfter(['play Strike 0', 'play Strike 0']), 'Bash'))).to.equal(
      'Bash, cost 2: Deal 7 damage. Gain 5 block. (costs more energy than is left)',
    );
  });

  it('is what they would do to a monster, where that is known', () => {
    const [louse] = monstersAfter();
    if (!louse) throw new Error('no monster');
    expect(hitWords({ lost: 6, hp: 9 })).to.equal('loses 6 HP, 9 left');
    expect(playOnWords('Strike', louse, { lost: 15, hp: 0 })).to.equal('Play Strike on Louse 0: is defeated');
    expect(playOnWords('Strike', louse, null)).to.equal('Play Strike on Louse 0');
  });
});
