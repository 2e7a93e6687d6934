import { expect } from 'chai';
import fc from 'fast-check';
import { applyEdits } from '../../../../src/core/textEdit';
import type { Refactoring } from '../../../../src/games/fileFormat';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { insertRule } from '../../../../src/games/snakes/language/refactorings/insertRule';
import { mirrorRule } from '../../../../src/games/snakes/language/refactorings/mirrorRule';
import { rotateRule } from '../../../../src/games/snakes/language/refactorings/rotateRule';
import type { SnakeFile } from '../../../../src/games/snakes/language/snakeFile';
import { say } from '../../../../src/l10n/text';
import { propertyOptions } from '../../../support/property';
import { BITE, brokenFiles, fileOf, GO, patternRows, read, ruleText, soundFiles } from '../support';
import { ENGLISH } from '../english';

type Refactor = (file: SnakeFile, line: number) => Refactoring | null;

function after(refactor: Refactor, text: string, line: number): string | null {
  const change = refactor(read(text), line)?.change;
  return change && 'edits' in change ? applyEdits(text, change.edits()) : null;
}

const BLANK = ruleText(3, '   h');

describe('inserting a rule', () => {
  it('puts it behind the rule in or above the line', () => {
    for (const line of [2, 8, 9]) expect(after(insertRule, fileOf(BITE, GO), line)).to.equal(fileOf(BITE, BLANK, GO));
    for (const line of [10, 17]) expect(after(insertRule, fileOf(BITE, GO), line)).to.equal(fileOf(BITE, GO, BLANK));
  });

  it('puts it before the first rule and its comment when the line is above', () => {
    const said = `// said\n${BITE}`;
    expect(after(insertRule, fileOf(said), 0)).to.equal(fileOf(BLANK, said));
  });

  it('puts it before the end of a file without rules, or at the bottom', () => {
    expect(after(insertRule, 'snake A\nend\n', 0)).to.equal(`snake A\n\n${BLANK}end\n`);
    expect(after(insertRule, 'snake A\n\nend\n', 0)).to.equal(`snake A\n\n${BLANK}end\n`);
    expect(after(insertRule, 'snake A', 0)).to.equal(`snake A\n\n${BLANK.trimEnd()}`);
  });

  it('needs a header', () => {
    expect(after(insertRule, 'end\n', 0)).to.equal(null);
  });

  it('leaves a sound file sound, with one rule more, wherever the caret is', () => {
    fc.assert(
      fc.property(soundFiles, fc.nat({ max: 80 }), (text, line) => {
        const result = read(after(insertRule, text, line) ?? '');
        expect(result.isSound).to.equal(true);
        expect(result.rules.length).to.equal(read(text).rules.length + 1);
      }),
      propertyOptions(150),
    );
  });
});

describe('adding the mirrored rule', () => {
  it('exchanges left and right, and copies the comments', () => {
    const left = ruleText(2, ' T -', '  bh  H').replace(';', '; // there');
    const right = ruleText(2, '   - T', 'H  hb').replace(';', '; // there');
    expect(after(mirrorRule, fileOf(left), 4)).to.equal(fileOf(left, right));
  });

  it('is not offered for a rule that is its own mirror or has one already', () => {
    expect(after(mirrorRule, fileOf(BITE), 4)).to.equal(null);
    expect(after(mirrorRule, fileOf(ruleText(3, '  bh'), ruleText(3, '   hb')), 4)).to.equal(null);
    expect(after(mirrorRule, fileOf(ruleText(3, '  bh')), 0)).to.equal(null);
  });

  it('gives the first rule again when it is done twice', () => {
    fc.assert(
      fc.property(patternRows, (rows) => {
        const text = fileOf(rows.map((row) => `${row};\n`).join(''));
        const once = after(mirrorRule, text, 2);
        if (once === null) return;
        const mirror = read(once).rules[1];
        const alone = fileOf(once.split('\n').slice(10, 17).join('\n') + '\n');
        expect(mirror?.cells).to.equal(read(alone).rules[0]?.cells);
        expect(read(after(mirrorRule, alone, 2) ?? '').rules[1]?.cells).to.equal(read(text).rules[0]?.cells);
      }),
      propertyOptions(100),
    );
  });
});

describe('turning a rule', () => {
  it('makes the right of the picture its upper edge', () => {
    const toTheRight = ruleText(2, '   # ', '  bh-T').replace(';', '; // drawn to the right');
    const upwards = ruleText(1, '   T', '   -', '  #h', '   b').replace(';', '; // drawn to the right');
    expect(after(rotateRule, fileOf(toTheRight), 5)).to.equal(fileOf(upwards));
  });

  it('is not offered outside a rule and where nothing would change', () => {
    expect(after(rotateRule, fileOf(BITE), 0)).to.equal(null);
    expect(after(rotateRule, fileOf(BLANK), 4)).to.equal(null);
    expect(after(rotateRule, fileOf(BITE.replace('h   ;', 'h  ;')), 4)).to.equal(null);
  });

  it('gives the same rule after four times', () => {
    fc.assert(
      fc.property(patternRows, (rows) => {
        const text = fileOf(rows.map((row) => `${row};\n`).join(''));
        let turned = text;
        for (let i = 0; i < 4; i++) turned = after(rotateRule, turned, 2) ?? turned;
        expect(turned).to.equal(text);
      }),
      propertyOptions(100),
    );
  });
});

describe('what is offered at a line', () => {
  const offered = (text: string, line: number): string[] =>
    (snakeRulesFormat.refactorings?.(read(text), line) ?? []).map(({ title }) => say(ENGLISH, title));

  it('is a new rule everywhere below a header, and changes of the rule there', () => {
    expect(offered('end', 0)).to.deep.equal([]);
    expect(offered(fileOf(BITE), 0)).to.deep.equal(['Insert a rule']);
    expect(offered(fileOf(ruleText(3, '  bh')), 4)).to.deep.equal([
      'Insert a rule',
      'Add the mirrored rule (left and right swapped)',
      'Turn this rule: it was drawn for a move to the right',
    ]);
  });

  it('can be asked for in any text', () => {
    fc.assert(
      fc.property(brokenFiles, fc.nat({ max: 31 }), (text, line) => {
        for (const refactor of [insertRule, mirrorRule, rotateRule]) after(refactor, text, line);
      }),
      propertyOptions(100),
    );
  });
});
