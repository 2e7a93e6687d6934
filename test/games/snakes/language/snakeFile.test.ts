import { expect } from 'chai';
import fc from 'fast-check';
import { isFreeOfErrors } from '../../../../src/games/analysis';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { propertyOptions } from '../../../support/property';
import { BITE, analysed, brokenFiles, fileOf, GO, problemsOf, read, soundFiles } from '../support';

describe('a snake file', () => {
  it('has no problem when it is good, with or without rules', () => {
    expect(problemsOf('snake A\nend\n')).to.deep.equal([]);
    expect(problemsOf('\n// x\n snake\tAn Na // c\n \t\n\tend // c\n\n// after\n')).to.deep.equal([]);
    expect(problemsOf(fileOf(BITE, GO))).to.deep.equal([]);
  });

  it('does not depend on byte order mark, line ends and the final line end', () => {
    const text = fileOf(BITE, GO);
    for (const other of [
      `\ufeff${text}`,
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      text.slice(0, -1),
    ]) {
      expect(problemsOf(other)).to.deep.equal([]);
      expect(read(other).rules.map(({ cells }) => cells)).to.deep.equal(read(text).rules.map(({ cells }) => cells));
    }
  });

  it('has rules with their lines, cells and names', () => {
    const file = read(fileOf(GO, `// the bite\n${BITE}`, BITE.replace('   T   ;', '   T  ;')));
    expect(file.name).to.equal('Test');
    expect(file.rules.map(({ index, rows }) => [index, rows[0]?.line])).to.deep.equal([
      [0, 2],
      [1, 11],
      [2, 19],
    ]);
    expect(file.rules.map(({ cells }) => cells)).to.deep.equal([
      GO.replaceAll(/[;\n]/g, ''),
      BITE.replaceAll(/[;\n]/g, ''),
      null,
    ]);
    expect([0, 1, 2, 3].map((rule) => file.ruleName(rule))).to.deep.equal([null, 'the bite', null, null]);
  });

  it('takes a comment line for no part of the rows around it, and a no-break space for code', () => {
    expect(problemsOf(`snake A\n${BITE}// parted\n${GO}end`)).to.deep.equal([]);
    expect(problemsOf('snake A\n\u00a0\nend')).to.deep.equal(['row-count 2:1-2', 'row-end 2:2-2']);
  });

  it('finds the rule and the row of each line', () => {
    fc.assert(
      fc.property(fc.oneof(brokenFiles, soundFiles), (text) => {
        const file = read(text);
        for (let line = -1; line <= file.source.lines.length; line++) {
          const rule = file.rules.find(({ rows }) => rows.some((row) => row.line === line));
          expect(file.ruleAt(line)).to.equal(rule);
          expect(file.rowAt(line)).to.equal(rule?.rows.find((row) => row.line === line));
        }
      }),
      propertyOptions(100),
    );
  });

  it('is sound exactly when no check finds an error, and then all its rules are whole', () => {
    fc.assert(
      fc.property(fc.oneof(brokenFiles, fc.string({ unit: 'binary' }), soundFiles), (text) => {
        const file = read(text);
        expect(file.isSound).to.equal(isFreeOfErrors(snakeRulesFormat.checks, file));
        if (file.isSound) expect(file.rules.every(({ cells }) => cells?.length === 49)).to.equal(true);
      }),
      propertyOptions(300),
    );
  });

  it('plays when it is good, in any layout', () => {
    fc.assert(
      fc.property(soundFiles, (text) => {
        expect(analysed(text).plays, text).to.equal(true);
      }),
      propertyOptions(100),
    );
  });
});
