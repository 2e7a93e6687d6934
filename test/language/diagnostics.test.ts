import { expect } from 'chai';
import type { SeverityChoices } from '../../src/core/problem';
import { diagnostics } from '../../src/language/diagnostics';
import { analyseLevel } from '../support/formats';
import { ENGLISH } from '../support/registry';

/** A ragged row (warning), no slug (info) and two players (error). */
const FAULTY = analyseLevel('5', '####', '#PP', '#G#', '####');

function shownWith(choices?: SeverityChoices): string[] {
  return diagnostics(FAULTY.problems, ENGLISH, choices).map(({ severity, code }) => `${severity} ${code}`);
}

describe('diagnostics', () => {
  const asFound = [
    'info slug/no-slugs',
    'warning slug/ragged-row',
    'error slug/many-players',
    'warning slug/ragged-row',
  ];

  it('have the severities of their checks where the user chose none', () => {
    expect(shownWith()).to.deep.equal(asFound);
    expect(shownWith({ 'slug/no-goal': 'off', 'other/ragged-row': 'off' })).to.deep.equal(asFound);
  });

  it('take the severity that the user chose, of each problem with the code', () => {
    expect(shownWith({ 'slug/ragged-row': 'hint', 'slug/no-slugs': 'error' })).to.deep.equal([
      'error slug/no-slugs',
      'hint slug/ragged-row',
      'error slug/many-players',
      'hint slug/ragged-row',
    ]);
  });

  it('are left out when they are off', () => {
    expect(shownWith({ 'slug/ragged-row': 'off' })).to.deep.equal(['info slug/no-slugs', 'error slug/many-players']);
  });

  it('show an error all the same when it is off', () => {
    expect(shownWith({ 'slug/many-players': 'off' })).to.deep.equal(asFound);
  });

  it('may show an error more mildly, yet the problem behind it stays one', () => {
    const [shown] = diagnostics(FAULTY.problems, ENGLISH, { 'slug/many-players': 'info' }).filter(
      ({ code }) => code === 'slug/many-players',
    );
    expect([shown?.severity, shown?.problem.severity]).to.deep.equal(['info', 'error']);
  });

  it('say what is wrong with the numbers of this text, at its place', () => {
    const [first] = diagnostics(analyseLevel('5', '####', '#P #', '#G#', '####').problems, ENGLISH).filter(
      ({ code }) => code === 'slug/ragged-row',
    );
    expect(first?.message).to.match(/\b3\b.*\b4\b/);
    expect(first?.range).to.deep.equal({ start: { line: 3, character: 0 }, end: { line: 3, character: 3 } });
  });
});
