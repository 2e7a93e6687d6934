import { expect } from 'chai';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { askOf, engineOf, monsterOf, play, saidIn } from '../support';

describe('a monster', () => {
  it('does nothing as long as the player has not seen it', () => {
    const engine = engineOf('fov 3\nmap\n@.......o', '.....');
    expect(monsterOf(engine).x).to.equal(8);
  });

  it('goes by what the player saw before its step', () => {
    const engine = engineOf('fov 3\nmap\n@...o...', 'l');
    expect(monsterOf(engine).x).to.equal(4);
    expect(engineOf('fov 3\nmap\n@...o...', 'l.').monsters[0]?.x).to.equal(3);
  });

  it('hits from each of the eight cells around, and not from two cells away', () => {
    for (const [dx, dy] of [
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ] as const) {
      const rows = [0, 1, 2].map((y) =>
        [0, 1, 2].map((x) => (x === 1 + dx && y === 1 + dy ? 'o' : x === 1 && y === 1 ? '@' : '.')).join(''),
      );
      expect(saidIn(engineOf(`map\n${rows.join('\n')}`, '.'))).to.deep.equal(['Orc attacks Player for 1 hit points.']);
    }
    expect(saidIn(engineOf('map\n@.o', '.'))).to.deep.equal([]);
  });

  it('acts in the order of the map', () => {
    const engine = engineOf('player hp 4\nmap\n.T.\no@o', '.');
    expect(saidIn(engine)).to.deep.equal([
      'Troll attacks Player for 2 hit points.',
      'Orc attacks Player for 1 hit points.',
      'Orc attacks Player for 1 hit points.',
      'You died!',
    ]);
  });

  it('that comes later still acts when the player has died, but finds nobody to hit', () => {
    const { engine, turn } = play('player hp 1\nmap\n@o...o', '.l');
    expect(saidIn(engine)).to.deep.equal(['Orc attacks Player for 1 hit points.', 'You died!']);
    expect(engine.monsters.map(({ x }) => x)).to.deep.equal([1, 4]);
    expect(turn).to.equal(1);
  });

  it('goes on out of sight to where it saw the player last, and then waits', () => {
    const state = play('map\n#########\n#@.....o#\n#.#######\n#.#######\n#.#######\n#.......#\n#########');
    const orc = monsterOf(state.engine);
    const ways: string[] = [];
    for (const key of 'jjjjnlll') {
      const isSeen = state.engine.gameMap.isVisible(orc.x, orc.y);
      const plan = askOf(state).plannedPath(1);
      rogueGame.step(state, key);
      if (isSeen) continue;
      ways.push(plan.length === 0 ? 'waits' : 'goes on');
      const [x, y] = plan[0] ?? [orc.x, orc.y];
      expect([orc.x, orc.y]).to.deep.equal([x, y]);
    }
    expect(ways).to.include('goes on');
    expect(ways.at(-1)).to.equal('waits');
  });

  it('uses up a step of its path when somebody is in the way, and leaps when it is out of sight', () => {
    const map = [
      '#######################',
      '#....####.....#########',
      '#....####.###.#########',
      '#..@.......oo.oo.o....#',
      '#....####.###.#########',
      '#....####.....#########',
      '#######################',
    ];
    const text = `player hp 40\nfov 10\nmap\n${map.join('\n')}`;
    const before = monsterOf(engineOf(text, 'lb.uknhku.'), 2);
    const after = monsterOf(engineOf(text, 'lb.uknhku.y'), 2);
    expect([before.x, before.y, after.x, after.y]).to.deep.equal([7, 3, 4, 3]);
  });
});
