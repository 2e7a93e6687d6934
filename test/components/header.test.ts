import { expect } from 'chai';
import { rangeOf } from '../../src/core/range';
import '../../webview/header';
import type { HeaderElement } from '../../webview/header';
import { BROKEN, documentOf, OPEN } from '../support/panel';
import { messageOf, modelOf } from './games';
import { change, click, lines, listen, mount, partOf, partsOf, textsOf } from './support';

const slugHeader = (): Promise<HeaderElement> => mount('turnsmith-header', { model: modelOf(documentOf(OPEN)) });

/** The header of a game with chance in it. */
const countdownHeader = (): Promise<HeaderElement> =>
  mount('turnsmith-header', { model: modelOf(messageOf('a.countdown', '3')) });

describe('the header', () => {
  it('is empty without a model', async () => {
    expect(partsOf(await mount('turnsmith-header'), '*')).to.deep.equal([]);
  });

  it('names the file, how the game stands, and the turn', async () => {
    const header = await slugHeader();
    expect(textsOf(header, '.link, .outcome, .outcome + span')).to.deep.equal(['\uea94 a.slug', 'Playing', 'Turn 0']);
  });

  it('follows the game to its end', async () => {
    const model = modelOf(documentOf(OPEN), 'ddd');
    const header = await mount('turnsmith-header', { model });
    expect(textsOf(header, '.outcome, .outcome + span')).to.deep.equal(['Won', 'Turn 3']);
    model.seek(1);
    await change(header, { revision: 1 });
    expect(textsOf(header, '.outcome, .outcome + span')).to.deep.equal(['Playing', 'Turn 1']);
  });

  it('has no outcome and no seed as long as there was no text that plays', async () => {
    const header = await mount('turnsmith-header', { model: modelOf(documentOf(BROKEN)) });
    expect(partsOf(header, '.outcome, turnsmith-seed')).to.deep.equal([]);
    expect(partsOf(header, '.link')).to.have.length(1);
  });

  it('has a seed where there is chance in the game, and only there', async () => {
    expect(partsOf(await slugHeader(), 'turnsmith-seed')).to.deep.equal([]);
    expect(partOf(await countdownHeader(), 'turnsmith-seed')).to.include({ seed: '7' });
  });

  it('asks once for the option when a seed is entered', async () => {
    const header = await countdownHeader();
    const heard = listen(document.body, 'option-chosen');
    const field = partOf(header, 'turnsmith-seed').shadowRoot?.querySelector('input');
    field?.select();
    await typeText('12');
    await pressKey('Enter');
    expect(heard.map(({ name, value }) => [name, value])).to.deep.equal([['seed', '12']]);
  });

  it('a click on the file asks for its first line', async () => {
    const header = await slugHeader();
    const heard = listen(header, 'reveal');
    await click(partOf(header, '.link'));
    expect(heard.map(({ range, file }) => [range, file])).to.deep.equal([[rangeOf(0, 0, 0, 0), { kind: 'followed' }]]);
  });

  it('shows whether high-visibility colours are on, and asks for others', async () => {
    const header = await slugHeader();
    const heard = listen(header, 'readable-chosen');
    expect(partOf(header, '.readable')).to.include({ checked: false });
    await click(partOf(header, '.readable'));
    await change(header, { readable: true });
    expect(partOf(header, '.readable')).to.include({ checked: true });
    await pressKey('Space');
    expect(heard.map(({ isReadable }) => isReadable)).to.deep.equal([true, false]);
  });

  it('takes back a check mark that the panel did not follow', async () => {
    const header = await slugHeader();
    await click(partOf(header, '.readable'));
    await change(header, { readable: true });
    await change(header, { readable: false });
    expect(partOf(header, '.readable')).to.include({ checked: false });
  });

  it('a screen reader is told names, outcome, turn, seed and colours', async () => {
    await countdownHeader();
    expect(await accessibilityTree()).to.equal(
      lines(
        '- banner:',
        '  - heading "a.countdown" [level=1]:',
        '    - button "a.countdown"',
        '  - strong: Playing',
        '  - text: Turn 0 Seed',
        '  - textbox "Seed": "7"',
        '  - checkbox "High-visibility colours"',
        '  - text: High-visibility colours',
      ),
    );
  });
});
