import { expect } from 'chai';
import path from 'node:path';
import type { FrameLocator, Locator } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import { ROOT } from '../support/shared';
import { cellPlace, columnsNow, isPlayerInView, mapNow, median, paintTimes, scrollNow, turnTimes } from './rogueProbe';
import { chooseInView, isChosenInView, openSection, pictureOfFailure, settled, turnOf, type Window } from './support';

const DEADLY = 'player hp 5 defense 0\nmap\n#######\n#@.T..#\n#######\n';
const HUGE = 'fov 12\nseed 1\ngenerate width 500 height 500 rooms 900 min 8 max 20 monsters 2\n';

describe('the playground of a dungeon', function () {
  this.timeout(90_000);
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    window = await openWorkbench('server', {
      folder: path.join(ROOT, 'levels', 'rogue'),
      settings: { 'workbench.colorTheme': 'Default Light Modern' },
    });
    await window.workbench.openFile('01-bump-to-fight.rogue');
    await window.workbench.command('Turnsmith: Open Playground');
    view = window.workbench.webview();
    await view.locator('rogue-board').waitFor();
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const turn = (): Promise<string | null> => turnOf(view);
  const everything = (): Promise<void> => chooseInView(window, view, 'See everything');
  const hp = (): Promise<string | null> => view.locator('rogue-hp .hp').textContent();
  const reading = (): Locator => view.locator('turnsmith-reading-grid [tabindex="0"]');
  const picture = (name: string): Promise<string> => window.workbench.screenshot(`rogue-${name}`);

  /** Presses keys on the board; a click beside the map gives it the focus. */
  async function press(...keys: string[]): Promise<void> {
    await view.locator('rogue-hp .hp').click();
    for (const key of keys) await window.page.keyboard.press(key);
  }

  /** Moves the reading cursor, which must read this then. */
  async function read(keys: readonly string[], expected: string): Promise<void> {
    for (const key of keys) await window.page.keyboard.press(`Shift+${key}`);
    const told = await settled(
      () => reading().textContent(),
      (text) => text?.includes(expected) ?? false,
    );
    expect(told).to.contain(expected);
  }

  const intoText = (): Promise<void> =>
    window.page.locator('.editor-group-container').first().locator('.view-lines').click();

  /** Opens another dungeon beside the playground, which follows it. */
  async function follow(name: string): Promise<void> {
    await intoText();
    await window.workbench.openFile(name);
    await window.workbench.command('Turnsmith: Open Playground');
    await window.page.locator('.tab', { hasText: `Playground: ${name}` }).waitFor();
    await view.locator('header .link', { hasText: name }).waitFor();
  }

  /** Puts another dungeon into the file, of so many columns, and begins it anew. */
  async function redraw(text: string, columns: number): Promise<void> {
    await intoText();
    await window.workbench.replaceText(text);
    await settled(
      () => columnsNow(view),
      (count) => count === columns,
    );
    if (!(await turn())?.startsWith('Turn 0 ')) await view.getByRole('button', { name: 'Restart' }).click();
  }

  it('shows map and hit points on dark stone, in a light theme, too', async () => {
    expect(await hp()).to.equal('HP: 30/30');
    await picture('1-open');
  });

  it('has the reference’s colours when they are wanted', async () => {
    await chooseInView(window, view, 'Original colours');
    await window.page.waitForTimeout(300);
    const colours = await view.locator('rogue-board').evaluate((board) => {
      const canvas = board.shadowRoot?.querySelector<HTMLCanvasElement>('canvas.ground');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return [];
      const cell = canvas.width / 17;
      const at = (x: number, y: number): string =>
        [...context.getImageData((x + 0.1) * cell, (y + 0.1) * cell, 1, 1).data.slice(0, 3)].join();
      return [at(2, 1), at(2, 0), at(15, 3)];
    });
    expect(colours, 'floor, wall, shroud').to.deep.equal(['200,180,50', '130,110,50', '0,0,0']);
    await picture('1-original');
    await chooseInView(window, view, 'Original colours');
  });

  it('is walked by arrows, by the keypad and by letters, in every direction', async () => {
    await press('ArrowRight', 'Numpad6', 'l', 'Home', 'Numpad3', 'n', 'b', 'PageUp', 'Numpad5', '.');
    expect(await turn()).to.equal('Turn 10 of 10');
    await read(['ArrowUp'], 'Player, 27 of 30 hit points, floor, x 6, y 3');
    await press('x', 'Shift+PageUp');
    expect(await turn(), 'other keys are no turn').to.equal('Turn 10 of 10');
    await press('Shift+H', 'L');
    expect(await turn(), 'capital letters are').to.equal('Turn 12 of 12');
  });

  it('is left by Escape, and entered again by stepping back', async () => {
    await press('Escape', 'h');
    expect(await turn()).to.equal('Turn 13 of 13');
    expect(await view.locator('rogue-hp ol').textContent()).to.contain('You leave the dungeon.');
    const banner = view.locator('turnsmith-banner section');
    expect(await banner.textContent()).to.contain('Step back to return.');
    await view.getByRole('button', { name: 'Step back', exact: true }).click();
    expect(await turn()).to.equal('Turn 12 of 13');
    await press('h');
    expect(await turn()).to.equal('Turn 13 of 13');
    expect(await banner.count()).to.equal(0);
  });

  it('an orc that is bumped into is hit, and the log says so', async () => {
    await view.getByRole('button', { name: 'Restart' }).click();
    await press('l', 'l', 'l', 'l', 'l', 'l', 'l');
    await openSection(view, 'Log');
    const messages = view.locator('turnsmith-log ol');
    expect(await messages.textContent()).to.contain('Player attacks Orc for 5 hit points.');
    expect(await messages.textContent()).to.contain('Orc attacks Player for 1 hit points.');
    expect(await hp()).to.match(/^HP: 2\d\/30$/);
    await picture('2-fight');
  });

  it('Shift and arrows read who stands where, from the player on', async () => {
    await redraw('map\n########\n#@....o#\n########\n', 8);
    await press();
    await read(
      ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Home', 'ArrowDown', 'ArrowRight'],
      'Player, 30 of 30 hit points, floor',
    );
    await read(['End', 'ArrowLeft'], 'Orc, 10 of 10 hit points, plans 5 steps, the first to x 5, y 1, floor, x 6, y 1');
    await picture('3-plan');
    expect(await turn(), 'reading is no turn').to.match(/^Turn 0 of/);
    await press('.');
    expect(await view.locator('.pointed').textContent(), 'after the turn').to.match(/^\s*floor, x 6, y 1/);
  });

  it('shows everything to its author, the unseen marked as such', async () => {
    await follow('04-light-and-shadow.rogue');
    const hidden = view.locator('.pointed');
    await everything();
    const place = await cellPlace(view, 10, 6);
    await view.locator('rogue-board .window').hover({ position: place });
    expect(
      await settled(
        () => hidden.textContent(),
        (name) => name?.includes('Orc') ?? false,
      ),
    ).to.contain('Orc, 10 of 10 hit points, not in sight, floor, never seen');
    await picture('4-everything');
    await everything();
    await view.locator('rogue-board .window').hover({ position: await cellPlace(view, 12, 6) });
    expect(
      await settled(
        () => hidden.textContent(),
        (name) => /^\s*never/.test(name ?? ''),
      ),
    ).to.match(/^\s*never seen, x 12, y 6/);
  });

  it('a drawn dungeon has no seed; another seed makes another dungeon of chance, and the first comes back', async () => {
    expect(await view.locator('turnsmith-seed').count()).to.equal(0);
    await follow('07-first-dungeon.rogue');
    const chip = view.locator('turnsmith-seed .chip');
    await chip.waitFor();
    expect(await chip.textContent()).to.contain('seed 20');
    const enter = async (seed: string): Promise<void> => {
      await chip.click();
      await view.locator('turnsmith-seed input').fill(seed);
      await view.locator('turnsmith-seed input').press('Enter');
    };
    const map = (): Promise<string> => mapNow(view);
    const first = await map();
    await enter('21');
    expect(await settled(map, (ground) => ground !== first)).to.not.equal(first);
    await enter('20');
    expect(await settled(map, (ground) => ground === first)).to.equal(first);
    await everything();
    await picture('5-generated');
    await everything();
  });

  it('draws a map of 80 by 45 and one of 500 by 500 equally fast, and scrolls with the player', async () => {
    const small = await paintTimes(view);
    await redraw(HUGE, 500);
    const huge = await paintTimes(view);
    const before = await scrollNow(view);
    await press(...Array<string>(12).fill('l'), ...Array<string>(12).fill('j'));
    expect(await turn()).to.equal('Turn 24 of 24');
    await everything();
    await picture('6-huge');
    const all = await paintTimes(view);
    const turns = await turnTimes(view);
    await everything();
    expect(before, 'the player is in view').to.not.equal('0,0');
    expect(await isPlayerInView(view)).to.equal(true);
    const show = (times: readonly number[]): string =>
      `median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`;
    const told = `80x45: ${show(small)}; 500x500: ${show(huge)}, all of it: ${show(all)}; a turn there: ${show(turns)}`;
    expect(Math.max(median(small), median(huge), median(all)), told).to.be.lessThan(50);
    expect(median(turns), told).to.be.lessThan(100);
    console.log(`      ${told}`);
  });

  it('lets its user look elsewhere, and comes back to the player with the next step', async () => {
    const before = await scrollNow(view);
    await view.locator('rogue-board .window').hover({ position: { x: 50, y: 50 } });
    await window.page.mouse.wheel(0, 1500);
    await settled(
      () => isPlayerInView(view),
      (isInView) => !isInView,
    );
    const elsewhere = await settled(
      () => scrollNow(view),
      (place) => place !== before,
    );
    await view.locator('rogue-board .window').hover({ position: { x: 90, y: 90 } });
    await view.locator('.pointed', { hasText: 'never seen' }).waitFor();
    expect(await scrollNow(view), 'pointing does not scroll back').to.equal(elsewhere);
    await press('l');
    expect(await isPlayerInView(view), 'the next step does').to.equal(true);
  });

  it('the dead do nothing more: the banner asks to play again, and Escape restarts', async () => {
    await redraw(DEADLY, 7);
    await press('l', '.', '.');
    const banner = view.locator('turnsmith-banner section');
    await banner.waitFor();
    expect(await banner.getByRole('heading').textContent()).to.equal('You died!');
    expect(await view.locator('rogue-hp ol').textContent()).to.contain('You died!');
    await picture('7-died');
    await window.page.keyboard.press('Escape');
    await banner.waitFor({ state: 'detached' });
    const end = await turn();
    expect(await hp()).to.equal('HP: 0/5');
    await press('h', 'ArrowLeft');
    expect(await turn(), 'nothing moves').to.equal(end);
    await press('Escape');
    expect(await turn()).to.match(/^Turn 0 of/);
    await press('.', 'l', '.', '.');
    await banner.getByRole('button', { name: 'Yes' }).click();
    expect(await turn()).to.match(/^Turn 0 of/);
    expect(await hp()).to.equal('HP: 5/5');
  });

  it('is readable in a high-contrast theme by itself, narrow and wide', async () => {
    await follow('02-hold-the-corridor.rogue');
    await window.workbench.setTheme('Dark High Contrast');
    await window.workbench.command('View: Toggle Primary Side Bar Visibility');
    await window.page.setViewportSize({ width: 940, height: 800 });
    expect(await isChosenInView(window, view, 'High-visibility colours')).to.equal(true);
    await press(...Array<string>(8).fill('l'));
    await picture('8-high-contrast-narrow');
    await window.page.setViewportSize({ width: 1880, height: 900 });
    await everything();
    await window.page.waitForTimeout(500);
    await picture('9-high-contrast-wide');
    await window.workbench.setTheme('Light Modern');
    await picture('10-light-wide');
  });
});
