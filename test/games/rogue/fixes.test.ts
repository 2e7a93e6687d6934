import { expect } from 'chai';
import { applyEdits } from '../../../src/core/textEdit';
import { analyse } from '../../../src/games/analysis';
import type { Fix } from '../../../src/games/fileFormat';
import { rogueDungeonFormat } from '../../../src/games/rogue/language/format';
import { CHECKS } from '../../../src/games/rogue/language/checks';
import { rogue as english } from '../../../src/l10n/en/rogue';
import { findingsOf } from './support';

/** The repairs of the first problem with this code. */
function fixesOf(text: string, code: string): readonly Fix[] {
  const { definition, problems } = analyse(rogueDungeonFormat, text);
  const problem = problems.find((entry) => entry.code === `rogue/${code}`);
  expect(problem, code).to.not.equal(undefined);
  const rule = CHECKS.find((entry) => entry.code === `rogue/${code}`);
  return (problem && rule?.fixes?.(definition, problem)) ?? [];
}

/** Expects the repairs of a problem: the text after each, by the last part of its title's key and its character; the preferred one with a star. */
function expectFixes(text: string, code: string, expected: Readonly<Record<string, string>>): void {
  const fixes = fixesOf(text, code);
  const actual = fixes.map(({ title, edits, preferred }) => {
    const symbol = title.args?.['symbol'] ?? '';
    return [title.key.replace('rogue.fix.', '') + symbol + (preferred ? '*' : ''), applyEdits(text, edits)];
  });
  expect(actual).to.deep.equal(Object.entries(expected));
  for (const { title } of fixes) expect(english[title.key], title.key).to.not.equal(undefined);
}

describe('the repairs of a header', () => {
  it('correct a mistyped word, or make a comment of its line', () => {
    expectFixes('plaier hp 3\ngenerate', 'unknown-word', {
      'replace-word*': 'player hp 3\ngenerate',
      'comment-out': '// plaier hp 3\ngenerate',
    });
    expectFixes('  wizard\ngenerate', 'unknown-word', { 'comment-out': '//   wizard\ngenerate' });
  });

  it('insert the line map where rows begin without it', () => {
    expectFixes('seed 1\n#####\n#@.o#\n#####', 'unknown-word', {
      'insert-map*': 'seed 1\nmap\n#####\n#@.o#\n#####',
      'comment-out': 'seed 1\n// #####\n#@.o#\n#####',
    });
  });

  it('write a word in lower case', () => {
    expectFixes('Map\n@', 'keyword-case', { 'replace-word*': 'map\n@' });
  });

  it('remove a line that is given again, or all of them', () => {
    expectFixes('orc\norc hp 3\ngenerate', 'duplicate-line', { 'remove-line*': 'orc\ngenerate' });
    expectFixes('orc\norc hp 3\nfov 2\nfov 3\ngenerate', 'duplicate-line', {
      'remove-line*': 'orc\nfov 2\nfov 3\ngenerate',
      'remove-repeated-lines': 'orc\nfov 2\ngenerate',
    });
  });

  it('correct or remove an unknown key, with its number', () => {
    expectFixes('player HP 3 power 2\ngenerate', 'unknown-key', {
      'replace-word*': 'player hp 3 power 2\ngenerate',
      'remove-key': 'player power 2\ngenerate',
    });
    expectFixes('player  strength -3  hp 5\ngenerate', 'unknown-key', { 'remove-key*': 'player  hp 5\ngenerate' });
    expectFixes('player hp 3 hps 2\ngenerate', 'unknown-key', { 'remove-key*': 'player hp 3\ngenerate' });
  });

  it('remove a key that is given again', () => {
    expectFixes('orc hp 1 hp 2 power 3\ngenerate', 'duplicate-key', { 'remove-key*': 'orc hp 1 power 3\ngenerate' });
    expectFixes('orc hp 1 hp\ngenerate', 'duplicate-key', { 'remove-key*': 'orc hp 1\ngenerate' });
  });

  it('fill in a missing number with the usual one', () => {
    expectFixes('troll power 3 hp \ngenerate', 'missing-value', { 'fill-in*': 'troll power 3 hp 16 \ngenerate' });
    expectFixes('fov\ngenerate', 'missing-value', { 'fill-in*': 'fov 8\ngenerate' });
    expectFixes('SEED\ngenerate', 'missing-value', { 'fill-in*': 'SEED 0\ngenerate' });
  });

  it('set a bad number to the nearest one, or else to the usual one', () => {
    expectFixes('orc hp 0\ngenerate', 'bad-number', { 'set-number*': 'orc hp 1\ngenerate' });
    expectFixes('fov 1000\ngenerate', 'bad-number', { 'set-number*': 'fov 999\ngenerate' });
    expectFixes('fov +12\ngenerate', 'bad-number', { 'set-number*': 'fov 12\ngenerate' });
    expectFixes('fov -12\ngenerate', 'bad-number', { 'set-number*': 'fov 1\ngenerate' });
    expectFixes('fov far\ngenerate', 'bad-number', { 'set-number*': 'fov 8\ngenerate' });
    expectFixes('seed 1.5\ngenerate', 'bad-number', { 'set-number*': 'seed 0\ngenerate' });
  });

  it('remove what is too much in a line', () => {
    expectFixes('fov 8  // wide view\ngenerate', 'extra-word', { 'remove-rest*': 'fov 8\ngenerate' });
  });
});

