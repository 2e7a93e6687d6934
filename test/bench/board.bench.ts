import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../harness/chromium.mjs';
import type { Result } from './measure';

/** The board of SlugDungeon in a real browser. Rejects when there is none. */
export async function bench(): Promise<Result[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: readFileSync(path.join(__dirname, 'boardPage.js'), 'utf8') });
    const value = Number(await page.evaluate('measureBoard()'));
    return [{ name: 'slug: a frame of a 60x60 board', value, unit: 'ms', goal: 4, moreIsBetter: false }];
  } finally {
    await browser.close();
  }
}
