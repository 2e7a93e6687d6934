import { expect } from 'chai';
import type { GameEvent } from '../../../../src/games/events';
import { placesOf, playedOf, slugOf, textOf } from '../support';

describe('the moves of slugs', () => {
  const cases = [
    {
      title: 'an angry slug chases the position before the move, not the one after it',
      rows: ['#####', '#P  #', '# A #', '#####'],
      keys: 'd',
      places: ['2,1'],
    },
    {
      title: 'staying is a move too: after it the slug looks at where the player stood',
      rows: ['#####', '#P  #', '#  A#', '#####'],
      keys: '_d_',
      places: ['2,2'],
    },
    {
      title: 'slugs move in the first turn',
      rows: ['########', '#P    A#', '########'],
      keys: '_',
      places: ['1,5'],
    },
    {
      title: 'slugs stay in the second turn',
      rows: ['########', '#P    A#', '########'],
      keys: '__',
      places: ['1,5'],
    },
    {
      title: 'slugs move again in the third turn',
      rows: ['########', '#P    A#', '########'],
      keys: '___',
      places: ['1,4'],
    },
    {
      title: 'a refused key does not count as one of the turns',
      rows: ['########', '#P    A#', '########'],
      keys: '_ww_',
      places: ['1,5'],
    },
    {
      title: 'a later slug follows into the cell that an earlier one has left',
      rows: ['########', '#P  AA #', '########'],
      keys: '_',
      places: ['1,3', '1,4'],
    },
    {
      title: 'an earlier slug is held up by a later one that has yet to move',
      rows: ['########', '# AA  P#', '########'],
      keys: '_',
      places: ['1,2', '1,4'],
    },
    {
      title: 'the game order stays that of the file, wherever the slugs have gone',
      rows: ['########', '#P  L A#', '#      #', '########'],
      keys: '___',
      places: ['2,5', '1,5'],
    },
    {
      title: 'an angry slug takes the lowest of equally near cells, up before left',
      rows: ['#####', '#P  #', '# A #', '#   #', '#####'],
      keys: '_',
      places: ['1,2'],
    },
    {
      title: 'a scared slug takes the highest of equally far cells, down after right',
      rows: ['#####', '#P  #', '# L #', '#   #', '#####'],
      keys: '_',
      places: ['3,2'],
    },
    {
      title: 'a scared slug in the farthest corner stays there',
      rows: ['#####', '#P  #', '#  L#', '#####'],
      keys: '___',
      places: ['2,3'],
    },
    {
      title: 'a nice slug never moves',
      rows: ['######', '#P  N#', '######'],
      keys: '__d__',
      places: ['1,4'],
    },
    {
      title: 'on an open board slugs stop at the edge',
      rows: ['P L', '   '],
      keys: '___',
      places: ['1,2'],
    },
    {
      title: 'a slug beside the player stays when nothing is nearer to where it looks',
      rows: ['######', '#PA  #', '######'],
      keys: '_',
      places: ['1,2'],
    },
  ];
  for (const { title, rows, keys, places } of cases) {
    it(`are such that ${title}`, () => {
      const { model } = playedOf(textOf('60', ...rows), keys);
      expect(placesOf(model).map((position) => position.join())).to.deep.equal(places);
    });
  }

  it('lead over weapons, which stay where they are', () => {
    const { model } = playedOf(textOf('60', '########', '#P   HA#', '########'), '_');
    expect(placesOf(model)).to.deep.equal([[1, 5]]);
    expect(model.getTile([1, 5]).getWeapon()?.getName()).to.equal('HealingRock');
    expect(slugOf(model).getWeapon()?.getName()).to.equal('PoisonSword');
  });

  it('are told in the log with both cells, but not for a slug that stays', () => {
    const events: GameEvent[] = [];
    playedOf(textOf('60', '########', '#P  A N#', '########'), '_', events);
    expect(events.filter(({ kind }) => kind === 'slug-moves')).to.deep.equal([
      {
        turn: 1,
        kind: 'slug-moves',
        actor: 'slug 1',
        cells: [
          [1, 3],
          [1, 4],
        ],
        args: { slug: 'AngrySlug', row: 1, column: 3, fromRow: 1, fromColumn: 4 },
      },
    ]);
  });

  it('are over before the first slug attacks, and slugs attack on every turn', () => {
    const level = textOf('60', '######', '#P  A#', '######');
    const healthAfter = ['_', '__', '___', '____'].map((keys) => playedOf(level, keys).model.getPlayer().getHealth());
    expect(
      healthAfter,
      'the slug arrives in turn 3 and hits in the turns 3 and 4; poison works from turn 4',
    ).to.deep.equal([60, 60, 58, 55]);
  });
});
