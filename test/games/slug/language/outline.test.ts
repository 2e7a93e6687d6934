import { expect } from 'chai';
import { rangeInLine } from '../../../../src/core/range';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { levelOf, saidIn } from '../support';

/** The entries as `kind label`. */
const listed = (text: string): string[] =>
  [...slugLevelFormat.outline(levelOf(text))].map(({ kind, label }) => `${kind} ${saidIn([label]).join()}`);

describe('the outline of a level', () => {
  it('lists players, then slugs, weapons and goals, each in reading order', () => {
    expect(listed('9\nGDPL\n\nNHSA\nPG\n')).to.deep.equal([
      'player Player (0, 2)',
      'player Player (2, 0)',
      'opponent ScaredSlug (0, 3)',
      'opponent NiceSlug (1, 0)',
      'opponent AngrySlug (1, 3)',
      'item PoisonDart (0, 1)',
      'item HealingRock (1, 1)',
      'item PoisonSword (1, 2)',
      'place Goal (0, 0)',
      'place Goal (2, 1)',
    ]);
  });

  it('points to the character in the text, in UTF-16 units', () => {
    const [player, slug] = slugLevelFormat.outline(levelOf('9\n\n#😀P\n😀😀A\n'));
    expect(player?.range).to.deep.equal(rangeInLine(2, 3, 4));
    expect(slug?.range).to.deep.equal(rangeInLine(3, 4, 5));
  });

  it('is empty where nothing but ground is drawn', () => {
    for (const text of ['', '9\n', '9\n#  #\n#x?#\n']) expect(listed(text)).to.deep.equal([]);
  });
});