describe('the repairs of a dungeon', () => {
  it('fit the rooms to the map, or the map to the rooms', () => {
    expectFixes('generate min 12', 'room-size', { 'fit-rooms*': 'generate min 10 max 12' });
    expectFixes('generate width 8  max 30', 'room-size', {
      'fit-rooms*': 'generate width 8  max 7',
      'enlarge-map': 'generate width 31  max 30',
    });
    expectFixes('generate height 5', 'room-size', {
      'fit-rooms*': 'generate height 5 min 4 max 4',
      'enlarge-map': 'generate height 11',
    });
    for (const text of [
      'generate min 12',
      'generate width 8 max 30',
      'generate height 3',
      'generate min 499 width 3',
    ]) {
      for (const { edits } of fixesOf(text, 'room-size')) expect(findingsOf(applyEdits(text, edits)), text).to.be.empty;
    }
  });

  it('move, keep or remove what stands below generate', () => {
    expectFixes('generate\n\nplayer hp 3\nx\n', 'after-generate', {
      'move-above-generate*': 'player hp 3\ngenerate\n\nx\n',
      'remove-below-generate': 'generate\n\n',
    });
    expectFixes('generate\nMap\n@\n', 'after-generate', {
      'remove-generate*': 'Map\n@\n',
      'remove-below-generate': 'generate\n',
    });
    expectFixes('generate\n####', 'after-generate', { 'remove-below-generate*': 'generate\n' });
  });

  it('add a dungeon, and what they add plays', () => {
    for (const text of ['', '\n\n', 'seed 3', 'seed 3  \n\n', '// nothing']) {
      for (const { edits } of fixesOf(text, 'no-dungeon')) expect(findingsOf(applyEdits(text, edits))).to.be.empty;
    }
    expectFixes('seed 3', 'no-dungeon', {
      'add-generate*': 'seed 3\ngenerate\n',
      'add-map': 'seed 3\nmap\n########\n#@....o#\n########\n',
    });
  });

  it('add rows', () => {
    expectFixes('map\n\n\n', 'no-rows', {
      'add-rows*': 'map\n########\n#@....o#\n########\n',
      'replace-word': 'generate\n\n\n',
    });
  });

  it('put the player on the first floor cell, if there is one', () => {
    expectFixes('map\n#o.\n', 'no-player', { 'add-player': 'map\n#o@\n' });
    expectFixes('map\n#o#\n', 'no-player', {});
  });

  it('leave one player', () => {
    expectFixes('map\n@.@', 'many-players', { 'replace-player*': 'map\n@..', 'keep-this-player': 'map\n..@' });
    expectFixes('map\n@@\n@.', 'many-players', {
      'replace-player*': 'map\n@.\n@.',
      'keep-first-player': 'map\n@.\n..',
      'keep-this-player': 'map\n.@\n..',
    });
  });

  it('replace an unknown character by what it looks like, or by floor or wall, here or everywhere', () => {
    expectFixes('map\n@O', 'unknown-cell', {
      'replace-cello*': 'map\n@o',
      'replace-cell.': 'map\n@.',
      'replace-cell#': 'map\n@#',
    });
    expectFixes('map\n@tx\nt', 'unknown-cell', {
      'replace-cellT*': 'map\n@Tx\nt',
      'replace-cell.': 'map\n@.x\nt',
      'replace-cell#': 'map\n@#x\nt',
      'replace-all-cellsT': 'map\n@Tx\nT',
    });
    expectFixes('map\n@😀', 'unknown-cell', { 'replace-cell.*': 'map\n@.', 'replace-cell#': 'map\n@#' });
  });

  it('fill up short rows', () => {
    expectFixes('map\n@..\n.', 'short-row', { 'pad-row*': 'map\n@..\n.##' });
    expectFixes('map\n@..\n.\n\n..#', 'short-row', {
      'pad-row*': 'map\n@..\n.##\n\n..#',
      'pad-rows': 'map\n@..\n.##\n###\n..#',
    });
  });

  it('do not fill up more than a file can hold', () => {
    const text = `map\n@${'.'.repeat(5000)}\n${'.\n'.repeat(500)}`;
    expect(fixesOf(text, 'short-row').map(({ preferred }) => preferred)).to.deep.equal([true]);
    const many = `map\n@${'\n@'.repeat(20000)}`;
    expect(fixesOf(many, 'many-players').map(({ edits }) => edits.length)).to.deep.equal([1]);
  });

  it('remove the empty lines at the end', () => {
    expectFixes('map\n@\n\n\n', 'blank-end', { 'remove-blank-end*': 'map\n@\n' });
  });
});
