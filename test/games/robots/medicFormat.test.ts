import { expect } from 'chai';
import fc from 'fast-check';
import { SourceText } from '../../../src/core/sourceText';
import { analyse } from '../../../src/games/analysis';
import { medicCommandsFormat as format } from '../../../src/games/robots/language/medic/format';
import { MEDIC_COMMANDS } from '../../../src/games/robots/facts/vocabulary';
import { propertyOptions } from '../../support/property';
import { inEnglish, medicOf, medicProblems, repairs } from './support';

const fixes = (text: string, code: string): string[] => repairs(format, text, code);

describe('a medic file', () => {
  it('has one command a line, with white space around it, and blank lines passed over', () => {
    expect(medicOf('\uFEFF Forward\t\r\nLeft90\r\n\r\nRight90\rTurn180').commands).to.deep.equal(MEDIC_COMMANDS);
    expect(medicOf('Forward\n\n').commands).to.deep.equal(['Forward']);
  });

  it('says which commands are in the wrong case, and names the right spelling', () => {
    expect(medicProblems('forward\nForward\n  LEFT90 ')).to.deep.equal([
      'medic/wrong-case 1:1-8',
      'medic/wrong-case 3:3-9',
    ]);
    const [problem] = analyse(format, 'forward').problems;
    expect(problem && inEnglish({ key: problem.code, args: problem.args })).to.equal(
      'Capital and small letters matter in a command: write Forward instead of “forward”.',
    );
  });

  it('says what is no command: other words, two commands, comments, other white space', () => {
    const text = 'Back\nForward Forward\nTurn180 # twice\nForward\u00A0\nRight 90';
    expect(medicProblems(text)).to.deep.equal([
      'medic/unknown-command 1:1-5',
      'medic/unknown-command 2:1-16',
      'medic/unknown-command 3:1-16',
      'medic/unknown-command 4:1-9',
      'medic/unknown-command 5:1-9',
    ]);
  });

  it('warns of every blank line, from column 1 to its end', () => {
    expect(medicProblems('Forward\n\nLeft90\n \t \n\n')).to.deep.equal([
      'medic/blank-line 2:1-1',
      'medic/blank-line 4:1-4',
      'medic/blank-line 5:1-1',
    ]);
  });

  it('warns when there are no commands, but not beside an error', () => {
    expect(medicProblems('')).to.deep.equal(['medic/empty 1:1-1']);
    expect(medicProblems('\n')).to.deep.equal(['medic/blank-line 1:1-1', 'medic/empty 1:1-1']);
    expect(medicProblems('Back')).to.deep.equal(['medic/unknown-command 1:1-5']);
    expect(analyse(format, '').plays).to.equal(true);
  });

  it('is printed trimmed, without blank lines, and with one line end at the end', () => {
    expect(format.format(medicOf('\uFEFF\r\n Forward \r\n\r\nLeft90'))).to.equal('Forward\nLeft90\n');
    expect(format.format(medicOf(''))).to.equal('');
  });

  it('is recognised by its content when there are commands and nothing else', () => {
    const recognise = (text: string): boolean => format.recognise(new SourceText(text));
    expect(recognise('forward\n\n RIGHT90')).to.equal(true);
    expect(recognise('forward\nback')).to.equal(false);
    expect(['', '\n \n'].map(recognise)).to.deep.equal([false, false]);
  });

  it('is read in an instant, whatever stands in it', () => {
    for (const piece of ['\n', ' ', 'Forward\n', 'x \t', '#', '\u{1F916}\n']) {
      const text = piece.repeat(Math.floor(2 ** 18 / piece.length));
      const start = performance.now();
      analyse(format, text, { limit: 100 });
      expect(performance.now() - start, JSON.stringify(piece)).to.be.below(8000);
    }
  });

  it('is analysed without a fault, and printed alike again, for any text', () => {
    const line = fc.oneof(
      fc.constantFrom(...MEDIC_COMMANDS, '', ' \t', 'forward', ' Left90', 'Left90 Left90'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 8 })
      .map((lines) => lines.flat().join(''));
    fc.assert(
      fc.property(text, (source) => {
        const { definition, problems, plays } = analyse(format, source);
        for (const { range } of problems) {
          expect(range.end.character).to.be.at.most(definition.source.line(range.start.line).length);
        }
        if (!plays) return;
        const printed = format.format(definition);
        expect(format.format(medicOf(printed))).to.equal(printed);
        expect(medicOf(printed).commands).to.deep.equal(definition.commands);
      }),
      propertyOptions(300),
    );
  });
});

