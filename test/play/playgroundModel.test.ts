import { expect } from 'chai';
import { slugGame } from '../../src/games/slug/play/game';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { boardOf, BROKEN, documentOf, OPEN, playing, WALLED } from '../support/panel';
import { TOYS } from '../support/registry';

describe('the playground', () => {
  it('plays nothing before the first text', () => {
    const model = new PlaygroundModel(TOYS);
    expect([model.document, model.game, model.session, model.seed, model.save()]).to.deep.equal(Array(5).fill(null));
    expect([model.press('d'), model.tick(), model.endIsDue]).to.deep.equal([false, false, false]);
  });

  it('begins a text that plays at turn 0, without a seed where there is no chance', () => {
    const model = playing(OPEN);
    expect([model.game, model.session?.turn, model.seed, model.isStale]).to.deep.equal([slugGame, 0, null, false]);
  });

  it('ignores a text that is older than the one it has, or the same again', () => {
    const model = playing(OPEN);
    model.receive(documentOf(WALLED, 5));
    for (const sequence of [4, 5]) model.receive(documentOf(OPEN, sequence));
    expect([model.document?.text, model.document?.sequence]).to.deep.equal([WALLED, 5]);
    model.press('d');
    expect(model.press('d'), 'the wall is there').to.equal(false);
  });

  it('plays on in a newer text of the same file', () => {
    const model = playing(OPEN, 'dd');
    model.receive(documentOf(WALLED, 2));
    expect([model.session?.turn, model.session?.waiting]).to.deep.equal([1, 1]);
  });

  it('begins anew with another file, whatever its version, and comes back to where it was', () => {
    const model = playing(OPEN, 'dd');
    model.receive(documentOf(OPEN, 1, { uri: 'file:///b.slug' }));
    expect([model.session?.turn, model.session?.inputs]).to.deep.equal([0, []]);
    model.receive(documentOf(OPEN, 1));
    expect([model.session?.turn, model.session?.inputs]).to.deep.equal([2, ['d', 'd']]);
  });

  it('leaves the game when the file becomes one of no game, and goes on with it when that is taken back', () => {
    const model = playing(OPEN, 'dd');
    model.receive(documentOf(OPEN, 2, { languageId: 'plaintext' }));
    expect([model.game, model.session, model.problems]).to.deep.equal([null, null, []]);
    model.receive(documentOf(OPEN, 3));
    expect([model.session?.turn, model.session?.inputs]).to.deep.equal([2, ['d', 'd']]);
  });

  it('says what is wrong with the text, as far as anybody reads it', () => {
    // Besides the odd characters: no goal, no slug, an open border.
    const listed = [10, 197, 198, 5000].map((odd) => playing(`5\nP${'x'.repeat(odd)}\n`).problems.length);
    expect(listed).to.deep.equal([13, 200, 200, 200]);
  });

  it('shows problems as severely as the user wants, and plays as before', () => {
    const model = playing('5\nP x\n');
    const severity = { 'slug/unknown-character': 'off', 'slug/no-goal': 'hint' } as const;
    model.configure({ type: 'settings', language: 'en', severity });
    const shown = model.shownProblems.map((problem) => `${problem.severity} ${problem.code}`);
    expect(shown).to.include('hint slug/no-goal').and.not.include('warning slug/unknown-character');
    expect(model.problems.map(({ code }) => code)).to.include('slug/unknown-character');
    expect(model.press('d')).to.equal(true);
  });
});

describe('a text that does not play', () => {
  it('leaves the last good session on the board, says that it is stale, and takes no key', () => {
    const model = playing(OPEN, 'd');
    const before = boardOf(model);
    model.receive(documentOf(BROKEN, 2));
    expect([model.isStale, model.problems[0]?.code]).to.deep.equal([true, 'slug/no-player']);
    expect([model.press('d'), model.session?.turn]).to.deep.equal([false, 1]);
    expect(boardOf(model)).to.deep.equal(before);
  });

  it('lets the user go through time all the same, and the next good text keeps that turn', () => {
    const model = playing(OPEN, 'dd');
    model.receive(documentOf(BROKEN, 2));
    model.seek(1);
    expect(model.session?.turn).to.equal(1);
    model.receive(documentOf(OPEN, 3));
    expect([model.isStale, model.session?.turn, model.session?.turns]).to.deep.equal([false, 1, 2]);
  });

  it('tells no cell a place in the text, since the board is older than that', () => {
    const model = playing(OPEN);
    expect(model.rangeOfCell([1, 1])?.start).to.deep.equal({ line: 2, character: 1 });
    model.receive(documentOf(BROKEN, 2));
    expect(model.rangeOfCell([1, 1])).to.equal(null);
  });

  it('has no session when it is the first one', () => {
    const model = playing(BROKEN);
    expect([model.session, model.isStale, model.game]).to.deep.equal([null, true, slugGame]);
  });

  it('of another file does not show the board of the first', () => {
    const model = playing(OPEN, 'd');
    model.receive(documentOf(BROKEN, 1, { uri: 'file:///b.slug' }));
    expect([model.session, model.isStale]).to.deep.equal([null, true]);
  });
});

describe('a file that is gone', () => {
  it('is said to be gone, plays on, and is back with its next text', () => {
    const model = playing(OPEN, 'd');
    model.receive({ type: 'gone', uri: 'file:///a.slug', name: 'a.slug' });
    expect([model.isGone, model.press('d'), model.session?.turn]).to.deep.equal([true, true, 2]);
    model.receive(documentOf(OPEN, 2));
    expect([model.isGone, model.session?.turn]).to.deep.equal([false, 2]);
  });

  it('does not matter when it is not the one that is followed', () => {
    const model = playing(OPEN);
    model.receive({ type: 'gone', uri: 'file:///b.slug', name: 'b.slug' });
    expect(model.isGone).to.equal(false);
  });
});
