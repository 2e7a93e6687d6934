import { expect } from 'chai';
import { SourceText } from '../../../src/core/sourceText';
import { complete } from '../../../src/games/spire/language/completion';
import { spireGameFormat } from '../../../src/games/spire/language/format';
import { hints } from '../../../src/games/spire/language/hints';
import { hover } from '../../../src/games/spire/language/hover';
import { outline } from '../../../src/games/spire/language/outline';
import { english, problemsOf, read } from './support';

const GAME = 'Encounter 1\nJawWorm 50\n\nEncounter 2\nCultist 30\nLouse 20\nLouse 20\n';

function print(text: string): string {
  return spireGameFormat.format(read(text).definition);
}

describe('the canonical form of a game file', () => {
  it('leaves a canonical text as it is', () => {
    expect(print(GAME)).to.equal(GAME);
  });

  it('has one blank line between encounters, plain monster lines, and headers as they are', () => {
    const text =
      '\uFEFF\r\nEncounter  9: a  title \t\r\n\r\n  Louse  +0020 \r\nEncounter\r\n\r\n\r\nCultist\t5\rEncounter 1\n\n';
    expect(print(text)).to.equal('Encounter  9: a  title\nLouse 20\n\nEncounter\nCultist 5\n\nEncounter 1\n');
  });
});

describe('recognising a game file', () => {
  const recognise = (text: string): boolean => spireGameFormat.recognise(new SourceText(text));

  for (const text of [
    GAME,
    'Encounter',
    'encounter 1\nLouse 20',
    'Slime -3\nLouse 2.5\r\n\r\n',
    '\uFEFFEncounter 1\n',
  ]) {
    it(`says yes to ${JSON.stringify(text)}`, () => {
      expect(recognise(text)).to.equal(true);
    });
  }

  for (const text of [
    '',
    ' \n\n',
    'Louse',
    'Louse x',
    'Jaw Worm 50',
    'hello world',
    'Encounter 1\nLouse 20\n# 20 more',
  ]) {
    it(`says no to ${JSON.stringify(text)}`, () => {
      expect(recognise(text)).to.equal(false);
    });
  }
});

describe('completion in a game file', () => {
  function offers(text: string, line: number, character: number): string[] {
    return complete(read(text).definition, { line, character }).map(
      ({ insert, range }) => `${insert} @${range.start.character}-${range.end.character}`,
    );
  }

  it('offers monsters and the next header on an empty line', () => {
    expect(offers('Encounter 1\nLouse 20\n\n', 2, 0)).to.deep.equal([
      'Louse 20 @0-0',
      'Cultist 30 @0-0',
      'JawWorm 50 @0-0',
      'Encounter 2 @0-0',
    ]);
    expect(offers('', 0, 0)[3]).to.equal('Encounter 1 @0-0');
  });

  it('replaces the word at the caret, and for a header the white space before it', () => {
    expect(offers('Encounter\n  Lo', 1, 4)).to.deep.equal([
      'Louse 20 @2-4',
      'Cultist 30 @2-4',
      'JawWorm 50 @2-4',
      'Encounter 2 @0-4',
    ]);
  });

  it('leaves the hit points that are there', () => {
    expect(offers('Encounter\nLo 7', 1, 1)).to.deep.equal(['Louse @0-2', 'Cultist @0-2', 'JawWorm @0-2']);
  });

  it('offers hit points behind a type, and a number behind a header', () => {
    expect(offers('Encounter\nLouse ', 1, 6)[0]).to.equal('10 @6-6');
    expect(offers('Encounter\nLouse 2', 1, 7)[0]).to.equal('10 @6-7');
    expect(offers('Encounter\nLouse 5\nEncounter ', 2, 10)).to.deep.equal(['2 @10-10']);
    expect(offers('Encounter\nSlime ', 1, 6)).to.deep.equal([]);
  });

  it('describes what a monster does', () => {
    const [louse] = complete(read('').definition, { line: 0, character: 0 });
    expect(louse && english(louse.description)).to.equal('Louse: bites for 5 to 7 on every turn');
  });
});

