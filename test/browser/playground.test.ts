import { expect } from 'chai';
import type { FrameLocator } from 'playwright-core';
import {
  chooseInView,
  goToText,
  openPlayground,
  openSamples,
  openSection,
  play,
  pictureOfFailure,
  settled,
  turnOf,
  type Window,
} from './support';

describe('the playground beside the text', function () {
  this.timeout(90_000);
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    window = await openSamples('web');
    await window.workbench.openFile('05-the-angry-slug.slug');
    await window.page.locator('.editor-actions [aria-label*="Open Playground"]').click();
    view = window.workbench.webview();
    await view.locator('slug-board').waitFor();
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const turn = (): Promise<string | null> => turnOf(view);
  const texts = async (selector: string): Promise<string[]> =>
    (await view.locator(selector).allTextContents()).map((text) => text.trim());
  const player = (): Promise<string[]> => texts('slug-panel table.player tbody td');

  it('opens by the icon in the title, beside the text, ready for a key', async () => {
    await window.workbench.screenshot('playground-1-open');
    expect(await player()).to.deep.equal(['Player', '(1, 1)', 'None', '16', '0']);
    const text = await window.workbench.textBeside();
    await window.page.keyboard.press('ArrowRight');
    expect(await settled(turn, (shown) => shown === 'Turn 1 of 1')).to.equal('Turn 1 of 1');
    await window.page.keyboard.press('r');
    await window.page.keyboard.press('d');
    expect(await settled(turn, (shown) => shown === 'Turn 1 of 1')).to.equal('Turn 1 of 1');
    await window.page.keyboard.press('z');
    expect(await window.workbench.textBeside(), 'no key landed in the text').to.equal(text);
  });

  it('shows the original parts: map, slugs, player, buttons', async () => {
    expect(await texts('slug-panel table.slugs th')).to.deep.equal(['Name', 'Position', 'Weapon', 'Health', 'Poison']);
    expect(await texts('slug-panel table.slugs tbody td')).to.deep.equal([
      'AngrySlug',
      '(3, 4)',
      'PoisonSword',
      '5',
      '0',
    ]);
    expect(await texts('turnsmith-drawer vscode-button')).to.deep.equal(['Load Game', 'Quit']);
    await chooseInView(window, view, 'Original colours');
    await window.page.waitForTimeout(300);
    const colours = await view.locator('slug-board').evaluate((board) => {
      const canvas = board.shadowRoot?.querySelector<HTMLCanvasElement>('canvas.ground');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return [];
      const cell = canvas.width / 9;
      const at = (row: number, column: number): string =>
        [...context.getImageData((column + 0.2) * cell, (row + 0.3) * cell, 1, 1).data.slice(0, 3)].join();
      return [at(5, 0), at(1, 2), at(4, 7)];
    });
    expect(colours, 'wall, floor, goal in the original colours').to.deep.equal(['46,34,8', '245,239,201', '240,208,5']);
    await window.workbench.screenshot('playground-1-original');
    await chooseInView(window, view, 'Original colours');
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
    await openSection(view, 'Log');
    expect((await texts('turnsmith-log li')).join(' ')).to.contain('picks up the PoisonSword');
    expect(await view.locator('turnsmith-playground [aria-live=polite]').textContent()).to.contain('Turn 3');
    await openSection(view, 'Player and slugs');
    await view.getByRole('button', { name: 'Step back', exact: true }).click();
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
    const notice = view.locator('.notice.broken');
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
    const banner = view.locator('turnsmith-banner section');
    await banner.waitFor();
    expect(await banner.getByRole('heading').textContent()).to.equal('You won!');
    expect(await banner.textContent())
      .to.contain('Congratulations, you won! Play again?')
      .and.contain('Won in 10 turns')
      .and.contain('Next level: 06-the-healer.slug');
    await window.workbench.screenshot('playground-5-won');
    await banner.getByRole('button', { name: 'No' }).click();
    expect(await view.locator('turnsmith-banner').count()).to.equal(0);
    expect(await turn()).to.equal('Turn 10 of 10');
    await window.page.keyboard.press('z');
    await window.page.keyboard.press('d');
    await banner.getByRole('button', { name: 'Yes' }).click();
    expect(await turn()).to.equal('Turn 0 of 10');
  });

  it('an end that is reached by the slider is told in the status alone', async () => {
    await view.getByRole('slider').press('End');
    expect(await turn()).to.equal('Turn 10 of 10');
    expect((await texts('turnsmith-pill')).join()).to.equal('');
    expect(await view.locator('turnsmith-pill span').textContent()).to.contain('You won');
    expect(await view.locator('turnsmith-banner').count()).to.equal(0);
  });

  it('a key after Load Game is the game’s, and lands in no text', async () => {
    await view.getByRole('button', { name: 'Load Game' }).click();
    await window.workbench.pick('07-the-dropped-weapon.slug');
    await window.page.locator('.tab', { hasText: 'Playground: 07-the-dropped-weapon.slug' }).waitFor();
    await view.getByRole('button', { name: '07-the-dropped-weapon.slug' }).waitFor();
    const before = await window.workbench.textBeside();
    for (const key of ['d', 's', 'a', 'Space']) await window.page.keyboard.press(key);
    expect(await settled(turn, (shown) => shown !== 'Turn 0 of 0')).to.not.equal('Turn 0 of 0');
    expect(await window.workbench.textBeside()).to.equal(before);
    await window.workbench.screenshot('playground-6-loaded');
  });

  it('a file that comes back is at its turn', async () => {
    await view.getByRole('button', { name: 'Load Game' }).click();
    await window.workbench.pick('05-the-angry-slug.slug');
    await view.getByRole('button', { name: '05-the-angry-slug.slug' }).waitFor();
    expect(await settled(turn, (shown) => shown === 'Turn 10 of 10')).to.equal('Turn 10 of 10');
  });

  it('Load Game plays another level, with its own size', async () => {
    await view.getByRole('button', { name: 'Load Game' }).click();
    await window.workbench.pick('06-the-healer.slug');
    await window.page.locator('.tab', { hasText: 'Playground: 06-the-healer.slug' }).waitFor();
    expect(await settled(player, (cells) => cells[3] === '9')).to.deep.equal(['Player', '(1, 1)', 'None', '9', '0']);
    expect(await turn()).to.equal('Turn 0 of 0');
  });

  it('follows the active file, unless it is to stay with its own', async () => {
    await goToText(window, 1, 1);
    await window.workbench.openFile('02-poison.slug');
    await window.page.locator('.tab', { hasText: 'Playground: 02-poison.slug' }).waitFor();
    await chooseInView(window, view, 'Stay with this file');
    await window.workbench.openFile('03-through-the-wall.slug');
    await window.page.waitForTimeout(800);
    expect(await window.page.locator('.tab', { hasText: 'Playground: 02-poison.slug' }).count()).to.equal(1);
    const group = window.page.locator('.editor-group-container', { hasText: 'Playground: 02-poison.slug' });
    expect(await group.locator('.tab', { hasText: '03-through' }).count(), 'its group is locked').to.equal(0);
    await chooseInView(window, view, 'Stay with this file');
  });

  it('Quit closes the game, which is at its turn when it is opened again', async () => {
    await window.page.keyboard.press('Escape');
    await view.getByRole('button', { name: 'Quit' }).click();
    await window.page.locator('.tab', { hasText: 'Playground' }).waitFor({ state: 'detached' });
    await window.workbench.openFile('05-the-angry-slug.slug');
    view = await openPlayground(window);
    expect(await settled(turn, (shown) => shown === 'Turn 10 of 10')).to.equal('Turn 10 of 10');
  });
});
