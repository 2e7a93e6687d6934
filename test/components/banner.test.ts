import { expect } from 'chai';
import '../../webview/banner';
import type { Banner } from '../../webview/banner';
import type { Ending } from '../../webview/boards/board';
import { change, click, lines, mount, partOf, partsOf, textsOf } from './support';

const END: Ending = {
  title: 'You won!',
  message: 'Play again?',
  asks: true,
  result: 'Won in 3 turns',
  details: ['health 7'],
  tone: 'green',
};

/** The banner, and what was asked for so far. */
async function openBanner(parts: Partial<Banner> = {}): Promise<{ banner: Banner; heard: () => unknown[] }> {
  const banner = await mount('turnsmith-banner', { ending: END, ...parts });
  const all: unknown[] = [];
  document.body.addEventListener('play-again', ({ again }) => all.push(again), { once: true });
  document.body.addEventListener('wish', ({ wish }) => all.push(wish.kind));
  document.body.addEventListener('transport', ({ wish }) => all.push(wish.kind));
  document.body.addEventListener('option-chosen', ({ name, value }) => all.push([name, /^\d+$/.test(value ?? '')]));
  return { banner, heard: () => all };
}

describe('the banner at the end of a game', () => {
  it('is not there until a game has ended', async () => {
    expect(partsOf(await mount('turnsmith-banner'), '*')).to.deep.equal([]);
  });

  it('says how the game ended and asks, with who won and how below it', async () => {
    const { banner } = await openBanner();
    expect(textsOf(banner, 'h2, .message, .result p')).to.deep.equal([
      'You won!',
      'Play again?',
      'Won in 3 turns · health 7',
    ]);
    expect(textsOf(banner, '.answers vscode-button')).to.deep.equal(['Yes', 'No']);
  });

  it('asks nothing where the game asks nothing', async () => {
    const { banner } = await openBanner({ ending: { ...END, asks: false } });
    expect(partsOf(banner, '.answers')).to.deep.equal([]);
  });

  it('yes begins again; no closes the banner and nothing else', async () => {
    const { banner, heard } = await openBanner();
    await click(partOf(banner, '.yes'));
    await click(partOf(banner, '.no'));
    await click(partOf(banner, '.close'));
    expect(heard()).to.deep.equal([true, 'close-ending', 'close-ending']);
  });

  it('offers to watch again, and the next file after a win', async () => {
    const { banner, heard } = await openBanner({ next: 'b.slug' });
    expect(textsOf(banner, '.ways button')).to.deep.equal(['Watch again', 'Next level: b.slug']);
    for (const way of partsOf(banner, '.ways button')) await click(way);
    expect(heard()).to.deep.equal(['watch-again', 'next-file']);
  });

  it('offers a turn back after a loss, and another seed where there is chance', async () => {
    const { banner, heard } = await openBanner({ next: 'b.slug', lost: true, seeded: true });
    expect(textsOf(banner, '.ways button')).to.deep.equal(['Watch again', 'Back one turn', 'Another seed']);
    for (const way of partsOf(banner, '.ways button').slice(1)) await click(way);
    expect(heard()).to.deep.equal(['step-back', ['seed', true]]);
  });

  it('takes the focus from nobody', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await openBanner();
    expect(document.activeElement).to.equal(field);
  });

  it('is closed by Escape when the focus is in it', async () => {
    const { banner, heard } = await openBanner();
    partOf(banner, '.yes').focus();
    await pressKey('Escape');
    expect(heard()).to.deep.equal(['close-ending']);
  });

  it('has an edge in the colour of the outcome', async () => {
    const { banner } = await openBanner();
    document.documentElement.style.setProperty('--tone-green', 'rgb(1, 2, 3)');
    expect(getComputedStyle(banner).borderTopColor).to.equal('rgb(1, 2, 3)');
    await change(banner, { ending: { ...END, hue: 'rgb(4, 5, 6)' } });
    expect(getComputedStyle(banner).borderTopColor).to.equal('rgb(4, 5, 6)');
    document.documentElement.removeAttribute('style');
  });

  it('a screen reader is told a region with its name and both answers', async () => {
    await openBanner();
    expect(await accessibilityTree()).to.equal(
      lines(
        '- region "You won!":',
        '  - heading "You won!" [level=2]',
        '  - paragraph: Play again?',
        '  - button "Close"',
        '  - button "Yes"',
        '  - button "No"',
        '  - paragraph:',
        '    - strong: Won in 3 turns',
        '    - text: · health 7',
        '  - button "Watch again"',
      ),
    );
  });
});
