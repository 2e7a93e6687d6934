import { expect } from 'chai';
import fc from 'fast-check';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { propertyOptions } from '../../../support/property';
import { BITE, brokenFiles, fileOf, GO, read, soundFiles } from '../support';

const printed = (text: string) => snakeRulesFormat.format(read(text));

describe('the canonical text of a snake file', () => {
  it('leaves a canonical file as it is', () => {
    for (const text of ['snake A\nend\n', fileOf(BITE, `// said\n${GO}`), '// x\n\nsnake A\n// y\nend\n\n// z\n']) {
      expect(printed(text)).to.equal(text);
    }
  });

  it('puts header and end at the margin, with one space before name and comment', () => {
    expect(printed(' \tsnake \t Long  name \t// x  \n\t end// y \t')).to.equal('snake Long  name // x\nend // y\n');
  });

  it('leaves the cells alone and takes white space from behind the semicolon', () => {
    const row = (end: string) => fileOf(BITE.replace('   T   ;', `   T   ;${end}`));
    expect(printed(row(' \t'))).to.equal(row(''));
    expect(printed(row('//x'))).to.equal(row(' //x'));
    expect(printed(row('\t  // x '))).to.equal(row(' // x'));
  });

  it('puts one blank line before a rule, unless a comment line stands directly above it', () => {
    expect(printed(`snake A\n${BITE}// c\n${GO}end`)).to.equal(`snake A\n\n${BITE}// c\n${GO}end\n`);
    expect(printed(`snake A\n\n\n${BITE}\n \t\n// c\n\n\n${GO}end`)).to.equal(`snake A\n\n${BITE}\n// c\n\n${GO}end\n`);
  });

  it('shortens blank lines to one and leaves none before the end', () => {
    expect(printed('\n\nsnake A\n\n\n// x\n\n\nend\n\n\n')).to.equal('\nsnake A\n\n// x\nend\n');
  });

  it('keeps comment lines but for white space at their end', () => {
    expect(printed('  // a \t\nsnake A\n\t//b// \nend')).to.equal('  // a\nsnake A\n\t//b//\nend\n');
  });

  it('has LF, no byte order mark and one final line end', () => {
    expect(printed(`\ufeff${fileOf(BITE).replaceAll('\n', '\r\n')}\r\n`)).to.equal(fileOf(BITE));
    expect(printed('snake A\rend')).to.equal('snake A\nend\n');
  });

  it('of a canonical text is the same text, with the same rules and comments', () => {
    fc.assert(
      fc.property(soundFiles, (text) => {
        const once = printed(text);
        expect(printed(once)).to.equal(once);
        const before = read(text);
        const after = read(once);
        expect(after.isSound).to.equal(true);
        expect(after.name).to.equal(before.name);
        expect(after.rules.map(({ cells }) => cells)).to.deep.equal(before.rules.map(({ cells }) => cells));
        const comments = (source: string) =>
          source.split('\n').flatMap((line) => /\/\/.*?(?=[ \t]*$)/.exec(line) ?? []);
        expect(comments(once)).to.deep.equal(comments(text));
      }),
      propertyOptions(150),
    );
  });

  it('of a file with errors is the file', () => {
    fc.assert(
      fc.property(brokenFiles, (text) => {
        if (!read(text).isSound) expect(printed(text)).to.equal(text);
      }),
      propertyOptions(50),
    );
  });
});
