import { expect } from 'chai';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import { ROOT } from '../support/shared';
import { pictureOfFailure, settled, type Window } from './support';

/** Panels of these widths and heights, in CSS pixels. */
const SIZES = [
  [350, 400],
  [480, 640],
  [700, 700],
  [1200, 800],
] as const;

/** What stands around every board. */
const SHELL = [
  'turnsmith-header',
  'turnsmith-timeline',
  'turnsmith-transport',
  'vscode-button.load',
  'vscode-button.quit',
];

/** A dungeon with a thousand orcs. */
const CROWD = [
  'player hp 500',
  'map',
  '#'.repeat(60),
  `#@${' '.repeat(57)}#`.replaceAll(' ', '.'),
  ...Array<string>(20).fill(`#${'o'.repeat(50)}........#`),
  '#'.repeat(60),
  '',
].join('\n');

/** What is needed to play each game, and a key that plays a turn. */
const GAMES = [
  { file: 'chaser.snake', needed: ['snakes-board', 'snakes-controls vscode-button', 'snakes-slot-card'], key: 'Enter' },
  { file: '05-the-long-climb.spire', needed: ['spire-board .entity', 'spire-hand .card', 'spire-hand .end'], key: 'e' },
  { file: 'crowd.rogue', needed: ['rogue-board .window', 'rogue-hp', 'turnsmith-pad button'], key: '.' },
] as const;

describe('what is needed to play', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    cpSync(path.join(ROOT, 'snakes/chaser.snake'), path.join(folder, 'chaser.snake'));
    cpSync(path.join(ROOT, 'levels/spire/05-the-long-climb.spire'), path.join(folder, '05-the-long-climb.spire'));
    writeFileSync(path.join(folder, 'crowd.rogue'), CROWD);
    window = await openWorkbench('web', {
      folder,
      settings: { 'workbench.colorTheme': 'Default Dark Modern' },
      context: { reducedMotion: 'reduce' },
    });
    view = window.workbench.webview();
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(async () => {
    await window.close();
    rmSync(folder, { recursive: true });
  });

  const sizeNow = (): Promise<readonly [number, number]> =>
    view.locator('html').evaluate(() => [innerWidth, innerHeight] as const);

  /** Makes the window so large that the panel has a size. */
  async function resizeTo(width: number, height: number): Promise<void> {
    const isThere = ([w, h]: readonly [number, number]): boolean => Math.abs(w - width) <= 2 && h === height;
    const step = async (): Promise<readonly [number, number]> => {
      const now = await sizeNow();
      const { width: outer, height: outerHeight } = window.page.viewportSize() ?? { width: 0, height: 0 };
      if (!isThere(now)) {
        await window.page.setViewportSize({
          width: Math.round(outer + 2 * (width - now[0])),
          height: outerHeight + height - now[1],
        });
        await settled(sizeNow, (after) => after[0] !== now[0] || after[1] !== now[1]);
      }
      return sizeNow();
    };
    expect(isThere(await settled(step, isThere)), `${width}x${height}`).to.equal(true);
  }

  /** The parts that reach out of the panel, or have no size at all. */
  async function cutOff(needed: readonly string[]): Promise<string[]> {
    const size = await sizeNow();
    const found = needed.map(async (selector) => {
      const boxes = await view.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return [left, top, right, bottom] as const;
        }),
      );
      const isWithin = ([left, top, right, bottom]: readonly [number, number, number, number]): boolean =>
        left >= 0 && top >= 0 && right <= size[0] && bottom <= size[1] && right > left && bottom > top;
      return boxes.length === 0
        ? [selector]
        : boxes.filter((box) => !isWithin(box)).map((box) => `${selector} ${box.join(' ')}`);
    });
    return (await Promise.all(found)).flat();
  }

  for (const { file, needed, key } of GAMES) {
    describe(`in ${file}`, () => {
      before(async () => {
        await window.page.setViewportSize({ width: 1280, height: 800 });
        await window.workbench.openFile(file);
        await window.workbench.command('Turnsmith: Open Playground');
        await view.getByRole('button', { name: file }).waitFor();
        if (file === GAMES[0].file) await window.workbench.command('View: Toggle Primary Side Bar Visibility');
      });

      for (const [width, height] of SIZES) {
        it(`is in view in ${width}x${height}, and stays where it is`, async () => {
          await resizeTo(width, height);
          const all = [...SHELL, ...needed];
          expect(
            await settled(
              () => cutOff(all),
              (parts) => parts.length === 0,
            ),
          ).to.deep.equal([]);
          const placeOf = (): Promise<unknown> =>
            view.locator('turnsmith-transport').evaluate((element) => element.getBoundingClientRect().top);
          const before = await placeOf();
          await view.locator('.stage').first().focus();
          await window.page.keyboard.press(key);
          if (file === GAMES[0].file) await window.page.keyboard.press(key);
          expect(await cutOff(all), 'after a turn').to.deep.equal([]);
          expect(await placeOf(), 'nothing jumps').to.equal(before);
          await window.workbench.screenshot(`sizes-${path.extname(file).slice(1)}-${width}`);
        });
      }

      it('is in view on a screen of 1366x768', async () => {
        await window.page.setViewportSize({ width: 1366, height: 768 });
        const all = [...SHELL, ...needed];
        expect(
          await settled(
            () => cutOff(all),
            (parts) => parts.length === 0,
          ),
        ).to.deep.equal([]);
        await window.workbench.screenshot(`sizes-${path.extname(file).slice(1)}-1366`);
      });
    });
  }
});
