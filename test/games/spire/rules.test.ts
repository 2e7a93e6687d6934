import { expect } from 'chai';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse, MAX_TEXT_LENGTH } from '../../../src/games/analysis';
import { spireGameFormat } from '../../../src/games/spire/language/format';
import { fixed, fixesOf, message, problemsOf, read } from './support';

const GOOD = 'Encounter 1\nLouse 20\n';

function messagesOf(text: string): string[] {
  return read(text).problems.map(message);
}

describe('spire/no-encounters', () => {
  it('is reported on line 1 of an empty or blank file', () => {
    expect(problemsOf('')).to.deep.equal(['error spire/no-encounters 1:1-1:1']);
    expect(problemsOf(' \t\n\n')).to.deep.equal(['error spire/no-encounters 1:1-1:3']);
  });

  it('is repaired by a first encounter', () => {
    expect(fixed('', 'spire/no-encounters')).to.equal(GOOD);
    expect(fixesOf('\n', 'spire/no-encounters')).to.have.length(3);
    expect(problemsOf(fixed('\n\n', 'spire/no-encounters', 1) ?? '')).to.deep.equal([]);
  });
});

describe('spire/bad-header', () => {
  it('ends behind the nine letters, whatever follows them', () => {
    expect(problemsOf('encounter 1\nLouse 20')).to.deep.equal(['error spire/bad-header 1:1-1:10']);
    expect(problemsOf('ENCOUNTERS\nLouse 20')).to.deep.equal(['error spire/bad-header 1:1-1:10']);
    expect(problemsOf('\t Encounter 1\nLouse 20')).to.deep.equal(['error spire/bad-header 1:1-1:12']);
  });

  it('is not reported when other letters follow', () => {
    expect(problemsOf('Encounters\nLouse 20\nEncounter1\nLouse 20\nEncounter')).to.deep.equal([
      'warning spire/empty-encounter 5:1-5:10',
    ]);
  });

  it('names the word and its column', () => {
    expect(messagesOf('  eNcounter 1\nLouse 20')[0]).to.include('“eNcounter” begins in column 3');
  });

  it('is repaired in one line, or in all', () => {
    const text = 'encounter 1\nLouse 20\n  Encounter 2\nLouse 20\n';
    expect(fixed(text, 'spire/bad-header')).to.equal('Encounter 1\nLouse 20\n  Encounter 2\nLouse 20\n');
    expect(fixed(text, 'spire/bad-header', 1)).to.equal('Encounter 1\nLouse 20\nEncounter 2\nLouse 20\n');
    expect(fixesOf('encounter\nLouse 20', 'spire/bad-header')).to.have.length(1);
  });
});

describe('spire/monster-before-encounter', () => {
  it('is reported for each monster line before the first header, with what else is wrong with it', () => {
    expect(problemsOf(' Louse 20 \nLous\nEncounter\nLouse 20')).to.deep.equal([
      'error spire/monster-before-encounter 1:2-1:10',
      'error spire/bad-monster-line 2:1-2:5',
      'error spire/monster-before-encounter 2:1-2:5',
    ]);
  });

  it('is all there is to say when a file has monsters and no header', () => {
    expect(problemsOf('Louse 20')).to.deep.equal(['error spire/monster-before-encounter 1:1-1:9']);
  });

  it('counts for no encounter', () => {
    expect(problemsOf('Louse 1\nEncounter\nLouse 1\nLouse 1\nLouse 1')).to.have.length(1);
    expect(problemsOf('Louse 1\nEncounter\n')[1]).to.equal('warning spire/empty-encounter 2:1-2:10');
  });

  it('is repaired by a header above the first of them', () => {
    expect(fixed('\nLouse 20\nLouse 30\n', 'spire/monster-before-encounter')).to.equal(
      '\nEncounter 1\nLouse 20\nLouse 30\n',
    );
  });
});

