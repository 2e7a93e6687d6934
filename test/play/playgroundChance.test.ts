import { expect } from 'chai';
import { GAMES, type AnyGame } from '../../src/games/registry';
import type { SavedPanel } from '../../src/play/messages';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { countdown } from '../support/games';

const textOf = (text: string, version = 1) =>
  ({
    type: 'document',
    uri: 'file:///a',
    name: 'a',
    languageId: 'countdown',
    version,
    text,
    companions: {},
    attachments: {},
  }) as const;

function counting(turns: number, saved: SavedPanel | null = null): PlaygroundModel {
  const model = new PlaygroundModel(saved);
  model.receive(textOf(String(turns)));
  return model;
}

/** The value of the state that is shown, by its name. */
const shown = (model: PlaygroundModel, name: 'seed' | 'colour'): unknown =>
  (model.session?.state as Readonly<Record<string, unknown>> | undefined)?.[name];

const seedPlayed = (model: PlaygroundModel): unknown => shown(model, 'seed');

describe('the playground of a game with a clock, a seed and a choice', () => {
  const games = GAMES as AnyGame[];
  before(() => void games.push(countdown));
  after(() => void games.pop());

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
    model.reseed('-5');
    expect([model.seed, seedPlayed(model)]).to.deep.equal(['-5', '-5']);
  });

  it('keeps the inputs under another seed, and the seed under another text', () => {
    const model = counting(3);
    model.tick();
    model.reseed('8');
    expect([model.session?.turn, seedPlayed(model)]).to.deep.equal([1, '8']);
    model.receive(textOf('4', 2));
    expect([model.session?.turn, seedPlayed(model)]).to.deep.equal([1, '8']);
  });

  it('takes a seed while the text does not play, for when it does', () => {
    const model = counting(3);
    model.receive(textOf('three', 2));
    model.reseed('9');
    expect(seedPlayed(model)).to.equal('7');
    model.receive(textOf('3', 3));
    expect(seedPlayed(model)).to.equal('9');
  });

  it('announces no end that another seed brought', () => {
    const model = counting(1);
    model.press('tick');
    model.reseed('8');
    expect([model.session?.status, model.endIsDue]).to.deep.equal(['over', false]);
  });

  it('saves the seed that the user chose and comes back with it, and forgets it with the file', () => {
    const model = counting(3);
    expect(model.save()?.seed).to.equal(null);
    model.reseed('12345678901234567890');
    const restored = counting(3, model.save());
    expect(seedPlayed(restored)).to.equal('12345678901234567890');
    restored.receive({ ...textOf('3'), uri: 'file:///b' });
    expect(seedPlayed(restored)).to.equal('7');
  });

  it('begins anew with what the user chose, keeps the turns beyond, and takes a choice back', () => {
    const model = counting(3);
    model.tick();
    model.choose('colour', 'red');
    expect([model.session?.turn, model.session?.turns, shown(model, 'colour')]).to.deep.equal([0, 1, 'red']);
    expect(model.choices).to.deep.equal({ colour: 'red' });
    model.choose('colour', null);
    expect([model.choices, shown(model, 'colour')]).to.deep.equal([{}, null]);
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
    model.receive(textOf('4', 2));
    expect(shown(model, 'colour')).to.equal('red');
    const restored = counting(3, model.save());
    expect([restored.choices, shown(restored, 'colour')]).to.deep.equal([{ colour: 'red' }, 'red']);
    restored.receive({ ...textOf('3'), uri: 'file:///b' });
    expect([restored.choices, shown(restored, 'colour')]).to.deep.equal([{}, null]);
  });

  it('tells marks of the turn that is shown, and none once the text is another than the board', () => {
    const model = counting(3);
    model.tick();
    expect(model.marks).to.deep.equal([{ line: 0, label: { key: 'left', args: { left: 2 } } }]);
    model.receive(textOf('three', 2));
    expect(model.marks).to.deep.equal([]);
  });

  it('asks the game about the state that is shown', () => {
    const model = counting(3);
    model.tick();
    expect(model.ask('how many?')).to.deep.equal(['how many?', 2]);
    expect(new PlaygroundModel().ask('how many?')).to.equal(undefined);
  });
});
