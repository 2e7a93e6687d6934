import { mock } from 'node:test';
import { expect } from 'chai';
import type { PlaygroundModel } from '../../src/play/playgroundModel';
import { BROKEN, countdownDocument, counting, documentOf, OPEN, playing } from '../support/panel';
import { PlaybackController } from '../../webview/playbackController';
import { FakeShell } from './support';

describe('playback', () => {
  let shell: FakeShell;

  beforeEach(() => {
    shell = new FakeShell();
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => mock.timers.reset());

  const playbackOf = (model: PlaygroundModel): PlaybackController => new PlaybackController(shell, model);
  const turn = (model: PlaygroundModel): number | undefined => model.session?.turn;

  it('runs a game that goes on by itself, a turn per beat, until it ends', () => {
    const model = counting(3);
    const playback = playbackOf(model);
    playback.fulfil({ kind: 'run' });
    expect(turn(model), 'not before the first beat').to.equal(0);
    const turns = [299, 1, 300, 300, 300].map((milliseconds) => {
      mock.timers.tick(milliseconds);
      return turn(model);
    });
    expect(turns).to.deep.equal([0, 1, 2, 3, 3]);
    expect(playback.isRunning).to.equal(false);
  });

  it('draws every turn, and the pause at the end', () => {
    playbackOf(counting(2)).fulfil({ kind: 'run' });
    const before = shell.revision;
    mock.timers.tick(300);
    expect(shell.revision).to.equal(before + 1);
    mock.timers.tick(300);
    expect(shell.revision).to.equal(before + 2);
  });

  it('has a speed, which holds from the next beat on', () => {
    const model = counting(9);
    const playback = playbackOf(model);
    playback.fulfil({ kind: 'run' });
    model.view = { ...model.view, pace: 50 };
    mock.timers.tick(300);
    mock.timers.tick(50);
    mock.timers.tick(50);
    expect(turn(model)).to.equal(3);
  });

  it('without a pace plays as many turns as there is time for before the page is drawn', () => {
    const model = counting(500);
    model.view = { ...model.view, pace: 0 };
    const playback = playbackOf(model);
    playback.fulfil({ kind: 'run' });
    for (let beat = 0; beat < 60 && playback.isRunning; beat++) mock.timers.tick(1);
    expect([turn(model), playback.isRunning]).to.deep.equal([500, false]);
    expect(shell.revision).to.be.below(100);
  });

  it('to the end goes there at once, whatever the pace', () => {
    const model = counting(500);
    const playback = playbackOf(model);
    playback.fulfil({ kind: 'end' });
    expect(playback.glide, 'nothing glides').to.equal(0);
    for (let beat = 0; beat < 60 && playback.isRunning; beat++) mock.timers.tick(1);
    expect([turn(model), playback.isRunning]).to.deep.equal([500, false]);
  });

  it('tells once when the game has come to its end by itself or by a step, and not when a known end is passed', () => {
    let ends = 0;
    const model = counting(2);
    const playback = new PlaybackController(shell, model, () => ends++);
    playback.fulfil({ kind: 'run' });
    for (let i = 0; i < 5; i++) mock.timers.tick(300);
    expect(ends).to.equal(1);
    playback.fulfil({ kind: 'restart' });
    playback.fulfil({ kind: 'step' });
    expect(ends).to.equal(1);
  });

  it('glides for no longer than a turn takes, and not at all when turns are short', () => {
    const model = counting(9);
    const playback = playbackOf(model);
    expect(playback.glide).to.equal(120);
    playback.fulfil({ kind: 'run' });
    const glides = [1000, 100, 50, 0].map((pace) => {
      model.view = { ...model.view, pace };
      return playback.glide;
    });
    playback.pause();
    expect(glides).to.deep.equal([120, 100, 0, 0]);
  });

  it('of a game that waits for somebody runs over the known turns, and no further', () => {
    const model = playing(OPEN, 'dd');
    const playback = playbackOf(model);
    expect(playback.canStep).to.equal(false);
    playback.fulfil({ kind: 'restart' });
    expect(playback.canStep).to.equal(true);
    playback.fulfil({ kind: 'run' });
    for (let i = 0; i < 5; i++) mock.timers.tick(300);
    expect([turn(model), playback.isRunning]).to.deep.equal([2, false]);
  });

  for (const [title, act] of [
    ['pause', (playback) => playback.fulfil({ kind: 'pause' })],
    ['a step', (playback) => playback.fulfil({ kind: 'step' })],
    ['another turn', (playback) => playback.fulfil({ kind: 'seek', turn: 1 })],
    ['restart', (playback) => playback.fulfil({ kind: 'restart' })],
    ['an input', (playback) => playback.play('tick')],
    ['leaving the page', () => shell.disconnect()],
  ] as readonly (readonly [string, (playback: PlaybackController) => void])[]) {
    it(`is paused by ${title}`, () => {
      const model = counting(9);
      const playback = playbackOf(model);
      playback.fulfil({ kind: 'run' });
      mock.timers.tick(300);
      act(playback);
      const there = turn(model);
      mock.timers.tick(1000);
      expect([playback.isRunning, turn(model)]).to.deep.equal([false, there]);
    });
  }

  it('steps over known turns before it makes new ones', () => {
    const model = counting(9);
    const playback = playbackOf(model);
    for (const kind of ['step', 'step', 'restart', 'step'] as const) playback.fulfil({ kind });
    expect([turn(model), model.session?.turns]).to.deep.equal([1, 2]);
    playback.fulfil({ kind: 'step' });
    playback.fulfil({ kind: 'step' });
    expect([turn(model), model.session?.turns]).to.deep.equal([3, 3]);
  });

  it('seeks no turn that is not known', () => {
    const model = playing(OPEN, 'dd');
    const playback = playbackOf(model);
    playback.fulfil({ kind: 'seek', turn: 99 });
    expect(turn(model)).to.equal(2);
    playback.fulfil({ kind: 'seek', turn: -1 });
    expect(turn(model)).to.equal(0);
  });

  it('can step nowhere without a session, at the end, or beyond the known turns of an earlier text', () => {
    expect(playbackOf(counting('nothing')).canStep, 'no session').to.equal(false);
    const ended = counting(1);
    playbackOf(ended).fulfil({ kind: 'step' });
    expect(playbackOf(ended).canStep, 'at the end').to.equal(false);
    const stale = counting(9);
    playbackOf(stale).fulfil({ kind: 'step' });
    stale.receive(countdownDocument('nothing', 2));
    expect(playbackOf(stale).canStep, 'no new turn').to.equal(false);
    playbackOf(stale).fulfil({ kind: 'restart' });
    expect(playbackOf(stale).canStep, 'a known turn').to.equal(true);
  });

  it('plays the inputs of the user, and says when one is no turn', () => {
    const model = playing(OPEN);
    const playback = playbackOf(model);
    expect(['d', 'w', 'd'].map((input) => playback.play(input))).to.deep.equal([true, false, true]);
    model.receive(documentOf(BROKEN, 2));
    expect(playback.play('d')).to.equal(false);
  });

  it('tells what happened in a turn', () => {
    const model = counting(9);
    const playback = playbackOf(model);
    playback.fulfil({ kind: 'step' });
    expect(playback.eventsOf(1).map(({ kind, args }) => [kind, args])).to.deep.equal([['ticks', { count: 8 }]]);
    expect(playbackOf(counting('nothing')).eventsOf(1)).to.deep.equal([]);
  });
});
