import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SourceText } from '../../../../src/core/sourceText';
import { spireGame } from '../../../../src/games/spire/play/game';
import { sharedFolder } from '../../../support/shared';
import { problemsOf } from '../support';

/** The kinds of file that are found in the wild. */
const WILD: readonly (readonly [what: string, text: string])[] = [
  ['two lice in LF', 'Encounter 1\nLouse 25\n\nEncounter 2\nLouse 30\n'],
  ['a whole game in LF', 'Encounter 1\nJawWorm 50\n\nEncounter 2\nCultist 30\nLouse 20\nLouse 20\n'],
  ['one Louse in CRLF without a last line end', 'Encounter 1\r\nLouse 15'],
  ['one Louse in CR', 'Encounter 1\rLouse 15\r'],
];

describe('game files in the wild', () => {
  for (const [what, text] of WILD) {
    it(`with ${what} are recognised and have no problem`, () => {
      expect(spireGame.format.recognise(new SourceText(text))).to.equal(true);
      expect(problemsOf(text)).to.deep.equal([]);
    });
  }

  const folder = sharedFolder('corpus', 'spire');
  if (!folder) return;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
    it(`${name} is recognised and has no problem`, () => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      expect(spireGame.format.recognise(new SourceText(text))).to.equal(true);
      expect(problemsOf(text)).to.deep.equal([]);
    });
  }
});
