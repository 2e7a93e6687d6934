import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rogueDungeonFormat } from '../../../src/games/rogue/language/format';
import { rogueGame } from '../../../src/games/rogue/play/game';
import { OPTIONAL_CHECKS } from '../../../src/games/rogue/language/checks';
import { NO_COMPANIONS } from '../../../src/games/analysis';
import { ROOT } from '../../support/shared';
import { fileOf, findingsOf, play } from './support';

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
      expect(findingsOf(text)).to.deep.equal([]);
      expect(rogueDungeonFormat.format(fileOf(text))).to.equal(text);
      expect(text).to.match(/^\/\/ /);
      const further = OPTIONAL_CHECKS.flatMap((rule) => [...rule.check(fileOf(text), NO_COMPANIONS)]);
      expect(further).to.deep.equal([]);
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

describe('the finding rogue/unreachable', () => {
  const findings = (text: string): string[] =>
    OPTIONAL_CHECKS.flatMap((rule) => [...rule.check(fileOf(text), NO_COMPANIONS)]).map(({ range: { start }, args }) =>
      [start.line + 1, start.character + 1, args?.['monster'], args?.['x'], args?.['y']].join(' '),
    );

  it('is given at each monster that no walk leads to', () => {
    expect(findings('map\n@.#o\n..##\n.o#T\n')).to.deep.equal(['2 4 Orc 3 0', '4 4 Troll 3 2']);
  });

  it('counts steps aslant, and what short rows are filled up with as wall', () => {
    expect(findings('map\n@#\n#o')).to.deep.equal([]);
    expect(findings('map\n@.\n.\n...o\n\n...o')).to.deep.equal(['6 4 Orc 3 4']);
  });

  it('is not given without a player or without a map', () => {
    expect(findings('map\no')).to.deep.equal([]);
    expect(findings('generate')).to.deep.equal([]);
  });
});
