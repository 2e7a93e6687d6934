import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rangeInLine } from '../../../../src/core/range';
import { SourceText } from '../../../../src/core/sourceText';
import { analyse } from '../../../../src/games/analysis';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { sharedFolder } from '../../../support/shared';
import { playedOf } from '../support';

const LINE_1 = rangeInLine(0, 0, 2);

const LEVELS = [
  { name: 'level1.txt', problems: [], size: [8, 8], health: 30, slugs: 'AL', wins: 'dddwwww_waaa' },
  { name: 'level2.txt', problems: [], size: [8, 9], health: 30, slugs: 'ANL', wins: 'ssssddsdwdda_dwww' },
  {
    name: 'surround.txt',
    problems: [{ code: 'slug/no-goal', severity: 'warning', range: LINE_1 }],
    size: [4, 7],
    health: 10,
    slugs: 'AAAAA',
    wins: null,
  },
  {
    name: 'no-slugs.txt',
    problems: [{ code: 'slug/no-slugs', severity: 'info', range: LINE_1 }],
    size: [7, 8],
    health: 10,
    slugs: '',
    wins: 'wwww',
  },
] as const;

const folder = sharedFolder('corpus', 'slug');

describe('the levels of the course', () => {
  for (const { name, problems, size, health, slugs, wins } of folder ? LEVELS : []) {
    it(`${name} is taken for a level, says what it should and plays`, () => {
      const text = readFileSync(path.join(folder ?? '', name), 'utf8');
      expect(slugLevelFormat.recognise(new SourceText(text))).to.equal(true);
      const found = analyse(slugLevelFormat, text).problems;
      expect(found.map(({ code, severity, range }) => ({ code, severity, range }))).to.deep.equal(problems);
      const { model } = playedOf(text, '');
      expect(model.getDimensions()).to.deep.equal(size);
      expect(model.getPlayer().getMaxHealth()).to.equal(health);
      expect(
        model
          .getSlugs()
          .map(([, slug]) => slug.getSymbol())
          .join(''),
      ).to.equal(slugs);
      if (wins === null) return;
      expect(playedOf(text, wins.slice(0, -1)).status).to.equal('playing');
      expect(playedOf(text, wins).status).to.equal('won');
    });
  }
});
