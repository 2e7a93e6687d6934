import { expect } from 'chai';
import { SourceText } from '../../../../src/core/sourceText';
import { rogueDungeonFormat as format } from '../../../../src/games/rogue/language/format';

describe('a text without a telling extension', () => {
  it('is never taken for a dungeon file', () => {
    expect(format.recognise(new SourceText('seed 1\nmap\n#@o#\n'))).to.equal(false);
  });
});