describe('hover in a game file', () => {
  function said(text: string, line: number): string[] {
    return (hover(read(text).definition, { line, character: 0 })?.messages ?? []).map(english);
  }

  it('tells what waits in an encounter', () => {
    expect(said(GAME, 3)).to.deep.equal([
      '**Encounter 2 of 2**: 3 monsters with 70 HP',
      'Damage on the first enemy turns, unhurt: 10–14, 17–21, 18–22',
    ]);
    expect(said('Encounter', 0)).to.deep.equal(['**Encounter 1 of 1**: 0 monsters with 0 HP']);
  });

  it('tells what a monster does on its first turns, what that costs, and its id', () => {
    expect(said(GAME, 4)).to.deep.equal([
      '**Cultist**: waits on its first turn, then hits for 7, 8, 9 and so on; adds 1 weak on its turns 2, 4, 6, …',
      'Damage on the first enemy turns, unhurt: 0, 7, 8',
      'Left alone for 3 turns it costs a player without block 15 HP',
      '5 Strikes fell it, if it has no block',
      'In moves it is monster 1: `play Strike 1`',
    ]);
    expect(said(GAME, 6)).to.include('Left alone for 3 turns it costs a player without block 15–21 HP');
    expect(said(GAME, 1)).to.include('With 25 HP left it hits for 12, with its last one for 24');
  });

  it('says nothing on blank, faulty and stray lines', () => {
    expect(hover(read(GAME).definition, { line: 2, character: 0 })).to.equal(null);
    for (const line of ['Slime 20', 'Louse x', 'Louse'])
      expect(hover(read(`Encounter\n${line}`).definition, { line: 1, character: 0 })).to.equal(null);
    expect(hover(read('Louse 20').definition, { line: 0, character: 0 })).to.equal(null);
    expect(hover(read(GAME).definition, { line: 99, character: 0 })).to.equal(null);
  });
});

describe('the outline of a game file', () => {
  it('lists each encounter with its range, then its monsters', () => {
    const entries = outline(read(`Louse 1\n${GAME}Slime 3`).definition);
    expect(
      entries.map(({ label, kind, range }) => `${kind} ${english(label)} ${range.start.line}-${range.end.line}`),
    ).to.deep.equal([
      'opponent Louse 1 0-0',
      'place Encounter 1 (1 monster) 1-2',
      'opponent JawWorm 50 2-2',
      'place Encounter 2 (4 monsters) 4-8',
      'opponent Cultist 30 5-5',
      'opponent Louse 20 6-6',
      'opponent Louse 20 7-7',
      'opponent Slime 3 8-8',
    ]);
  });
});

describe('hints in a game file', () => {
  it('give total hit points and the damage of the first three enemy turns', () => {
    const found = hints(read(GAME).definition);
    expect(found.map(({ position, hp, turns }) => ({ position, hp, turns }))).to.deep.equal([
      {
        position: { line: 0, character: 11 },
        hp: 50,
        turns: [
          { least: 0, most: 0 },
          { least: 0, most: 0 },
          { least: 0, most: 0 },
        ],
      },
      {
        position: { line: 3, character: 11 },
        hp: 70,
        turns: [
          { least: 10, most: 14 },
          { least: 17, most: 21 },
          { least: 18, most: 22 },
        ],
      },
    ]);
    expect(found.map(({ phrase }) => english(phrase))).to.deep.equal([
      '50 HP; enemy turns 0, 0, 0',
      '70 HP; enemy turns 10–14, 17–21, 18–22',
    ]);
    expect(JSON.parse(JSON.stringify(found))).to.deep.equal(found);
  });

  it('pass over empty encounters and count what can be read of faulty lines', () => {
    expect(hints(read('Encounter\nEncounter\nLouse x\nSlime 7\nLouse').definition)).to.have.length(1);
    expect(hints(read('Encounter\nLouse x\nSlime 7\nLouse').definition)[0]).to.include({ hp: 7 });
  });
});

describe('places in a game file', () => {
  it('are those of the text without its byte order mark, and the same in every kind of line end', () => {
    const lines = ['Encounter 1', 'Louse  20', 'slime 3', ''];
    const expected = problemsOf(lines.join('\n'));
    expect(expected).to.have.length(2);
    for (const end of ['\r\n', '\r']) expect(problemsOf(lines.join(end))).to.deep.equal(expected);
    expect(problemsOf(`\uFEFF${lines.join('\n')}`).slice(1)).to.deep.equal(expected);
  });
});
