// Runs the component tests in a headless Chromium: in the page that the extension gives to VS Code, with its policy. The test bundle stands in the
// place of the playground's script. MOCHA_GREP in the environment picks tests by name.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type * as vscode from 'vscode';
import { playgroundPage } from '../../src/editor/playgroundPage';
import { launchBrowser } from '../harness/chromium.mjs';
import { stackLines } from '../harness/stackLines.mjs';
import { sendFile } from '../harness/staticFiles.mjs';
import { MARK } from '../harness/runInHost.mjs';
import { ROOT } from '../support/shared';

const DIST = path.join(ROOT, 'dist');
const BUNDLE = 'test/components/page.js';
const LIMIT = 120_000;

/** The page as the extension makes it, for a server that has `dist/` at this address. */
function page(root: string): string {
  const webview = {
    cspSource: `${root}/`,
    asWebviewUri: ({ path: name }: vscode.Uri) => root + name.replace(/^\/dist/, '').replace('playground.js', BUNDLE),
  };
  return playgroundPage(webview as unknown as vscode.Webview, { path: '' } as vscode.Uri, 'en');
}

/** Serves the page to whoever knows its address: with a word in it that no other program or page of this machine can guess. */
async function serve(): Promise<{ server: Server; root: string }> {
  const token = randomBytes(8).toString('hex');
  let origin = '';
  const server = createServer((request, response) => {
    const [, word, ...rest] = new URL(request.url ?? '/', origin).pathname.split('/');
    const name = rest.join('/');
    if (word !== token) response.writeHead(word === 'favicon.ico' ? 204 : 403).end();
    else if (name === '') response.writeHead(200, { 'content-type': 'text/html' }).end(page(`${origin}/${token}`));
    else void sendFile(response, DIST, name);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  origin = `http://127.0.0.1:${address.port}`;
  return { server, root: `${origin}/${token}` };
}

/** Keys, the mouse and the accessibility tree, as only the browser itself can make them, and the texts of the project's samples. */
async function giveHands(tab: Page): Promise<void> {
  await tab.exposeFunction('pressKey', (key: string) => tab.keyboard.press(key));
  await tab.exposeFunction('typeText', (text: string) => tab.keyboard.type(text));
  await tab.exposeFunction('clickAt', (x: number, y: number, clickCount = 1) => tab.mouse.click(x, y, { clickCount }));
  await tab.exposeFunction('moveMouseTo', (x: number, y: number) => tab.mouse.move(x, y, { steps: 3 }));
  await tab.exposeFunction('pressMouse', () => tab.mouse.down());
  await tab.exposeFunction('releaseMouse', () => tab.mouse.up());
  await tab.exposeFunction('accessibilityTree', () => tab.locator('body').ariaSnapshot());
  await tab.exposeFunction('runAxe', (options: RunOptions) => violationsIn(tab, options));
  await tab.exposeFunction('textOfSample', (file: string) => readFileSync(path.join(ROOT, file), 'utf8'));
}

/** What axe-core finds wrong in the page. Playwright puts it there past the page's policy. */
async function violationsIn(tab: Page, options: RunOptions): Promise<unknown> {
  if (!(await tab.evaluate('"axe" in globalThis'))) await tab.evaluate(axe.source);
  return tab.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`);
}

/** Runs the tests; gives what went wrong, if anything did. */
async function testsIn(tab: Page, root: string): Promise<string | undefined> {
  const mapped = stackLines(path.join(DIST, BUNDLE));
  let end: (problem?: string) => void = () => undefined;
  const ended = new Promise<string | undefined>((done) => (end = done));
  const timer = setTimeout(() => end(`no result within ${LIMIT / 1000} s`), LIMIT);
  const logged: string[] = [];
  const { CI, MOCHA_GREP } = process.env;
  await giveHands(tab);
  await tab.exposeFunction('testsEnded', (problem?: string) => end(problem));
  await tab.addInitScript((options) => Object.assign(globalThis, { componentTestOptions: options }), {
    forbidOnly: Boolean(CI),
    ...(MOCHA_GREP ? { grep: MOCHA_GREP } : {}),
  });
  tab.on('crash', () => end('the page crashed'));
  tab.on('pageerror', (error) => end(error.message));
  tab.on('console', (message) => {
    const text = message.text();
    const line = text.startsWith(MARK) ? mapped(text.slice(MARK.length)) : `[${message.type()}] ${text}`;
    if (message.type() === 'error' && !text.includes('Content Security Policy')) logged.push(text);
    const isNoise = /^\s+at .*node_modules|Content Security Policy|^\[info\]|willReadFrequently/.test(line); // what the policy refuses fails its test
    if (!isNoise) console.log(line);
  });
  await tab.goto(`${root}/`);
  const problem = await ended.finally(() => clearTimeout(timer));
  return problem ?? (logged.length > 0 ? `the page logged ${logged.length} errors` : undefined);
}

async function main(): Promise<void> {
  const { server, root } = await serve();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const problem = await testsIn(await context.newPage(), root);
    if (problem === undefined) return;
    console.error(problem);
    process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
