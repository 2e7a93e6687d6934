import { expect } from 'chai';
import { KeyGame, type Scene } from '../../../src/cli/play/keyGame';
import type { KeySource } from '../../../src/cli/play/keySource';
import type { AnyGame } from '../../../src/games/game';
import { analyse } from '../../../src/games/analysis';
import { plainSetup } from '../../../src/games/setup';
import { rogueGame } from '../../../src/games/rogue/play/game';
import { slugGame } from '../../../src/games/slug/play/game';
import { countdownGame } from '../../fixtures/countdown/play';

/** Keys from a list, in which `undefined` is a time without a key; it notes for how long each was waited for. */
function keysOf(...list: readonly (string | undefined)[]): { source: KeySource; waits: (number | undefined)[] } {
  const waits: (number | undefined)[] = [];
  const keys = [...list];
  const next = (milliseconds?: number): Promise<string | null | undefined> => {
    waits.push(milliseconds);
    return Promise.resolve(keys.length === 0 ? null : keys.shift());
  };
  return { source: { next }, waits };
}

/** What a view is shown: the turn, how many events there were, and the key of which something is said. */
interface Shown {
  readonly turn: number;
  readonly log: number;
  readonly note: unknown;
}

async function play(
  game: AnyGame,
  text: string,
  keys: KeySource,
  staysAtEnd = true,
): Promise<{ shown: Shown[]; status: string; counts: object }> {
  const { definition } = analyse(game.format, text);
  const state = game.start(definition, plainSetup(game.seedOf(definition)));
  const shown: Shown[] = [];
  const show = ({ log, note }: Scene): void => {
    shown.push({ turn: game.turn(state), log: log.length, note: note?.args?.['key'] ?? null });
  };
  const keyGame = new KeyGame({ game, state, seed: null }, { show, staysAtEnd });
  await keyGame.play(keys);
  return { shown, status: game.status(state), counts: keyGame.counts };
}

const CORRIDOR = '5\n#P  G#\n';
const turns = (shown: readonly Shown[]): number[] => shown.map(({ turn }) => turn);

describe('a game that is played key by key', () => {
  it('is shown at its start and after every key', async () => {
    const { shown, counts } = await play(slugGame, CORRIDOR, keysOf('d', 'x', 'w', 'd').source);
    expect(shown).to.deep.equal([
      { turn: 0, log: 0, note: null },
      { turn: 1, log: 1, note: null },
      { turn: 1, log: 1, note: 'x' },
      { turn: 1, log: 1, note: 'w' },
      { turn: 2, log: 1, note: null },
    ]);
    expect(counts).to.deep.equal({ given: 4, read: 4, noTurn: 2 });
  });

  it('takes capital letters, the arrow keys, and what --keys takes', async () => {
    expect((await play(slugGame, CORRIDOR, keysOf('D', 'ArrowRight', '_', ' ').source)).shown.length).to.equal(5);
    expect(turns((await play(slugGame, CORRIDOR, keysOf('D', 'ArrowRight', '_', ' ').source)).shown)).to.deep.equal([
      0, 1, 2, 3, 4,
    ]);
    const dungeon = 'map\n#####\n#...#\n#.@.#\n#...#\n#####\n';
    const keys = ['Home', 'n', 'PageDown', 'y', 'NumpadClear', 'Numpad5', 'k', 'ArrowDown'];
    expect(turns((await play(rogueGame, dungeon, keysOf(...keys).source)).shown)).to.deep.equal([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  it('overlooks line ends', async () => {
    const { shown, counts } = await play(slugGame, CORRIDOR, keysOf('d', '\r', '\n', 'd').source);
    expect([shown.at(-1), counts]).to.deep.equal([
      { turn: 2, log: 1, note: null },
      { given: 2, read: 2, noTurn: 0 },
    ]);
  });

  for (const key of ['q', 'Q', '\u0003', '\u0004']) {
    it(`is left with ${JSON.stringify(key)}`, async () => {
      const { shown, status } = await play(slugGame, CORRIDOR, keysOf('d', key, 'd').source);
      expect([turns(shown), status]).to.deep.equal([[0, 1], 'playing']);
    });
  }

  it('stays in sight at its end until somebody leaves, where there is a screen', async () => {
    const { shown, status } = await play(slugGame, CORRIDOR, keysOf('d', 'd', 'd', 'd', 'q').source);
    expect([turns(shown), shown.at(-1)?.note, status]).to.deep.equal([[0, 1, 2, 3, 3], 'd', 'won']);
  });

  it('is done at its end, where there is none', async () => {
    const keys = keysOf('d', 'd', 'd', 'd');
    const { shown } = await play(slugGame, CORRIDOR, keys.source, false);
    expect([turns(shown), keys.waits.length]).to.deep.equal([[0, 1, 2, 3], 3]);
  });
});

describe('a game that goes on by itself', () => {
  it('steps with n, which stops it, too', async () => {
    const keys = keysOf('n', ' ', undefined, 'n', 'n', 'q');
    const { shown } = await play(countdownGame, '9\n', keys.source);
    expect(turns(shown)).to.deep.equal([0, 1, 1, 2, 3, 4]);
    expect(keys.waits.map((wait) => wait !== undefined)).to.deep.equal([false, false, true, true, false, false]);
  });

  it('runs and stops with the space key', async () => {
    const keys = keysOf(' ', undefined, undefined, ' ', 'q');
    const { shown } = await play(countdownGame, '9\n', keys.source);
    expect(turns(shown)).to.deep.equal([0, 0, 1, 2, 2]);
    expect(keys.waits.at(-1)).to.equal(undefined);
  });

  it('runs to its end when no key can stop it any more', async () => {
    const { shown, status } = await play(countdownGame, '4\n', keysOf('n', ' ').source);
    expect([turns(shown), status]).to.deep.equal([[0, 1, 1, 2, 3, 4], 'over']);
  });

  it('stands still when no key comes', async () => {
    expect(turns((await play(countdownGame, '4\n', keysOf().source)).shown)).to.deep.equal([0]);
  });

  it('knows no other key, and none at its end', async () => {
    const { shown } = await play(countdownGame, '1\n', keysOf('x', 'n', 'n', ' ', 'q').source);
    expect(shown.map(({ note }) => note)).to.deep.equal([null, 'x', null, 'n', ' ']);
  });
});
