import { expect } from 'chai';
import type { DocumentMessage } from '../../src/play/messages';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { counting, countdownDocument } from '../support/panel';
import { TOYS } from '../support/registry';

const TEXT = '3\nafter other.countdown\n';

const named = (sequence: number, files: DocumentMessage['files'], text = TEXT): DocumentMessage =>
  countdownDocument(text, sequence, { files });

function shown(...messages: readonly DocumentMessage[]): PlaygroundModel {
  const model = new PlaygroundModel(TOYS);
  for (const message of messages) model.receive(message);
  return model;
}

const codes = ({ problems }: PlaygroundModel): string[] => problems.map(({ code }) => code);

describe('the playground of a file that names another', () => {
  it('plays when that one came with the text', () => {
    const model = shown(named(1, { 'other.countdown': '5' }));
    expect([codes(model), model.isStale, model.tick()]).to.deep.equal([[], false, true]);
  });

  it('takes one that did not come, or cannot be read, as missing', () => {
    expect(codes(shown(named(1, {})))).to.deep.equal(['countdown/missing-file']);
    expect(codes(shown(named(1, { 'other.countdown': null })))).to.deep.equal(['countdown/missing-file']);
  });

  it('is told of its errors', () => {
    expect(codes(shown(named(1, { 'other.countdown': 'five' })))).to.deep.equal(['countdown/broken-file']);
  });

  it('takes no name of the language for a file', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const model = shown(named(1, {}, `3\nafter ${name}\n`));
      expect(codes(model), name).to.deep.equal(['countdown/missing-file']);
    }
  });

  it('is not what the user chose for an option of that name', () => {
    for (const name of ['turns', 'seed', 'colour']) {
      const model = shown(named(1, { [name]: '5' }, `3\nafter ${name}\n`));
      model.choose('turns', '2');
      expect([codes(model), model.session?.state], name).to.deep.include.ordered.members([[]]);
      expect(model.session?.state).to.deep.include({ left: 2, seed: '7', colour: 'white' });
    }
  });

  it('goes on at the same turn when only the other one was edited', () => {
    const model = shown(named(1, { 'other.countdown': '5' }));
    model.tick();
    model.receive(named(2, { 'other.countdown': '6' }));
    expect(model.session?.turn).to.equal(1);
  });
});

describe('the playground of a game with slots', () => {
  const loaded = { slot: 2, uri: 'file:///b.countdown', name: 'b.countdown', text: '9' };

  it('puts the edited file into the first slot, and a loaded one into its own', () => {
    const model = shown(countdownDocument('3', 1, { slots: [loaded] }));
    expect(model.session?.state).to.have.deep.property('slots', [3, 9]);
  });

  it('begins anew when the edited file changes its slot, and minds the number of slots', () => {
    const model = counting(3);
    model.tick();
    model.standIn(2);
    expect([model.ownSlot, model.session?.turn]).to.deep.equal([2, 0]);
    expect(model.session?.state).to.have.deep.property('slots', [null, 3]);
    for (const [wanted, got] of [
      [0, 0],
      [99, 2],
      [-1, 0],
    ] as const) {
      model.standIn(wanted);
      expect(model.ownSlot).to.equal(got);
    }
  });

  it('saves where the files came from, and the slot of the edited file', () => {
    const model = shown(countdownDocument('3', 1, { slots: [loaded] }));
    model.standIn(2);
    expect(model.save()).to.deep.include({ slots: { '2': 'file:///b.countdown' }, ownSlot: 2 });
    expect(counting(3, model.save()).ownSlot).to.equal(2);
  });
});
