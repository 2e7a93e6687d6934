import { expect } from 'chai';
import fc from 'fast-check';
import { rangeInLine } from '../../../../../src/core/range';
import { resolveMedicPath } from '../../../../../src/games/robots/language/arena/medicPath';
import { references } from '../../../../../src/games/robots/language/arena/references';
import { propertyOptions } from '../../../../support/property';
import { arenaOf } from '../../support';

describe('the medic files of an arena', () => {
  it('are named by every FILE word that stays in the folder, whatever else is wrong with its line', () => {
    const arena = arenaOf(
      'medic 1 1 1 N x/../a.medic # one\nmedic 9 2 1 N a.medic b\nmedic 1 3 1 N ../b\nmedic 1 4 1 N .\nmedic 9 9',
    );
    expect(references(arena)).to.deep.equal([
      { range: rangeInLine(0, 14, 26), path: 'a.medic', languageId: 'medic-commands' },
      { range: rangeInLine(1, 14, 21), path: 'a.medic', languageId: 'medic-commands' },
    ]);
  });

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

  it('never lie outside the folder, for any word', () => {
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
});
