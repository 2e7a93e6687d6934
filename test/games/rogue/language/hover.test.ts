import { expect } from 'chai';
import { SourceText } from '../../../../src/core/sourceText';
import { rogueDungeonFormat as format } from '../../../../src/games/rogue/language/format';
import { HEADER_WORDS } from '../../../../src/games/rogue/language/vocabulary';
import { fileOf, said } from '../support';

/** The lines of the hover at a place, line and character from 0, after the text that they are about; `null` for none. */
function hoverAt(text: string, line: number, character: number): string[] | null {
  const found = format.hover(fileOf(text), { line, character });
  if (!found) return null;
  const { start, end } = found.range;
  expect(end.line).to.equal(start.line);
  const about = new SourceText(text).line(start.line).slice(start.character, end.character);
  return [about, ...found.messages.map(said)];
}

describe('hovers in a dungeon file', () => {
  const text = 'player hp 9 zap 3\nORC power 6\n// x\nseed 4\nmap\n#.@oT x\n#';

  it('explain header words, in whatever case, with how a fight goes', () => {
    expect(hoverAt(text, 0, 3)).to.deep.equal([
      'player',
      '**player**: the player’s strength',
      'Hit points 9, defense 2, power 5',
    ]);
    expect(hoverAt(text, 1, 0)).to.deep.equal([
      'ORC',
      '**orc**: the strength of all orcs',
      'Hit points 10, defense 0, power 6',
      'The player does 5 damage per hit and kills it with 2 hits',
      'It does 4 damage per hit and kills the player with 3 hits',
    ]);
    for (const { word } of HEADER_WORDS)
      expect(hoverAt(word, 0, 0)?.[1], word).to.match(new RegExp(`^\\*\\*${word}\\*\\*: `));
  });

  it('explain keys and numbers, and nothing that is unknown', () => {
    const hp = ['Hit points at the start, which are also the maximum', 'From 1 to 999999; the default is 30'];
    expect(hoverAt(text, 0, 7)).to.deep.equal(['hp', ...hp]);
    expect(hoverAt(text, 0, 11)).to.deep.equal(['9', ...hp]);
    expect(hoverAt(text, 3, 5)?.at(-1)).to.equal('Any whole number; the default is 0');
    expect(hoverAt(text, 0, 13)).to.equal(null);
    expect(hoverAt(text, 0, 17)).to.equal(null);
    expect(hoverAt(text, 2, 1)).to.equal(null);
  });

  it('explain cells with their place in the game', () => {
    expect(hoverAt(text, 5, 0)).to.deep.equal(['#', '**Wall**: blocks steps and sight', 'x 0, y 0']);
    expect(hoverAt(text, 5, 1)).to.deep.equal(['.', '**Floor**', 'x 1, y 0']);
    expect(hoverAt(text, 5, 3)?.[1]).to.equal('**Orc**, on floor');
    expect(hoverAt(text, 5, 4)).to.deep.equal([
      'T',
      '**Troll**, on floor',
      'Hit points 16, defense 1, power 4',
      'The player does 4 damage per hit and kills it with 4 hits',
      'It does 2 damage per hit and kills the player with 5 hits',
      'x 4, y 0',
    ]);
    expect(hoverAt(text, 5, 6)).to.deep.equal(['x', '“x” (U+0078) has no meaning in a map', 'x 6, y 0']);
    expect(hoverAt('map\n@😀', 1, 2)?.[0]).to.equal('😀');
    for (const [line, character] of [
      [5, 7],
      [6, 1],
      [7, 0],
      [99, 99],
    ])
      expect(hoverAt(text, line ?? 0, character ?? 0)).to.equal(null);
  });

  it('say so when nobody is hurt', () => {
    expect(hoverAt('player defense 9 power 1\norc defense 1', 1, 0)?.slice(-2)).to.deep.equal([
      'The player can’t damage it',
      'It can’t damage the player',
    ]);
  });
});
