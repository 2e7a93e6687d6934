import { expect } from 'chai';
import { findingsOf, fileOf, problemsOf } from './support';

/** Expects the problems of a text, each as `code line:column-column` with the code's first part left out. */
function expectFindings(text: string, ...findings: string[]): void {
  expect(findingsOf(text)).to.deep.equal(findings.map((finding) => `rogue/${finding}`));
}

describe('the header of a dungeon file', () => {
  it('may hold any known lines in any order, indented and with blank lines and comments between', () => {
    expectFindings(
      '\uFEFF// x\r\n\r\n \ttroll power 0 hp 999999\rseed -00012\n\nfov 0999\norc\n  // y\nplayer defense 0\ngenerate',
    );
  });

  it('must begin each line with a known word; the rest of an unknown line is not looked at', () => {
    expectFindings(' goblin hp 0 x\nmaps\ngenerate', 'unknown-word 1:2-8', 'unknown-word 2:1-5');
  });

  it('must have its words in lower case, and is read as if it had', () => {
    expectFindings(
      'Player HP 3\nFOV 0\nORC hp 5\norc\nGenerate min 9 max 3',
      ...[
        'keyword-case 1:1-7',
        'unknown-key 1:8-10',
        'keyword-case 2:1-4',
        'bad-number 2:5-6',
        'keyword-case 3:1-4',
        'duplicate-line 4:1-4',
        'keyword-case 5:1-9',
        'room-size 5:1-9',
      ],
    );
  });

  it('may hold each line once; a second one is checked but does not count', () => {
    expectFindings(
      'orc hp 7\norc hp 0 x\nseed 3\nseed 4\ngenerate',
      ...['duplicate-line 2:1-4', 'bad-number 2:8-9', 'unknown-key 2:10-11', 'duplicate-line 4:1-5'],
    );
    const file = fileOf('orc hp 7\norc hp 8 power 9\nseed 3\nseed 4\ngenerate');
    expect(file.stats.orc).to.deep.equal({ hp: 7, defense: 0, power: 3 });
    expect(file.seed).to.equal('3');
  });

  it('passes over an integer behind an unknown key, and over nothing else', () => {
    expectFindings(
      'player x -3 y 4.5 hp\ngenerate',
      ...['unknown-key 1:8-9', 'unknown-key 1:13-14', 'unknown-key 1:15-18', 'missing-value 1:21-21'],
    );
    expectFindings('player 3 5\ngenerate', 'unknown-key 1:8-9');
  });

  it('takes the word behind a known key for its number, whatever it is', () => {
    expectFindings(
      'player hp hp 3 power // 5\ngenerate',
      ...['bad-number 1:11-13', 'unknown-key 1:14-15', 'bad-number 1:22-24', 'unknown-key 1:25-26'],
    );
  });

  it('may give each key of a line once; the second number is checked all the same', () => {
    expectFindings(
      'orc hp 1 hp 0\ntroll power 1 power\ngenerate',
      ...['duplicate-key 1:10-12', 'bad-number 1:13-14', 'duplicate-key 2:15-20', 'missing-value 2:20-20'],
    );
    expect(fileOf('orc hp 1 hp 2').stats.orc.hp).to.equal(1);
  });

  it('misses a number right behind the last word, whatever white follows', () => {
    expectFindings(
      'seed \t\nfov\n  orc  hp  \ngenerate width ',
      ...['missing-value 1:5-5', 'missing-value 2:4-4', 'missing-value 3:10-10', 'missing-value 4:15-15'],
    );
  });

  it('has nothing behind map and behind the number of fov and seed, not even a comment', () => {
    expectFindings(
      'fov 8 // wide\nseed 1 2 3\nmap x y\n@',
      ...['extra-word 1:7-9', 'extra-word 2:8-9', 'extra-word 3:5-6'],
    );
  });
});

