import { expect } from 'chai';
import '../../webview/seedField';
import type { SeedField } from '../../webview/seedField';
import { change, lines, listen, mount, partOf } from './support';

/** Replaces what stands in the field, as a user does, and leaves it with Enter. */
async function enter(field: SeedField, seed: string): Promise<void> {
  const input = partOf(field, 'input');
  input.focus();
  if (input instanceof HTMLInputElement) input.select();
  await typeText(seed);
  await pressKey('Enter');
}

describe('the seed field', () => {
  it('shows the seed, of any size', async () => {
    const seed = '123456789012345678901234567890';
    expect(partOf(await mount('turnsmith-seed', { seed }), 'input')).to.include({ value: seed });
  });

  it('follows the seed of the game', async () => {
    const field = await mount('turnsmith-seed', { seed: '1' });
    await change(field, { seed: '2' });
    expect(partOf(field, 'input')).to.include({ value: '2' });
  });

  for (const [typed, seed] of [
    ['42', '42'],
    ['-7', '-7'],
    ['+8', '8'],
    ['007', '7'],
    [' 9 ', '9'],
    ['98765432109876543210', '98765432109876543210'],
  ] as const) {
    it(`“${typed}” and Enter ask for the seed ${seed}`, async () => {
      const field = await mount('turnsmith-seed', { seed: '1' });
      const heard = listen(field, 'option-chosen');
      await enter(field, typed);
      expect(heard.map(({ name, value }) => [name, value])).to.deep.equal([['seed', seed]]);
    });
  }

  for (const typed of ['abc', '1.5', '1e3', '--1', ' ', '0x10']) {
    it(`“${typed}” is no seed: nothing is asked for, and the old one comes back`, async () => {
      const field = await mount('turnsmith-seed', { seed: '1' });
      const heard = listen(field, 'option-chosen');
      await enter(field, typed);
      expect(heard).to.deep.equal([]);
      expect(partOf(field, 'input')).to.include({ value: '1' });
    });
  }

  it('asks when it is left by Tab, but not while a seed is typed', async () => {
    const field = await mount('turnsmith-seed', { seed: '1' });
    const heard = listen(field, 'option-chosen');
    await pressKey('Tab');
    await typeText('23');
    expect(heard).to.deep.equal([]);
    await pressKey('Tab');
    expect(heard.map(({ value }) => value)).to.deep.equal(['23']);
  });

  it('has a name for a screen reader', async () => {
    await mount('turnsmith-seed', { seed: '5' });
    expect(await accessibilityTree()).to.equal(lines('- text: Seed', '- textbox "Seed": "5"'));
  });
});
