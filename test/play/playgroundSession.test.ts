import { expect } from 'chai';
import { USUAL_VIEW } from '../../src/play/panelView';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import {
  boardOf,
  BROKEN,
  countdownDocument,
  counting,
  documentOf,
  OPEN,
  playing,
  saved,
  WALLED,
} from '../support/panel';
import { TOYS } from '../support/registry';

describe('the end of a game', () => {
  const afterwards: readonly [title: string, deed: (model: PlaygroundModel) => unknown][] = [
    ['it was announced', (model) => model.acknowledgeEnd()],
    ['the user goes to another turn', (model) => model.seek(1)],
    ['the user goes to the end itself', (model) => model.seek(3)],
    ['a key is pressed that is no turn', (model) => model.press('d')],
    ['time goes on by itself', (model) => model.tick()],
    ['the text is edited', (model) => model.receive(documentOf(OPEN.replace('5', '6'), 2))],
  ];

  it('is due when a key of the user has just ended it', () => {
    const model = playing(OPEN, 'dd');
    expect(model.endIsDue).to.equal(false);
    model.press('d');
    expect([model.session?.status, model.endIsDue]).to.deep.equal(['won', true]);
  });

  for (const [title, deed] of afterwards) {
    it(`is due no longer once ${title}`, () => {
      const model = playing(OPEN, 'ddd');
      deed(model);
      expect(model.endIsDue).to.equal(false);
    });
  }

  it('stays due when the file is only saved, which tells its text anew', () => {
    const model = playing(OPEN, 'dd');
    model.press('d');
    expect(model.receive(documentOf(OPEN, 2)), 'nothing new').to.equal(false);
    expect(model.endIsDue).to.equal(true);
  });

  it('is due again when the user plays it again', () => {
    const model = playing(OPEN, 'ddd');
    model.seek(2);
    model.press('d');
    expect(model.endIsDue).to.equal(true);
  });

  it('is not due when an edit ends the game', () => {
    const model = playing(OPEN, 'dd');
    model.receive(documentOf('5\n######\n#P G #\n######\n', 2));
    expect([model.session?.status, model.endIsDue]).to.deep.equal(['won', false]);
  });

  it('is not due when a saved session is restored that had ended', () => {
    const model = playing(OPEN, '', saved({ inputs: [['d', 3]], turn: 3 }));
    expect([model.session?.status, model.endIsDue]).to.deep.equal(['won', false]);
  });
});

describe('a saved session', () => {
  it('comes back at its turn, with the turns beyond', () => {
    const model = playing(OPEN, '', saved());
    expect([model.session?.turn, model.session?.turns]).to.deep.equal([1, 2]);
  });

  it('is what was played, and restores to the same again', () => {
    const model = playing(OPEN, 'ddd');
    model.seek(2);
    const view = { ...USUAL_VIEW, colours: 'visible' as const, section: 'log' };
    model.view = view;
    expect(model.save()).to.deep.equal(saved({ inputs: [['d', 3]], turn: 2, view }));
    const restored = playing(OPEN, '', model.save());
    expect(restored.save()).to.deep.equal(model.save());
    expect(boardOf(restored)).to.deep.equal(boardOf(model));
  });

  it('survives until the first text comes, and a text that does not play at first', () => {
    const model = new PlaygroundModel(TOYS, saved());
    expect(model.save()).to.deep.equal(saved());
    model.receive(documentOf(BROKEN));
    expect(model.save()).to.deep.equal(saved());
    model.receive(documentOf(OPEN, 2));
    expect([model.session?.turn, model.session?.turns]).to.deep.equal([1, 2]);
  });

  it('keeps its waiting inputs and the turn that was wanted', () => {
    const model = playing(WALLED, '', saved({ turn: 2 }));
    expect([model.session?.turn, model.session?.waiting]).to.deep.equal([1, 1]);
    expect(model.save()).to.deep.equal(saved({ turn: 2 }));
  });

  it('is dropped for another file, or another language, but the panel stays arranged as it was', () => {
    for (const other of [{ uri: 'file:///b.slug' }, { languageId: 'countdown-file' }]) {
      const view = { ...USUAL_VIEW, drawer: 'closed' as const };
      const model = playing(OPEN, '', saved({ ...other, view }));
      expect([model.session?.inputs, model.view]).to.deep.equal([[], view]);
    }
  });

  it('is there again when the user comes back to the file', () => {
    const model = new PlaygroundModel(TOYS, saved());
    model.receive(documentOf(OPEN));
    model.press('d');
    model.receive(documentOf(OPEN, 2, { uri: 'file:///b.slug' }));
    expect(model.session?.inputs).to.deep.equal([]);
    model.receive(documentOf(OPEN, 3));
    expect([model.session?.turn, model.session?.turns]).to.deep.equal([2, 2]);
  });

  it('of the host is played where the panel knows none', () => {
    const model = new PlaygroundModel(TOYS, null);
    model.receive(documentOf(OPEN, 1, { saved: saved() }));
    expect([model.session?.turn, model.session?.turns]).to.deep.equal([1, 2]);
    model.press('d');
    model.receive(documentOf(`${OPEN}\n`, 2, { saved: saved({ inputs: [], turn: 0 }) }));
    expect(model.session?.turn, 'the panel knows better').to.equal(2);
  });

  it('of the host for another file counts for nothing', () => {
    const model = new PlaygroundModel(TOYS, null);
    model.receive(documentOf(OPEN, 1, { saved: saved({ uri: 'file:///b.slug' }) }));
    expect(model.session?.turn).to.equal(0);
  });
});

describe('the key that is known to come next', () => {
  it('leads to the next turn and drops nothing', () => {
    const model = playing(OPEN, 'dad');
    model.seek(0);
    expect(model.press('d')).to.equal(true);
    expect([model.session?.turn, model.session?.turns]).to.deep.equal([1, 3]);
  });

  it('another one begins another way', () => {
    const model = playing(OPEN, 'dad');
    model.seek(1);
    model.press('d');
    expect([model.session?.turn, model.session?.turns]).to.deep.equal([2, 2]);
  });

  it('ends the game again, which is announced', () => {
    const model = playing(OPEN, 'ddd');
    model.seek(2);
    model.press('d');
    expect([model.session?.status, model.endIsDue]).to.deep.equal(['won', true]);
  });
});

describe('a seed that the user chose', () => {
  it('plays on when the file asks for another one, which is told', () => {
    const model = counting(9);
    model.choose('seed', '3');
    expect([model.seed, model.fileSeed, model.hidesNewSeed]).to.deep.equal(['3', '7', false]);
    model.receive(countdownDocument('8', 2));
    expect(model.hidesNewSeed, 'the file asks for the same as before').to.equal(false);
  });
});