describe('the numbers of a dungeon file', () => {
  const isBad = (line: string): boolean =>
    problemsOf(`${line}\n${line.startsWith('generate') ? '' : 'generate'}`).some(
      ({ code }) => code === 'rogue/bad-number',
    );

  it('are digits alone, and only a seed may be negative', () => {
    for (const number of ['+5', '-5', '5.0', '0x5', '5e0', '٥', '５', 'five', '5,']) {
      expect(isBad(`player hp ${number}`), number).to.equal(true);
    }
    for (const number of ['-5', '-0', '0005', '9'.repeat(400)]) expect(isBad(`seed ${number}`), number).to.equal(false);
    for (const number of ['+5', '--5', '-', '5.0', '1e9']) expect(isBad(`seed ${number}`), number).to.equal(true);
  });

  it('have a range each, both ends included', () => {
    const ranges: [line: string, least: number, most: number][] = [
      ['player hp', 1, 999999],
      ['orc defense', 0, 999999],
      ['troll power', 0, 999999],
      ['fov', 1, 999],
      ['generate width', 3, 500],
      ['generate height', 3, 500],
      ['generate rooms', 1, 1000],
      ['generate min', 2, 499],
      ['generate max', 2, 499],
      ['generate monsters', 0, 100],
    ];
    for (const [line, least, most] of ranges) {
      for (const number of [least, most]) expect(isBad(`${line} ${number}`), `${line} ${number}`).to.equal(false);
      if (least > 0) expect(isBad(`${line} ${least - 1}`), `${line} ${least - 1}`).to.equal(true);
      expect(isBad(`${line} ${most + 1}`), `${line} ${most + 1}`).to.equal(true);
      expect(isBad(`${line} ${'9'.repeat(400)}`), line).to.equal(true);
    }
  });

  it('are the usual ones where the file is silent', () => {
    const { stats, fovRadius, seed, settings } = fileOf('generate');
    expect(stats).to.deep.equal({
      player: { hp: 30, defense: 2, power: 5 },
      orc: { hp: 10, defense: 0, power: 3 },
      troll: { hp: 16, defense: 1, power: 4 },
    });
    expect({ fovRadius, seed }).to.deep.equal({ fovRadius: 8, seed: '0' });
    expect(settings).to.deep.equal({ width: 80, height: 45, rooms: 30, min: 6, max: 10, monsters: 2 });
  });

  it('count as they are written, a seed in plain digits', () => {
    const text = 'player power 7 hp 0050\nfov 3\nseed -0012345678901234567890\ngenerate max 9 width 40';
    const { stats, fovRadius, seed, settings } = fileOf(text);
    expect(stats.player).to.deep.equal({ hp: 50, defense: 2, power: 7 });
    expect({ fovRadius, seed }).to.deep.equal({ fovRadius: 3, seed: '-12345678901234567890' });
    expect(settings).to.deep.equal({ width: 40, height: 45, rooms: 30, min: 6, max: 9, monsters: 2 });
    expect(fileOf('seed -000').seed).to.equal('0');
  });
});

describe('the line generate', () => {
  it('must leave room for its rooms', () => {
    expectFindings('generate min 11', 'room-size 1:1-9');
    expectFindings('generate width 10', 'room-size 1:1-9');
    expectFindings(' generate height 10 max 10', 'room-size 1:2-10');
    expectFindings('generate width 11 height 11');
    expectFindings('generate min 2 max 2 width 3 height 3');
  });

  it('is not told about its rooms while something else is wrong with it', () => {
    expectFindings('generate min 11 x', 'unknown-key 1:17-18');
    expectFindings('generate min 11 min 3', 'duplicate-key 1:17-20');
    expectFindings('generate min 11 rooms', 'missing-value 1:22-22');
    expectFindings('generate min 11 rooms 0', 'bad-number 1:23-24');
  });

  it('ends the file but for blank lines and comments, and reading with it', () => {
    expectFindings('generate\n\n // x\n\t\n');
    expectFindings('generate\n//\n  orc hp 0\nmap\n?', 'after-generate 3:3-6');
    expectFindings('generate\ngenerate', 'after-generate 2:1-9');
  });
});

