import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spireGame } from '../../../../src/games/spire/play/game';
import { goldenFolders, ROOT } from '../../../support/shared';
import { playAll, read, startGame } from '../support';

const SAMPLES = path.join(ROOT, 'levels', 'spire');
const [GOLDEN = ''] = goldenFolders('spire');

/** By whom each sample is won, with the moves in `test/golden/spire`. */
const WINNERS: readonly (readonly [sample: string, moves: string, player: string])[] = [
  ['01-the-first-fight', 'first-fight', 'ironclad'],
  ['02-block-the-bites', 'block-the-bites', 'ironclad'],
  ['03-stop-the-chant', 'stop-the-chant', 'watcher'],
  ['04-gather-strength', 'gather-strength', 'silent'],
  ['04-gather-strength', 'gather-strength-watcher', 'watcher'],
  ['05-the-long-climb', 'long-climb', 'silent'],
];

describe('the sample games of Spire', () => {
  const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.spire'));
  const textOf = (name: string): string => readFileSync(path.join(SAMPLES, name), 'utf8');

  it('are each won by somebody here', () => {
    expect(new Set(WINNERS.map(([sample]) => `${sample}.spire`))).to.deep.equal(new Set(names));
  });

  for (const name of names) {
    it(`${name} has no problem and is in canonical form`, () => {
      const { definition, problems } = read(textOf(name));
      expect(problems).to.deep.equal([]);
      expect(spireGame.format.format(definition)).to.equal(textOf(name));
    });
  }

  for (const [sample, moves, player] of WINNERS) {
    it(`${sample} can be won by ${player}`, () => {
      const state = startGame(textOf(`${sample}.spire`), player);
      playAll(state, spireGame.parseInputs(readFileSync(path.join(GOLDEN, `${moves}.moves`), 'utf8')));
      expect(spireGame.status(state)).to.equal('won');
    });
  }
});
