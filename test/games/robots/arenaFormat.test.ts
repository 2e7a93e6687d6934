import { expect } from 'chai';
import fc from 'fast-check';
import { SourceText } from '../../../src/core/sourceText';
import { analyse } from '../../../src/games/analysis';
import { robotArenaFormat as format } from '../../../src/games/robots/language/arena/format';
import { companions, links } from '../../../src/games/robots/language/arena/links';
import { resolveMedicPath } from '../../../src/games/robots/language/arena/medicPath';
import { propertyOptions } from '../../support/property';
import { analyseArena, arenaOf, arenaProblems, inEnglish } from './support';

const FINE = 'attack 1 0 0 N\nattack 2 1 1 S\n';
const fileProblem = (file: string, files: Map<string, string | null>): string[] =>
  arenaProblems(`medic 1 5 5 N ${file}\nattack 2 1 1 S`, files);

describe('an arena', () => {
  it('has a seed and a turn limit, 0 and 100 when it names none', () => {
    expect([arenaOf('').seed, arenaOf('').turnLimit]).to.deep.equal(['0', 100]);
    const arena = arenaOf('turns 007\n  seed -00123456789012345678901234567890 # mine');
    expect([arena.seed, arena.turnLimit]).to.deep.equal(['-123456789012345678901234567890', 7]);
    expect(arenaOf('seed -0').seed).to.equal('0');
    expect(arenaOf(`turns ${'9'.repeat(30)}`).turnLimit).to.equal(Number.MAX_SAFE_INTEGER);
  });

  it('has its robots in the order of the file', () => {
    const arena = arenaOf(' attack\t1 05 19 N # first\n\nmedic 2 0 0 W a/./b.medic');
    expect(
      arena.robots.map(({ line, kind, team, x, y, direction }) => [line, kind, team, x, y, direction]),
    ).to.deep.equal([
      [0, 'attack', 1, 5, 19, 'N'],
      [2, 'medic', 2, 0, 0, 'W'],
    ]);
    expect(arena.robots.map(({ medicPath }) => medicPath)).to.deep.equal([null, { kind: 'file', path: 'a/b.medic' }]);
  });

  it('accepts comments anywhere, indentation, blank lines and lines in any order', () => {
    expect(arenaProblems(`# war\n\n \t\n${FINE}  seed 1 # one\nturns 5#five\n#`)).to.deep.equal([]);
  });

  it('says which first words are none of ours, and does not look at the rest of the line', () => {
    expect(arenaProblems('robot 1 2 3 N\n Attack 9 9 9 9 9 9\nseed: 4')).to.deep.equal([
      'arena/unknown-word 1:1-6',
      'arena/unknown-word 2:2-8',
      'arena/unknown-word 3:1-6',
    ]);
  });

  it('says behind the last word that words are missing, and checks those that are there', () => {
    expect(arenaProblems('seed # 4\nattack 3 20\nturns\nmedic 1 1 1 N  ')).to.deep.equal([
      'arena/missing-word 1:5-5',
      'arena/team 2:8-9',
      'arena/off-board 2:10-12',
      'arena/missing-word 2:12-12',
      'arena/missing-word 3:6-6',
      'arena/missing-word 4:14-14',
    ]);
  });

  it('says which word is one too many, and checks the others', () => {
    expect(arenaProblems('seed x 2 3\nattack 1 1 1 Q a b')).to.deep.equal([
      'arena/bad-number 1:6-7',
      'arena/extra-word 1:8-9',
      'arena/direction 2:14-15',
      'arena/extra-word 2:16-17',
    ]);
  });

  it('takes an integer as a seed and a whole number from 1 as turns', () => {
    for (const good of ['seed 0', 'seed -5', `seed ${'7'.repeat(400)}`, 'turns 1', 'turns 0001']) {
      expect(arenaProblems(FINE + good), good).to.deep.equal([]);
    }
    for (const bad of ['seed +1', 'seed 1.0', 'seed -', 'seed 1e3', 'seed \u0663', 'turns 00', 'turns -1', 'turns x']) {
      expect(arenaProblems(FINE + bad)[0], bad).to.match(/^arena\/bad-number 3:/);
    }
  });

  it('has one seed and one turn limit, whatever the first one says', () => {
    expect(arenaProblems('seed x\nseed 3\nseed\nturns\nturns 0')).to.deep.equal([
      'arena/bad-number 1:6-7',
      'arena/second-seed 2:1-5',
      'arena/second-seed 3:1-5',
      'arena/missing-word 3:5-5',
      'arena/missing-word 4:6-6',
      'arena/second-turns 5:1-6',
      'arena/bad-number 5:7-8',
    ]);
  });

  it('checks team, X, Y and direction, each for itself', () => {
    expect(arenaProblems('attack 0 20 -1 n\nattack 12 1.0 x NE')).to.deep.equal([
      'arena/team 1:8-9',
      'arena/off-board 1:10-12',
      'arena/off-board 1:13-15',
      'arena/direction 1:16-17',
      'arena/team 2:8-10',
      'arena/off-board 2:11-14',
      'arena/off-board 2:15-16',
      'arena/direction 2:17-19',
    ]);
    expect(arenaProblems('attack 1 0019 000 N\nattack 2 1 1 S')).to.deep.equal([]);
  });

  it('says that a place is taken, by a line with whatever other faults', () => {
    expect(arenaProblems('attack 3 4 4 N\nattack 2  04  4 S\nmedic 1 4 4\nattack 1 4 x N')).to.deep.equal([
      'arena/team 1:8-9',
      'arena/occupied 2:11-16',
      'arena/occupied 3:9-12',
      'arena/missing-word 3:12-12',
      'arena/off-board 4:12-13',
    ]);
  });

  it('warns of no robots and of one team, but not beside an error', () => {
    expect(arenaProblems('')).to.deep.equal(['arena/no-robots 1:1-1']);
    expect(arenaProblems('# nobody\nturns 5')).to.deep.equal(['arena/no-robots 1:1-1']);
    expect(arenaProblems('turns 0')).to.deep.equal(['arena/bad-number 1:7-8']);
    expect(arenaProblems('attack 2 0 0 E\nattack 2 1 1 E')).to.deep.equal(['arena/one-team 1:1-1']);
    expect(arenaProblems('attack 2 0 0 E\nseed')).to.deep.equal(['arena/missing-word 2:5-5']);
    expect(analyseArena('').plays).to.equal(true);
  });

  it('names the offending word in its messages', () => {
    const messages = analyseArena('Attack 1 1 1 N\nattack 1 2 3\nattack 1 20 3 W\nattack 1 5 3 up').problems.map(
      ({ code, args }) => inEnglish({ key: code, args }),
    );
    expect(messages).to.deep.equal([
      '“Attack” does not begin a line of an arena. Write one of seed, turns, attack, medic, in small letters.',
      '1 word is missing at the end. Write attack TEAM X Y DIRECTION.',
      'X is “20”, which is not on the board. Write a whole number from 0 to 19.',
      '“up” is no direction. Write one of N, E, S, W, as a capital letter.',
    ]);
  });

  it('is never recognised by its content alone', () => {
    expect(format.recognise(new SourceText(FINE))).to.equal(false);
  });
});

