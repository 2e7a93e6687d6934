import { expect } from 'chai';
import { SourceText } from '../../../../src/core/sourceText';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';

const recognised = (text: string): boolean => snakeRulesFormat.recognise(new SourceText(text));

describe('recognising a snake', () => {
  for (const text of ['snake A', '\n// x\n \t snake\tA // y\nwhatever', '\ufeffsnake A']) {
    it(`takes ${JSON.stringify(text)} for one: its first line of code is a header with a name`, () => {
      expect(recognised(text)).to.equal(true);
    });
  }

  for (const text of ['', 'snake', 'snake // A', 'Snake A', 'snakes A', 'x\nsnake A', '// snake A']) {
    it(`takes ${JSON.stringify(text)} for none`, () => {
      expect(recognised(text)).to.equal(false);
    });
  }
});
