import { expect } from 'chai';
import type { FrameLocator } from 'playwright-core';
import { goToText, openPlayground, openSamples, play, pictureOfFailure, settled, type Window } from './support';

describe('the playground beside the text', function () {
  this.timeout(90_000);
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    window = await openSamples('web');
    await window.workbench.openFile('05-the-angry-slug.slug');
    view = await openPlayground(window);
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const turn = (): Promise<string | null> => view.locator('turnsmith-transport output').textContent();
  const player = async (): Promise<string[]> => view.locator('slug-panel.player tbody td').allTextContents();

  it('opens by the icon in the title, and the editor keeps the focus', async () => {
    await window.workbench.screenshot('playground-1-open');
    expect(await window.page.locator('.editor-actions [aria-label*="Open Playground"]').count()).to.be.greaterThan(0);
    const focused = await window.page.evaluate(() => document.activeElement?.closest('.monaco-editor') !== null);
    expect(focused, 'the caret is still in the text').to.equal(true);
    expect(await player()).to.deep.equal(['Player', '(1, 1)', 'None', '16', '0']);
  });

  it('shows the original parts: map, slugs, player, buttons', async () => {
    expect(await view.locator('slug-panel.slugs th').allTextContents()).to.deep.equal([
      'Name',
      'Position',
      'Weapon',
      'Health',
      'Poison',
    ]);
    expect(await view.locator('slug-panel.slugs tbody td').allTextContents()).to.deep.equal([
      'AngrySlug',
      '(3, 4)',
      'PoisonSword',
      '5',
      '0',
    ]);
    expect(await view.locator('.buttons button').allTextContents()).to.deep.equal(['Load Game', 'Quit']);
    const colours = await view.locator('slug-board').evaluate((board) => {
      const canvas = board.shadowRoot?.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return [];
      const cell = canvas.width / 9;
      const at = (row: number, column: number): string =>
        [...context.getImageData((column + 0.5) * cell, (row + 0.06) * cell, 1, 1).data.slice(0, 3)].join();
      return [at(0, 0), at(1, 2), at(4, 7)];
    });
    expect(colours, 'wall, floor, goal in the original colours').to.deep.equal(['46,34,8', '245,239,201', '240,208,5']);
  });

  it('follows the text as it is typed', async () => {
    await goToText(window, 1, 3);
    await window.workbench.type('7');
    expect(await settled(player, (cells) => cells[3] === '167')).to.include('167');
    await window.page.keyboard.press('Backspace');
    expect(await settled(player, (cells) => cells[3] === '16')).to.include('16');
  });

  it('plays keys, tells each turn in words, and steps back and forth', async () => {
    await play(window, view, 'ddd');
    expect(await turn()).to.equal('Turn 3 of 3');
    expect(await view.locator('turnsmith-log li').last().textContent()).to.contain('picks up the PoisonSword');
    expect(await view.locator('[role=status]').textContent()).to.contain('Turn 3');
    await view.getByRole('button', { name: 'Step back' }).click();
    expect(await turn()).to.equal('Turn 2 of 3');
    expect((await player())[2]).to.equal('None');
    await view.getByRole('button', { name: 'Step', exact: true }).click();
    expect(await turn()).to.equal('Turn 3 of 3');
    expect((await player())[2]).to.equal('PoisonSword');
    await window.workbench.screenshot('playground-2-turns');
  });

  it('a key that is no turn changes nothing, upper case neither', async () => {
    await play(window, view, 'wWq');
    expect(await turn()).to.equal('Turn 3 of 3');
  });

  it('a deleted wall makes keys wait; put back, the old turn has the old state', async () => {
    await view.getByRole('button', { name: 'Restart' }).click();
    await play(window, view, 'dddss');
    const before = await player();
    // A wall in the way of the fourth key, and then away again.
    await goToText(window, 4, 5);
    await window.page.keyboard.press('Delete');
    await window.workbench.type('#');
    await view.locator('.waiting').waitFor();
    expect(await turn()).to.equal('Turn 3 of 3');
    await window.workbench.screenshot('playground-3-waiting');
    await window.page.keyboard.press('Backspace');
    await window.workbench.type(' ');
    expect(await settled(turn, (text) => text === 'Turn 5 of 5')).to.equal('Turn 5 of 5');
    expect(await player()).to.deep.equal(before);
    expect(await view.locator('.waiting').count()).to.equal(0);
  });

  it('a text that does not play leaves the last board, grey, with the reason and a link to the line', async () => {
    await goToText(window, 1, 1);
    await window.workbench.type('x');
    await view.locator('.board.stale').waitFor();
    const notice = view.locator('p.broken');
    expect(await notice.textContent()).to.contain('x16');
    await window.workbench.screenshot('playground-4-broken');
    await goToText(window, 4, 1);
    await notice.getByRole('button').click();
    expect(
      await settled(
        () => window.page.locator('.statusbar-item', { hasText: /^Ln/ }).first().textContent(),
        (text) => text?.startsWith('Ln 1,') ?? false,
      ),
    ).to.match(/^Ln 1,/);
    await window.page.keyboard.press('Control+Home');
    await window.page.keyboard.press('Delete');
    await view.locator('.board.stale').waitFor({ state: 'detached' });
    expect(await turn()).to.equal('Turn 5 of 5');
  });

  it('a won game asks to play again, in the words of the original, and yes begins anew', async () => {
    await view.getByRole('button', { name: 'Restart' }).click();
    await play(window, view, 'dddss_sddd');
    const dialog = view.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('heading').textContent()).to.equal('You won!');
    expect(await dialog.textContent()).to.contain('Congratulations, you won! Play again?');
    await window.workbench.screenshot('playground-5-won');
    await dialog.getByRole('button', { name: 'Yes' }).click();
    expect(await turn()).to.equal('Turn 0 of 10');
  });

  it('an end that is reached by the slider is told in the status alone', async () => {
    await view.getByRole('slider').press('End');
    expect(await turn()).to.equal('Turn 10 of 10');
    expect(await view.locator('.outcome').textContent()).to.equal('Won');
    expect(await view.getByRole('dialog').count()).to.equal(0);
  });

  it('Load Game plays another level, with its own size', async () => {
    await view.getByRole('button', { name: 'Load Game' }).click();
    await window.workbench.pick('06-the-healer.slug');
    await window.page.locator('.tab', { hasText: 'Playground: 06-the-healer.slug' }).waitFor();
    expect(await settled(player, (cells) => cells[3] === '9')).to.deep.equal(['Player', '(1, 1)', 'None', '9', '0']);
    expect(await turn()).to.equal('Turn 0 of 0');
  });

  it('Quit closes the game', async () => {
    await view.getByRole('button', { name: 'Quit' }).click();
    await window.page.locator('.tab', { hasText: 'Playground' }).waitFor({ state: 'detached' });
  });
});
