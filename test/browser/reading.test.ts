import { expect } from 'chai';
import type { FrameLocator, Locator } from 'playwright-core';
import {
  isChosenInView,
  openPlayground,
  openSamples,
  play,
  pictureOfFailure,
  settled,
  turnOf,
  type Window,
} from './support';

describe('playing without a mouse and without looking', function () {
  this.timeout(90_000);
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    window = await openSamples('server', { 'workbench.colorTheme': 'Default High Contrast' });
    await window.workbench.openFile('05-the-angry-slug.slug');
    view = await openPlayground(window);
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const current = (page: FrameLocator): Locator => page.locator('turnsmith-reading-grid [tabindex="0"]');

  it('high-visibility colours are on by themselves in a high-contrast theme', async () => {
    expect(await isChosenInView(window, view, 'High-visibility colours')).to.equal(true);
    await window.workbench.screenshot('reading-1-high-contrast');
  });

  it('Shift and arrows read the board cell by cell, in a grid that says where the cell is', async () => {
    await play(window, view, 'd');
    const steps = ['ArrowRight', 'End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'];
    for (const step of steps) await window.page.keyboard.press(`Shift+${step}`);
    const cell = current(view);
    expect(await cell.textContent()).to.equal('PoisonSword on the floor, floor, row 1, column 4');
    for (const step of ['ArrowLeft', 'ArrowDown', 'ArrowDown']) await window.page.keyboard.press(`Shift+${step}`);
    expect(
      await settled(
        () => cell.textContent(),
        (text) => text?.includes('row 3') ?? false,
      ),
    ).to.equal('AngrySlug, health 5, poison 0, holds a PoisonSword, floor, row 3, column 3');
    const grid = view.getByRole('grid');
    expect(await grid.getAttribute('aria-rowcount')).to.equal('6');
    expect(await grid.getByRole('row').count()).to.equal(3);
    await window.workbench.screenshot('reading-2-cursor');
  });

  it('game keys go on while reading, and do nothing else in VS Code', async () => {
    await window.page.keyboard.press('d');
    expect(await turnOf(view)).to.equal('Turn 2 of 2');
    expect(await view.locator('turnsmith-playground [aria-live=polite]').textContent()).to.contain(
      'The player moves to (1, 3).',
    );
  });

  it('Shift+Enter goes to the cell in the text', async () => {
    await window.page.keyboard.press('Shift+Enter');
    const place = window.page.locator('.statusbar-item', { hasText: /^Ln/ }).first();
    expect(
      await settled(
        () => place.textContent(),
        (text) => text?.startsWith('Ln 5, Col 5') ?? false,
      ),
    ).to.match(/^Ln 5, Col 5/);
  });

  it('chords stay VS Code’s own', async () => {
    await play(window, view, '');
    await window.page.keyboard.press('Control+Shift+p');
    await window.workbench.quickInput.waitFor();
    await window.page.keyboard.press('Escape');
  });

  it('the panel comes back at its turn after the window was reloaded', async () => {
    await play(window, view, '_');
    // VS Code writes down what is open every five seconds, when it is idle.
    await window.page.waitForTimeout(12_000);
    await window.page.reload();
    await window.workbench.ready();
    const again = window.workbench.webview();
    await again.locator('slug-board').waitFor();
    expect(
      await settled(
        () => turnOf(again),
        (text) => text === 'Turn 3 of 3',
      ),
    ).to.equal('Turn 3 of 3');
    await window.workbench.screenshot('reading-3-restored');
  });
});
