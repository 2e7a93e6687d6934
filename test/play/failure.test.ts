import { expect } from 'chai';
import { SourceText } from '../../src/core/sourceText';
import type { AnyFormat } from '../../src/games/fileFormat';
import type { AnyGame } from '../../src/games/game';
import { createRegistry } from '../../src/games/registry';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { Timeline } from '../../src/play/timeline';
import { plainSetup } from '../../src/games/setup';
import { countdown } from '../fixtures/countdown';
import { countdownFormat } from '../fixtures/countdown/language/format';
import { countdownGame } from '../fixtures/countdown/play';
import { countdownDocument } from '../support/panel';

/** A format that fails at the text `boom`. */
const format: AnyFormat = {
  ...(countdownFormat as AnyFormat),
  read(source) {
    if (source.text === 'boom') throw new Error('cannot read');
    return countdownFormat.read(source);
  },
};

/** A countdown that fails at its start from 13, and after it has moved on to 5. */
const game: AnyGame = {
  ...(countdownGame as AnyGame),
  format,
  start(definition, setup) {
    const state = (countdownGame as AnyGame).start(definition, setup);
    if (leftOf(state) === 13) throw new Error('unlucky');
    return state;
  },
  step(state, input, log) {
    const isTurn = (countdownGame as AnyGame).step(state, input, log);
    if (leftOf(state) === 5) throw new Error('x'.repeat(1000));
    return isTurn;
  },
};

function leftOf(state: unknown): unknown {
  return (state as { left: unknown }).left;
}

const REGISTRY = createRegistry([{ ...countdown, languages: [format], games: [game] }]);

/** A model that was shown a text, some turns of which were played. */
function playing(text: string, turns = 0): PlaygroundModel {
  const model = new PlaygroundModel(REGISTRY);
  model.receive(countdownDocument(text));
  for (let i = 0; i < turns; i++) model.tick();
  return model;
}

const shown = ({ session, isStale, failure }: PlaygroundModel): unknown => [
  session && leftOf(session.frame),
  isStale,
  failure?.turn,
  failure?.reason.slice(0, 11),
];

describe('an engine that fails in a turn', () => {
  it('leaves the board of the turn before, and is told with the turn and the reason', () => {
    const model = playing('7', 1);
    expect(shown(model)).to.deep.equal([6, false, undefined, undefined]);
    expect([model.tick(), model.endIsDue]).to.deep.equal([false, false]);
    expect(shown(model)).to.deep.equal([6, true, 2, 'xxxxxxxxxxx']);
    expect(model.failure?.reason).to.have.length(200);
    expect([model.session?.turn, model.session?.turns, model.session?.inputs]).to.deep.equal([1, 1, ['tick']]);
  });

  it('takes no key until the user goes to another turn, or chooses something else', () => {
    const model = playing('7', 2);
    expect([model.press('tick'), model.rangeOfCell([0, 0]), model.marks]).to.deep.equal([false, null, []]);
    model.seek(0);
    expect(shown(model)).to.deep.equal([7, false, undefined, undefined]);
    expect(model.tick()).to.equal(true);
    model.tick();
    expect(model.isStale).to.equal(true);
    model.choose('colour', 'red');
    expect(shown(model)).to.deep.equal([7, false, undefined, undefined]);
  });

  it('is left behind with a text in which it does not', () => {
    const model = playing('7', 2);
    model.receive(countdownDocument('4', 2));
    expect(shown(model)).to.deep.equal([3, false, undefined, undefined]);
  });

  it('fails the same when the inputs are played again into another text, and those from there on wait', () => {
    const model = playing('20', 4);
    model.receive(countdownDocument('8', 2));
    expect(shown(model)).to.deep.equal([6, true, 3, 'xxxxxxxxxxx']);
    expect([model.session?.turns, model.session?.waiting]).to.deep.equal([2, 2]);
    model.receive(countdownDocument('30', 3));
    expect(shown(model)).to.deep.equal([26, false, undefined, undefined]);
  });

  it('never leaves a timeline in a state that is half changed', () => {
    const definition = format.read(new SourceText('30'));
    const timeline = new Timeline(game, game.start(definition, plainSetup('7')));
    timeline.playAll(Array<string>(24).fill('tick'));
    expect(() => timeline.play('tick')).to.throw('xxx');
    expect([timeline.turn, timeline.length, leftOf(timeline.current), leftOf(timeline.frame)]).to.deep.equal([
      24, 24, 6, 6,
    ]);
  });
});

