import type { RunOptions } from 'axe-core';
import { expect } from 'chai';
import type { DocumentMessage } from '../../src/play/messages';
import { BROKEN, documentOf, OPEN } from '../support/panel';
import { violations } from './accessibility';
import { messageOf, sample } from './games';
import { openPanel, press, show } from './panel';
import { leaveTheme, THEMES, useTheme } from './themes';

/** A document of every game, and the keys that make something happen in it. */
const GAMES: readonly (readonly [game: string, document: () => Promise<DocumentMessage>, keys: readonly string[]])[] = [
  ['slug', () => sample('levels/slug/05-the-angry-slug.slug'), ['d', 'd', 'd']],
  ['robots', () => sample('levels/robots/corridor.arena', ['lookout.medic']), []],
  ['rogue', () => sample('levels/rogue/01-bump-to-fight.rogue'), ['l', 'l']],
  ['spire', () => sample('levels/spire/05-the-long-climb.spire'), ['1']],
  ['snakes', () => sample('snakes/chaser.snake'), []],
];

/** A card shows its key and its cost as figures, and its name has the cost in words: what is seen is not said letter by letter. */
const SPARED: RunOptions = { rules: { 'label-content-name-mismatch': { enabled: false } } };

describe('axe-core finds nothing wrong with the playground', () => {
  afterEach(leaveTheme);

  for (const theme of THEMES) {
    for (const [game, document, keys] of GAMES) {
      it(`of ${game} in ${theme}`, async () => {
        useTheme(theme);
        const panel = await openPanel(await document());
        await press(panel, ...keys);
        expect(await violations(SPARED)).to.deep.equal([]);
      });
    }
  }

  it('without a file', async () => {
    await openPanel();
    expect(await violations({ rules: { 'page-has-heading-one': { enabled: false } } })).to.deep.equal([]);
  });

  it('while its board is read', async () => {
    useTheme('Dark Modern');
    const panel = await openPanel(documentOf(OPEN));
    await press(panel, 'Shift+ArrowRight', 'Shift+ArrowRight');
    expect(await violations()).to.deep.equal([]);
  });

  it('with a text that does not play any more', async () => {
    useTheme('Light Modern');
    const panel = await openPanel(documentOf(OPEN));
    await show(panel, documentOf(BROKEN, 2));
    expect(await violations()).to.deep.equal([]);
  });

  it('with files in slots and a question', async () => {
    useTheme('Light Modern');
    const text = await textOfSample('snakes/coward.snake');
    const slots = [
      { slot: 2, uri: 'file:///b.snake', name: 'b.snake', text: `x${text}` },
      { slot: 3, uri: 'file:///c.snake', name: 'c.snake', text: null },
    ];
    const panel = await openPanel({ ...(await sample('snakes/chaser.snake')), slots });
    const why = panel.renderRoot.querySelector('snakes-board')?.renderRoot.querySelector('snakes-why');
    why?.renderRoot.querySelector('details')?.toggleAttribute('open', true);
    await new Promise(requestAnimationFrame);
    expect(await violations()).to.deep.equal([]);
  });

  it('when a game has ended', async () => {
    useTheme('Dark Modern');
    const panel = await openPanel(messageOf('a.slug', OPEN));
    await press(panel, 'd', 'd', 'd');
    expect(await violations()).to.deep.equal([]);
  });
});
