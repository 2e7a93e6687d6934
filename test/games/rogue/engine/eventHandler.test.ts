import { expect } from 'chai';
import { GameOverEventHandler, MainGameEventHandler } from '../../../../src/games/rogue/engine/eventHandler';
import { KEYS } from '../../../../src/games/rogue/play/keys';
import { engineOf } from '../support';

describe('the player', () => {
  it('does what the handler of the moment makes of it', () => {
    const engine = engineOf('map\n...\n.@.\n...');
    expect(engine.eventHandler).to.be.instanceOf(MainGameEventHandler);
    const places = KEYS.map(({ input, step }) => {
      const fork = engine.copy();
      expect(fork.eventHandler.handleEvents(step), input).to.equal(true);
      return `${input}${fork.player.x}${fork.player.y}`;
    });
    expect(places.join(' ')).to.equal('h01 l21 k10 j12 y00 u20 b02 n22 .11');
  });

  it('can leave the game, which is no turn, and then do nothing more', () => {
    const engine = engineOf('map\n@.');
    expect(engine.eventHandler.handleEvents('escape')).to.equal(false);
    expect(engine.hasLeft).to.equal(true);
    expect(engine.eventHandler.handleEvents([1, 0])).to.equal(false);
    expect(engine.player.x).to.equal(0);
  });

  it('can only leave when it is dead', () => {
    const engine = engineOf('player hp 1\nmap\n@o', '.');
    expect(engine.eventHandler).to.be.instanceOf(GameOverEventHandler);
    expect(engine.eventHandler.handleEvents([0, 0])).to.equal(false);
    expect(engine.eventHandler.handleEvents('escape')).to.equal(false);
    expect(engine.hasLeft).to.equal(true);
  });
});
