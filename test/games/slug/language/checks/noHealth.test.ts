import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, textOf } from '../../support';

const CODE = 'slug/no-health';

describe(CODE, () => {
  const cases = [
    { title: 'an empty file', text: '', length: 0 },
    { title: 'a byte order mark alone', text: '\uFEFF', length: 0 },
    { title: 'an empty first line', text: '\n#PGA#\n', length: 0 },
    { title: 'a first line of spaces and tabs', text: ' \t \r\n#PGA#\r\n', length: 3 },
  ];
  for (const { title, text, length } of cases) {
    it(`is an error over all of line 1 for ${title}`, () => {
      const [said, ...others] = saidOf(CODE, text);
      expect(others).to.deep.equal([]);
      expect(said).to.include({ severity: 'error' });
      expect(said?.range).to.deep.equal(rangeInLine(0, 0, length));
      expect(said?.message).to.include('Line 1').and.include('maximum health');
    });

    it(`is repaired for ${title} by a health in line 1, and nothing else changes`, () => {
      const sourceText = text.replace('\uFEFF', '');
      const [repair, ...others] = repairsOf(CODE, sourceText);
      expect(others).to.deep.equal([]);
      expect(repair).to.include({ title: 'Set the health to 20', preferred: true });
      expect(repair?.text).to.equal(`20${sourceText.slice(length)}`);
      expect(codesOf(repair?.text ?? '')).not.to.include(CODE);
    });
  }

  for (const line of ['1', ' 1\t', '0', 'x', '\u00a0']) {
    it(`is not reported for ${JSON.stringify(line)}`, () => {
      expect(codesOf(textOf(line, '#PGA#'))).not.to.include(CODE);
    });
  }
});
