import type { FrameLocator, Locator, Page } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import type { Workbench } from '../harness/workbench.mjs';
import { ROOT } from '../support/shared';
import path from 'node:path';

/** A window of VS Code for a whole test file, with the samples open. */
export interface Window {
  readonly page: Page;
  readonly workbench: Workbench;
  close(): Promise<void>;
}

export type HostKind = 'server' | 'web';

/** Opens VS Code on a copy of the sample levels. `server` is the oldest supported version, `web` a current one. */
export async function openSamples(kind: HostKind, settings: Record<string, unknown> = {}): Promise<Window> {
  return openWorkbench(kind, { folder: path.join(ROOT, 'levels', 'slug'), settings });
}

/** For `afterEach`: leaves a picture of the window when the test failed. */
export async function pictureOfFailure(test: Mocha.Test | undefined, { workbench }: Window): Promise<void> {
  if (test?.state === 'failed') await workbench.screenshot(`failed ${test.fullTitle().replaceAll(/[^\w ]/g, '')}`);
}

/** The playground's own page; opens it for the active editor. */
export async function openPlayground({ workbench }: Window): Promise<FrameLocator> {
  await workbench.command('Turnsmith: Open Playground');
  const view = workbench.webview();
  await view.locator('slug-board').waitFor();
  return view;
}

/** Presses game keys in the playground, `_` for the space key, as the terminal writes them. */
export async function play({ page }: Window, view: FrameLocator, keys: string): Promise<void> {
  await view.locator('slug-board .window').click({ position: { x: 5, y: 5 } });
  for (const key of keys) await page.keyboard.press(key === '_' ? 'Space' : key);
}

/** Which turn the playground shows, and of how many. */
export const turnOf = (view: FrameLocator): Promise<string | null> =>
  view.locator('turnsmith-timeline input').getAttribute('aria-valuetext');

/** Opens a section of the details below the board. */
export async function openSection(view: FrameLocator, name: string): Promise<void> {
  await view.getByRole('tab', { name }).click();
}

/** Chooses something in the view menu, and closes it. */
export async function chooseInView({ page }: Window, view: FrameLocator, name: string): Promise<void> {
  await view.getByRole('button', { name: 'View', exact: true }).click();
  // The label lies over the box, as the library draws it.
  await view.locator('vscode-checkbox', { has: view.getByRole('checkbox', { name }) }).click();
  await page.keyboard.press('Escape');
}

/** Whether something is chosen in the view menu. */
export async function isChosenInView({ page }: Window, view: FrameLocator, name: string): Promise<boolean> {
  await view.getByRole('button', { name: 'View', exact: true }).click();
  const isChosen = await view.getByRole('checkbox', { name }).isChecked();
  await page.keyboard.press('Escape');
  return isChosen;
}

/** Puts the focus into the text, which stands in the first group of editors. */
export async function goToText({ page, workbench }: Window, line: number, column: number): Promise<void> {
  await page.locator('.editor-group-container').first().locator('.view-lines').click();
  await workbench.goTo(line, column);
}

/** Asks for offers at the cursor, and gives their list. While something else takes the focus, VS Code may miss a key, or give an answer up. */
export async function offersAtCursor({ page }: Window): Promise<Locator> {
  const offers = page.locator('.suggest-widget.visible .monaco-list-row');
  // It waits longer each time, so that no key is pressed twice only because VS Code is slow.
  for (let patience = 2000; patience < 40_000; patience *= 2) {
    await page.keyboard.press('Control+Space');
    const isThere = offers.first().waitFor({ timeout: patience });
    if (
      await isThere.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await offers.first().waitFor();
  return offers;
}

/** Asks again and again, for ten seconds at most, until the answer is the expected one; gives the last answer. */
export async function settled<T>(ask: () => Promise<T>, isExpected: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + 10_000;
  let answer = await ask();
  while (!isExpected(answer) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await ask();
  }
  return answer;
}
