import { expect } from 'chai';
import { offersAtCursor, openSamples, pictureOfFailure, settled, type Window } from './support';

const LEVEL = ['20', '##########', '#P S   N #', '#  DHL   #', '#    A', '    #  G #', '##########'];

describe('writing a level in VS Code', function () {
  this.timeout(90_000);
  let window: Window;

  before(async () => {
    window = await openSamples('server');
    await window.workbench.openFile('01-first-step.slug');
    await window.page.keyboard.press('Control+a');
    await window.page.keyboard.press('Delete');
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const lines = (expected: readonly string[]): Promise<string[]> =>
    settled(
      async () => (await window.workbench.editorText()).split('\n'),
      (text) => text.join('\n') === expected.join('\n'),
    );

  it('every letter and Enter gives exactly that character, and nothing is completed, indented or trimmed', async () => {
    for (const [i, line] of LEVEL.entries()) {
      if (i > 0) await window.page.keyboard.press('Enter');
      await window.page.keyboard.type(line, { delay: 15 });
    }
    expect(await lines(LEVEL)).to.deep.equal(LEVEL);
    expect(await window.page.locator('.suggest-widget.visible').count()).to.equal(0);
    await window.workbench.screenshot('writing-1-typed');
  });

  it('a short row gets a squiggle, and the light bulb repairs it', async () => {
    await window.page.locator('.squiggly-warning').first().waitFor();
    await window.workbench.goTo(5, 2);
    await window.page.keyboard.press('Control+.');
    await window.page.locator('.action-widget').getByText('Add the 4 missing walls').waitFor();
    await window.workbench.screenshot('writing-2-light-bulb');
    await window.page.keyboard.press('Enter');
    const repaired = LEVEL.map((line, i) => (i === 4 ? '#    A####' : line));
    expect(await lines(repaired)).to.deep.equal(repaired);
    await window.page.locator('.squiggly-warning').first().waitFor({ state: 'detached' });
  });

  it('the problem is named where the mouse points, with a link to its explanation', async () => {
    await window.workbench.goTo(1, 1);
    await window.page.keyboard.press('Control+a');
    await window.workbench.replaceText('20\n#####\n#P?A#\n##G##\n');
    const squiggle = window.page.locator('.squiggly-warning').first();
    await squiggle.waitFor();
    // The line of text lies over the squiggle.
    await squiggle.hover({ force: true });
    await window.page.locator('.monaco-hover').getByText('counts as floor').first().waitFor();
    await window.workbench.screenshot('writing-3-hover');
    await window.page.locator('.monaco-hover a', { hasText: 'slug/unknown-character' }).click();
    await window.page.locator('.tab', { hasText: 'Preview slug.md' }).waitFor();
    const preview = window.workbench.webview('vscode.markdown-language-features');
    await preview.getByRole('heading', { name: 'slug/unknown-character' }).waitFor();
    await window.workbench.screenshot('writing-4-explanation');
    await window.page.keyboard.press('Control+F4');
  });

  it('Ctrl+Space offers the characters with what they are, and Enter puts one in place of another', async () => {
    await window.workbench.openFile('05-the-angry-slug.slug');
    await window.workbench.goTo(3, 4);
    const row = async (): Promise<string> => (await window.workbench.editorText()).split('\n')[2] ?? '';
    const before = await row();
    const offers = await offersAtCursor(window);
    expect(await offers.first().textContent()).to.contain('wall');
    await window.workbench.screenshot('writing-5-completion');
    await window.page.keyboard.press('Enter');
    const after = `${before.slice(0, 3)}#${before.slice(4)}`;
    expect(await settled(row, (text) => text === after)).to.equal(after);
  });
});
