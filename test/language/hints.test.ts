import { expect } from 'chai';
import { parse } from '../../src/games/analysis';
import { inlayHints } from '../../src/language/hints';
import { countdownFormat } from '../fixtures/countdown/language/format';
import { bareFormat } from '../support/formats';
import { ENGLISH } from '../support/registry';

describe('inlay hints', () => {
  const parsed = parse(countdownFormat, '12');
  const use = { parsed: parse(countdownFormat, '3\nafter a.countdown'), references: [] };

  it('are the remarks of the format in words', () => {
    expect(inlayHints(parsed, [use, use], ENGLISH)).to.deep.equal([
      { position: { line: 0, character: 2 }, label: 'used by 2 files' },
    ]);
  });

  it('are none where the format has none', () => {
    expect(inlayHints(parsed, [], ENGLISH)).to.deep.equal([]);
    expect(inlayHints(parse(bareFormat({}), ''), [], ENGLISH)).to.deep.equal([]);
  });
});
