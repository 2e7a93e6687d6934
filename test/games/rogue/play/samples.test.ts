import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rogueDungeonFormat } from '../../../../src/games/rogue/language/format';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { ROOT } from '../../../support/shared';
import { fileOf, findingsOf, play } from '../support';

const folder = path.join(ROOT, 'levels', 'rogue');
const names = readdirSync(folder).filter((name) => name.endsWith('.rogue'));

describe('the sample dungeons', () => {
  it('are at least five, drawn and generated', () => {
    const generated = names.filter((name) => fileOf(readFileSync(path.join(folder, name), 'utf8')).isGenerated);
    expect(names).to.have.length.of.at.least(5);
    expect(generated).to.have.length.of.at.least(1);
    expect(generated).to.have.length.of.at.most(names.length - 1);
  });

  for (const name of names) {
    it(`${name} is without a problem, in canonical form, introduced by a comment, and plays`, () => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      expect(findingsOf(text, true)).to.deep.equal([]);
      expect(rogueDungeonFormat.format(fileOf(text))).to.equal(text);
      expect(text).to.match(/^\/\/ /);
      const state = play(text, 'hjklyubn.');
      expect(rogueGame.turn(state)).to.equal(9);
      expect(rogueGame.status(state)).to.equal('playing');
    });
  }

  it('are all in their table', () => {
    const table = readFileSync(path.join(folder, 'README.md'), 'utf8');
    for (const name of names) expect(table).to.contain(`\`${name}\``);
  });
});
