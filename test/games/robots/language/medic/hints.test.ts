import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { parse, references } from '../../../../../src/games/analysis';
import type { AnyFormat, FileUse } from '../../../../../src/games/fileFormat';
import { robotArenaFormat } from '../../../../../src/games/robots/language/arena/format';
import { medicCommandsFormat } from '../../../../../src/games/robots/language/medic/format';
import { hints } from '../../../../../src/games/robots/language/medic/hints';
import { inEnglish, medicOf } from '../../support';

/** A file that names `a.medic`, by its text. */
function useOf(text: string, format: AnyFormat = robotArenaFormat): FileUse {
  const parsed = parse(format, text);
  return { parsed, references: references(parsed).filter(({ path }) => path === 'a.medic') };
}

const hintsOf = (text: string, ...uses: readonly FileUse[]): string[] =>
  hints(medicOf(text), uses).map(
    ({ position: { line, character }, label }) => `${line}:${character} ${inEnglish(label)}`,
  );

describe('the hints of a medic file', () => {
  it('say behind each command where the medic is then, from the middle when no arena names it', () => {
    expect(hintsOf('Forward\n\n Left90 \njump\n')).to.deep.equal(['0:7 (10, 11) N', '2:8 (10, 11) W']);
  });

  it('begin where the first robot of the first arena starts that follows the file, and mark the wall', () => {
    const first = useOf('attack 1 9 9 N\nmedic 2 7 7 E b.medic\nmedic 1 0 1 S x/../a.medic\nmedic 1 5 5 N a.medic\n');
    const second = useOf('medic 1 5 5 N a.medic\n');
    expect(hintsOf('Forward\nForward', first, second)).to.deep.equal([
      '0:7 (0, 0) S',
      '1:7 (0, 0) N, turned round at the wall',
    ]);
  });

  it('begin in the middle when that arena does not tell where the robot starts', () => {
    for (const robot of ['medic 1 20 5 N a.medic', 'medic 1 x 5 N a.medic', 'medic 1 5 5 n a.medic']) {
      expect(hintsOf('Forward', useOf(robot), useOf('medic 1 5 5 N a.medic'))).to.deep.equal(['0:7 (10, 11) N']);
    }
  });

  it('follow from the line of their medic, which they name', () => {
    const use = useOf('attack 1 9 9 N\n  medic 1 0 1 S a.medic # here\n');
    const origins = hints(medicOf('Forward\nLeft90'), [useOf('Forward', medicCommandsFormat), use]).map(
      ({ origin }) => origin,
    );
    expect(origins).to.deep.equal(Array(2).fill({ use, range: rangeInLine(1, 2, 23) }));
    expect(hints(medicOf('Forward'), [])[0]?.origin).to.equal(undefined);
    expect(hints(medicOf('Forward'), [useOf('medic 1 20 5 N a.medic')])[0]?.origin).to.equal(undefined);
  });

  it('pass over files that are no arena', () => {
    const other = useOf('Forward\n', medicCommandsFormat);
    expect(hintsOf('Forward', other, useOf('medic 1 5 5 N a.medic'))).to.deep.equal(['0:7 (5, 6) N']);
  });
});
