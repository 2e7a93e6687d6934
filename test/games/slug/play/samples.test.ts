import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SourceText } from '../../../../src/core/sourceText';
import { analyse } from '../../../../src/games/analysis';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { slugGame } from '../../../../src/games/slug/play/game';
import { ROOT } from '../../../support/shared';
import { startOf } from '../support';

const folder = path.join(ROOT, 'levels', 'slug');
const names = readdirSync(folder).filter((name) => name.endsWith('.slug'));
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');

const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** The recorded keys of a sample. */
const keysOf = (name: string): string =>
  readFileSync(path.join(ROOT, 'test', 'golden', 'slug', name.replace('.slug', '.keys')), 'utf8').trimEnd();

describe('the sample levels', () => {
  it('are there, and together show every character of a level', () => {
    expect(names).to.have.length.of.at.least(5);
    expect([...new Set(names.flatMap((name) => [...read(name).replaceAll(/[0-9\n]/g, '')]))].sort().join('')).to.equal(
      ' #ADGHLNPS',
    );
  });

  for (const name of names) {
    it(`${name} has no error or warning and is in canonical form`, () => {
      const { definition, problems } = analyse(slugLevelFormat, read(name));
      expect(problems.filter(({ severity }) => severity !== 'info')).to.deep.equal([]);
      expect(slugLevelFormat.format(definition)).to.equal(read(name));
      expect(slugLevelFormat.recognise(new SourceText(read(name)))).to.equal(true);
    });

    it(`${name} is won with the last of its recorded keys, each of which is a turn`, () => {
      const state = startOf(read(name));
      const inputs = slugGame.parseInputs(keysOf(name));
      const ends = inputs.map((key) => (slugGame.step(state, key) ? state.status : 'refused'));
      expect(ends).to.deep.equal([...inputs.slice(1).map(() => 'playing'), 'won']);
    });

    it(`${name} has a line beside it that does not give its keys away`, () => {
      const lines = readme.split('\n').filter((line) => line.includes(`\`${name}\``));
      expect(lines).to.have.length(1);
      expect(lines[0]).not.to.include(keysOf(name));
    });
  }
});
