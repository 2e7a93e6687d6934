import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { referencedPaths } from '../../../../src/games/analyseWithFiles';
import { parse, type Analysis } from '../../../../src/games/analysis';
import { robotArenaFormat } from '../../../../src/games/robots/language/arena/format';
import { sharedFolder } from '../../../support/shared';
import { analyseArena, analyseMedic } from '../support';

const folder = sharedFolder('corpus', 'snakes');
const expectations: Record<string, unknown[]> = folder
  ? JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8'))
  : {};

/** A medic file of the corpus, or `null` when there is none of this name. */
function readMedic(arena: string, medic: string): string | null {
  try {
    return readFileSync(path.join(path.dirname(arena), medic), 'utf8');
  } catch {
    return null;
  }
}

function check(file: string): Analysis<unknown> {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.medic')) return analyseMedic(text);
  const medics = referencedPaths(parse(robotArenaFormat, text)).map(
    (medic) => [medic, readMedic(file, medic)] as const,
  );
  return analyseArena(text, new Map(medics));
}

describe('the corpus of broken arenas and medic files', () => {
  for (const [name, expected] of Object.entries(expectations)) {
    if (!folder || !/\.(arena|medic)$/.test(name)) continue;
    it(`says of ${name} what is expected, and nothing else`, () => {
      const found = check(path.join(folder, name)).problems.map(({ code, severity, range: { start, end } }) => ({
        line: start.line + 1,
        column: start.character + 1,
        endLine: end.line + 1,
        endColumn: end.character + 1,
        severity,
        code,
      }));
      expect(found).to.deep.equal(expected);
    });
  }
});
