import { analyse, type Analysis } from '../../src/games/analysis';
import type { FileFormat } from '../../src/games/fileFormat';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import type { SlugLevel } from '../../src/games/slug/language/level';

/** What is known of a level of SlugDungeon, given by its lines. */
export function analyseLevel(...lines: readonly string[]): Analysis<SlugLevel> {
  return analyse(slugLevelFormat, lines.join('\n'));
}

/** A file format with everything left out that a test does not give. */
export function bareFormat(parts: Partial<FileFormat<unknown>>): FileFormat<unknown> {
  return {
    languageId: 'bare',
    alias: 'Bare',
    extension: '.bare',
    template: '',
    codePrefix: 'bare',
    checks: [],
    page: '',
    recognise: () => false,
    read: () => null,
    format: () => '',
    hover: () => null,
    complete: () => [],
    outline: () => [],
    ...parts,
  };
}