describe('a board that fails', () => {
  it('is stale in the turn that it cannot draw', () => {
    const model = playing('9', 2);
    model.fail(new RangeError('no canvas'));
    expect(shown(model)).to.deep.equal([7, true, 2, 'no canvas']);
    model.seek(1);
    expect(shown(model)).to.deep.equal([8, false, undefined, undefined]);
  });
});

describe('a text that cannot be begun or read', () => {
  for (const [text, reason] of [
    ['13', 'unlucky'],
    ['boom', 'cannot read'],
  ] as const) {
    it(`leaves what was played before: ${reason}`, () => {
      const model = playing('9', 2);
      model.receive(countdownDocument(text, 2));
      expect(shown(model)).to.deep.equal([7, true, null, reason]);
      expect(model.problems).to.deep.equal([]);
      model.seek(1);
      expect(shown(model), 'it is still the earlier one').to.deep.equal([8, true, null, reason]);
      expect(model.choose('seed', '3'), 'which may be chosen, and begins nothing').to.equal(true);
      expect(model.failure?.reason).to.equal(reason);
      model.receive(countdownDocument('10', 3));
      expect(shown(model)).to.deep.equal([9, false, undefined, undefined]);
    });

    it(`has no board when it is the first one: ${reason}`, () => {
      const model = playing(text);
      expect(shown(model)).to.deep.equal([null, true, null, reason]);
      model.receive(countdownDocument('10', 2));
      expect(shown(model)).to.deep.equal([10, false, undefined, undefined]);
    });
  }

  it('in a slot is a file that cannot be read: the game goes on with what was in the slot', () => {
    const model = playing('9');
    const inSlot = (text: string, sequence: number): void => {
      const slots = [{ slot: 2, uri: 'file:///b.countdown', name: 'b.countdown', text }];
      model.receive(countdownDocument('9', sequence, { slots }));
    };
    inSlot('3', 2);
    inSlot('boom', 3);
    expect(model.slots.get(2)).to.include({ isGone: true });
    expect([model.failure, model.session?.frame]).to.deep.include({
      ...(model.session?.frame as object),
      slots: [9, 3],
    });
    inSlot('4', 4);
    expect(model.slots.get(2)).to.include({ isGone: false });
  });
});

describe('a file that is renamed', () => {
  const renamed = (sequence: number, ...formerUris: readonly string[]) =>
    countdownDocument('9', sequence, { uri: 'file:///new.countdown', name: 'new.countdown', formerUris });

  it('is the same file: its session goes on, and is kept under its new address', () => {
    const model = playing('9', 3);
    model.receive({ type: 'gone', uri: 'file:///a.countdown', name: 'a.countdown' });
    model.receive(renamed(2, 'file:///a.countdown'));
    expect([model.isGone, model.session?.turn, model.document?.name]).to.deep.equal([false, 3, 'new.countdown']);
    expect(model.save()).to.deep.include({ uri: 'file:///new.countdown', turn: 3 });
    model.receive({ type: 'gone', uri: 'file:///a.countdown', name: 'a.countdown' });
    expect(model.isGone, 'the old name means nothing any more').to.equal(false);
  });

  it('is the same one also when it was renamed while the panel was away', () => {
    const saved = playing('9', 3).save();
    const model = new PlaygroundModel(REGISTRY, saved);
    model.receive(renamed(1, 'file:///older.countdown', 'file:///a.countdown'));
    expect(model.session?.turn).to.equal(3);
    const other = new PlaygroundModel(REGISTRY, saved);
    other.receive(renamed(1));
    expect(other.session?.turn).to.equal(0);
  });
});
