import { expect } from 'chai';
import fc from 'fast-check';
import { HostileEnemy } from '../../../../src/games/rogue/engine/ai';
import { rogueGame, type RogueState } from '../../../../src/games/rogue/play/game';
import { propertyOptions } from '../../../support/property';
import { LoneEnemy } from '../referencePath';
import { play } from '../support';

/** Crowded dungeons that are seen far and wide. */
const crowds = fc
  .record({
    width: fc.integer({ min: 4, max: 24 }),
    height: fc.integer({ min: 4, max: 18 }),
    fov: fc.integer({ min: 3, max: 24 }),
    ground: fc.constantFrom(...['.o', '..o', '.oo#', '..oT#', '...o##', '....o', '.oooooo']),
    player: fc.nat(),
  })
  .chain(({ width, height, fov, ground, player }) =>
    fc
      .string({ unit: fc.constantFrom(...ground), minLength: width * height, maxLength: width * height })
      .map((cells) => {
        const at = player % cells.length;
        const map = `${cells.slice(0, at)}@${cells.slice(at + 1)}`;
        const rows = Array.from({ length: height }, (_, y) => map.slice(y * width, (y + 1) * width));
        return `player hp 5000 power 9\nfov ${fov}\nmap\n${rows.join('\n')}`;
      }),
  );

const keyTexts = fc.string({ unit: fc.constantFrom(...'hjklyubn..'), minLength: 1, maxLength: 12 });

/** The same game with monsters that find their ways alone. */
function playAlone(text: string): RogueState {
  const state = play(text);
  for (const monster of state.engine.monsters) monster.ai = new LoneEnemy(monster);
  return state;
}

/** What is left of every monster's path. */
function pathsOf({ engine }: RogueState): unknown[] {
  return engine.monsters.map(({ ai }) => (ai instanceof HostileEnemy ? ai.path : null));
}

/** A square full of orcs, every other cell or so, with the player in the middle. */
function halfFull(size: number): string {
  let random = 7;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => {
      random = (random * 1103515245 + 12345) % 2 ** 31;
      if (x === size >> 1 && y === size >> 1) return '@';
      return random < 2 ** 30 ? 'o' : '.';
    }).join(''),
  );
  return `player hp 999999\nfov 999\nmap\n${rows.join('\n')}`;
}

describe('a crowd of monsters', () => {
  it('goes exactly where each of them would go that searched alone', () => {
    let shared = 0;
    fc.assert(
      fc.property(crowds, keyTexts, (text, keys) => {
        const crowd = play(text);
        const alone = playAlone(text);
        for (const key of keys) {
          rogueGame.step(crowd, key);
          rogueGame.step(alone, key);
          const { gameMap } = crowd.engine;
          if (gameMap.pathFinder.work > gameMap.tiles.length) shared++;
          expect(rogueGame.trace(crowd, key)).to.deep.equal(rogueGame.trace(alone, key));
        }
        expect(pathsOf(crowd)).to.deep.equal(pathsOf(alone));
      }),
      propertyOptions(80),
    );
    expect(shared, 'turns with one search for all').to.be.greaterThan(100);
  });

  it('keeps its paths in a fork, whichever of the two asks for them first', () => {
    fc.assert(
      fc.property(crowds, keyTexts, fc.boolean(), (text, keys, isForkFirst) => {
        const state = play(text, keys);
        const fork = rogueGame.copy(state);
        const alone = playAlone(text);
        for (const key of keys) rogueGame.step(alone, key);
        for (const each of isForkFirst ? [fork, state] : [state, fork]) {
          expect(pathsOf(each)).to.deep.equal(pathsOf(alone));
        }
      }),
      propertyOptions(25),
    );
  });

  it('looks at so many cells as a few searches would, not as many as thousands', () => {
    const state = play(halfFull(100));
    const { pathFinder, tiles } = state.engine.gameMap;
    const seen = state.engine.monsters.length;
    expect(seen).to.be.greaterThan(4500);
    for (const key of 'lh.kj') {
      rogueGame.step(state, key);
      expect(pathFinder.work, `after ${key}`).to.be.lessThan(60 * tiles.length);
    }
  });

  it('of a few monsters searches for each alone, which looks at fewer cells', () => {
    const state = play(`map\n${'.'.repeat(20)}\n@.....o...o........o\n${'.'.repeat(20)}`, '.');
    const { pathFinder, tiles } = state.engine.gameMap;
    expect(pathFinder.work).to.be.within(1, tiles.length);
  });

  it('that lives on walls, by the hand of somebody else, still searches as A* does', () => {
    const text = `fov 12\nmap\n${'ooo\n'.repeat(6)}...\n...\n.@.\n...\n.#.`;
    const [crowd, alone] = [play(text), playAlone(text)];
    for (const { engine } of [crowd, alone]) engine.monsters.at(-1)?.place(1, 10);
    for (const key of '..jk') {
      rogueGame.step(crowd, key);
      rogueGame.step(alone, key);
      expect(rogueGame.trace(crowd, key)).to.deep.equal(rogueGame.trace(alone, key));
    }
  });
});
