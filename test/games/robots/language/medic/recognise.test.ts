import { expect } from 'chai';
import { SourceText } from '../../../../../src/core/sourceText';
import { recognise } from '../../../../../src/games/robots/language/medic/recognise';

describe('a text without a telling extension', () => {
  for (const [text, isMedic] of [
    ['forward\n\n RIGHT90', true],
    ['Turn180', true],
    ['forward\nback', false],
    ['', false],
    ['\n \n', false],
  ] as const) {
    it(`is ${isMedic ? 'a' : 'no'} medic file when it is ${JSON.stringify(text)}`, () => {
      expect(recognise(new SourceText(text))).to.equal(isMedic);
    });
  }
});
