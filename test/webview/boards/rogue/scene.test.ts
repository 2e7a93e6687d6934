import { expect } from 'chai';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import type { RogueQueries } from '../../../../src/games/rogue/play/queries';
import { nameOfCell } from '../../../../webview/boards/rogue/names';
import { RogueScene } from '../../../../webview/boards/rogue/scene';
import { useLanguage } from '../../../../webview/texts';
import { askOf, ENGLISH, play } from '../../../games/rogue/support';

/** A corridor; the player sees two cells far, the troll behind it is out of sight, the orc is not. */
const TEXT = 'fov 2\nmap\n#########\n#T.@.o..#\n#########\n';
const HIDDEN = 'fov 2\nmap\n##########\n#@..T....#\n##########\n';

function sceneOf(text: string, keys = '', seesEverything = false): RogueScene {
  const state = play(text, keys);
  return new RogueScene(rogueGame.frame(state), seesEverything, askOf(state));
}

describe('what a dungeon’s board shows', () => {
  before(() => {
    useLanguage(ENGLISH);
  });

  it('is what is seen, what is remembered, and nothing else', () => {
    const scene = sceneOf(HIDDEN, 'lll'.slice(0, 1) + '.');
    expect([0, 1, 2, 3, 4, 5, 6].map((x) => scene.sightOf(x, 1))).to.deep.equal([
      'seen',
      'seen',
      'seen',
      'seen',
      'seen',
      'unknown',
      'unknown',
    ]);
    expect(scene.groundAt(3, 1)).to.equal('floor');
    expect(scene.groundAt(3, 0)).to.equal('wall');
    expect(scene.groundAt(8, 1)).to.equal(null);
  });

  it('remembers the ground and forgets who stands there', () => {
    const scene = sceneOf('fov 2\nmap\n###########\n#@........#\n###########\n', 'llll');
    expect(scene.sightOf(1, 1)).to.equal('remembered');
    expect(nameOfCell(scene, 1, 1)).to.equal('floor, not in sight, x 1, y 1');
    expect(nameOfCell(scene, 1, 0)).to.equal('wall, not in sight, x 1, y 0');
    expect(nameOfCell(scene, 9, 1)).to.equal('never seen, x 9, y 1');
  });

  it('names everybody with hit points, what a monster plans, and the ground', () => {
    const scene = sceneOf(TEXT);
    expect(nameOfCell(scene, 3, 1)).to.equal('Player, 30 of 30 hit points, floor, x 3, y 1');
    expect(nameOfCell(scene, 5, 1)).to.equal(
      'Orc, 10 of 10 hit points, plans 2 steps, the first to x 4, y 1, floor, x 5, y 1',
    );
  });

  it('hides who is out of sight, unless everything is to be seen', () => {
    expect(nameOfCell(sceneOf(HIDDEN), 4, 1)).to.equal('never seen, x 4, y 1');
    const all = sceneOf(HIDDEN, '', true);
    expect(nameOfCell(all, 4, 1)).to.equal('Troll, 16 of 16 hit points, not in sight, floor, never seen, x 4, y 1');
    expect(nameOfCell(all, 9, 1)).to.equal('wall, never seen, x 9, y 1');
    expect(nameOfCell(all, 1, 1)).to.equal('Player, 30 of 30 hit points, floor, x 1, y 1');
  });

  it('puts the living on top of remains', () => {
    const text = 'orc hp 5\nmap\n#####\n#@oo#\n#####\n';
    const scene = sceneOf(text, 'l.');
    expect(scene.entitiesAt(2, 1).map(({ name }) => name)).to.deep.equal(['Orc', 'remains of Orc']);
    expect(nameOfCell(scene, 2, 1)).to.equal('Orc, 5 of 5 hit points, remains of Orc, floor, x 2, y 1');
  });

  it('asks the game once for a path, and never for the player’s', () => {
    const state = play(TEXT);
    const asked: number[] = [];
    const queries: RogueQueries = {
      ...askOf(state),
      plannedPath(monster) {
        asked.push(monster);
        return askOf(state).plannedPath(monster);
      },
    };
    const scene = new RogueScene(rogueGame.frame(state), false, queries);
    expect(scene.pathFrom(5, 1)).to.deep.equal([
      [4, 1],
      [3, 1],
    ]);
    expect(scene.pathFrom(5, 1)).to.equal(scene.pathFrom(5, 1));
    expect(scene.pathFrom(3, 1)).to.deep.equal([]);
    expect(scene.pathFrom(0, 0)).to.deep.equal([]);
    expect(asked).to.deep.equal([2]);
  });
});
