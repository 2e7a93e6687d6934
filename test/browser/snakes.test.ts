import { expect } from 'chai';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FrameLocator, Locator } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import { ROOT } from '../support/shared';
import { chooseInView, goToText, openSection, pictureOfFailure, settled, turnOf, type Window } from './support';

const SNAKE = ['snake Typed', '', '       ; // bite', '  T-   ;', '   h # ;', 'end'];

describe('a snake battle', function () {
  this.timeout(90_000);
  let window: Window;
  let folder: string;
  let view: FrameLocator;
  let board: Locator;

  before(async () => {
    const session = await openWorkbench('server', { folder: path.join(ROOT, 'snakes') });
    window = session;
    folder = session.host.folder ?? '';
    await window.workbench.openFile('chaser.snake');
    await window.workbench.command('Turnsmith: Open Playground');
    view = window.workbench.webview();
    board = view.locator('snakes-board');
    await board.waitFor();
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const button = (name: string): Locator => view.locator('snakes-controls').getByRole('button', { name, exact: true });
  const names = (): Promise<string[]> => view.locator('snakes-slot-card .snake').allTextContents();
  const turn = async (): Promise<number> => Number(/^Turn (\d+)/.exec((await turnOf(view)) ?? '')?.[1]);
  const card = (slot: number): Locator => view.locator('snakes-slot-card').nth(slot - 1);
  const load = async (slot: number, file: string): Promise<void> => {
    await button(`Load snake ${slot}`).click();
    await window.workbench.pick(file);
    await card(slot).locator('.snake').waitFor();
    await settled(
      () => card(slot).locator('.remove').getAttribute('title'),
      (title) => title?.includes(file) ?? false,
    );
  };
  /** Opens a file in the group of the text, so that the playground stays in sight. */
  const openBeside = async (file: string): Promise<void> => {
    await window.page.locator('.editor-group-container').first().locator('.view-lines').click();
    await window.workbench.openFile(file);
  };
  /** The colour at the left of a cell of the field, where no eye and no mark is. */
  const colourAt = (row: number, column: number): Promise<string> =>
    board.evaluate(
      (element, [y, x]) => {
        const at = (layer: string): number[] => {
          const canvas = element.shadowRoot?.querySelector<HTMLCanvasElement>(`canvas.${layer}`);
          const cell = (canvas?.width ?? 0) / 21;
          const pixel = canvas?.getContext('2d')?.getImageData((x + 1.15) * cell, (y + 1.5) * cell, 1, 1).data;
          return [...(pixel ?? [])];
        };
        const figure = at('figures');
        return ((figure[3] ?? 0) > 250 ? figure : at('ground')).slice(0, 3).join();
      },
      [row, column] as const,
    );

  it('begins with the edited file in slot 1, and has the six buttons below the field', async () => {
    expect(await names()).to.deep.equal(['Chaser']);
    expect(
      (await view.locator('snakes-controls .buttons vscode-button').allTextContents()).map((label) => label.trim()),
    ).to.deep.equal(['Load snake 1', 'Load snake 2', 'Run', 'Load snake 3', 'Load snake 4', 'Step']);
    expect([await colourAt(9, 8), await colourAt(9, 9), await colourAt(-1, 3)]).to.deep.equal([
      '76,155,255',
      '0,0,0',
      '128,128,128',
    ]);
  });

  it('loads other snakes into their slots', async () => {
    await load(2, 'coward.snake');
    await load(3, 'random_walker.snake');
    expect(await names()).to.deep.equal(['Chaser', 'Coward', 'Random Walker']);
    expect(await colourAt(8, 12)).to.equal('53,195,90');
    await window.workbench.screenshot('snakes-1-loaded');
  });

  it('loads three snakes by chance into the free slots, and says what it asks for', async () => {
    await button('Load snake 2').click();
    const asked = window.workbench.quickInput;
    await asked.waitFor();
    expect(await asked.getAttribute('placeholder')).to.equal('Choose the snake for slot 2');
    await window.workbench.pick('Random three');
    const loaded = await settled(names, (list) => list.length === 4);
    expect(new Set(loaded).size).to.equal(4);
    expect(loaded[0]).to.equal('Chaser');
    await load(2, 'coward.snake');
    await load(3, 'random_walker.snake');
    await card(4).locator('.remove').click();
    expect(await settled(names, (list) => list.length === 3)).to.deep.equal(['Chaser', 'Coward', 'Random Walker']);
  });

  it('Run plays turn after turn, and Step plays one more and stops', async () => {
    await button('Run').click();
    expect(await settled(turn, (at) => at >= 5)).to.be.at.least(5);
    await button('Pause').click();
    await button('Step').click();
    const stopped = await turn();
    await window.page.waitForTimeout(900);
    expect(await turn()).to.equal(stopped);
    await openSection(view, 'Snakes');
    expect(await view.locator('snakes-table tr.last').count()).to.equal(1);
    expect(await view.locator('snakes-table td.moved').allTextContents()).not.to.include('');
    await window.workbench.screenshot('snakes-2-turns');
  });

  it('loads nothing during the battle', async () => {
    expect(await button('Load snake 4').getAttribute('aria-disabled')).to.equal('true');
    await button('Load snake 4').click({ force: true });
    expect(await window.workbench.quickInput.isVisible()).to.equal(false);
  });

  it('says which rule chose the move, and marks it in the text', async () => {
    const rule = view.locator('snakes-table td.rule').first();
    for (let steps = 0; steps < 40 && !/\d+: /.test((await rule.textContent()) ?? ''); steps++) {
      await button('Step').click();
    }
    expect(await rule.textContent()).to.match(/\d+: (bite|a tail|straight|.+)/);
    await rule.getByRole('button').click();
    const marked = async (): Promise<string> =>
      window.page.evaluate(() =>
        [...document.querySelectorAll('.view-lines [class*="TextEditorDecorationType"], .view-lines [class*="ced-"]')]
          .map((line) => getComputedStyle(line, '::after').content)
          .join(),
      );
    expect(await settled(marked, (text) => /rule \d+ chose/.test(text))).to.match(/rule \d+ chose \w+ in turn \d+/);
    await window.workbench.screenshot('snakes-3-rule');
  });

  it('shows why a rule does not fit, cell by cell, in a table that can be read aloud', async () => {
    await openSection(view, 'Why didn’t this rule fire?');
    await view.locator('snakes-why select.rule').selectOption('0');
    for (const direction of ['N', 'E', 'S', 'W']) {
      await view.locator('snakes-why select.direction').selectOption(direction);
      if ((await view.locator('snakes-comparison td.first').count()) > 0) break;
    }
    const table = view.locator('snakes-comparison table');
    expect(await table.locator('tbody tr').count()).to.equal(7);
    expect(await table.locator('tbody td').count()).to.equal(49);
    expect(await table.locator('td.first').textContent()).to.contain('first difference: asks for');
    expect(await view.locator('snakes-comparison .verdict').textContent()).to.match(/Rule 1 /);
    await table.scrollIntoViewIfNeeded();
    await window.workbench.screenshot('snakes-4-why');
  });

  it('fits into a window of any size during the battle', async () => {
    for (const width of [900, 700, 1280]) {
      await window.page.setViewportSize({ width, height: width === 700 ? 420 : 800 });
      await button('Step').click();
      const fits = await board.evaluate((element) => {
        const canvas = element.shadowRoot?.querySelector('canvas.ground');
        return canvas !== null && canvas !== undefined && canvas.clientWidth <= element.clientWidth;
      });
      expect(fits, `at ${width}`).to.equal(true);
    }
  });

  it('puts the edited file into another slot, or into none', async () => {
    await view.getByRole('button', { name: 'Restart' }).click();
    await chooseInView(window, view, 'This file plays in slot 4');
    expect(await settled(names, (list) => list[0] === 'Coward')).to.deep.equal(['Coward', 'Random Walker', 'Chaser']);
    expect(await turn()).to.equal(0);
    await chooseInView(window, view, 'This file plays in slot 4');
    expect(await settled(names, (list) => list.length === 2)).to.deep.equal(['Coward', 'Random Walker']);
    await chooseInView(window, view, 'This file plays in slot 1');
    expect(await settled(names, (list) => list.length === 3)).to.include('Chaser');
  });

  it('keeps a slot as it was while its file is broken, and leads to the problem', async () => {
    await chooseInView(window, view, 'Stay with this file');
    await openBeside('coward.snake');
    await goToText(window, 1, 1);
    await window.workbench.type('x');
    await card(2).locator('.problem').waitFor();
    expect(await names()).to.deep.equal(['Chaser', 'Coward', 'Random Walker']);
    await window.workbench.goTo(9, 1);
    const link = card(2).locator('button.problem');
    await window.workbench.screenshot('snakes-5-broken-slot');
    await link.click();
    const place = window.page.locator('.statusbar-item', { hasText: /^Ln/ }).first();
    expect(
      await settled(
        () => place.textContent(),
        (said) => said?.startsWith('Ln 1,') ?? false,
      ),
    ).to.match(/^Ln 1,/);
    await goToText(window, 1, 2);
    await window.page.keyboard.press('Backspace');
    await card(2).locator('.problem').waitFor({ state: 'detached' });
  });

  it('plays on with what was read when a loaded file disappears, and says so', async () => {
    await rm(path.join(folder, 'random_walker.snake'));
    await card(3).locator('.gone').waitFor();
    expect(await names()).to.deep.equal(['Chaser', 'Coward', 'Random Walker']);
    await button('Step').click();
    expect(await turn()).to.equal(1);
  });

  it('after the battle a load button first forgets all snakes', async () => {
    await view.getByRole('button', { name: 'To the end' }).click();
    const banner = view.locator('turnsmith-banner section');
    await banner.waitFor();
    expect(await banner.textContent()).to.match(/(won|Draw).*Finished after \d+ turns/s);
    await window.workbench.screenshot('snakes-6-over');
    await load(2, 'explorer.snake');
    expect(await settled(names, (list) => list.length === 1)).to.deep.equal(['Explorer']);
    expect(await turn()).to.equal(0);
  });

  it('typing letters, blanks and Enter in a snake file gives exactly those characters', async () => {
    await openBeside('shadow.snake');
    await window.page.keyboard.press('Control+a');
    await window.page.keyboard.press('Delete');
    for (const [i, line] of SNAKE.entries()) {
      if (i > 0) await window.page.keyboard.press('Enter');
      await window.page.keyboard.type(line, { delay: 15 });
    }
    const written = (): Promise<string> => window.workbench.editorText();
    expect((await settled(written, (text) => text === SNAKE.join('\n'))).split('\n')).to.deep.equal(SNAKE);
    expect(await window.page.locator('.suggest-widget.visible').count()).to.equal(0);
  });
});
