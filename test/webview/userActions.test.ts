import { expect } from 'chai';
import { rangeOf } from '../../src/core/range';
import type { PlaygroundModel } from '../../src/play/playgroundModel';
import { BROKEN, counting, documentOf, OPEN, playing, WALLED } from '../support/panel';
import { TOYS } from '../support/registry';
import { BoardController } from '../../webview/boardController';
import { EndingController } from '../../webview/endingController';
import { panelLanguage } from '../../webview/panelLanguage';
import { PlaybackController } from '../../webview/playbackController';
import { ReadingController } from '../../webview/readingController';
import { useLanguage } from '../../webview/texts';
import { UserActions } from '../../webview/userActions';
import { gridBoard } from './fakeBoards';
import { FakeHost, FakeShell } from './support';

describe('what the user does', () => {
  let host: FakeHost;
  let endings: EndingController;
  let helps: boolean[];
  let playback: PlaybackController;
  let reading: ReadingController;

  before(() => useLanguage(panelLanguage(TOYS, 'en')));
  beforeEach(() => {
    host = new FakeHost();
    helps = [];
  });
  afterEach(() => playback.pause());

  function userOf(model: PlaygroundModel): UserActions {
    const shell = new FakeShell();
    const boards = new BoardController(shell, model, () => gridBoard(), { glide: 0, isRunning: false });
    boards.follow();
    playback = new PlaybackController(shell, model);
    reading = new ReadingController(
      shell,
      () => boards.board,
      () => undefined,
    );
    endings = new EndingController(shell, model, () => boards.board);
    const showHelp = (isOpen: boolean): void => void helps.push(isOpen);
    return new UserActions(shell, { model, host, boards, playback, reading, endings, showHelp });
  }

  it('is told as the turn that came of it', () => {
    const user = userOf(counting(3));
    user.play('tick');
    expect(user.announcement).to.equal('Turn 1 2 are left.');
    user.fulfil({ kind: 'step' });
    user.fulfil({ kind: 'step' });
    expect(user.announcement).to.equal('Turn 3 0 are left. Over');
    user.fulfil({ kind: 'seek', turn: 1 });
    expect(user.announcement).to.equal('Turn 1 2 are left.');
  });

  it('is told again when it comes to the same words', () => {
    const user = userOf(counting(0));
    user.play('tick');
    const first = user.announcement;
    user.play('tick');
    expect(first).to.equal('Tick isn’t possible here.');
    expect(user.announcement, 'with an invisible difference').to.equal(`${first}\u200b`);
    user.play('tick');
    expect(user.announcement).to.equal(first);
  });

  it('hears what went wrong in a turn that could not be played', () => {
    const model = counting(3);
    const user = userOf(model);
    model.fail(new Error('no memory'));
    user.play('tick');
    expect(user.announcement).to.match(/^Something went wrong in turn 0: no memory\./);
  });

  it('does nothing to a board that shows an earlier text, and is told so', () => {
    const model = playing(OPEN, 'd');
    const user = userOf(model);
    model.receive(documentOf(BROKEN, 2));
    user.play('d');
    expect(user.announcement).to.equal('Fix the text first; then you can play on.');
    expect(model.session?.turn).to.equal(1);
  });

  it('is not told when it is but another speed, or to run', () => {
    const user = userOf(counting(3));
    user.arrange({ pace: 50 });
    user.fulfil({ kind: 'run' });
    expect(user.announcement).to.equal('');
    user.fulfil({ kind: 'pause' });
    expect(user.announcement).to.equal('Turn 0');
  });

  it('is shown the banner when it ends the game, and only then', () => {
    const model = playing(OPEN, 'dd');
    const user = userOf(model);
    user.play('d');
    expect(endings.shown).to.include({ title: 'won', message: '?', result: 'after 3 turns' });
    expect(model.endIsDue, 'it is announced once').to.equal(false);
    user.fulfil({ kind: 'seek', turn: 2 });
    expect(endings.shown, 'another turn is shown').to.equal(null);
    user.fulfil({ kind: 'step' });
    expect(endings.shown, 'the end is known').to.equal(null);
  });

  it('answers whether to play again, and closes the banner in either case', () => {
    const model = playing(OPEN, 'dd');
    const user = userOf(model);
    user.play('d');
    user.playAgain(false);
    expect([model.session?.turn, endings.shown, host.posted]).to.deep.equal([3, null, []]);
    user.playAgain(true);
    expect([model.session?.turn, model.session?.turns, host.posted]).to.deep.equal([0, 3, []]);
  });

  it('asks the host for other files, rules, and to stay with this one', () => {
    const user = userOf(counting(9));
    for (const kind of ['load', 'quit', 'next-file', 'rules'] as const) user.grant({ kind });
    user.grant({ kind: 'pin', isPinned: true });
    expect(host.posted).to.deep.equal([
      { type: 'load' },
      { type: 'quit' },
      { type: 'next-file' },
      { type: 'open-rules' },
      { type: 'pin', isPinned: true },
    ]);
  });

  it('opens the help by a key, and closes what lies over the board', () => {
    const user = userOf(counting(9));
    user.act({ kind: 'help' });
    user.act({ kind: 'close' });
    user.grant({ kind: 'help', isOpen: true });
    expect(helps).to.deep.equal([true, false, true]);
  });

  it('gives up moves that are on hold', () => {
    const model = playing(OPEN, 'ddd');
    const user = userOf(model);
    model.receive(documentOf(WALLED, 2));
    expect(model.session?.waiting).to.equal(2);
    user.grant({ kind: 'discard-waiting' });
    expect([model.session?.waiting, model.session?.turns]).to.deep.equal([0, 1]);
  });

  it('watches a game again from its start', () => {
    const model = playing(OPEN, 'ddd');
    const user = userOf(model);
    user.grant({ kind: 'watch-again' });
    expect([model.session?.turn, playback.isRunning]).to.deep.equal([0, true]);
  });

  it('arranges the panel, the width of its column within bounds', () => {
    const model = playing(OPEN);
    const user = userOf(model);
    user.arrange({ drawer: 'closed', section: 'log' });
    expect(model.view).to.include({ drawer: 'closed', section: 'log', column: 320 });
  });

  it('goes back in time by keys', () => {
    const model = playing(OPEN, 'dd');
    const user = userOf(model);
    user.act({ kind: 'time', wish: { kind: 'step-back' } });
    expect(model.session?.turn).to.equal(1);
    user.act({ kind: 'time', wish: { kind: 'restart' } });
    expect([model.session?.turn, model.session?.turns]).to.deep.equal([0, 2]);
  });

  it('chooses options and slots, which pauses the game', () => {
    const model = counting(9);
    const user = userOf(model);
    user.fulfil({ kind: 'run' });
    user.choose('colour', 'red');
    expect([playback.isRunning, model.options]).to.deep.equal([false, { colour: 'red' }]);
    user.fulfil({ kind: 'run' });
    user.standIn(2);
    expect([playback.isRunning, model.ownSlot]).to.deep.equal([false, 2]);
    user.fulfil({ kind: 'run' });
    user.loadSlot(1, false);
    expect(playback.isRunning).to.equal(false);
  });

  it('asks the host for files in slots', () => {
    const user = userOf(counting(9));
    user.loadSlot(1, false);
    user.loadSlot(2, true);
    user.clearSlot(2);
    expect(host.posted).to.deep.equal([
      { type: 'load-slot', slot: 1, free: [2] },
      { type: 'clear-slot', slot: null },
      { type: 'load-slot', slot: 2, free: [2] },
      { type: 'clear-slot', slot: 2 },
    ]);
  });

  it('shows places of any file in the editor', () => {
    const user = userOf(playing(OPEN));
    const range = rangeOf(1, 2, 1, 3);
    user.reveal(range, { kind: 'slot', slot: 2 });
    user.chooseCell([1, 1], true);
    user.act({ kind: 'reveal', cell: [1, 4] });
    expect(host.posted).to.deep.equal([
      { type: 'reveal', range, target: { kind: 'slot', slot: 2 } },
      { type: 'reveal', range: rangeOf(2, 1, 2, 2), target: { kind: 'followed' } },
      { type: 'reveal', range: rangeOf(2, 4, 2, 5), target: { kind: 'followed' } },
    ]);
  });

  it('shows no place of a text that has changed since', () => {
    const model = playing(OPEN);
    const user = userOf(model);
    model.receive(documentOf(BROKEN, 2));
    user.chooseCell([1, 1], true);
    expect(host.posted).to.deep.equal([]);
  });

  it('reads by keys and clicks', () => {
    const user = userOf(playing(OPEN));
    user.act({ kind: 'read', cell: [1, 1] });
    expect(reading.cursor).to.deep.equal([1, 1]);
    user.chooseCell([2, 2], false);
    expect(reading.cursor).to.deep.equal([2, 2]);
  });

  it('plays by keys, and leaves to the board what the board took', () => {
    const model = playing(OPEN);
    const user = userOf(model);
    user.act({ kind: 'play', input: 'd' });
    user.act({ kind: 'board' });
    expect(model.session?.turn).to.equal(1);
  });

  it('chooses the colours', () => {
    const model = playing(OPEN);
    userOf(model).arrange({ colours: 'visible' });
    expect(model.view.colours).to.equal('visible');
  });
});
