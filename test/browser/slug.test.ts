import { expect } from 'chai';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import { ROOT } from '../support/shared';
import { pictureOfFailure, play, settled, turnOf, type Window } from './support';

/** Panels of these widths and heights, in CSS pixels. */
const SIZES = [
  [350, 400],
  [480, 640],
  [700, 700],
  [1200, 800],
] as const;

/** What one needs to play, and the original’s buttons. */
const NEEDED = [
  'turnsmith-header',
  'slug-board .stage',
  'turnsmith-timeline',
  'turnsmith-transport',
  'turnsmith-pad',
  'vscode-button.load',
  'vscode-button.quit',
];

/** A level with 149 slugs. */
const CROWD = [
  '9',
  '#'.repeat(50),
  ...Array<string>(3).fill(`#${'N'.repeat(48)}#`),
  `#P  ${' '.repeat(40)}NNNNN#`.slice(0, 50),
  '#'.repeat(50),
  '',
].join('\n');

describe('SlugDungeon in the playground', function () {
  this.timeout(90_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'slug-'));
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    cpSync(path.join(ROOT, 'levels/slug/09-the-arena.slug'), path.join(folder, '09-the-arena.slug'));
    writeFileSync(path.join(folder, 'crowd.slug'), CROWD);
    window = await openWorkbench('web', { folder });
    view = window.workbench.webview();
    await window.workbench.openFile('crowd.slug');
    await window.workbench.command('Turnsmith: Open Playground');
    await view.locator('slug-board').waitFor();
    await window.workbench.command('View: Toggle Primary Side Bar Visibility');
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
    for (let attempt = 0; attempt < 8; attempt++) {
      const now = await sizeNow();
      if (Math.abs(now[0] - width) <= 2 && now[1] === height) break;
      const { width: outer, height: outerHeight } = window.page.viewportSize() ?? { width: 0, height: 0 };
      await window.page.setViewportSize({
        width: Math.round(outer + 2 * (width - now[0])),
        height: outerHeight + height - now[1],
      });
      await window.page.waitForTimeout(300);
    }
    const [w, h] = await sizeNow();
    expect([Math.abs(w - width) <= 2, h], `${w}x${h}`).to.deep.equal([true, height]);
  }

  /** The edges of elements within the panel: left, top, right, bottom. */
  const edgesOf = (selector: string): Promise<readonly number[]> =>
    view.locator(selector).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom];
    });

  const isWithin = (edges: readonly number[], [w, h]: readonly [number, number]): boolean => {
    const [left = -1, top = -1, right = Infinity, bottom = Infinity] = edges;
    return left >= 0 && top >= 0 && right <= w && bottom <= h && right > left && bottom > top;
  };

  for (const [width, height] of SIZES) {
    it(`with 149 slugs nothing is cut off and nothing jumps in ${width}x${height}`, async () => {
      await resizeTo(width, height);
      const before = await Promise.all(NEEDED.map(edgesOf));
      const size = await sizeNow();
      before.forEach((edges, i) => expect(isWithin(edges, size), `${NEEDED[i]}: ${edges.join(' ')}`).to.equal(true));
      const overflow = await view
        .locator('html')
        .evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight]);
      expect(overflow, 'the page itself does not scroll').to.deep.equal([0, 0]);
      await play(window, view, 'd_a');
      expect(await Promise.all(NEEDED.map(edgesOf)), 'after three turns').to.deep.equal(before);
      await window.workbench.screenshot(`slug-crowd-${width}`);
    });
  }

  it('no text of the tables is cut off, in the drawer and in the column', async () => {
    for (const [width, height] of [SIZES[0], SIZES[1], SIZES[3]]) {
      await resizeTo(width, height);
      const cut = await view
        .locator('slug-panel')
        .evaluate((panel) =>
          [...(panel.shadowRoot?.querySelectorAll<HTMLElement>('td') ?? [])]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(cut, `${width}x${height}`).to.deep.equal([]);
    }
  });

  it('all that is needed is in view on a screen of 1366x768', async () => {
    await window.workbench.command('View: Toggle Primary Side Bar Visibility');
    await window.workbench.openFile('09-the-arena.slug');
    await view.getByRole('button', { name: '09-the-arena.slug' }).waitFor();
    await window.page.setViewportSize({ width: 1366, height: 768 });
    const fits = async (): Promise<boolean> => {
      const size = await sizeNow();
      const boxes = await Promise.all(NEEDED.map(edgesOf));
      return boxes.every((edges) => isWithin(edges, size));
    };
    expect(await settled(fits, (all) => all)).to.equal(true);
    await play(window, view, 'ddddds');
    expect(await turnOf(view)).to.equal('Turn 6 of 6');
    expect(await view.locator('turnsmith-header .turn').innerText()).to.contain('slugs move next');
    await window.workbench.screenshot('slug-1366');
  });

  it('shows the reach of everybody, if that is wanted', async () => {
    const choose = async (): Promise<void> => {
      await view.getByRole('button', { name: 'View', exact: true }).click();
      await view.locator('turnsmith-view-menu .reach').click();
      await window.page.keyboard.press('Escape');
      await window.page.mouse.move(0, 0);
      await window.page.waitForTimeout(200);
    };
    const painted = (): Promise<string | undefined> =>
      view
        .locator('slug-board')
        .evaluate((board) => board.shadowRoot?.querySelector<HTMLCanvasElement>('canvas.figures')?.toDataURL());
    await window.page.waitForTimeout(800);
    const before = await painted();
    await choose();
    expect(await painted()).to.not.equal(before);
    await window.workbench.screenshot('slug-reach');
    await choose();
    expect(await painted()).to.equal(before);
  });

  it('is drawn for every theme', async () => {
    for (const [theme, kind, name] of [
      ['Light Modern', 'vscode-light', 'light'],
      ['Light High Contrast', 'vscode-high-contrast-light', 'light-high-contrast'],
      ['Dark High Contrast', 'vscode-high-contrast', 'dark-high-contrast'],
      ['Dark Modern', 'vscode-dark', 'dark'],
    ] as const) {
      await window.workbench.setTheme(theme);
      await view.locator(`body.${kind}`).waitFor({ state: 'attached' });
      await view.locator('html').evaluate(() => new Promise((painted) => setTimeout(painted, 200)));
      await window.workbench.screenshot(`slug-${name}`);
    }
  });

  it('a step into a wall is shown on the side that blocks it, and is no turn', async () => {
    const isRed = (): Promise<boolean> =>
      view.locator('slug-board').evaluate((board) => {
        const canvas = board.shadowRoot?.querySelector<HTMLCanvasElement>('canvas.figures');
        const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        const [red, green, blue] = getComputedStyle(document.body)
          .getPropertyValue('--vscode-charts-red')
          .match(/[\da-f]{2}/gi)
          ?.map((part) => parseInt(part, 16)) ?? [0, 0, 0];
        for (let i = 0; i < data.length; i += 4)
          if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) return true;
        return false;
      });
    const turn = await turnOf(view);
    await window.page.waitForTimeout(800);
    expect(await isRed()).to.equal(false);
    await play(window, view, 'd');
    expect([await settled(isRed, (red) => red), await turnOf(view)]).to.deep.equal([true, turn]);
  });
});
