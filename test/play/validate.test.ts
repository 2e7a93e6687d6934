import { expect } from 'chai';
import fc from 'fast-check';
import { MAX_SESSION_LENGTH } from '../../src/play/session';
import { asHostMessage, asPanelMessage, asSavedPanel } from '../../src/play/validate';
import { propertyOptions } from '../support/property';

const DOCUMENT = {
  type: 'document',
  uri: 'u',
  name: 'n',
  languageId: 'l',
  version: 3,
  text: 'x'.repeat(100_000),
  companions: { 'a.medic': 'Forward', 'b.medic': null },
  attachments: { 'snake 2': { uri: 'v', name: 'w' } },
};
const RANGE = { start: { line: 0, character: 1 }, end: { line: 2, character: 0 } };
const SAVED = {
  uri: 'u',
  languageId: 'l',
  inputs: ['a', ' '],
  turn: 2,
  seed: '-12',
  choices: { player: 'silent' },
  attachments: { 'snake 2': 'v' },
  readable: null,
};

const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** A name for a case that no title needs to spell out. */
const brief = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 90);

const CHECKS: readonly {
  readonly what: string;
  readonly check: (value: unknown) => unknown;
  readonly good: readonly object[];
  readonly bad: readonly unknown[];
}[] = [
  {
    what: 'a message of the host',
    check: asHostMessage,
    good: [DOCUMENT, { ...DOCUMENT, version: 0, text: '' }, { type: 'gone', uri: 'u', name: 'n' }],
    bad: [
      ...Object.keys(DOCUMENT).map((key) => without(DOCUMENT, key)),
      { ...DOCUMENT, version: 1.5 },
      { ...DOCUMENT, version: -1 },
      { ...DOCUMENT, version: NaN },
      { ...DOCUMENT, version: '3' },
      { ...DOCUMENT, text: ['x'] },
      { ...DOCUMENT, companions: { a: 1 } },
      { ...DOCUMENT, companions: ['a'] },
      { ...DOCUMENT, companions: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}`, null])) },
      { ...DOCUMENT, attachments: { a: 'v' } },
      { ...DOCUMENT, attachments: { a: { uri: 'v' } } },
      { ...DOCUMENT, uri: 'u'.repeat(10_000) },
      { type: 'gone', uri: 'u' },
      { type: 'ready' },
      { type: 'Document' },
    ],
  },
  {
    what: 'a message of the panel',
    check: asPanelMessage,
    good: [
      { type: 'ready' },
      { type: 'load' },
      { type: 'quit' },
      { type: 'reveal', range: RANGE, companion: null },
      { type: 'reveal', range: RANGE, companion: 'a.medic' },
      { type: 'attach', name: 'snake 2' },
      { type: 'detach', name: 'snake 2' },
      { type: 'detach', name: null },
      { type: 'marks', marks: [] },
      { type: 'marks', marks: [{ line: 3, text: 'rule 1' }] },
    ],
    bad: [
      { type: 'reveal', companion: null },
      { type: 'reveal', range: RANGE },
      { type: 'reveal', range: { start: RANGE.start }, companion: null },
      { type: 'reveal', range: { ...RANGE, end: { line: 0, character: -1 } }, companion: null },
      { type: 'reveal', range: { ...RANGE, end: { line: 2 ** 60, character: 0 } }, companion: null },
      { type: 'reveal', range: [0, 1, 2, 0], companion: null },
      { type: 'attach' },
      { type: 'attach', name: null },
      { type: 'detach' },
      { type: 'marks' },
      { type: 'marks', marks: { line: 3, text: 'rule 1' } },
      { type: 'marks', marks: [null] },
      { type: 'marks', marks: [{ line: -1, text: '' }] },
      { type: 'marks', marks: [{ line: 1, text: 'x'.repeat(5000) }] },
      { type: 'marks', marks: Array(1000).fill({ line: 1, text: '' }) },
      { type: 'document' },
      {},
    ],
  },
  {
    what: 'a saved panel',
    check: asSavedPanel,
    good: [
      SAVED,
      { ...SAVED, seed: null, readable: true, inputs: [], turn: 0 },
      { ...SAVED, seed: '123456789012345678901234567890' },
      { ...SAVED, inputs: Array(MAX_SESSION_LENGTH).fill('w') },
    ],
    bad: [
      ...Object.keys(SAVED).map((key) => without(SAVED, key)),
      { ...SAVED, inputs: ['a', 1] },
      { ...SAVED, inputs: 'ab' },
      { ...SAVED, inputs: ['x'.repeat(5000)] },
      { ...SAVED, inputs: Array(MAX_SESSION_LENGTH + 1).fill('w') },
      { ...SAVED, turn: -1 },
      { ...SAVED, turn: 0.5 },
      { ...SAVED, seed: 12 },
      { ...SAVED, seed: '1e3' },
      { ...SAVED, seed: '' },
      { ...SAVED, readable: 'yes' },
      { ...SAVED, choices: { player: 1 } },
      { ...SAVED, choices: null },
      { ...SAVED, attachments: { 'snake 2': null } },
    ],
  },
];

for (const { what, check, good, bad } of CHECKS) {
  describe(`the check of ${what}`, () => {
    for (const value of good) {
      it(`passes ${brief(value)}, without what does not belong to it`, () => {
        expect(check({ ...value, extra: 1, callback: () => undefined })).to.deep.equal(value);
      });
    }

    for (const value of [...bad, null, undefined, 'ready', 7, [], [good[0]]]) {
      it(`refuses ${brief(value)}`, () => {
        expect(check(value)).to.equal(null);
      });
    }

    it('answers any value by null or by plain data that passes again', () => {
      const keys = [...new Set([...good, ...bad].flatMap((value) => Object.keys(value ?? {})))];
      const words = ['document', 'gone', 'ready', 'reveal', 'load', 'quit', '0', '-7'];
      const part = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...words), fc.nat(), fc.constant(RANGE));
      const message = fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...keys), part, { maxKeys: keys.length }));
      const nearlyGood = fc
        .tuple(fc.constantFrom(...good), fc.constantFrom(...keys), part)
        .map(([value, key, other]) => ({
          ...value,
          [key]: other,
        }));
      fc.assert(
        fc.property(fc.oneof(message, nearlyGood), (value) => {
          const passed = check(value);
          if (passed === null) return;
          expect(check(passed)).to.deep.equal(passed);
          expect(JSON.parse(JSON.stringify(passed))).to.deep.equal(passed);
        }),
        propertyOptions(500),
      );
    });
  });
}
