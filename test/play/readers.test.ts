import { expect } from 'chai';
import fc from 'fast-check';
import { readHostMessage } from '../../src/play/readHostMessage';
import { readPanelMessage } from '../../src/play/readPanelMessage';
import { readSavedPanel } from '../../src/play/readSavedPanel';
import { USUAL_VIEW } from '../../src/play/panelView';
import { MAX_SESSION_LENGTH } from '../../src/play/session';
import { propertyOptions } from '../support/property';

const DOCUMENT = {
  type: 'document',
  uri: 'u',
  formerUris: ['s', 't'],
  name: 'n',
  languageId: 'l',
  sequence: 3,
  documentVersion: 12,
  text: 'x'.repeat(100_000),
  files: { 'a.medic': 'Forward', 'b.medic': null },
  slots: [{ slot: 2, uri: 'v', name: 'w', text: 'snake' }],
};
const SETTINGS = { type: 'settings', language: 'de-CH', severity: { 'slug/no-goal': 'off' } };
const SOLUTION = { outcome: 'win', length: 2, inputs: ['d', ' '], states: 7 };
const RANGE = { start: { line: 0, character: 1 }, end: { line: 2, character: 0 } };
const REVEAL = { type: 'reveal', range: RANGE, target: { kind: 'followed' } };
const EDIT = { type: 'edit', id: 4, uri: 'u', documentVersion: 12, edits: [{ range: RANGE, newText: '#' }] };
const SOLVE = { kind: 'solve', languageId: 'l', text: 't', limit: 10, milliseconds: 20 };
const START = { type: 'start-job', id: 5, job: SOLVE };
const SAVED = {
  uri: 'u',
  languageId: 'l',
  inputs: [
    ['a', 3],
    [' ', 1],
  ],
  turn: 2,
  options: { player: 'silent', seed: '-12' },
  ownSlot: 1,
  slots: { '2': 'v' },
  view: USUAL_VIEW,
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
    check: readHostMessage,
    good: [
      DOCUMENT,
      { ...DOCUMENT, sequence: 0, text: '', slots: [], formerUris: [] },
      { ...DOCUMENT, slots: [{ slot: 1, uri: 'v', name: 'w', text: null }] },
      { ...DOCUMENT, next: 'b.slug', isPinned: true, saved: SAVED },
      SETTINGS,
      { type: 'focus' },
      { type: 'gone', uri: 'u', name: 'n' },
      { type: 'edited', id: 4, outcome: 'applied' },
      { type: 'edited', id: 4, outcome: 'stale' },
      { type: 'job-progress', id: 5, progress: { done: 3, total: null } },
      { type: 'job-progress', id: 5, progress: { done: 3, total: 9 } },
      { type: 'job-done', id: 5, result: SOLUTION },
      { type: 'job-done', id: 5, result: { outcome: 'limit', length: null, inputs: null, states: 7 } },
      { type: 'job-done', id: 5, result: { text: 'map' } },
      { type: 'job-done', id: 5, result: { text: null } },
      { type: 'job-failed', id: 5, reason: 'memory' },
    ],
    bad: [
      ...Object.keys(DOCUMENT).map((key) => without(DOCUMENT, key)),
      ...Object.keys(SETTINGS).map((key) => without(SETTINGS, key)),
      { ...SETTINGS, severity: { 'slug/no-goal': 'fatal' } },
      { ...DOCUMENT, next: 7 },
      { ...DOCUMENT, isPinned: 'yes' },
      { ...DOCUMENT, formerUris: 'u' },
      { ...DOCUMENT, formerUris: [1] },
      { ...DOCUMENT, sequence: 1.5 },
      { ...DOCUMENT, sequence: -1 },
      { ...DOCUMENT, documentVersion: NaN },
      { ...DOCUMENT, documentVersion: '3' },
      { ...DOCUMENT, text: ['x'] },
      { ...DOCUMENT, files: { a: 1 } },
      { ...DOCUMENT, files: ['a'] },
      { ...DOCUMENT, files: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}`, null])) },
      { ...DOCUMENT, slots: [{ slot: 1, uri: 'v', name: 'w' }] },
      { ...DOCUMENT, slots: { '1': 'v' } },
      { ...DOCUMENT, uri: 'u'.repeat(10_000) },
      { type: 'gone', uri: 'u' },
      { type: 'edited', id: 4 },
      { type: 'edited', id: 4, outcome: 'lost' },
      { type: 'edited', outcome: 'stale' },
      { type: 'job-progress', id: 5, progress: 3 },
      { type: 'job-progress', id: 5, progress: { done: -1, total: null } },
      { type: 'job-done', id: 5 },
      { type: 'job-done', id: 5, result: without(SOLUTION, 'inputs') },
      { type: 'job-done', id: 5, result: { ...SOLUTION, outcome: 'maybe' } },
      { type: 'job-failed', id: 5 },
      { type: 'ready' },
      { type: 'Document' },
    ],
  },
  {
    what: 'a message of the panel',
    check: readPanelMessage,
    good: [
      { type: 'ready' },
      { type: 'load' },
      { type: 'quit' },
      { type: 'next-file' },
      { type: 'open-rules' },
      { type: 'pin', isPinned: true },
      { type: 'keep', saved: SAVED },
      REVEAL,
      { ...REVEAL, target: { kind: 'file', path: 'a.medic' } },
      { ...REVEAL, target: { kind: 'slot', slot: 2 } },
      { type: 'load-slot', slot: 2, free: [] },
      { type: 'load-slot', slot: 2, free: [2, 3, 4] },
      { type: 'clear-slot', slot: 2 },
      { type: 'clear-slot', slot: null },
      { type: 'marks', marks: [] },
      { type: 'marks', marks: [{ line: 3, text: 'rule 1' }] },
      EDIT,
      { ...EDIT, edits: [] },
      START,
      { ...START, job: { kind: 'rewrite', languageId: 'l', text: 't', name: 'freeze' } },
      { type: 'cancel-job', id: 5 },
    ],
    bad: [
      { type: 'pin' },
      { type: 'pin', isPinned: 1 },
      { type: 'keep' },
      { type: 'keep', saved: without(SAVED, 'uri') },
      without(REVEAL, 'target'),
      without(REVEAL, 'range'),
      { ...REVEAL, target: { kind: 'file' } },
      { ...REVEAL, target: { kind: 'slot', slot: '2' } },
      { ...REVEAL, target: { kind: 'disk', path: '/' } },
      { ...REVEAL, range: { start: RANGE.start } },
      { ...REVEAL, range: { ...RANGE, end: { line: 0, character: -1 } } },
      { ...REVEAL, range: { ...RANGE, end: { line: 2 ** 60, character: 0 } } },
      { ...REVEAL, range: [0, 1, 2, 0] },
      { type: 'load-slot' },
      { type: 'load-slot', slot: null, free: [] },
      { type: 'load-slot', slot: 2 },
      { type: 'load-slot', slot: 2, free: ['3'] },
      { type: 'clear-slot' },
      { type: 'marks' },
      { type: 'marks', marks: { line: 3, text: 'rule 1' } },
      { type: 'marks', marks: [null] },
      { type: 'marks', marks: [{ line: -1, text: '' }] },
      { type: 'marks', marks: [{ line: 1, text: 'x'.repeat(5000) }] },
      { type: 'marks', marks: Array(1000).fill({ line: 1, text: '' }) },
      ...Object.keys(EDIT).map((key) => without(EDIT, key)),
      { ...EDIT, uri: 7 },
      { ...EDIT, edits: [{ range: RANGE }] },
      { ...EDIT, edits: [{ newText: '#' }] },
      { ...EDIT, edits: Array(20_000).fill({ range: RANGE, newText: '' }) },
      { ...EDIT, edits: [{ range: RANGE, newText: 'x'.repeat(2 ** 21 + 1) }] },
      ...Object.keys(START).map((key) => without(START, key)),
      ...Object.keys(SOLVE).map((key) => ({ ...START, job: without(SOLVE, key) })),
      { ...START, job: { ...SOLVE, limit: Infinity } },
      { type: 'cancel-job' },
      { type: 'document' },
      {},
    ],
  },
  {
    what: 'a saved panel',
    check: readSavedPanel,
    good: [
      SAVED,
      { ...SAVED, options: { seed: '123456789012345678901234567890' } },
      { ...SAVED, inputs: Array(MAX_SESSION_LENGTH).fill(['w', 1]) },
    ],
    bad: [
      { ...SAVED, view: null },
      ...Object.keys(USUAL_VIEW).map((key) => ({ ...SAVED, view: without(USUAL_VIEW, key) })),
      { ...SAVED, view: { ...USUAL_VIEW, colours: 'pink' } },
      { ...SAVED, view: { ...USUAL_VIEW, drawer: 'ajar' } },
      { ...SAVED, view: { ...USUAL_VIEW, column: -1 } },
      { ...SAVED, view: { ...USUAL_VIEW, closed: [1] } },
      { ...SAVED, view: { ...USUAL_VIEW, hints: 'all' } },
      ...Object.keys(SAVED).map((key) => without(SAVED, key)),
      { ...SAVED, inputs: ['a', 1] },
      { ...SAVED, inputs: [['a']] },
      { ...SAVED, inputs: [['a', -1]] },
      { ...SAVED, inputs: [['a', 1, 1]] },
      { ...SAVED, inputs: 'ab' },
      { ...SAVED, inputs: [['x'.repeat(5000), 1]] },
      { ...SAVED, inputs: Array(MAX_SESSION_LENGTH + 1).fill(['w', 1]) },
      { ...SAVED, turn: -1 },
      { ...SAVED, turn: 0.5 },
      { ...SAVED, ownSlot: -1 },
      { ...SAVED, options: { player: 1 } },
      { ...SAVED, options: null },
      { ...SAVED, slots: { '2': null } },
      { ...SAVED, slots: { two: 'v' } },
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
      const words = [
        'document',
        'gone',
        'settings',
        'edited',
        'ready',
        'reveal',
        'load',
        'edit',
        'start-job',
        '0',
        '-7',
      ];
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
