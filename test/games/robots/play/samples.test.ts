import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { robotArenaFormat } from '../../../../src/games/robots/language/arena/format';
import { medicCommandsFormat } from '../../../../src/games/robots/language/medic/format';
import { robotsGame } from '../../../../src/games/robots/play/game';
import { STEP } from '../../../../src/games/robots/play/war';
import { ROOT } from '../../../support/shared';
import { analyseArena, analyseMedic, arenaOf, medicOf, warOf } from '../support';

const folder = path.join(ROOT, 'levels', 'robots');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const names = readdirSync(folder);
const arenas = names.filter((name) => name.endsWith('.arena'));
const medics = names.filter((name) => name.endsWith('.medic'));

describe('the sample robot wars', () => {
  it('are at least four arenas and four medic files', () => {
    expect(arenas).to.have.length.of.at.least(4);
    expect(medics).to.have.length.of.at.least(4);
  });

  for (const name of arenas) {
    it(`${name} has no problems, is canonical and commented, and is fought to the end`, () => {
      const text = read(name);
      const files = new Map(medics.map((medic) => [medic, read(medic)]));
      expect(analyseArena(text, files).problems).to.deep.equal([]);
      expect(robotArenaFormat.format(arenaOf(text))).to.equal(text);
      expect(text).to.match(/^#/);
      const state = warOf(text, files);
      while (robotsGame.step(state, STEP));
      expect(state.turn).to.be.greaterThan(10);
    });
  }

  for (const name of medics) {
    it(`${name} has no problems, is canonical, and is explained beside it`, () => {
      expect(analyseMedic(read(name)).problems).to.deep.equal([]);
      expect(medicCommandsFormat.format(medicOf(read(name)))).to.equal(read(name));
      expect(read('README.md')).to.contain(`\`${name}\``);
    });
  }
});
