import { expect } from 'chai';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import type { CountdownQueries } from '../fixtures/countdown/play';
import { counting, countdownDocument } from '../support/panel';
import { TOYS } from '../support/registry';

/** The value of the state that is shown, by its name. */
const shown = (model: PlaygroundModel, name: 'seed' | 'colour'): unknown =>
  (model.session?.state as Readonly<Record<string, unknown>> | undefined)?.[name];

const seedPlayed = (model: PlaygroundModel): unknown => shown(model, 'seed');

describe('the playground of a game with a clock, a seed and a choice', () => {
  it('goes on by a tick, and announces no end that a tick brought', () => {
    const model = counting(2);
    expect([model.tick(), model.session?.turn, model.endIsDue]).to.deep.equal([true, 1, false]);
    expect([model.tick(), model.session?.status, model.endIsDue]).to.deep.equal([true, 'over', false]);
    expect(model.tick()).to.equal(false);
  });

  it('announces the end that the same input brought as a key of the user', () => {
    const model = counting(1);
    model.press('tick');
    expect(model.endIsDue).to.equal(true);
  });

  it("plays the file's own seed until the user chooses one", () => {
    const model = counting(3);
    expect([model.seed, seedPlayed(model)]).to.deep.equal(['7', '7']);
    model.choose('seed', '-5');
    expect([model.seed, seedPlayed(model)]).to.deep.equal(['-5', '-5']);
  });

  it('keeps the inputs under another seed, and the seed under another text', () => {
    const model = counting(3);
    model.tick();
    model.choose('seed', '8');
    expect([model.session?.turn, seedPlayed(model)]).to.deep.equal([1, '8']);
    model.receive(countdownDocument('4', 2));
    expect([model.session?.turn, seedPlayed(model)]).to.deep.equal([1, '8']);
  });

  it('takes a seed while the text does not play, for when it does', () => {
    const model = counting(3);
    model.receive(countdownDocument('three', 2));
    model.choose('seed', '9');
    expect(seedPlayed(model)).to.equal('7');
    model.receive(countdownDocument('3', 3));
    expect(seedPlayed(model)).to.equal('9');
  });

  it('announces no end that another seed brought', () => {
    const model = counting(1);
    model.press('tick');
    model.choose('seed', '8');
    expect([model.session?.status, model.endIsDue]).to.deep.equal(['over', false]);
  });

  it('saves the seed that the user chose and comes back with it, and forgets it with the file', () => {
    const model = counting(3);
    expect(model.save()?.options).to.deep.equal({});
    model.choose('seed', '12345678901234567890');
    const restored = counting(3, model.save());
    expect(seedPlayed(restored)).to.equal('12345678901234567890');
    restored.receive({ ...countdownDocument('3'), uri: 'file:///b' });
    expect(seedPlayed(restored)).to.equal('7');
  });

  it('begins anew with what the user chose, keeps the turns beyond, and takes a choice back', () => {
    const model = counting(3);
    model.tick();
    model.choose('colour', 'red');
    expect([model.session?.turn, model.session?.turns, shown(model, 'colour')]).to.deep.equal([0, 1, 'red']);
    expect(model.options).to.deep.equal({ colour: 'red' });
    model.choose('colour', null);
    expect([model.options, shown(model, 'colour')]).to.deep.equal([{}, 'white']);
  });

  it('announces no end that a choice brought', () => {
    const model = counting(1);
    model.press('tick');
    model.choose('colour', 'red');
    expect(model.endIsDue).to.equal(false);
  });

  it('keeps a choice under another text, saves it, comes back with it, and forgets it with the file', () => {
    const model = counting(3);
    model.choose('colour', 'red');
    model.receive(countdownDocument('4', 2));
    expect(shown(model, 'colour')).to.equal('red');
    const restored = counting(3, model.save());
    expect([restored.options, shown(restored, 'colour')]).to.deep.equal([{ colour: 'red' }, 'red']);
    restored.receive({ ...countdownDocument('3'), uri: 'file:///b' });
    expect([restored.options, shown(restored, 'colour')]).to.deep.equal([{}, 'white']);
  });

  it('tells marks of the turn that is shown, and none once the text is another than the board', () => {
    const model = counting(3);
    model.tick();
    expect(model.marks).to.deep.equal([{ line: 0, label: { key: 'countdown.mark.left', args: { left: 2 } } }]);
    model.receive(countdownDocument('three', 2));
    expect(model.marks).to.deep.equal([]);
  });

  it('asks the game about the state that is shown', () => {
    const model = counting(3);
    model.tick();
    expect((model.queries as CountdownQueries).left(10)).to.equal(20);
    expect(new PlaygroundModel(TOYS).queries).to.equal(undefined);
  });

  it('refuses an option that the game does not have, and a text that is no value of one', () => {
    const model = counting(3);
    const wrong = [
      ['player', 'x'],
      ['colour', 'blue'],
      ['turns', '-1'],
      ['seed', '1e3'],
      ['constructor', 'x'],
    ] as const;
    expect(wrong.map(([name, text]) => model.choose(name, text))).to.deep.equal(wrong.map(() => false));
    expect(model.options).to.deep.equal({});
  });

  it('takes no option out of a saved session that the game does not have', () => {
    const saved = counting(3).save();
    const options = { colour: 'blue', turns: '2', other: 'x' };
    const model = counting(3, saved && { ...saved, options });
    expect(model.options).to.deep.equal({ turns: '2' });
  });
});
