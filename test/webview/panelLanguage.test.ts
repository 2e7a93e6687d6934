import { expect } from 'chai';
import { say } from '../../src/l10n/text';
import { TOYS } from '../support/registry';
import { panelLanguage } from '../../webview/panelLanguage';

describe('the language of the panel', () => {
  it('says what the shell and the games say', () => {
    const language = panelLanguage(TOYS, 'en');
    const keys = ['playground.log', 'outcome.won', 'countdown.key.tick', 'slug.end.won.title'];
    expect(keys.map((key) => say(language, { key }))).to.deep.equal(['Log', 'Won', 'Tick', 'You won!']);
    expect(say(language, { key: 'slug/no-health', args: { text: 'x' } })).to.not.equal('slug/no-health');
  });

  it('holds nothing that only the editor says', () => {
    expect(Object.keys(panelLanguage(TOYS, 'en').table)).to.not.include('countdown.change.halve');
  });

  for (const tag of ['en-GB', 'xx', 'de-AT', '', 'no language', 'toString']) {
    it(`is English for “${tag}”, with its plurals`, () => {
      const language = panelLanguage(TOYS, tag);
      expect(language.tag).to.equal('en');
      expect(say(language, { key: 'countdown.log.ticks', args: { count: 1 } })).to.equal('1 is left.');
    });
  }
});
