import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from '../harness/chromium.mjs';
import { Workbench } from '../harness/workbench.mjs';
import { ROOT } from '../support/shared';
import { pictureOfFailure, settled, turnOf, type Window } from './support';

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The address that `npm start` prints; rejects with all that it printed when it ends before. */
function printedAddress(start: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [address] = /^ +http:\S+$/m.exec(printed) ?? [];
      if (address) resolve(address.trim());
    };
    start.stdout?.on('data', hear);
    start.stderr?.on('data', hear);
    start.once('exit', () => reject(new Error(printed)));
  });
}

describe('the address that npm start prints', function () {
  this.timeout(120_000);
  // Elsewhere it opens the desktop's own VS Code.
  if (process.platform !== 'linux') return;

  let home: string;
  let start: ChildProcess;
  let browser: Browser;
  let window: Window;

  before(async () => {
    home = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-home-'));
    const samples = path.join(home, 'turnsmith-samples');
    mkdirSync(samples);
    writeFileSync(path.join(samples, 'broken.slug'), 'x\n#####\n#PAG#\n#####\n');
    start = spawn(
      process.execPath,
      [path.join(ROOT, 'scripts/start.mjs'), '--no-open', '--port', `${await freePort()}`],
      {
        env: { ...process.env, HOME: home, XDG_CACHE_HOME: path.join(home, '.cache') },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const address = await printedAddress(start);
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    page.setDefaultTimeout(60_000);
    const workbench = new Workbench(page);
    window = { page, workbench, close: () => browser.close() };
    await page.goto(address);
    await workbench.ready();
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(async () => {
    await browser?.close();
    const ended = new Promise((done) => start.once('exit', done));
    start.kill('SIGINT');
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });

  const tabs = (): Locator => window.page.locator('.tab', { hasText: /^broken\.slug/ });
  const listed = (): Promise<string[]> => window.page.locator('.markers-panel .monaco-list-row').allTextContents();

  it('begins with the first sample beside its playground, ready for a key', async () => {
    const view = window.workbench.webview();
    await view.locator('slug-board').waitFor();
    await window.page.locator('.tab', { hasText: 'Playground: 01-first-step.slug' }).waitFor();
    const text = await window.workbench.textBeside();
    expect(text).to.contain('P');
    await settled(
      () => window.page.evaluate(() => document.activeElement?.tagName),
      (tag) => tag === 'IFRAME',
    );
    await window.page.keyboard.press('ArrowRight');
    expect(
      await settled(
        () => turnOf(view),
        (turn) => turn === 'Turn 1 of 1',
      ),
    ).to.equal('Turn 1 of 1');
    expect(await window.workbench.textBeside(), 'no key landed in the text').to.equal(text);
    await window.workbench.screenshot('start-0-first');
  });

  it('opens the samples, and shows what is wrong with a file that is opened by the Explorer', async () => {
    const row = window.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'broken.slug' });
    await row.dblclick();
    await tabs().waitFor();
    await window.page.locator('.monaco-editor .squiggly-error').first().waitFor();
    await window.workbench.command('Problems: Focus on Problems View');
    const rows = await settled(listed, (all) => all.length > 1);
    // The first sample has one row of its own, and a hint.
    expect(rows, rows.join(' | ')).to.have.length(4);
    expect(rows[0]).to.contain('broken.slug');
    expect(rows[1]).to.contain('health');
    await window.workbench.screenshot('start-1-explorer');
  });

  it('knows a file by one name only: Ctrl+P finds the one that is open', async () => {
    await window.workbench.openFile('broken.slug');
    await window.page.waitForTimeout(1000);
    expect(await tabs().count()).to.equal(1);
    expect(await listed()).to.have.length(4);
    await window.workbench.screenshot('start-2-found');
  });

  it('plays the file, with the panel beside it', async () => {
    await window.workbench.command('Turnsmith: Open Playground');
    await window.workbench.webview().locator('.notice.broken').waitFor();
    await window.workbench.screenshot('start-3-playground');
  });
});