describe('the medic files of an arena', () => {
  it('are found by the letters of the path alone', () => {
    const path = (text: string): string => {
      const resolved = resolveMedicPath(text);
      return resolved.kind === 'file' ? resolved.path : resolved.kind === 'fault' ? resolved.fault : 'the folder';
    };
    expect(
      ['a.medic', './x//a.medic', 'x/../a', 'x/y/../../a/', 'C', 'ab:c', 'x/C:/a', '...', 'x/..', '.', './'].map(path),
    ).to.deep.equal([
      'a.medic',
      'x/a.medic',
      'a',
      'a',
      'C',
      'ab:c',
      'x/C:/a',
      '...',
      'the folder',
      'the folder',
      'the folder',
    ]);
    expect(
      ['..', '../a', 'x/../../a', '/a', '//a', 'C:a', 'z:/a', './C:/a', 'x/../C:a', 'C:/..', 'a\\b'].map(path),
    ).to.deep.equal([
      'outside',
      'outside',
      'outside',
      'absolute',
      'absolute',
      'drive',
      'drive',
      'drive',
      'drive',
      'drive',
      'backslash',
    ]);
  });

  it('never lead out of the folder, for any word', () => {
    const word = fc
      .array(fc.constantFrom('..', '.', '/', 'a', 'b:', '\\', ' '), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(word, (text) => {
        const resolved = resolveMedicPath(text);
        if (resolved.kind !== 'file') return;
        expect(resolved.path).to.not.match(/^\/|(^|\/)\.{0,2}(\/|$)|\\/);
        expect(resolveMedicPath(resolved.path)).to.deep.equal(resolved);
      }),
      propertyOptions(500),
    );
  });

  it('are listed once each, with a link from every FILE word', () => {
    const arena = arenaOf(
      'medic 1 1 1 N x/../a.medic # one\nmedic 1 2 1 N a.medic\nmedic 1 3 1 N ../b\nmedic 1 4 1 N .\nmedic 9 9',
    );
    expect(companions(arena)).to.deep.equal(['a.medic']);
    expect(links(arena)).to.deep.equal([
      { range: { start: { line: 0, character: 14 }, end: { line: 0, character: 26 } }, path: 'a.medic' },
      { range: { start: { line: 1, character: 14 }, end: { line: 1, character: 21 } }, path: 'a.medic' },
    ]);
  });

  it('must stay in the folder', () => {
    for (const file of ['../a.medic', '/a.medic', 'C:a.medic', 'a\\b.medic', 'x/../../a.medic']) {
      expect(fileProblem(file, new Map())).to.deep.equal([`arena/medic-path 1:15-${15 + file.length}`]);
    }
  });

  it('must be there; a path to the folder itself is never there', () => {
    expect(fileProblem('a.medic', new Map([['a.medic', null]]))).to.deep.equal(['arena/medic-missing 1:15-22']);
    expect(fileProblem('x/..', new Map())).to.deep.equal(['arena/medic-missing 1:15-19']);
  });

  it('are not called missing before somebody has looked', () => {
    expect(fileProblem('a.medic', new Map())).to.deep.equal([]);
  });

  it('must have no errors; warnings are no matter', () => {
    expect(fileProblem('x/../a.medic', new Map([['a.medic', 'forward']]))).to.deep.equal([
      'arena/medic-errors 1:15-27',
    ]);
    expect(fileProblem('a.medic', new Map([['a.medic', '\nForward\n']]))).to.deep.equal([]);
    expect(fileProblem('a.medic', new Map([['a.medic', '']]))).to.deep.equal([]);
    expect(fileProblem('a.medic', new Map([['a.medic', '\n'.repeat(2 ** 21 + 1)]]))).to.deep.equal([
      'arena/medic-errors 1:15-22',
    ]);
  });

  it('hold back the warning of one team when they are missing', () => {
    expect(arenaProblems('medic 1 5 5 N a', new Map([['a', null]]))).to.deep.equal(['arena/medic-missing 1:15-16']);
    expect(arenaProblems('medic 1 5 5 N a', new Map([['a', '']]))).to.deep.equal(['arena/one-team 1:1-1']);
  });
});

