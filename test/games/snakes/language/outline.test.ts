import { expect } from 'chai';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { say } from '../../../../src/l10n/text';
import { ENGLISH } from '../english';
import { BITE, fileOf, GO, read } from '../support';

const labels = (text: string): string[] =>
  [...snakeRulesFormat.outline(read(text))].map(({ label }) => say(ENGLISH, label));

describe('the outline of a snake file', () => {
  it('names a rule by the comment in its first row, the line above it, or another row', () => {
    const inFirst = BITE.replace(';', '; // first');
    const inLast = `${BITE.slice(0, -1)} /// last\n`;
    expect(labels(fileOf(`// above\n${inFirst}`, `// above\n${inLast}`, inLast, BITE, `//\n${BITE}`))).to.deep.equal([
      '1: first',
      '2: above',
      '3: last',
      'Rule 4',
      'Rule 5',
    ]);
  });

  it('shortens long names', () => {
    expect(labels(fileOf(BITE.replace(';', `; // ${'x'.repeat(99)}`)))).to.deep.equal([`1: ${'x'.repeat(40)}…`]);
  });

  it('spans the rows of each rule', () => {
    const [, second] = snakeRulesFormat.outline(read(fileOf(BITE, GO)));
    expect(second?.kind).to.equal('rule');
    expect(second?.range).to.deep.equal({ start: { line: 10, character: 0 }, end: { line: 16, character: 8 } });
  });
});
