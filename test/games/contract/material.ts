import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyseWithTexts, type FileAnalysis } from '../../../src/games/analyseWithFiles';
import { parse } from '../../../src/games/analysis';
import type { AnyFormat } from '../../../src/games/fileFormat';
import { GAMES } from '../../../src/games/games';
import { createRegistry } from '../../../src/games/registry';
import { countdown } from '../../fixtures/countdown';
import { examples as countdownExamples } from '../../fixtures/countdown/examples';
import { examples } from '../../support/all-examples';
import { ODD_PIECES, type Example } from '../../support/examples';
import { ROOT } from '../../support/shared';

/** Every game, and the toy that has everything that a game can declare. */
export const ALL = createRegistry([...GAMES, countdown]);

const EXAMPLES = [...examples, ...countdownExamples];

/** Texts of a format that break all its checks. */
export const badTexts = ({ languageId }: AnyFormat): readonly Example[] =>
  EXAMPLES.filter((entry) => entry.languageId === languageId).flatMap(({ bad }) => bad);

const SAMPLES = ['levels', 'snakes'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
);

/** The samples of a format, with the files that they name. */
export function samples({ extension }: AnyFormat): readonly Example[] {
  const names = SAMPLES.filter((name) => name.endsWith(extension));
  const read = names.map((name) => ({ text: readFileSync(path.join(ROOT, name), 'utf8'), files: filesAround(name) }));
  return extension === '.countdown' ? [{ text: '3\n' }, { text: '12\nafter a\n', files: { a: '4' } }] : read;
}

function filesAround(name: string): Record<string, string> {
  const folder = path.dirname(name);
  const around = SAMPLES.filter((other) => path.extname(other) !== '' && other.startsWith(`${folder}${path.sep}`));
  return Object.fromEntries(
    around.map((other) => [
      path.relative(folder, other).split(path.sep).join('/'),
      readFileSync(path.join(ROOT, other), 'utf8'),
    ]),
  );
}

/** All that is known of an example. */
export function analysed(format: AnyFormat, { text, files = {} }: Example): FileAnalysis {
  return analyseWithTexts(ALL, parse(format, text), new Map(Object.entries(files)), { optional: true });
}

/** Texts of a format, right and wrong: pieces of its own, any characters, and samples and bad texts with a few pieces changed. */
export function anyText(format: AnyFormat): fc.Arbitrary<Example> {
  const pieces = EXAMPLES.filter(({ languageId }) => languageId === format.languageId).flatMap((entry) => entry.pieces);
  const piece = fc.constantFrom(...pieces, ...ODD_PIECES);
  const text = fc.oneof(fc.string({ unit: piece, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 40 }));
  // A mutant of a large text finds nothing that one of a small text does not, and takes long.
  const known = [...samples(format), ...badTexts(format)].filter((example) => example.text.length < 4000);
  const change = fc.tuple(fc.nat(4000), fc.nat(3), fc.option(piece));
  const mutant = fc
    .tuple(fc.constantFrom(...known), fc.array(change, { minLength: 1, maxLength: 5 }))
    .map(([{ text: sample, ...rest }, changes]) => ({
      text: changes.reduce((changed, [at, length, insert]) => {
        const from = at % (changed.length + 1);
        return changed.slice(0, from) + (insert ?? '') + changed.slice(from + length);
      }, sample),
      ...rest,
    }));
  return fc.oneof(
    text.map((plain): Example => ({ text: plain })),
    mutant,
    fc.constantFrom(...known),
  );
}
