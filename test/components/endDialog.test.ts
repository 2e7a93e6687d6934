import { expect } from 'chai';
import '../../webview/endDialog';
import type { EndDialog } from '../../webview/endDialog';
import { click, lines, listen, mount, partOf, textsOf, until } from './support';

const END = { title: 'You won!', question: 'Play again?' };

/** The open dialog, and the answers that were given. */
async function openDialog(): Promise<{ dialog: EndDialog; isOpen: () => boolean; answers: () => boolean[] }> {
  const dialog = await mount('turnsmith-end-dialog');
  const heard = listen(document.body, 'play-again');
  dialog.open(END);
  await dialog.updateComplete;
  return {
    dialog,
    isOpen: () => partOf(dialog, 'dialog').open,
    answers: () => heard.map(({ again }) => again),
  };
}

describe('the dialog at the end of a game', () => {
  it('is shut until the game has ended', async () => {
    const dialog = await mount('turnsmith-end-dialog');
    expect(partOf(dialog, 'dialog')).to.include({ open: false });
  });

  it('says how the game ended, and asks', async () => {
    const { dialog, isOpen } = await openDialog();
    expect(isOpen()).to.equal(true);
    expect(textsOf(dialog, 'h2, #question, button')).to.deep.equal(['You won!', 'Play again?', 'Yes', 'No']);
  });

  for (const [name, again] of [
    ['yes', true],
    ['no', false],
  ] as const) {
    it(`a click on ${name} answers once and closes`, async () => {
      const { dialog, isOpen, answers } = await openDialog();
      await click(partOf(dialog, `.${name}`));
      expect([answers(), isOpen()]).to.deep.equal([[again], false]);
    });
  }

  it('Enter means yes', async () => {
    const { isOpen, answers } = await openDialog();
    await pressKey('Enter');
    expect([answers(), isOpen()]).to.deep.equal([[true], false]);
  });

  it('Tab and Enter press a button, once', async () => {
    const { answers } = await openDialog();
    for (const key of ['Tab', 'Tab', 'Enter']) await pressKey(key);
    expect(answers()).to.deep.equal([false]);
  });

  it('a game key that is still held answers nothing', async () => {
    const { dialog, isOpen, answers } = await openDialog();
    const held = { bubbles: true, composed: true, repeat: true } as const;
    for (const key of ['Enter', 'd', ' ']) {
      dialog.shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ...held }));
    }
    expect([answers(), isOpen()]).to.deep.equal([[], true]);
  });

  it('Escape closes without an answer', async () => {
    const { isOpen, answers } = await openDialog();
    await pressKey('Escape');
    await until(() => !isOpen());
    expect(answers()).to.deep.equal([]);
  });

  it('keeps bare keys from the game, but leaves chords and function keys to VS Code', async () => {
    await openDialog();
    const heard = listen(document.body, 'keydown');
    for (const key of ['d', 'Space', 'ArrowLeft', 'Control+s', 'F1']) await pressKey(key);
    expect(heard.map(({ key }) => key)).to.deep.equal(['Control', 's', 'F1']);
  });

  it('is closed by the panel, too, and opens again with other words', async () => {
    const { dialog, isOpen, answers } = await openDialog();
    dialog.close();
    expect([answers(), isOpen()]).to.deep.equal([[], false]);
    dialog.open({ title: 'You lost!', question: 'Again?' });
    dialog.open({ title: 'You lost!', question: 'Again?' });
    await dialog.updateComplete;
    expect(textsOf(dialog, 'h2, #question')).to.deep.equal(['You lost!', 'Again?']);
    expect(isOpen()).to.equal(true);
  });

  it('gives the focus back to where it was', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    const { dialog } = await openDialog();
    expect(dialog.shadowRoot?.activeElement).to.equal(partOf(dialog, 'h2'));
    await pressKey('Escape');
    await until(() => document.activeElement === field);
  });

  it('a screen reader is told the dialog with its name and both answers', async () => {
    await openDialog();
    expect(await accessibilityTree()).to.equal(
      lines(
        '- dialog "You won!":',
        '  - heading "You won!" [level=2]',
        '  - paragraph: Play again?',
        '  - button "Yes"',
        '  - button "No"',
      ),
    );
  });
});
