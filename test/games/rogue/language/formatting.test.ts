import { expect } from 'chai';
import fc from 'fast-check';
import { analyse } from '../../../../src/games/analysis';
import { rogueDungeonFormat as format } from '../../../../src/games/rogue/language/format';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { propertyOptions } from '../../../support/property';
import { dungeons, dungeonTexts } from '../arbitraries';
import { fileOf, play } from '../support';

describe('the canonical form of a dungeon file', () => {
  const print = (text: string): string => format.format(fileOf(text));

  it('has header words single-spaced and nothing indented; comments keep their inner white', () => {
    expect(print('\uFEFF \tplayer  hp\t5 \r\n\t//  a  b \r\n \r\ngenerate \twidth 40')).to.equal(
      'player hp 5\n//  a  b\n\ngenerate width 40\n',
    );
  });

  it('has one line end at its end, whatever follows generate', () => {
    expect(print('generate\n // x\n\n \n')).to.equal('generate\n// x\n');
    expect(print('generate')).to.equal('generate\n');
  });

  it('leaves rows as they are and drops the empty lines at the end', () => {
    expect(print(' map \n  @ \n\n#. o\n \n\n\n')).to.equal('map\n  @ \n\n#. o\n \n');
  });

  it('is not changed by being printed again', () => {
    const text = 'player hp 5\n\n// a\nmap\n@\n..\n';
    expect(print(text)).to.equal(text);
  });
});

describe('any file', () => {
  it('that plays says the same in canonical form, which is canonical', () => {
    fc.assert(
      fc.property(fc.oneof(dungeonTexts, dungeons), (text) => {
        const { definition, plays } = analyse(format, text);
        if (!plays) return;
        const canonical = format.format(definition);
        expect(format.format(fileOf(canonical))).to.equal(canonical);
        const [before, after] = [play(text), play(canonical)].map((state) => [
          rogueGame.traceHeader?.(state),
          rogueGame.trace(state, null),
        ]);
        expect(after).to.deep.equal(before);
      }),
      propertyOptions(200),
    );
  });
});
