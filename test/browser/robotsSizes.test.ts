import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import { pictureOfFailure, settled, type Window } from './support';

/** Panels of these widths and heights, in CSS pixels. */
const SIZES = [
  [350, 400],
  [480, 640],
  [700, 700],
  [1200, 800],
] as const;

/** What one needs to play, and what says how the war stands. */
const NEEDED = ['turnsmith-header', 'robots-teams', 'robots-board .stage', 'turnsmith-timeline', 'turnsmith-transport'];

const FACINGS = ['N', 'E', 'S', 'W'] as const;

/** A robot on each place of the map: every third one is a medic. */
const CROWD = Array.from({ length: 400 }, (_, i) => {
  const [x, y] = [Math.floor(i / 20), i % 20];
  const rest = `${x < 10 ? 1 : 2} ${x} ${y} ${FACINGS[(x * 7 + y * 3) % 4]}`;
  return i % 3 === 0 ? `medic ${rest} a.medic` : `attack ${rest}`;
});

describe('400 robots in the playground', function () {
  this.timeout(90_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'robots-'));
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    writeFileSync(path.join(folder, 'crowd.arena'), `turns 500\n${CROWD.join('\n')}\n`);
    writeFileSync(path.join(folder, 'a.medic'), 'Forward\nRight90\n');
    window = await openWorkbench('web', { folder });
    view = window.workbench.webview();
    await window.workbench.openFile('crowd.arena');
    await window.workbench.command('Turnsmith: Open Playground');
    await view.locator('robots-board').waitFor();
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
  async function edgesOf(selector: string): Promise<readonly number[]> {
    return view.locator(selector).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom];
    });
  }

  for (const [width, height] of SIZES) {
    it(`nothing is cut off and nothing jumps in ${width}x${height}`, async () => {
      await resizeTo(width, height);
      const before = await Promise.all(NEEDED.map(edgesOf));
      const [w, h] = await sizeNow();
      before.forEach(([left = -1, top = -1, right = Infinity, bottom = Infinity], i) => {
        const where = `${NEEDED[i]}: ${[left, top, right, bottom].join(' ')}`;
        expect(left >= 0 && top >= 0 && right <= w && bottom <= h && right > left && bottom > top, where).to.equal(
          true,
        );
      });
      const overflow = await view
        .locator('html')
        .evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight]);
      expect(overflow, 'the page itself does not scroll').to.deep.equal([0, 0]);
      for (let count = 0; count < 3; count++) await view.locator('turnsmith-transport .step').click();
      expect(await Promise.all(NEEDED.map(edgesOf)), 'after three turns').to.deep.equal(before);
      await window.workbench.screenshot(`robots-crowd-${width}`);
    });
  }

  it('all that is needed is in view on a screen of 1366x768', async () => {
    await window.workbench.command('View: Toggle Primary Side Bar Visibility');
    await window.page.setViewportSize({ width: 1366, height: 768 });
    const fits = async (): Promise<boolean> => {
      const [w, h] = await sizeNow();
      const boxes = await Promise.all(NEEDED.map(edgesOf));
      return boxes.every(([left = -1, top = -1, right = Infinity, bottom = Infinity]) => {
        return left >= 0 && top >= 0 && right <= w && bottom <= h;
      });
    };
    expect(await settled(fits, (all) => all)).to.equal(true);
    await window.workbench.screenshot('robots-crowd-1366');
  });

  it('a hundred medics are listed and the others counted', async () => {
    await view.getByRole('tab', { name: 'Medics' }).click();
    const table = view.locator('robots-table');
    const count = (): Promise<number> => table.locator('tbody tr').count();
    expect(await settled(count, (rows) => rows > 0)).to.equal(100);
    expect(await table.locator('p').first().innerText()).to.match(/^… and \d\d more$/);
  });

  it('plays to the end of 500 turns in a moment', async () => {
    await view.locator('turnsmith-transport .end').click();
    const turn = (): Promise<string> => view.locator('turnsmith-header .turn').innerText();
    await view.locator('turnsmith-banner').waitFor();
    expect(await turn()).to.match(/^Turn \d+/);
    const points = await view.locator('robots-chart polyline').first().getAttribute('points');
    expect(points?.split(' ').length, 'the chart has the turns that were never drawn').to.be.above(100);
    await window.workbench.screenshot('robots-crowd-end');
  });
});
