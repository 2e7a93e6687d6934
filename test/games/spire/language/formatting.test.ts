import { expect } from 'chai';
import * as fc from 'fast-check';
import { spireGameFormat } from '../../../../src/games/spire/language/format';
import { propertyOptions } from '../../../support/property';
import { anyText } from '../arbitraries';
import { GAME, problemsOf, read } from '../support';

function formatted(text: string): string {
  return spireGameFormat.format(read(text).definition);
}

describe('the canonical form of a game file', () => {
  it('leaves a canonical text as it is', () => {
    expect(formatted(GAME)).to.equal(GAME);
  });

  it('has one blank line between encounters, plain monster lines, and headers as they are', () => {
    const text =
      '\uFEFF\r\nEncounter  9: a  title \t\r\n\r\n  Louse  +0020 \r\nEncounter\r\n\r\n\r\nCultist\t5\rEncounter 1\n\n';
    expect(formatted(text)).to.equal('Encounter  9: a  title\nLouse 20\n\nEncounter\nCultist 5\n\nEncounter 1\n');
  });

  it('means the same game as the text, for any text that plays, and has only problems of what is played', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { definition, plays } = read(text);
        if (!plays) return;
        const canonical = formatted(text);
        expect(problemsOf(canonical).filter((problem) => !/many-monsters|empty-encounter/.test(problem))).to.deep.equal(
          [],
        );
        const monstersOf = ({ encounters }: typeof definition): unknown =>
          encounters.map(({ monsters }) => monsters.map(({ pair }) => [pair?.type, pair?.hp]));
        expect(monstersOf(read(canonical).definition)).to.deep.equal(monstersOf(definition));
      }),
      propertyOptions(300),
    );
  });
});
