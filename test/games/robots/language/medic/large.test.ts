import { expect } from 'chai';
import { analyse } from '../../../../../src/games/analysis';
import { medicCommandsFormat } from '../../../../../src/games/robots/language/medic/format';

describe('a long medic file', () => {
  for (const piece of ['\n', ' ', 'Forward\n', 'x \t', '#', '\u{1F916}\n']) {
    it(`of ${JSON.stringify(piece)} is read in an instant`, () => {
      const text = piece.repeat(Math.floor(2 ** 18 / piece.length));
      const start = performance.now();
      analyse(medicCommandsFormat, text, { limit: 100 });
      expect(performance.now() - start).to.be.below(8000);
    });
  }
});
