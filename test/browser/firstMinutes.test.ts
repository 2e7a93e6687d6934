import { expect } from 'chai';
import { openSamples, pictureOfFailure, settled, type Window } from './support';

describe('the first minutes in VS Code', function () {
  this.timeout(90_000);
  let window: Window;

  before(async () => {
    window = await openSamples('web');
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  it('a walkthrough leads from a mistake to a game of one’s own, and ticks what was done', async () => {
    const { page, workbench } = window;
    await workbench.command('View: Toggle Primary Side Bar Visibility');
    await workbench.command('Welcome: Open Walkthrough...');
    await workbench.pick('First steps with Turnsmith');
    const steps = page.locator('.getting-started-step');
    await steps.first().waitFor();
    expect(await steps.count()).to.equal(4);
    const picture = page.locator('iframe.webview.ready').last().contentFrame().locator('iframe').contentFrame();
    await picture.locator('svg').first().waitFor();
    await workbench.screenshot('first-1-walkthrough');
    await page.getByRole('button', { name: 'Open a Level with a Mistake' }).click();
    await page.locator('.monaco-editor .squiggly-warning').first().waitFor();
    await workbench.screenshot('first-2-mistake');
    const ticked = (): Promise<number> =>
      page.locator('.getting-started-step .codicon-getting-started-step-checked.complete').count();
    await page.locator('.tab', { hasText: 'Welcome' }).click();
    expect(await settled(ticked, (count) => count >= 1)).to.be.greaterThan(0);
  });

  it('a new game file is offered in every language, and plays at once', async () => {
    const { page, workbench } = window;
    await workbench.command('Turnsmith: New Game File');
    await page.locator('.quick-input-widget .monaco-list-row').first().waitFor();
    await workbench.screenshot('first-3-languages');
    expect(await page.locator('.quick-input-widget .monaco-list-row').count()).to.equal(6);
    await workbench.pick('Snake');
    await workbench.command('Turnsmith: Open Playground');
    await workbench.webview().locator('snakes-board').waitFor();
    await workbench.screenshot('first-4-playing');
  });

  it('a slot takes one of the samples that ship, where the folder has no snakes', async () => {
    const { workbench } = window;
    const view = workbench.webview();
    await view.getByRole('button', { name: 'Load snake 2' }).click();
    await workbench.pick('chaser.snake');
    await view.locator('snakes-slot-card', { hasText: 'Chaser' }).first().waitFor();
    await workbench.screenshot('first-5-sample');
  });
});
