// @ts-check
// npm run pictures: the pictures of the README, each a window of VS Code with a sample beside its playground.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openWorkbench } from '../test/harness/session.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'docs', 'images');

/** The window of a common laptop. */
const SIZE = { width: 1366, height: 768 };

/** The editor and the playground, without the bars around them. */
const CLIP = { x: 48, y: 35, width: 1318, height: 711 };

/**
 * @typedef {import('../test/harness/session.mjs').Session} Session
 * @typedef {import('playwright-core').FrameLocator} View
 * @typedef {object} Picture
 * @property {string} name of the picture, and of its file
 * @property {string} folder with the samples
 * @property {string} file the sample
 * @property {(view: View, session: Session) => Promise<void>} play until the picture is worth taking
 */

/** Presses keys in the playground, which has the focus. @param {string} keys @returns {Picture['play']} */
const keys =
  (keys) =>
  async (view, { page }) => {
    await view.locator('.stage').first().focus();
    for (const key of keys) await page.keyboard.press(key);
  };

/** Clicks on a button again and again. @param {View} view @param {string} name @param {number} times */
async function clickOn(view, name, times) {
  const button = view.getByRole('button', { name, exact: true });
  for (let i = 0; i < times; i++) await button.click();
}

/** @type {readonly Picture[]} */
const PICTURES = [
  { name: 'slug', folder: 'levels/slug', file: '09-the-arena.slug', play: keys('dddddss') },
  {
    name: 'snakes',
    folder: 'snakes',
    file: 'chaser.snake',
    play: async (view, { workbench }) => {
      for (const [slot, file] of [
        [2, 'coward.snake'],
        [3, 'shadow.snake'],
        [4, 'explorer.snake'],
      ]) {
        await view.getByRole('button', { name: `Load snake ${slot}`, exact: true }).click();
        await workbench.pick(String(file));
        await view
          .locator('snakes-slot-card .snake')
          .nth(Number(slot) - 1)
          .waitFor();
      }
      await clickOn(view, 'Step', 10);
    },
  },
  {
    name: 'robots',
    folder: 'levels/robots',
    file: 'battle.arena',
    play: (view) => clickOn(view, 'Step', 18),
  },
  {
    name: 'spire',
    folder: 'levels/spire',
    file: '05-the-long-climb.spire',
    play: async (view) => {
      await view.locator('.card').first().click();
      await view.locator('.monster .target').first().click();
      await clickOn(view, 'End turn', 1);
      await view.locator('.card').last().click();
      await view.locator('.monster .target').last().hover();
    },
  },
  {
    name: 'rogue',
    folder: 'levels/rogue',
    file: '07-first-dungeon.rogue',
    play: async (view, session) => {
      await keys('kkkl')(view, session);
      await clickOn(view, 'Zoom in (Ctrl+wheel)', 3);
      await view.getByRole('tab', { name: 'Map' }).click();
    },
  },
];

/** Plays a sample and takes its picture. @param {Picture} picture */
async function take({ name, folder, file, play }) {
  const session = await openWorkbench('web', {
    folder: path.join(ROOT, folder),
    settings: { 'workbench.colorTheme': 'Default Dark Modern', 'editor.minimap.enabled': false },
    context: { viewport: SIZE, reducedMotion: 'reduce' },
  });
  try {
    const { workbench, page } = session;
    await workbench.openFile(file);
    await workbench.command('Turnsmith: Open Playground');
    await workbench.command('View: Toggle Primary Side Bar Visibility');
    await page.mouse.move(SIZE.width / 2, SIZE.height - 5); // where nothing tells about itself
    const view = workbench.webview();
    await view.locator('turnsmith-header').waitFor();
    await play(view, session);
    await page.waitForTimeout(1500); // until notices of VS Code and movements are over
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), clip: CLIP });
  } finally {
    await session.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const picture of PICTURES) if (wanted.length === 0 || wanted.includes(picture.name)) await take(picture);
