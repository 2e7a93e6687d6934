import { mock } from 'node:test';
import { expect } from 'chai';
import { countdownDocument, counting, documentOf, OPEN, playing, saved } from '../support/panel';
import { TOYS } from '../support/registry';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { panelLanguage } from '../../webview/panelLanguage';
import { StateController } from '../../webview/stateController';
import { useLanguage } from '../../webview/texts';
import { FakeHost, FakeShell } from './support';

describe('the state of the panel', () => {
  let shell: FakeShell;
  let host: FakeHost;

  before(() => useLanguage(panelLanguage(TOYS, 'en')));
  beforeEach(() => {
    shell = new FakeShell();
    host = new FakeHost();
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => mock.timers.reset());

  /** A model that is watched; the answer says that it may have changed. */
  function watch(model: PlaygroundModel): () => void {
    new StateController(shell, model, host);
    return () => {
      shell.refresh();
      shell.update();
    };
  }
  const turns = (): number[] => host.states.map(({ turn }) => turn);
  const marks = (): string[][] =>
    host.posted.flatMap((message) => (message.type === 'marks' ? [message.marks.map(({ text }) => text)] : []));

  it('is kept at once, and then at most every 200 ms, the last one in any case', () => {
    const model = playing(OPEN);
    const change = watch(model);
    change();
    for (const key of 'ddad') {
      model.press(key);
      change();
    }
    expect(turns()).to.deep.equal([0]);
    mock.timers.tick(199);
    expect(turns()).to.deep.equal([0]);
    mock.timers.tick(1);
    expect(turns()).to.deep.equal([0, 4]);
  });

  it('is not kept again when nothing of it has changed', () => {
    const model = playing(OPEN, 'd');
    const change = watch(model);
    for (let i = 0; i < 3; i++) {
      change();
      mock.timers.tick(200);
    }
    model.receive(documentOf(`${OPEN}\n`, 2));
    change();
    mock.timers.tick(200);
    expect(host.states.length).to.equal(1);
    expect(
      host.posted.map(({ type }) => type),
      'nor is anything told',
    ).to.deep.equal(['keep', 'marks']);
  });

  it('is not even looked at when the panel is drawn for another reason', () => {
    const model = playing(OPEN);
    watch(model)();
    mock.timers.tick(200);
    model.press('d');
    shell.update();
    mock.timers.tick(200);
    expect(turns()).to.deep.equal([0]);
  });

  it('is not kept again after a reload that brings it back', () => {
    host = new FakeHost(saved());
    const model = new PlaygroundModel(TOYS, saved());
    model.receive(documentOf(OPEN));
    const change = watch(model);
    change();
    mock.timers.tick(200);
    expect(turns()).to.deep.equal([]);
    model.seek(0);
    change();
    expect(turns()).to.deep.equal([0]);
  });

  it('waits for a game', () => {
    const model = new PlaygroundModel(TOYS, null);
    const change = watch(model);
    change();
    mock.timers.tick(200);
    model.receive(documentOf('hello', 1, { languageId: 'plaintext' }));
    change();
    mock.timers.tick(200);
    expect([host.states.length, host.posted.length]).to.deep.equal([0, 0]);
  });

  it('names the file also while its text does not play yet', () => {
    watch(counting('nothing'))();
    expect(host.states.map(({ uri }) => uri)).to.deep.equal(['file:///a.countdown']);
  });

  it('tells the marks when they change, in words, and takes them back in a text that does not play', () => {
    const model = counting(9);
    const change = watch(model);
    change();
    mock.timers.tick(200);
    model.tick();
    change();
    mock.timers.tick(200);
    model.view = { ...model.view, drawer: 'closed' };
    change();
    mock.timers.tick(200);
    model.receive(countdownDocument('nothing', 2));
    change();
    expect(marks()).to.deep.equal([['9 left'], ['8 left'], []]);
    expect(host.states.length, 'three different states').to.equal(3);
  });
});