describe('repairs of a medic file', () => {
  it('put the case right, in one line or in all', () => {
    expect(fixes('forward\nLEFT90\n', 'medic/wrong-case')).to.deep.equal([
      '*Write “Forward”: Forward\nLEFT90\n',
      'Put all 2 commands right: Forward\nLeft90\n',
    ]);
  });

  it('find the command that was meant', () => {
    const first = (text: string): string | undefined => fixes(text, 'medic/unknown-command')[0];
    expect(first('Right 90\n')).to.equal('*Write “Right90”: Right90\n');
    expect(first('Forwrad\n')).to.equal('*Write “Forward”: Forward\n');
    expect(first('  Turn180 # twice\n')).to.equal('*Write “Turn180”:   Turn180\n');
    expect(first('left\n')).to.equal('*Write “Left90”: Left90\n');
    expect(first('Forward forward Left90')).to.equal('*Write “Forward, Forward, Left90”: Forward\nForward\nLeft90');
    expect(first('Forward\nattack!\n')).to.equal('Remove this line: Forward\n');
    expect(first('# my medic\nForward\n')).to.equal('Remove this line: Forward\n');
  });

  it('remove one blank line or all of them', () => {
    expect(fixes('Forward\n\n\nLeft90\n\t\n\n', 'medic/blank-line')).to.deep.equal([
      '*Remove this blank line: Forward\n\nLeft90\n\t\n\n',
      'Remove all 4 blank lines: Forward\nLeft90\n',
    ]);
    expect(fixes('\n\n', 'medic/blank-line')[1]).to.equal('Remove all 2 blank lines: \n');
  });

  it('write a walk into an empty file', () => {
    expect(fixes('', 'medic/empty')).to.deep.equal([
      'Write the commands for a walk in a square: Forward\nForward\nLeft90\n',
    ]);
  });
});

describe('the language features of a medic file', () => {
  const text = 'Forward\n\n Forward\nLeft90\nback\n';

  it('tell on hover what a command does and which it is', () => {
    const hover = format.hover(medicOf(text), { line: 3, character: 2 });
    expect(hover?.range).to.deep.equal({ start: { line: 3, character: 0 }, end: { line: 3, character: 6 } });
    expect(hover?.messages.map(inEnglish)).to.deep.equal([
      'Turn left by 90 degrees',
      'Command 3 of 3; after the last one comes the first again',
    ]);
    for (const line of [1, 4, 99]) expect(format.hover(medicOf(text), { line, character: 0 })).to.equal(null);
    expect(format.hover(medicOf(text), { line: 2, character: 0 })).to.equal(null);
  });

  it('offer the commands in place of the word on the line, and on a blank line', () => {
    const offers = format.complete(medicOf('Fo\n'), { line: 0, character: 2 });
    expect(offers.map(({ insert }) => insert)).to.deep.equal(MEDIC_COMMANDS);
    expect(offers[0]?.range).to.deep.equal({ start: { line: 0, character: 0 }, end: { line: 0, character: 2 } });
    expect(format.complete(medicOf('Fo\n'), { line: 1, character: 0 })).to.have.length(4);
    expect(format.complete(medicOf('Forward  '), { line: 0, character: 9 })).to.deep.equal([]);
  });

  it('list the commands in the outline, repeated ones together', () => {
    const entries = format.outline(medicOf(text));
    expect(entries.map(({ label }) => inEnglish(label))).to.deep.equal(['2 times Forward', 'Left90']);
    expect(entries[0]?.range).to.deep.equal({ start: { line: 0, character: 0 }, end: { line: 2, character: 8 } });
  });
});
