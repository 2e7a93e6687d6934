import { expect } from 'chai';
import '../../webview/helpCard';
import type { HelpCard } from '../../webview/helpCard';
import { niceSlug } from '../../webview/sprites/slugs';
import { plainBoard } from '../webview/fakeBoards';
import { button, click, listen, mount, partOf, partsOf, textsOf } from './support';

const mountCard = (): Promise<HelpCard> =>
  mount('turnsmith-help', {
    board: Object.assign(plainBoard(), {
      help: { goal: 'Get out.', figures: [{ pictures: [{ sprite: niceSlug }], name: 'Slug', text: 'is nice.' }] },
    }),
  });

describe('how to play', () => {
  it('says the goal, what the figures are, and every key', async () => {
    const card = await mountCard();
    expect(textsOf(card, '.goal, .figure')).to.deep.equal(['Get out.', 'Slug is nice.']);
    expect(partsOf(card, 'turnsmith-sprite')).to.have.length(1);
    expect(textsOf(card, 'kbd')).to.include.members(['t', 'Z', 'R', '?']);
  });

  it('leads to the rules', async () => {
    const card = await mountCard();
    const heard = listen(document.body, 'wish');
    await click(partOf(card, '.link'));
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ kind: 'rules' }]);
  });

  it('has the focus at first, and is closed by Escape and its button', async () => {
    const card = await mountCard();
    const heard = listen(document.body, 'wish');
    expect(card.shadowRoot?.activeElement).to.equal(partOf(card, 'h2'));
    await pressKey('Escape');
    await click(button(card, 'Close'));
    expect(heard.map(({ wish }) => wish)).to.deep.equal(Array(2).fill({ kind: 'help', isOpen: false }));
  });
});
