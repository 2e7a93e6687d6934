import { expect } from 'chai';
import fc from 'fast-check';
import { format } from '../../../../../src/games/robots/language/arena/formatting';
import { propertyOptions } from '../../../../support/property';
import { analyseArena, arenaOf } from '../../support';

const WORDS = ['seed', 'turns', 'attack', 'medic', '1', '2', '007', '19', 'N', 'S', 'a.medic', '#', ' ', '\t'];

const robotLine = fc
  .tuple(
    fc.constantFrom('1', '2'),
    fc.nat(21),
    fc.nat(19),
    fc.constantFrom('N', 'E', 'n'),
    fc.constantFrom('', ' # c', '#'),
  )
  .map(([team, x, y, direction, end]) => ` attack ${team}  0${x} ${y} ${direction}${end}`);

/** Arenas of lines that are right or nearly so. */
const arenas = fc
  .array(
    fc.oneof(
      robotLine,
      fc.array(fc.constantFrom(...WORDS), { maxLength: 7 }).map((words) => words.join(' ')),
    ),
    { maxLength: 6 },
  )
  .map((lines) => lines.join('\n'));

describe('the canonical text of an arena', () => {
  it('has single spaces, no indentation, plain numbers and its comments', () => {
    const text =
      '\uFEFF  # war \r\n\r\nseed  -007#lucky\r\n\tturns 0100   #  long\rattack\t1 05 000 N\n \t\nmedic 2 19 1 W ./a.medic  # b\n\n \n';
    expect(format(arenaOf(text))).to.equal(
      '# war\n\nseed -7 #lucky\nturns 100 #  long\nattack 1 5 0 N\n\nmedic 2 19 1 W ./a.medic # b\n',
    );
    expect(format(arenaOf(''))).to.equal('');
    expect(format(arenaOf('\n\n'))).to.equal('');
  });

  it('loses nothing of a line with faults', () => {
    expect(format(arenaOf(' attack 1 2  3 N a b c d # x'))).to.equal('attack 1 2  3 N a b c d # x\n');
  });

  it('means the same, also with errors in it', () => {
    fc.assert(
      fc.property(arenas, (text) => {
        const before = arenaOf(text);
        const after = arenaOf(format(before));
        const codesOf = (source: string): string[] =>
          analyseArena(source)
            .problems.map(({ code }) => code)
            .sort();
        expect(codesOf(format(before))).to.deep.equal(codesOf(text));
        expect([after.seed, after.turnLimit]).to.deep.equal([before.seed, before.turnLimit]);
        const robotsOf = ({ robots }: typeof before): unknown[] =>
          robots.map(({ kind, team, square, direction, medicPath }) => [kind, team, square, direction, medicPath]);
        expect(robotsOf(after)).to.deep.equal(robotsOf(before));
      }),
      propertyOptions(300),
    );
  });
});
