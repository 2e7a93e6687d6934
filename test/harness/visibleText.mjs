// @ts-check
// Reads a text editor of VS Code from the screen.

/**
 * The lines of an editor that are on the screen, with the blanks that are drawn for tabs.
 * @param {import('playwright-core').Locator} editor a `.monaco-editor`
 */
export async function visibleText(editor) {
  const lines = await editor.evaluate(async (element) => {
    // VS Code draws an edit in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // It keeps the elements of lines in no order.
    return [...element.querySelectorAll('.view-line')]
      .map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent ?? '' }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text);
  });
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
