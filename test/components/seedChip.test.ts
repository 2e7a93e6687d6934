import { expect } from 'chai';
import '../../webview/seedChip';
import type { SeedChip } from '../../webview/seedChip';
import { button, change, click, listen, mount, partOf, partsOf, settled, textsOf } from './support';

/** The chip, and the seeds that were asked for. */
async function mountChip(parts: Partial<SeedChip> = {}): Promise<{ chip: SeedChip; seeds: () => (string | null)[] }> {
  const chip = await mount('turnsmith-seed', { seed: '7', own: '7', ...parts });
  const heard = listen(chip, 'option-chosen');
  return { chip, seeds: () => heard.map(({ value }) => value) };
}

/** Presses the chip, types a seed in its place and leaves it with a key. */
async function enter(chip: SeedChip, seed: string, key = 'Enter'): Promise<void> {
  await click(partOf(chip, '.chip'));
  await settled(chip);
  await typeText(seed);
  await pressKey(key);
  await settled(chip);
}

describe('the seed chip', () => {
  it('shows the seed, and the file’s own when that is another one', async () => {
    const { chip } = await mountChip();
    expect(textsOf(chip, '.chip')).to.deep.equal(['seed 7']);
    await change(chip, { seed: '123456789012345678901234567890' });
    expect(textsOf(chip, '.chip')).to.deep.equal(['seed 123456789012345678901234567890 (file: 7)']);
    await change(chip, { seed: '8', short: true });
    expect(textsOf(chip, '.chip')).to.deep.equal(['8']);
  });

  for (const [typed, seed] of [
    ['42', '42'],
    ['-7', '-7'],
    ['007', null],
    [' 9 ', '9'],
    ['98765432109876543210', '98765432109876543210'],
  ] as const) {
    it(`“${typed}” and Enter ask for ${seed === null ? 'the file’s own again' : seed}`, async () => {
      const { chip, seeds } = await mountChip();
      await enter(chip, typed);
      expect([seeds(), partsOf(chip, 'input')]).to.deep.equal([[seed], []]);
    });
  }

  for (const typed of ['abc', '1.5', '1e3', '--1', '0x10']) {
    it(`“${typed}” is no seed: nothing is asked for, and it says why`, async () => {
      const { chip, seeds } = await mountChip();
      await enter(chip, typed);
      expect(seeds()).to.deep.equal([]);
      expect(textsOf(chip, '[role=alert]')).to.deep.equal([
        `“${typed}” isn’t a seed. A seed is a whole number, such as 41.`,
      ]);
      expect(partOf(chip, 'input').getAttribute('aria-invalid')).to.equal('true');
    });
  }

  it('says it in whole in a narrow panel', async () => {
    const { chip } = await mountChip();
    const panel = document.createElement('div');
    panel.style.position = 'relative';
    panel.style.width = '330px';
    document.body.append(panel);
    panel.append(chip);
    await enter(chip, 'many-colours');
    const said = partOf(chip, '[role=alert]').getBoundingClientRect();
    expect(said.left).to.be.at.least(panel.getBoundingClientRect().left);
    expect(said.right).to.be.at.most(panel.getBoundingClientRect().right);
  });

  it('Escape keeps the seed, and so does going elsewhere', async () => {
    const { chip, seeds } = await mountChip();
    await enter(chip, '41', 'Escape');
    await enter(chip, '41', 'Tab');
    expect([seeds(), textsOf(chip, '.chip')]).to.deep.equal([[], ['seed 7']]);
  });

  it('dice give another seed', async () => {
    const { chip, seeds } = await mountChip();
    await click(button(chip, 'Roll another seed'));
    expect(seeds()[0]).to.match(/^\d{1,6}$/);
  });

  it('one click leads back to the file’s own', async () => {
    const { chip, seeds } = await mountChip({ seed: '8' });
    await click(button(chip, 'Back to the file’s seed, 7'));
    expect(seeds()).to.deep.equal([null]);
  });

  it('has a name for a screen reader', async () => {
    await mountChip();
    expect(await accessibilityTree()).to.include('button "seed 7. Change the seed"');
  });
});
