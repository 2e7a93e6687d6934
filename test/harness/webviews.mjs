// @ts-check
// Finds the documents of webviews among the frames of VS Code's window.

/**
 * The extension's own document in the panel with a title. Throws when there is none after `timeout` ms.
 * @param {import('playwright-core').Page} page
 * @param {string} title
 * @param {number} [timeout]
 * @returns {Promise<import('playwright-core').Frame>}
 */
export async function webviewFrame(page, title, timeout = 60_000) {
  for (const end = Date.now() + timeout; Date.now() < end; await page.waitForTimeout(100)) {
    for (const frame of page.frames()) if (await isWebview(frame, title)) return frame;
  }
  throw new Error(`There is no webview with the title '${title}'`);
}

/** @param {import('playwright-core').Frame} frame @param {string} title */
async function isWebview(frame, title) {
  if (!frame.parentFrame()) return false;
  try {
    const element = await frame.frameElement();
    // VS Code loads a document in a frame 'pending-frame', and renames it when it shows it.
    return (await element.getAttribute('id')) === 'active-frame' && (await element.getAttribute('title')) === title;
  } catch {
    return false; // the frame went away meanwhile
  }
}
