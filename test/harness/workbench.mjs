// @ts-check
// Drives the window of VS Code as a person does. Works the same in both hosts.
import path from 'node:path';
import { errors } from 'playwright-core';
import { resultsFolder } from './paths.mjs';
import { visibleText } from './visibleText.mjs';
import { webviewFrame } from './webviews.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** How long VS Code may take to start, in ms, on a busy machine. */
export const START_LIMIT = 120_000;

const SLOW = { timeout: START_LIMIT };

/**
 * How long each attempt at something in one of VS Code's boxes waits for each of its steps, in ms. The box closes when something else takes the
 * focus late, such as an editor that a click has opened, and right after the start VS Code misses keys.
 */
const ATTEMPTS = [1000, 2000, 4000, 8000, 16_000, 32_000];

/** The window of VS Code. Its methods throw Playwright's timeout errors when what they look for does not come. */
export class Workbench {
  /** @param {Page} page a page that goes to a host's origin */
  constructor(page) {
    this.page = page;
    this.quickInput = page.locator('.quick-input-widget:visible input[type="text"]').first();
    /** The editor that was last worked in. */
    this.editor = page.locator('.editor-group-container.active .editor-instance .monaco-editor').first();
  }

  /** Waits until the window is drawn and the open folder is listed, so that its files can be found. */
  async ready() {
    await this.page.locator('.monaco-workbench .part.statusbar').waitFor(SLOW);
    await this.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor(SLOW);
  }

  /** Runs a command by its full title, such as `Preferences: Color Theme`. @param {string} title */
  async command(title) {
    await attempt(async (timeout) => {
      await this.openQuickInput('F1', timeout);
      await this.pickOnce(title, `>${title}`, timeout);
    });
  }

  /** Opens a file of the folder in an editor, with the keyboard's focus. @param {string} name its path from the folder on */
  async openFile(name) {
    await attempt(async (timeout) => {
      await this.openQuickInput('Control+p', timeout);
      await this.pickOnce(path.posix.basename(name), name, timeout);
    });
    await this.page.locator(`.monaco-editor[data-uri$="/${name}"]`).first().waitFor();
  }

  /**
   * Chooses the first entry with a text from the list that is open, or that opens now.
   * @param {string} text part of what the entry says
   * @param {string} [filter] what to type into the box first; the text when absent
   */
  async pick(text, filter = text) {
    await attempt((timeout) => this.pickOnce(text, filter, timeout));
  }

  /** Switches the colour theme, such as `Dark High Contrast`. @param {string} label */
  async setTheme(label) {
    await this.command('Preferences: Color Theme');
    await this.pick(label);
    await this.quickInput.waitFor({ state: 'hidden' });
  }

  /** Puts the cursor somewhere in the active text editor, and the focus there. @param {number} line @param {number} [column] both from 1 on */
  async goTo(line, column = 1) {
    await attempt(async (timeout) => {
      await this.openQuickInput('Control+g', timeout);
      await this.quickInput.fill(`:${line},${column}`, { timeout });
      await this.quickInput.press('Enter', { timeout }); // into the box: without it, it would be typed into the text
      await this.quickInput.waitFor({ state: 'hidden', timeout });
    });
  }

  /** Types at the cursor, key by key: brackets close and suggestions come as they do for a person. @param {string} text */
  async type(text) {
    await this.page.keyboard.type(text);
  }

  /** Puts a text in the place of all that is in the focused text editor: pasted, so that nothing is indented or closed. @param {string} text */
  async replaceText(text) {
    await this.page.keyboard.press('Control+a');
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }

  /** The lines of the active text editor that are on the screen. */
  editorText() {
    return visibleText(this.editor);
  }

  /** The lines of the first text editor that are on the screen, whether it is the active one or not. */
  textBeside() {
    return visibleText(this.page.locator('.editor-instance .monaco-editor').first());
  }

  /**
   * The document of an extension's webview panel, for locators; it survives a reload of the panel. For the first of several panels.
   * @param {string} [extension]
   */
  webview(extension = 'turnsmith.turnsmith') {
    // VS Code's own frame, and the extension's document in it.
    const shell = this.page.locator(`iframe.webview.ready[src*="extensionId=${extension}"]`).first();
    return shell.contentFrame().locator('iframe#active-frame').contentFrame();
  }

  /** The document of the panel with a title, as a frame to evaluate code in. @param {string} title */
  webviewFrame(title) {
    return webviewFrame(this.page, title);
  }

  /** Saves a picture of the window as test-results/browser/<name>.png; returns its path. @param {string} name */
  async screenshot(name) {
    const file = path.join(resultsFolder('browser'), `${name}.png`);
    await this.page.screenshot({ path: file });
    return file;
  }

  /** One attempt to open one of VS Code's boxes at the top. @param {string} key @param {number} timeout */
  async openQuickInput(key, timeout) {
    if (!(await this.quickInput.isVisible())) await this.page.keyboard.press(key);
    await this.quickInput.waitFor({ timeout });
  }

  /** One attempt to choose an entry. @param {string} text @param {string} filter @param {number} timeout */
  async pickOnce(text, filter, timeout) {
    await this.quickInput.fill(filter, { timeout });
    await this.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first().click({ timeout });
  }
}

/** Does something again, with more and more time, until it is done in time. @param {(timeout: number) => Promise<void>} work */
async function attempt(work) {
  for (const timeout of ATTEMPTS) {
    try {
      return await work(timeout);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || timeout === ATTEMPTS.at(-1)) throw error;
    }
  }
}