describe('spire/bad-monster-line', () => {
  it('is reported for one word and for three or more', () => {
    expect(problemsOf('Encounter\nLouse\n\t Jaw Worm 50 \n')).to.deep.equal([
      'error spire/bad-monster-line 2:1-2:6',
      'error spire/bad-monster-line 3:3-3:14',
    ]);
  });

  it('says how many words there are', () => {
    expect(messagesOf('Encounter\nLouse\nJaw Worm 50')).to.satisfy(
      ([one = '', three = '']) =>
        one.startsWith('“Louse” is one word') && three.startsWith('“Jaw Worm 50” has 3 words'),
    );
  });

  for (const [line, repaired, isSure] of [
    ['Jaw Worm 50', 'JawWorm 50', true],
    ['Louse', 'Louse 20', false],
    ['cultist:30', 'Cultist 30', true],
    ['Louse 20 20', 'Louse 20', true],
    ['Lousse20', 'Louse 20', false],
  ] as const) {
    it(`offers “${repaired}” for “${line}”`, () => {
      expect(fixed(`Encounter\n${line}\n`, 'spire/bad-monster-line')).to.equal(`Encounter\n${repaired}\n`);
      expect(fixesOf(`Encounter\n${line}\n`, 'spire/bad-monster-line')[0]?.preferred).to.equal(isSure);
    });
  }

  it('offers to remove a line that is no monster at all', () => {
    const text = 'Encounter\n# a comment of mine\nLouse 20\n';
    expect(fixesOf(text, 'spire/bad-monster-line')).to.have.length(1);
    expect(fixed(text, 'spire/bad-monster-line')).to.equal('Encounter\nLouse 20\n');
    expect(fixesOf(`Encounter\n${'Louse '.repeat(1000)}`, 'spire/bad-monster-line')).to.have.length(1);
  });
});

describe('spire/unknown-monster', () => {
  it('is reported on the first of two words, wrong case included', () => {
    expect(problemsOf('Encounter\n  louse 20\nSlime 20\nJAWWORM 5')).to.deep.equal([
      'error spire/unknown-monster 2:3-2:8',
      'error spire/unknown-monster 3:1-3:6',
      'error spire/unknown-monster 4:1-4:8',
    ]);
  });

  it('names the word, and the nearest type where one is near', () => {
    const [near = '', far = ''] = messagesOf('Encounter\nJawWrom 50\nSlime 20');
    expect(near).to.include('“JawWrom”').and.include('JawWorm?');
    expect(far).to.include('“Slime”').and.include('Louse, Cultist, JawWorm');
  });

  it('is repaired by the nearest type, or by another', () => {
    const text = 'Encounter\nCultsit 20\n';
    expect([0, 1, 2].map((number) => fixed(text, 'spire/unknown-monster', number))).to.deep.equal([
      'Encounter\nCultist 20\n',
      'Encounter\nLouse 20\n',
      'Encounter\nJawWorm 20\n',
    ]);
    expect(fixesOf(text, 'spire/unknown-monster').map(({ preferred }) => preferred)).to.deep.equal([
      true,
      false,
      false,
    ]);
    expect(fixesOf('Encounter\nSlime 2', 'spire/unknown-monster').some(({ preferred }) => preferred)).to.equal(false);
  });
});

describe('spire/bad-hp', () => {
  for (const [word, repaired] of [
    ['0', '1'],
    ['-3', '3'],
    ['2.5', '2'],
    ['x', '20'],
    ['+', '20'],
    ['00', '1'],
    ['--5', '5'],
    ['20HP', '20'],
    ['1,000', '1000'],
    ['٣', '20'],
    ['9007199254740992', '9007199254740991'],
    ['99999999999999999999', '9007199254740991'],
    ['1e3', '1'],
  ] as const) {
    it(`is reported for “${word}”, and repaired as ${repaired}`, () => {
      const text = `Encounter\n Louse ${word}\n`;
      expect(problemsOf(text)).to.deep.equal([`error spire/bad-hp 2:8-2:${8 + word.length}`]);
      expect(fixed(text, 'spire/bad-hp')).to.equal(`Encounter\n Louse ${repaired}\n`);
      expect(messagesOf(text)[0]).to.include(`“${word}”`);
    });
  }

  for (const word of ['1', '+20', '007', '+0003', '9007199254740991', '09007199254740991']) {
    it(`is not reported for “${word}”`, () => {
      expect(problemsOf(`Encounter\nLouse ${word}`)).to.deep.equal([]);
    });
  }

  it('can stand beside an unknown monster and an odd gap', () => {
    expect(problemsOf('Encounter\nlouse\t0')).to.deep.equal([
      'error spire/unknown-monster 2:1-2:6',
      'warning spire/separator 2:6-2:7',
      'error spire/bad-hp 2:7-2:8',
    ]);
  });
});

