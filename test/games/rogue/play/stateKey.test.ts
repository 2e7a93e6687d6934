import { expect } from 'chai';
import fc from 'fast-check';
import { HostileEnemy } from '../../../../src/games/rogue/engine/ai';
import type { Engine } from '../../../../src/games/rogue/engine/engine';
import { rogueGame, type RogueState } from '../../../../src/games/rogue/play/game';
import { stateKey } from '../../../../src/games/rogue/play/stateKey';
import { propertyOptions } from '../../../support/property';
import { dungeons } from '../arbitraries';
import { engineOf, monsterOf, play } from '../support';

const HALL = 'fov 9\nmap\n#########\n#@...o.T#\n#.......#\n#########';

/** How a game goes on with some keys: what a trace tells of each turn but its number, `false` for a key that is no turn. */
function futureOf(start: RogueState, keys: string): unknown[] {
  const state = rogueGame.copy(start);
  return [...keys].map((key) => rogueGame.step(state, key) && { ...rogueGame.trace(state, key), turn: 0 });
}

describe('the key of a state', () => {
  const changes: readonly { title: string; change: (engine: Engine) => void }[] = [
    { title: 'the place of the player', change: ({ player }) => player.place(1, 2) },
    { title: 'the hit points of the player', change: ({ player }) => (player.fighter.hp -= 1) },
    { title: 'the place of a monster', change: (engine) => monsterOf(engine).place(5, 2) },
    { title: 'the place of another monster', change: (engine) => monsterOf(engine, 1).place(5, 2) },
    { title: 'the hit points of a monster', change: (engine) => (monsterOf(engine).fighter.hp -= 1) },
    { title: 'the hit points of another monster', change: (engine) => (monsterOf(engine, 1).fighter.hp -= 1) },
    { title: 'whether a monster lives', change: (engine) => (monsterOf(engine).fighter.hp = 0) },
    { title: 'whether the player lives', change: ({ player }) => (player.fighter.hp = 0) },
    { title: 'whether the player has left', change: (engine) => engine.eventHandler.handleEvents('escape') },
  ];

  it(`differs in ${changes.map(({ title }) => title).join(', ')}`, () => {
    const keys = changes.map(({ change }) => {
      const engine = engineOf(HALL);
      change(engine);
      return stateKey(engine);
    });
    expect(new Set([stateKey(engineOf(HALL)), ...keys]).size).to.equal(changes.length + 1);
  });

  it('differs when two monsters have changed places, since they act in their order', () => {
    const [one, other] = [engineOf(HALL), engineOf(HALL)];
    for (const [engine, first, second] of [
      [one, 3, 4],
      [other, 4, 3],
    ] as const) {
      monsterOf(engine).place(first, 2);
      monsterOf(engine, 1).place(second, 2);
    }
    expect(stateKey(one)).not.to.equal(stateKey(other));
  });

  it('holds the place of remains, which a trace tells', () => {
    const [one, other] = [engineOf(HALL), engineOf(HALL)];
    monsterOf(one).fighter.hp = 0;
    monsterOf(other).place(5, 2);
    monsterOf(other).fighter.hp = 0;
    expect(stateKey(one)).not.to.equal(stateKey(other));
  });

  it('tells 1,11 from 11,1', () => {
    const room = `map\n@${'.'.repeat(12)}${`\n${'.'.repeat(13)}`.repeat(12)}`;
    const [one, other] = [engineOf(room), engineOf(room)];
    one.player.place(1, 11);
    other.player.place(11, 1);
    expect(stateKey(one)).not.to.equal(stateKey(other));
  });

  const CORNER = 'map\n#########\n#@.....o#\n#.#######\n#.#######\n#.#######\n#.......#\n#########';

  it('holds the path of a monster that is out of sight, as far as it has not been walked', () => {
    const state = play(CORNER, 'jjj');
    const orc = monsterOf(state.engine);
    expect(state.engine.gameMap.isVisible(orc.x, orc.y)).to.equal(false);
    const path = orc.ai instanceof HostileEnemy ? orc.ai.path : [];
    expect(path).not.to.be.empty;
    const lost = engineOf(CORNER);
    lost.player.place(state.engine.player.x, state.engine.player.y);
    monsterOf(lost).place(orc.x, orc.y);
    lost.updateFov();
    expect(stateKey(state.engine)).to.equal(stateKey(lost) + path.map(([x, y]) => `>${x},${y}`).join(''));
  });

  it('does not hold the path of a monster that is sure to find another one', () => {
    const state = play(HALL, '.');
    const walked = monsterOf(state.engine, 1);
    expect(walked.ai instanceof HostileEnemy && walked.ai.path.length).to.be.greaterThan(0);
    const placed = engineOf(HALL);
    for (const [index, monster] of placed.monsters.entries()) {
      const { x, y } = monsterOf(state.engine, index);
      monster.place(x, y);
    }
    expect(stateKey(state.engine)).to.equal(stateKey(placed));
  });

  it('holds the path of a monster that the player can come next to, since that one may keep it', () => {
    const state = play('map\n@...o', '.');
    const fresh = engineOf('map\n@...o');
    monsterOf(fresh).place(3, 0);
    expect(stateKey(state.engine)).to.equal(stateKey(fresh));
    rogueGame.step(state, '.');
    monsterOf(fresh).place(2, 0);
    expect(stateKey(state.engine)).to.equal(`${stateKey(fresh)}>1,0>0,0`);
  });

  it('does not hold what was explored, what was said, and how many turns there were', () => {
    const room = 'fov 1\nmap\n.......\n@......';
    const [gone, stayed] = [play(room, 'lllhhh'), play(room, '.')];
    expect(rogueGame.frame(gone).known).not.to.deep.equal(rogueGame.frame(stayed).known);
    expect(stateKey(gone.engine)).to.equal(stateKey(stayed.engine));
    expect(futureOf(gone, 'lk.')).to.deep.equal(futureOf(stayed, 'lk.'));
    const harmless = 'player power 0\norc power 0\nmap\n@o';
    expect(play(harmless, 'l').engine.messages).to.have.lengthOf(2);
    expect(stateKey(play(harmless, 'l').engine)).to.equal(stateKey(play(harmless, '.').engine));
  });

  it('is the same for a fork', () => {
    const state = play(CORNER, 'jj');
    expect(rogueGame.stateKey?.(rogueGame.copy(state))).to.equal(stateKey(state.engine));
  });

  it('is equal only for games that go on alike', () => {
    const way = fc.string({ unit: fc.constantFrom(...'hjklyubn....'), maxLength: 4 });
    const future = fc.string({ unit: fc.constantFrom(...'hjklyubn.'), maxLength: 10 });
    let equal = 0;
    fc.assert(
      fc.property(dungeons, fc.array(way, { minLength: 10, maxLength: 30 }), future, (text, ways, keys) => {
        const start = play(text);
        const seen = new Map<string, RogueState>();
        for (const pressed of ways) {
          const state = rogueGame.copy(start);
          for (const key of pressed) rogueGame.step(state, key);
          const key = stateKey(state.engine);
          const twin = seen.get(key);
          if (twin) {
            equal++;
            expect(futureOf(state, keys)).to.deep.equal(futureOf(twin, keys));
          }
          seen.set(key, state);
        }
      }),
      propertyOptions(150),
    );
    expect(equal, 'there were such games').to.be.greaterThan(100);
  });
});