describe('a file without a dungeon', () => {
  it('is told behind its last line that is not blank', () => {
    expectFindings('', 'no-dungeon 1:1-1');
    expectFindings('\n \t\n', 'no-dungeon 1:1-1');
    expectFindings('seed 1  \n\n', 'no-dungeon 1:9-9');
    expectFindings('// only this ', 'no-dungeon 1:14-14');
    expectFindings('####\n#@.#', 'unknown-word 1:1-5', 'unknown-word 2:1-5', 'no-dungeon 2:5-5');
  });

  it('is told once when map has no rows', () => {
    expectFindings('map', 'no-rows 1:1-4');
    expectFindings('fov 3\n map \n\n\n', 'no-rows 2:2-5', 'blank-end 3:1-1');
  });
});

describe('the map of a dungeon file', () => {
  it('takes every line below it for a row, comments and header words too', () => {
    expectFindings(
      'map\n@\n// x',
      ...['short-row 2:2-2', 'unknown-cell 3:1-2', 'unknown-cell 3:2-3', 'unknown-cell 3:4-5'],
    );
  });

  it('has one player', () => {
    expectFindings('map\n#.o\n', 'no-player 1:1-4');
    expectFindings('map\n.@@\n@.o', 'many-players 2:3-4', 'many-players 3:1-2');
    expect(fileOf('map\n.@@').map?.player).to.deep.equal({ symbol: '@', x: 1, y: 0 });
  });

  it('has no other characters; a pair of units is one, and a lone unit is one', () => {
    expectFindings(
      'map\n@😀x\n\t.\ud83d.',
      ...['unknown-cell 2:2-4', 'unknown-cell 2:4-5', 'unknown-cell 3:1-2', 'unknown-cell 3:3-4'],
    );
  });

  it('names what a look-alike was meant to be', () => {
    const suggestions = problemsOf('map\n@O0оОοtТΤx').map(({ args }) => args['suggestion']);
    expect(suggestions.join('')).to.equal('oooooTTT.');
  });

  it('names a character by itself and by its code point, also when it cannot be seen', () => {
    expect(problemsOf('map\n@😀')[0]?.args).to.include({ character: '😀', codePoint: 'U+1F600' });
    expect(problemsOf('map\n@\t')[0]?.args).to.include({ character: 'U+0009', codePoint: 'U+0009' });
  });

  it('fills up short rows, empty ones too, and counts widths in UTF-16 units', () => {
    expectFindings('map\n@..\n.\n\n...', 'short-row 3:2-2', 'short-row 4:1-1');
    expectFindings('map\n@..\n.😀', 'unknown-cell 3:2-4');
    const severities = problemsOf('map\n@..\n.').map(({ severity }) => severity);
    expect(severities).to.deep.equal(['warning']);
  });

  it('drops empty lines at its end, but no line of spaces', () => {
    expectFindings('map\n@\n\n\n', 'blank-end 3:1-1');
    expectFindings('map\n@\n ');
    expect(fileOf('map\n@\n \n\n').map).to.include({ height: 2, width: 1, firstDroppedLine: 3 });
  });

  it('must not ask for more cells than can be played', () => {
    const row = '.'.repeat(4096);
    const tall = `map\n@\n${'\n'.repeat(1022)}${row}`;
    expect(problemsOf(tall).map(({ code }) => code)).not.to.include('rogue/too-many-cells');
    expect(problemsOf(`${tall}.`).filter(({ severity }) => severity === 'error')).to.deep.equal([
      {
        code: 'rogue/too-many-cells',
        severity: 'error',
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } },
        args: { width: 4097, height: 1024, most: 4194304 },
      },
    ]);
  });
});

describe('the problems of a dungeon file', () => {
  it('come by line, column and code, warnings beside errors', () => {
    expectFindings(
      'Orc hp 0\norc\nmap x\n.@@\n.\n\n',
      ...[
        'keyword-case 1:1-4',
        'bad-number 1:8-9',
        'duplicate-line 2:1-4',
        'extra-word 3:5-6',
        'many-players 4:3-4',
        'short-row 5:2-2',
        'blank-end 6:1-1',
      ],
    );
  });

  it('are one for a text that is too long', () => {
    expectFindings('x'.repeat(2 ** 21 + 1), `too-large 1:1-${2 ** 21 + 1}`);
  });
});
