import { expect } from 'chai';
import type { Card } from '../../../../src/games/spire/engine/card';
import { Bash, Defend, Strike } from '../../../../src/games/spire/engine/cards';
import { Player } from '../../../../src/games/spire/engine/player';
import { createPlayer, IronClad, Silent, Watcher } from '../../../../src/games/spire/engine/players';
import { PLAYER, PLAYERS } from '../../../../src/games/spire/facts/players';
import { freshContext, names } from '../support';

const SEVEN: readonly Card[] = [
  new Strike(),
  new Strike(),
  new Strike(),
  new Defend(),
  new Defend(),
  new Defend(),
  new Bash(),
];

describe('the plain player of Spire', () => {
  it('goes through a turn as checked by hand', () => {
    const player = new Player(freshContext(), 50, SEVEN);
    expect([player.getName(), player.getHp(), player.getEnergy()]).to.deep.equal(['Player', 50, 3]);
    expect([names(player.getHand()), names(player.getDiscarded())]).to.deep.equal(['', '']);
    player.newTurn();
    expect(names(player.getHand())).to.equal('Strike Defend Strike Strike Bash');
    expect([names(player.getDeck()), names(player.getDiscarded())]).to.deep.equal(['Defend Defend', '']);
    expect(player.playCard('Bash')?.getName()).to.equal('Bash');
    expect(player.getEnergy()).to.equal(1);
    expect([names(player.getHand()), names(player.getDiscarded())]).to.deep.equal([
      'Strike Defend Strike Strike',
      'Bash',
    ]);
    player.endTurn();
    expect([names(player.getHand()), names(player.getDeck())]).to.deep.equal(['', 'Defend Defend']);
    expect(names(player.getDiscarded())).to.equal('Bash Strike Defend Strike Strike');
    player.reduceHp(10);
    expect(player.toString()).to.equal('Player: 40/50 HP');
  });

  it('is written as the call that makes it', () => {
    expect(new Player(freshContext(), 50, [new Strike(), new Bash()]).repr()).to.equal(
      'Player(50, [Strike(), Bash()])',
    );
    expect(new Player(freshContext(), 7).repr()).to.equal('Player(7, [])');
  });

  it('cannot play what is not in the hand or costs too much', () => {
    const player = new Player(freshContext(), 50, SEVEN);
    player.newTurn();
    expect(player.playCard('Survivor')).to.equal(null);
    player.playCard('Strike');
    player.playCard('Strike');
    expect([player.playCard('Bash'), player.getEnergy(), names(player.getHand())]).to.deep.equal([
      null,
      1,
      'Defend Strike Bash',
    ]);
  });

  it('puts the discard pile under the deck when an encounter begins', () => {
    const player = new Player(freshContext(), 50, SEVEN);
    player.newTurn();
    player.playCard('Bash');
    player.endTurn();
    player.startNewEncounter();
    expect(names(player.getDeck())).to.equal('Defend Defend Bash Strike Defend Strike Strike');
    expect(names(player.getDiscarded())).to.equal('');
  });
});

describe('the players of Spire', () => {
  it('are drawn their first hands as checked by hand', () => {
    const table = [
      [
        new IronClad(freshContext()),
        'IronClad: 80/80 HP',
        'IronClad()',
        'Strike Strike Strike Bash Strike',
        'Strike Defend Defend Defend Defend',
      ],
      [
        new Silent(freshContext()),
        'Silent: 70/70 HP',
        'Silent()',
        'Strike Strike Strike Neutralize Defend',
        'Strike Strike Defend Defend Defend Defend Survivor',
      ],
      [
        new Watcher(freshContext()),
        'Watcher: 72/72 HP',
        'Watcher()',
        'Defend Strike Strike Vigilance Strike',
        'Strike Defend Defend Defend Eruption',
      ],
    ] as const;
    for (const [player, text, call, hand, deck] of table) {
      expect([player.toString(), player.repr()]).to.deep.equal([text, call]);
      player.newTurn();
      expect([names(player.getHand()), names(player.getDeck())]).to.deep.equal([hand, deck]);
    }
  });

  it('see the same cards come back, turn after turn, when Silent plays none', () => {
    const silent = new Silent(freshContext());
    const hands = Array.from({ length: 6 }, () => {
      silent.newTurn();
      const hand = names(silent.getHand());
      silent.endTurn();
      return hand;
    });
    expect(hands).to.deep.equal([
      'Strike Strike Strike Neutralize Defend',
      'Defend Defend Survivor Defend Strike',
      'Strike Defend Defend Defend Strike',
      'Defend Survivor Defend Neutralize Strike',
      'Strike Strike Defend Defend Strike',
      'Strike Neutralize Defend Defend Strike',
    ]);
  });

  it('are chosen by their word, IronClad for any other', () => {
    expect(PLAYER.words).to.deep.equal(['ironclad', 'silent', 'watcher']);
    for (const [word, name] of [
      ['ironclad', 'IronClad'],
      ['silent', 'Silent'],
      ['watcher', 'Watcher'],
      ['Silent', 'IronClad'],
      ['', 'IronClad'],
      ['constructor', 'IronClad'],
    ] as const)
      expect(createPlayer(word, freshContext()).getName()).to.equal(name);
  });

  it('are copied with all that they hold, and go on apart', () => {
    for (const { word } of PLAYERS) {
      const player = createPlayer(word, freshContext());
      player.newTurn();
      player.reduceHp(3);
      player.addStrength(2);
      const copy = player.copy(freshContext());
      expect([copy.getName(), copy.getHp(), copy.getStrength()]).to.deep.equal([player.getName(), player.getHp(), 2]);
      const hand = names(player.getHand());
      copy.endTurn();
      expect([names(player.getHand()), names(copy.getDiscarded())]).to.deep.equal([hand, hand]);
    }
  });
});
