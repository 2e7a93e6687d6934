import { expect } from 'chai';
import { SourceText } from '../../../src/core/sourceText';
import { rogueDungeonFormat as format } from '../../../src/games/rogue/language/format';
import { HEADER_WORDS } from '../../../src/games/rogue/language/vocabulary';
import { ENGLISH } from '../../../src/l10n/english';
import { rogue } from '../../../src/l10n/en/rogue';
import { say } from '../../../src/l10n/text';
import { fileOf } from './support';

const english = { ...ENGLISH, table: rogue };

/** The lines of the hover at a place, line and character from 0, after the text that they are about; `null` for none. */
function hoverAt(text: string, line: number, character: number): string[] | null {
  const found = format.hover(fileOf(text), { line, character });
  if (!found) return null;
  const { start, end } = found.range;
  expect(end.line).to.equal(start.line);
  const about = new SourceText(text).line(start.line).slice(start.character, end.character);
  return [about, ...found.messages.map((phrase) => say(english, phrase))];
}

/** What is offered at the place of `|`, with the text that an offer would replace where there is some. */
function offersAt(textWithCaret: string): string {
  const before = textWithCaret.split('|')[0] ?? '';
  const text = textWithCaret.replace('|', '');
  const line = before.split('\n').length - 1;
  const offers = format.complete(fileOf(text), { line, character: before.length - before.lastIndexOf('\n') - 1 });
  for (const { description } of offers) expect(rogue[description.key], description.key).to.not.equal(undefined);
  const replaced = new Set(
    offers.map(({ range }) => text.split('\n')[line]?.slice(range.start.character, range.end.character)),
  );
  const shown = [...replaced].filter((word) => word !== '').map((word) => `${word} -> `);
  return shown.join() + offers.map(({ insert }) => insert).join(' ');
}

describe('the canonical form of a dungeon file', () => {
  const print = (text: string): string => format.format(fileOf(text));

  it('has header words single-spaced and nothing indented; comments keep their inner white', () => {
    expect(print('\uFEFF \tplayer  hp\t5 \r\n\t//  a  b \r\n \r\ngenerate \twidth 40')).to.equal(
      'player hp 5\n//  a  b\n\ngenerate width 40\n',
    );
  });

  it('has one line end at its end, whatever follows generate', () => {
    expect(print('generate\n // x\n\n \n')).to.equal('generate\n// x\n');
    expect(print('generate')).to.equal('generate\n');
  });

  it('leaves rows as they are and drops the empty lines at the end', () => {
    expect(print(' map \n  @ \n\n#. o\n \n\n\n')).to.equal('map\n  @ \n\n#. o\n \n');
  });

  it('is not changed by being printed again', () => {
    const text = 'player hp 5\n\n// a\nmap\n@\n..\n';
    expect(print(text)).to.equal(text);
  });
});

describe('a text without a telling extension', () => {
  it('is never taken for a dungeon file', () => {
    expect(format.recognise(new SourceText('seed 1\nmap\n#@o#\n'))).to.equal(false);
  });
});

describe('hovers in a dungeon file', () => {
  const text = 'player hp 9 zap 3\nORC power 6\n// x\nseed 4\nmap\n#.@oT x\n#';

  it('explain header words, in whatever case, with how a fight goes', () => {
    expect(hoverAt(text, 0, 3)).to.deep.equal([
      'player',
      '**player**: how strong the player is',
      'Hit points 9, defense 2, power 5',
    ]);
    expect(hoverAt(text, 1, 0)).to.deep.equal([
      'ORC',
      '**orc**: how strong all orcs are',
      'Hit points 10, defense 0, power 6',
      'The player does 5 damage a hit and kills it with 2 hits',
      'It does 4 damage a hit and kills the player with 3 hits',
    ]);
    for (const { word } of HEADER_WORDS)
      expect(hoverAt(word, 0, 0)?.[1], word).to.match(new RegExp(`^\\*\\*${word}\\*\\*: `));
  });

  it('explain keys and numbers, and nothing that is unknown', () => {
    const hp = [
      'Hit points at the start, and the most there can be',
      'From 1 to 999999; 30 when the file does not say',
    ];
    expect(hoverAt(text, 0, 7)).to.deep.equal(['hp', ...hp]);
    expect(hoverAt(text, 0, 11)).to.deep.equal(['9', ...hp]);
    expect(hoverAt(text, 3, 5)?.at(-1)).to.equal('Any whole number; 0 when the file does not say');
    expect(hoverAt(text, 0, 13)).to.equal(null);
    expect(hoverAt(text, 0, 17)).to.equal(null);
    expect(hoverAt(text, 2, 1)).to.equal(null);
  });

  it('explain cells with their place in the game', () => {
    expect(hoverAt(text, 5, 0)).to.deep.equal(['#', '**Wall**: stops steps and sight', 'x 0, y 0']);
    expect(hoverAt(text, 5, 1)).to.deep.equal(['.', '**Floor**', 'x 1, y 0']);
    expect(hoverAt(text, 5, 3)?.[1]).to.equal('**Orc**, on floor');
    expect(hoverAt(text, 5, 4)).to.deep.equal([
      'T',
      '**Troll**, on floor',
      'Hit points 16, defense 1, power 4',
      'The player does 4 damage a hit and kills it with 4 hits',
      'It does 2 damage a hit and kills the player with 5 hits',
      'x 4, y 0',
    ]);
    expect(hoverAt(text, 5, 6)).to.deep.equal(['x', '“x” (U+0078) is no cell of a map', 'x 6, y 0']);
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
      'The player does it no damage',
      'It does the player no damage',
    ]);
  });
});

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

  it('offers the cells of a map below map', () => {
    expect(offersAt('map\n#|')).to.equal('# .   @ o T');
    expect(offersAt('map\n#\n\n|')).to.equal('# .   @ o T');
  });

  it('offers nothing in comments, behind unknown words and below generate', () => {
    for (const text of ['// |', '/|/ x', 'wizard |', 'generate\n|', '//\nfoo bar |'])
      expect(offersAt(text), text).to.equal('');
  });
});

describe('the outline of a dungeon file', () => {
  const outlineOf = (text: string): string[] =>
    format.outline(fileOf(text)).map(({ label, kind, range: { start, end } }) => {
      return `${kind} ${start.line}:${start.character}-${end.character} ${say(english, label)}`;
    });

  it('has the header lines that count, then the player and the monsters in reading order', () => {
    expect(outlineOf('orc hp 3\nfov 4\nfov 5\nwhat\n map\n#o.T\n#@o')).to.deep.equal([
      'rule 0:0-8 orc: hp 3, defense 0, power 3',
      'rule 1:0-5 fov: 4',
      'place 4:1-4 map: 4 by 2',
      'player 6:1-2 Player (1, 1)',
      'opponent 5:1-2 Orc (1, 0)',
      'opponent 5:3-4 Troll (3, 0)',
      'opponent 6:2-3 Orc (2, 1)',
    ]);
  });

  it('has what a generated dungeon is made of', () => {
    expect(outlineOf('player\ntroll\nseed -7\ngenerate rooms 9')).to.deep.equal([
      'rule 0:0-6 player: hp 30, defense 2, power 5',
      'rule 1:0-5 troll: hp 16, defense 1, power 4',
      'rule 2:0-7 seed: -7',
      'place 3:0-16 generate: 80 by 45, up to 9 rooms',
    ]);
    expect(outlineOf('')).to.deep.equal([]);
  });
});
