// @ts-check
// Drives the window of VS Code as a person does. Works the same in both hosts.
import path from 'node:path';
import { resultsFolder } from './paths.mjs';
import { visibleText } from './visibleText.mjs';
import { webviewFrame } from './webviews.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** How long VS Code may take to start, in ms, on a busy machine. */
export const START_LIMIT = 120_000;

const SLOW = { timeout: START_LIMIT };

/** How long one of VS Code's boxes is tried to be opened or closed by a key, in ms. */
const BOX_LIMIT = 60_000;

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
    await this.openQuickInput('F1');
    await this.pick(title, `>${title}`);
  }

  /** Opens a file of the folder in an editor, with the keyboard's focus. @param {string} name its path from the folder on */
  async openFile(name) {
    await this.openQuickInput('Control+p');
    await this.pick(path.posix.basename(name), name);
    await this.page.locator(`.monaco-editor[data-uri$="/${name}"]`).first().waitFor();
  }

  /**
   * Chooses the first entry with a text from the list that is open.
   * @param {string} text part of what the entry says
   * @param {string} [filter] what to type into the box first; the text when absent
   */
  async pick(text, filter = text) {
    await this.quickInput.fill(filter);
    await this.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first().click();
  }

  /** Switches the colour theme, such as `Dark High Contrast`. @param {string} label */
  async setTheme(label) {
    await this.command('Preferences: Color Theme');
    await this.pick(label);
    await this.quickInput.waitFor({ state: 'hidden' });
  }

  /** Puts the cursor somewhere in the active text editor, and the focus there. @param {number} line @param {number} [column] both from 1 on */
  async goTo(line, column = 1) {
    await this.openQuickInput('Control+g');
    await this.quickInput.fill(`:${line},${column}`);
    // Enter does nothing before VS Code has understood the line.
    await this.pressUntil('Enter', { state: 'hidden' });
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

  /** Opens one of VS Code's boxes at the top. @param {string} key */
  async openQuickInput(key) {
    // Right after the start, and while something else takes the focus, VS Code may miss a key.
    if (!(await this.quickInput.isVisible())) await this.pressUntil(key, { state: 'visible' });
  }

  /**
   * Presses a key until the box at the top is in a state. It waits longer each time, so that no key is pressed twice only because VS Code is slow.
   * @param {string} key
   * @param {{ state: 'visible' | 'hidden' }} wanted
   */
  async pressUntil(key, wanted) {
    const end = Date.now() + BOX_LIMIT;
    for (let patience = 1000; ; patience *= 2) {
      await this.page.keyboard.press(key);
      const left = end - Date.now();
      if (left <= patience) return this.quickInput.waitFor({ ...wanted, timeout: Math.max(left, 1000) });
      const done = this.quickInput.waitFor({ ...wanted, timeout: patience });
      if (
        await done.then(
          () => true,
          () => false,
        )
      )
        return;
    }
  }
}