describe('spire/separator', () => {
  it('is reported on a gap that is not exactly one space', () => {
    expect(problemsOf('Encounter\nLouse  20\nLouse\t20\n Louse \v\f20 ')).to.deep.equal([
      'warning spire/separator 2:6-2:8',
      'warning spire/separator 3:6-3:7',
      'warning spire/separator 4:7-4:10',
    ]);
  });

  it('leaves a no-break space for a part of a word', () => {
    expect(problemsOf('Encounter\nLouse\u00a020')).to.deep.equal(['error spire/bad-monster-line 2:1-2:9']);
  });

  it('is repaired in one line, or in all', () => {
    const text = 'Encounter\nLouse\t20\nLouse   30\n';
    expect(fixed(text, 'spire/separator')).to.equal('Encounter\nLouse 20\nLouse   30\n');
    expect(fixed(text, 'spire/separator', 1)).to.equal('Encounter\nLouse 20\nLouse 30\n');
    expect(read(text).plays).to.equal(true);
  });
});

describe('spire/many-monsters', () => {
  it('is reported once an encounter, on the fourth monster line, faulty ones counted', () => {
    const text = 'Encounter\nLouse 1\nLouse\nLouse 1\n Louse 1 \nLouse 1\nEncounter\nLouse 1\nLouse 1\nLouse 1\n';
    expect(problemsOf(text)).to.deep.equal([
      'error spire/bad-monster-line 3:1-3:6',
      'warning spire/many-monsters 5:2-5:9',
    ]);
  });

  it('is repaired by a header after every three', () => {
    const monsters = [1, 2, 3, 4, 5, 6, 7].map((hp) => `Louse ${hp}\n`);
    const repaired = fixed(`Encounter 1\n${monsters.join('')}`, 'spire/many-monsters') ?? '';
    expect(problemsOf(repaired)).to.deep.equal([]);
    expect(repaired.split('\n').filter((line) => line.startsWith('E'))).to.deep.equal([
      'Encounter 1',
      'Encounter 2',
      'Encounter 3',
    ]);
  });
});

describe('spire/empty-encounter', () => {
  it('is reported on the whole header line', () => {
    expect(problemsOf('Encounter 1 \n\nEncounter 2\nLouse 1')).to.deep.equal([
      'warning spire/empty-encounter 1:1-1:13',
    ]);
    expect(problemsOf('Encounter 1\nLouse')).to.deep.equal(['error spire/bad-monster-line 2:1-2:6']);
  });

  it('is repaired by a monster, or by removing the header where another is left', () => {
    const text = 'Encounter 1\nEncounter 2\nLouse 1\n';
    expect(fixed(text, 'spire/empty-encounter')).to.equal('Encounter 1\nLouse 20\nEncounter 2\nLouse 1\n');
    expect(fixed(text, 'spire/empty-encounter', 3)).to.equal('Encounter 2\nLouse 1\n');
    expect(fixesOf('Encounter 1', 'spire/empty-encounter')).to.have.length(3);
  });
});

describe('spire/bom', () => {
  it('is reported at the very beginning and counts for nothing', () => {
    expect(problemsOf(`\uFEFF${GOOD}`)).to.deep.equal(['warning spire/bom 1:1-1:1']);
    expect(problemsOf('\uFEFF')).to.deep.equal(['warning spire/bom 1:1-1:1', 'error spire/no-encounters 1:1-1:1']);
    expect(problemsOf('\uFEFF\uFEFFEncounter\nLouse 1')).to.include('error spire/monster-before-encounter 1:1-1:11');
  });

  it('is repaired without harm, whether the text still has its mark or not', () => {
    const [fix] = fixesOf(`\uFEFF${GOOD}`, 'spire/bom');
    if (!fix) throw new Error('no fix');
    expect(applyEdits(`\uFEFF${GOOD}`, fix.edits)).to.equal(GOOD);
    expect(applyEdits(GOOD, fix.edits)).to.equal(GOOD);
  });
});

describe('spire/too-large', () => {
  it('is the only thing to say of a file that is too long', () => {
    const text = `Encounter 1\n${'x\n'.repeat(MAX_TEXT_LENGTH / 2)}`;
    expect(problemsOf(text)).to.deep.equal(['error spire/too-large 1:1-1:12']);
    expect(messagesOf(text)[0]).to.include(String(MAX_TEXT_LENGTH));
  });

  it('is not said of the longest file', () => {
    const text = `Encounter\n${'x\n'.repeat((MAX_TEXT_LENGTH - 10) / 2)}`;
    expect(text).to.have.length(MAX_TEXT_LENGTH);
    const { definition, problems } = analyse(spireGameFormat, text, { limit: 100 });
    expect([definition.encounters[0]?.monsters.length, problems.length]).to.deep.equal([
      (MAX_TEXT_LENGTH - 10) / 2,
      100,
    ]);
  });
});
