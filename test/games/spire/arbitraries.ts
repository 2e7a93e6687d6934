import * as fc from 'fast-check';

const PIECES = [
  'Encounter',
  'encounter',
  'ENCOUNTER',
  'Louse',
  'louse',
  'Cultist',
  'JawWorm',
  'Slime',
  ' ',
  '  ',
  '\t',
  '\v',
  '\f',
  '\n',
  '\n',
  '\r\n',
  '\r',
  '0',
  '1',
  '20',
  '+5',
  '-3',
  '2.5',
  '\uFEFF',
  '\u00a0',
  '😀',
  '\ud800',
  '#',
  '',
];

/** Texts that are nearly game files, and any others. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

const monster = fc.tuple(fc.constantFrom('Louse', 'Cultist', 'JawWorm'), fc.integer({ min: 1, max: 60 }));

/** Game files that play. */
export const goodText: fc.Arbitrary<string> = fc
  .array(fc.array(monster, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((encounters) =>
    encounters.map((monsters) => `Encounter\n${monsters.map(([type, hp]) => `${type} ${hp}\n`).join('')}`).join('\n'),
  );
