import { expect } from 'chai';
import type { GameEvent } from '../../../../src/games/events';
import type { SlugFrame } from '../../../../src/games/slug/play/frame';
import { slugGame } from '../../../../src/games/slug/play/game';
import { changesOf } from '../../../../webview/boards/slug/changes';
import { playedOf, textOf } from '../../../games/slug/support';

/** The frames before and after the last of some keys, and what happened in between. */
function turnOf(text: string, keys: string): { before: SlugFrame; after: SlugFrame; events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const after = slugGame.frame(playedOf(text, keys, events));
  const before = slugGame.frame(playedOf(text, keys.slice(0, -1)));
  return { before, after, events: events.filter(({ turn }) => turn === after.turn) };
}

describe('what a turn of a level did', () => {
  it('is summed up for each: blows and poison together', () => {
    const { before, after, events } = turnOf(textOf('20', '######', '#PS A#', '#   G#', '######'), 'd__');
    const [player, slug] = [changesOf(after, before, events), changesOf(after, null, events)];
    expect(player).to.deep.equal(slug);
    const total = player.find(({ cell }) => cell.join() === after.player.position.join());
    expect(total?.health).to.equal(after.player.health - before.player.health);
    expect(total?.health).to.be.below(0);
  });

  it('is no healing beyond full health, where the health before is known', () => {
    const { before, after, events } = turnOf(textOf('9', '######', '#P N #', '#   G#', '######'), '_');
    expect(changesOf(after, before, events)).to.deep.equal([{ cell: [1, 1], health: 0, poison: 0 }]);
    expect(changesOf(after, null, events)).to.deep.equal([{ cell: [1, 1], health: 2, poison: 0 }]);
  });

  it('is told where a slug went, or where it died', () => {
    const moved = turnOf(textOf('20', '#######', '#PDL  #', '#    G#', '#######'), 'd');
    const [slug] = moved.after.slugs;
    expect(slug && changesOf(moved.after, moved.before, moved.events).map(({ cell }) => cell)).to.deep.include(
      slug?.position,
    );
    const died = turnOf(textOf('9', '######', '#PSL #', '#   G#', '######'), 'd');
    expect(changesOf(died.after, died.before, died.events)).to.deep.equal([{ cell: [1, 3], health: -3, poison: 1 }]);
  });

  it('is nothing where nobody was hit', () => {
    const { before, after, events } = turnOf(textOf('9', '#####', '#P G#', '#####'), 'd');
    expect(changesOf(after, before, events)).to.deep.equal([]);
  });
});
