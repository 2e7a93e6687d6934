import { expect } from 'chai';
import { rogueDungeonFormat as format } from '../../../../src/games/rogue/language/format';
import { fileOf } from '../support';

/** What is offered at the place of `|`, with the text that an offer would replace where there is some. */
function offersAt(textWithCaret: string): string {
  const before = textWithCaret.split('|')[0] ?? '';
  const text = textWithCaret.replace('|', '');
  const line = before.split('\n').length - 1;
  const offers = format.complete(fileOf(text), { line, character: before.length - before.lastIndexOf('\n') - 1 });
  const replaced = new Set(
    offers.map(({ range }) => text.split('\n')[line]?.slice(range.start.character, range.end.character)),
  );
  const shown = [...replaced].filter((word) => word !== '').map((word) => `${word} -> `);
  return shown.join() + offers.map(({ insert }) => insert).join(' ');
}

describe('completion in a dungeon file', () => {
  it('offers the header words that are still free', () => {
    expect(offersAt('|')).to.equal('player orc troll fov seed map generate');
    expect(offersAt('orc\n g|')).to.equal('g -> player troll fov seed map generate');
    expect(offersAt('or|c\nfov 3')).to.equal('orc -> player orc troll seed map generate');
  });

  it('offers keys that the line has not, and then the usual number', () => {
    expect(offersAt('troll |')).to.equal('hp defense power');
    expect(offersAt('troll hp |')).to.equal('16');
    expect(offersAt('troll hp 1|')).to.equal('1 -> 16');
    expect(offersAt('troll hp 12 |power 3')).to.equal('power -> defense power');
    expect(offersAt('Generate width 30 m|')).to.equal('m -> height rooms min max monsters');
  });

  it('offers the one number of fov and seed, and nothing behind it', () => {
    expect(offersAt('fov |')).to.equal('8');
    expect(offersAt('seed |')).to.equal('0');
    expect(offersAt('fov 8 |')).to.equal('');
    expect(offersAt('map |')).to.equal('');
  });

  it('offers the cells of a map below map, in place of the one behind the caret', () => {
    expect(offersAt('map\n#|')).to.equal('# .   @ o T');
    expect(offersAt('map\n#\n\n|')).to.equal('# .   @ o T');
    expect(offersAt('map\n#|o.')).to.equal('o -> # .   @ o T');
    expect(offersAt('map\n#|😀.')).to.equal('😀 -> # .   @ o T');
  });

  it('offers nothing in comments, behind unknown words and below generate', () => {
    for (const text of ['// |', '/|/ x', 'wizard |', 'generate\n|', '//\nfoo bar |'])
      expect(offersAt(text), text).to.equal('');
  });
});