describe('the canonical text of an arena', () => {
  it('has single spaces, no indentation, plain numbers and its comments', () => {
    const text =
      '\uFEFF  # war \r\n\r\nseed  -007#lucky\r\n\tturns 0100   #  long\rattack\t1 05 000 N\n \t\nmedic 2 19 1 W ./a.medic  # b\n\n \n';
    expect(format.format(arenaOf(text))).to.equal(
      '# war\n\nseed -7 #lucky\nturns 100 #  long\nattack 1 5 0 N\n\nmedic 2 19 1 W ./a.medic # b\n',
    );
    expect(format.format(arenaOf(''))).to.equal('');
    expect(format.format(arenaOf('\n\n'))).to.equal('');
  });

  it('loses nothing of a line with faults', () => {
    expect(format.format(arenaOf(' attack 1 2  3 N a b c d # x'))).to.equal('attack 1 2  3 N a b c d # x\n');
  });

  it('stays as it is when printed again, and means the same', () => {
    const word = fc.constantFrom(
      'seed',
      'turns',
      'attack',
      'medic',
      '1',
      '2',
      '007',
      '19',
      'N',
      'S',
      'a.medic',
      '#',
      ' ',
      '\t',
    );
    const robotLine = fc
      .tuple(
        fc.constantFrom('1', '2'),
        fc.nat(21),
        fc.nat(19),
        fc.constantFrom('N', 'E', 'n'),
        fc.constantFrom('', ' # c', '#'),
      )
      .map(([team, x, y, direction, end]) => ` attack ${team}  0${x} ${y} ${direction}${end}`);
    const line = fc.oneof(
      robotLine,
      fc.array(word, { maxLength: 7 }).map((words) => words.join(' ')),
    );
    const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, (source) => {
        const { definition, problems, plays } = analyseArena(source);
        const printed = format.format(definition);
        const again = analyseArena(printed);
        expect(format.format(again.definition)).to.equal(printed);
        expect(again.plays).to.equal(plays);
        expect(again.problems.map(({ code }) => code).sort()).to.deep.equal(problems.map(({ code }) => code).sort());
        expect([again.definition.seed, again.definition.turnLimit]).to.deep.equal([
          definition.seed,
          definition.turnLimit,
        ]);
      }),
      propertyOptions(300),
    );
  });
});

describe('any text at all', () => {
  it('is analysed, and every feature answers', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'seed',
        'turns',
        'attack',
        'medic',
        ' 1 ',
        ' 5 ',
        'N',
        '#',
        '\n',
        '\r',
        ' ',
        '../',
        'world.add_attack_robot(',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.nat(8), fc.nat(30), (source, line, character) => {
        const { definition, problems } = analyse(format, source);
        format.hover(definition, { line, character });
        format.complete(definition, { line, character });
        format.outline(definition);
        for (const problem of problems) {
          const rule = format.checks.find(({ code }) => code === problem.code);
          expect(rule?.severity).to.equal(problem.severity);
          rule?.fixes?.(definition, problem);
        }
      }),
      propertyOptions(400),
    );
  });

  it('is read in an instant, however long', () => {
    for (const piece of [
      '\n',
      'x\n',
      'x ',
      ' ',
      '#',
      '0',
      'seed 1\n',
      'attack 1 1 1 N\n',
      'medic 1 1 1 N a/../b\n',
      '/',
    ]) {
      const text = `seed ${piece.repeat(Math.floor(2 ** 18 / piece.length))}x`;
      const start = performance.now();
      const { definition } = analyse(format, text, { limit: 100, companions: new Map([['b', '']]) });
      format.format(definition);
      expect(performance.now() - start, JSON.stringify(piece)).to.be.below(8000);
    }
  });
});
