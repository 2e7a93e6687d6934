import { expect } from 'chai';
import type { AnyGame } from '../../../src/games/game';
import { plainSetup } from '../../../src/games/setup';
import { ENGLISH } from '../../support/registry';
import { ALL, analysed, samples } from './material';

/** Every sample of a game at its start, and some turns later. */
function* states(game: AnyGame): Generator<unknown> {
  for (const sample of samples(game.format)) {
    const { definition, files } = analysed(game.format, sample);
    const state = game.start(definition, { ...plainSetup(game.seedOf(definition)), files });
    yield state;
    for (let turn = 0; turn < 300; turn++) {
      const inputs = game.inputs?.(state) ?? [];
      if (!game.step(state, inputs[turn % inputs.length] ?? game.tick ?? '')) break;
    }
    yield state;
  }
}

for (const game of ALL.games) {
  const { terminal } = game;
  if (!terminal) continue;

  describe(`the game ${game.id} in a terminal`, () => {
    it('says how things are and who has won in texts that there are', () => {
      for (const state of states(game)) {
        for (const { key } of [
          ...(terminal.standing?.(state) ?? []),
          terminal.verdict?.(state) ?? { key: 'cli.turn' },
        ]) {
          if (key !== 'cli.turn') expect(ENGLISH.table).to.have.property(key);
        }
      }
    });

    it('says who has won only when it is over', () => {
      for (const state of states(game)) {
        if (game.status(state) === 'playing') expect(terminal.verdict?.(state) ?? null).to.equal(null);
      }
    });

    it('has colours for every place of its board, and none above or below it', () => {
      for (const state of states(game)) {
        const inks = terminal.inks?.(state);
        const rows = game.renderText(state).split('\n');
        for (const [row, text] of rows.entries())
          for (let column = 0; column < text.length; column++) inks?.(row, column);
        expect([inks?.(-1, -1) ?? null, inks?.(rows.length, 0) ?? null]).to.deep.equal([null, null]);
      }
    });

    it('keeps a place of its board in sight', () => {
      for (const state of states(game)) {
        const [row, column] = terminal.focus?.(state) ?? [0, 0];
        expect(game.renderText(state).split('\n')[row]?.length).to.be.above(column);
      }
    });

    it('has a key of its own for every input that somebody can choose, and says what it does', () => {
      const keys = terminal.keys ?? [];
      for (const { label } of keys) expect(ENGLISH.table).to.have.property(label);
      const names = keys.flatMap(({ input, codes = [] }) => [input, ...codes]);
      expect(names.length).to.equal(new Set(names).size);
      if (game.tick !== undefined || terminal.dialogue) return;
      for (const state of states(game)) {
        for (const input of game.inputs?.(state) ?? []) expect(keys.map((key) => key.input)).to.include(input);
      }
    });
  });
}
