import { expect } from 'chai';
import fc from 'fast-check';
import { EventLog } from '../../../../src/games/events';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { propertyOptions } from '../../../support/property';
import { dungeons, keyTexts } from '../arbitraries';
import { play } from '../support';

describe('any game', () => {
  it('keeps hit points within limits, actors apart and on floor, and the dead dead', () => {
    fc.assert(
      fc.property(dungeons, keyTexts, (text, pressed) => {
        const state = play(text);
        const dead = new Set<number>();
        for (const key of pressed) {
          rogueGame.step(state, key);
          const { player, monsters, gameMap } = state.engine;
          for (const { fighter } of [player, ...monsters]) expect(fighter.hp).to.be.within(0, fighter.maxHp);
          const living = [player, ...monsters].filter(({ isAlive }) => isAlive);
          expect(new Set(living.map(({ x, y }) => `${x},${y}`)).size).to.equal(living.length);
          for (const { x, y } of living) {
            expect(gameMap.tiles[y * gameMap.width + x]).to.equal(1);
            expect(gameMap.getActorAtLocation(x, y)).to.include({ x, y });
          }
          monsters.forEach(({ isAlive, fighter }, index) => {
            expect(isAlive).to.equal(fighter.hp > 0);
            if (dead.has(index)) expect(isAlive).to.equal(false);
            if (!isAlive) dead.add(index);
          });
        }
      }),
      propertyOptions(100),
    );
  });

  it('is the same for the same seed and keys, and for a fork of it', () => {
    fc.assert(
      fc.property(dungeons, keyTexts, fc.nat(60), (text, pressed, at) => {
        const first = play(text);
        const second = play(text);
        let fork = second;
        [...pressed].forEach((key, index) => {
          if (index === at) fork = rogueGame.copy(second);
          rogueGame.step(first, key, new EventLog(first.turn + 1));
          rogueGame.step(second, key);
          if (fork !== second) rogueGame.step(fork, key);
          expect(rogueGame.trace(second, key)).to.deep.equal(rogueGame.trace(first, key));
          expect(rogueGame.frame(fork)).to.deep.equal(rogueGame.frame(first));
        });
      }),
      propertyOptions(60),
    );
  });

  it('never forgets what was seen: what is known grows, and holds what is seen', () => {
    fc.assert(
      fc.property(dungeons, keyTexts, (text, pressed) => {
        const state = play(text);
        let known = rogueGame.frame(state).known;
        for (const key of pressed) {
          rogueGame.step(state, key);
          const frame = rogueGame.frame(state);
          frame.known.forEach((line, y) => {
            [...line].forEach((symbol, x) => {
              const before = known[y]?.[x];
              if (before !== ' ') expect(symbol).to.equal(before);
              if (symbol !== ' ') expect(symbol).to.equal(frame.ground[y]?.[x]);
              const isSeen = frame.view.rows[y - frame.view.y]?.[x - frame.view.x] === '1';
              if (isSeen) expect(symbol).to.not.equal(' ');
            });
          });
          known = frame.known;
        }
      }),
      propertyOptions(30),
    );
  });

  it('plays on a map of 500 by 500 with a thousand rooms', () => {
    const text = 'player hp 999999\nfov 30\nseed 5\ngenerate width 500 height 500 rooms 1000 max 20 monsters 10';
    const state = play(text, 'hjklyubn.'.repeat(4));
    expect(rogueGame.turn(state)).to.equal(36);
    expect(rogueGame.frame(state).known).to.have.lengthOf(500);
    expect(rogueGame.copy(state).engine.monsters).to.have.lengthOf(state.engine.monsters.length);
  });
});
