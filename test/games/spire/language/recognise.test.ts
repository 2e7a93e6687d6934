import { expect } from 'chai';
import { SourceText } from '../../../../src/core/sourceText';
import { recognise } from '../../../../src/games/spire/language/recognise';
import { GAME } from '../support';

describe('recognising a game file', () => {
  for (const text of [
    GAME,
    'Encounter',
    'slime 3\nLOUSE 20',
    'encounter 1\nLouse 20',
    'Slime -3\nLouse 2.5\r\n\r\n',
    '\uFEFFEncounter 1\n',
  ]) {
    it(`says yes to ${JSON.stringify(text)}`, () => {
      expect(recognise(new SourceText(text))).to.equal(true);
    });
  }

  for (const text of [
    '',
    ' \n\n',
    'Louse',
    'Louse x',
    'Jaw Worm 50',
    'hello world',
    'Encounter 1\nLouse 20\n# 20 more',
    '0.1 1.1\n0.2 1.2\n',
    'Ann 34\nBob 27\n',
    'encounter 1\n',
    'Louses 3\n',
  ]) {
    it(`says no to ${JSON.stringify(text)}`, () => {
      expect(recognise(new SourceText(text))).to.equal(false);
    });
  }
});
