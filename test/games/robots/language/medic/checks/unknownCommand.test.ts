import { expect } from 'chai';
import { medicProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'medic/unknown-command';

describe(CODE, () => {
  it('is an error at other words, two commands, comments and other white space', () => {
    const text = 'Back\nForward Forward\nTurn180 # twice\n Forward\u00A0\nRight 90';
    expect(medicProblems(text)).to.deep.equal([
      'medic/unknown-command 1:1-5',
      'medic/unknown-command 2:1-16',
      'medic/unknown-command 3:1-16',
      'medic/unknown-command 4:2-10',
      'medic/unknown-command 5:1-9',
    ]);
    expect(saidOf(CODE, 'Back')[0]).to.include({
      severity: 'error',
      message:
        'Unknown command “Back”. Write one of these on the line, and nothing else: Forward, Left90, Right90, Turn180.',
    });
  });

  for (const [text, repair] of [
    ['Right 90\n', '*Change to “Right90”: Right90\n'],
    ['Forwrad\n', '*Change to “Forward”: Forward\n'],
    ['  Turn180 # twice\n', '*Change to “Turn180”:   Turn180\n'],
    ['left\n', '*Change to “Left90”: Left90\n'],
    ['Forward forward Left90', '*Change to “Forward, Forward, Left90”: Forward\nForward\nLeft90'],
  ] as const) {
    it(`is repaired by the commands that are meant by ${JSON.stringify(text)}, or by removing the line`, () => {
      const [change, remove, ...others] = repairsOf(CODE, text);
      expect(others).to.deep.equal([]);
      expect(change).to.equal(repair);
      expect(remove).to.match(/^Remove this line: \n?$/);
    });
  }

  it('is repaired by removing the line alone where nothing can be meant', () => {
    expect(repairsOf(CODE, 'Forward\nattack!\n')).to.deep.equal(['Remove this line: Forward\n']);
    expect(repairsOf(CODE, '# my medic\nForward\n')).to.deep.equal(['Remove this line: Forward\n']);
    expect(repairsOf(CODE, 'Forward '.repeat(21))).to.have.length(1);
  });
});
