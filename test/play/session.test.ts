import { expect } from 'chai';
import { slugGame } from '../../src/games/slug/play/game';
import { MAX_SESSION_LENGTH, Session } from '../../src/play/session';
import { frameOf, slugSession } from '../support/games';

const OPEN = slugSession('5\n######\n#P   #\n######\n');
/** The same room with a wall in the way, behind the second step. */
const WALLED = slugSession('5\n######\n#P  ##\n######\n');

const stateOf = (session: Session): unknown => frameOf(slugGame, session.state);
const summary = ({ turn, turns, waiting, wantedTurn }: Session) => ({ turn, turns, waiting, wantedTurn });

function played(keys: string, setting = OPEN): Session {
  const session = new Session(slugGame, setting);
  for (const key of keys) session.press(key);
  return session;
}

describe('a session', () => {
  it('plays each key that is a turn and keeps it', () => {
    const session = played('dxwda');
    expect(session.inputs).to.deep.equal(['d', 'd', 'a']);
    expect(summary(session)).to.deep.equal({ turn: 3, turns: 3, waiting: 0, wantedTurn: 3 });
    expect(session.status).to.equal('playing');
  });

  it('changes nothing by a key that is no turn, even with turns known beyond', () => {
    const session = played('ddd');
    session.seek(1);
    const before = [stateOf(session), summary(session), [...session.inputs]];
    expect(['w', 'x', ''].map((key) => session.press(key))).to.deep.equal([false, false, false]);
    expect([stateOf(session), summary(session), [...session.inputs]]).to.deep.equal(before);
  });

  it('gives up the turns after the one in which a key is pressed', () => {
    const session = played('ddd');
    session.seek(1);
    session.press(' ');
    expect(session.inputs).to.deep.equal(['d', ' ']);
    expect(summary(session)).to.deep.equal({ turn: 2, turns: 2, waiting: 0, wantedTurn: 2 });
  });

  it('ends with the game: a key after the end is no turn', () => {
    const session = played('dd', slugSession('5\nP G \n'));
    expect([session.status, session.press('d'), session.turns]).to.deep.equal(['won', false, 2]);
  });

  it('begins with inputs at the turn that is asked for, or at their end', () => {
    const inputs = ['d', 'd', 'a'];
    expect(new Session(slugGame, OPEN, inputs).turn).to.equal(3);
    expect(summary(new Session(slugGame, OPEN, inputs, 1))).to.deep.equal({
      turn: 1,
      turns: 3,
      waiting: 0,
      wantedTurn: 1,
    });
    expect([99, -1, 1.5].map((turn) => new Session(slugGame, OPEN, inputs, turn).turn)).to.deep.equal([3, 0, 1]);
  });

  it('keeps a list of inputs of its own', () => {
    const inputs = ['d', 'd'];
    new Session(slugGame, OPEN, inputs, 0).press(' ');
    expect(inputs).to.deep.equal(['d', 'd']);
  });
});

describe('an edit under a session', () => {
  it('lets inputs wait that are no turn any more, and plays them again when they are', () => {
    const session = played('dddaa');
    const before = [stateOf(session), session.turn];
    session.reload(WALLED);
    expect(summary(session)).to.deep.equal({ turn: 2, turns: 2, waiting: 3, wantedTurn: 5 });
    session.reload(OPEN);
    expect([stateOf(session), session.turn]).to.deep.equal(before);
    expect(session.waiting).to.equal(0);
  });

  it('keeps the turn to which the user went back', () => {
    const session = played('dddaa');
    session.seek(1);
    session.reload(WALLED);
    expect(summary(session)).to.deep.equal({ turn: 1, turns: 2, waiting: 3, wantedTurn: 1 });
    session.reload(OPEN);
    expect(summary(session)).to.deep.equal({ turn: 1, turns: 5, waiting: 0, wantedTurn: 1 });
  });

  it('takes a step back while inputs wait as the turn that is wanted from then on', () => {
    const session = played('dddaa');
    session.reload(WALLED);
    session.seek(1);
    session.reload(OPEN);
    expect(summary(session)).to.deep.equal({ turn: 1, turns: 5, waiting: 0, wantedTurn: 1 });
  });

  it('gives up the waiting inputs for a key that is a turn', () => {
    const session = played('dddaa');
    session.reload(WALLED);
    session.press('a');
    expect(session.inputs).to.deep.equal(['d', 'd', 'a']);
    session.reload(OPEN);
    expect(summary(session)).to.deep.equal({ turn: 3, turns: 3, waiting: 0, wantedTurn: 3 });
  });

  it('keeps the waiting inputs through a key that is none', () => {
    const session = played('dddaa');
    session.reload(WALLED);
    expect(session.press('d')).to.equal(false);
    session.reload(OPEN);
    expect(session.turns).to.equal(5);
  });

  it('plays the inputs into what the text says now, values too', () => {
    const session = played('d', slugSession('9\nP  #A\n'));
    session.reload(slugSession('4\nP  A\n'));
    expect(session.turn).to.equal(1);
    expect(stateOf(session)).to.have.nested.property('player.health', 2);
  });

  it('may end the game earlier; the inputs after that end wait', () => {
    const session = played('ddd');
    session.reload(slugSession('5\n######\n#P G #\n######\n'));
    expect([session.status, session.turn, session.waiting]).to.deep.equal(['won', 2, 1]);
  });
});

describe('the longest session', () => {
  const level = slugSession('5\nP\n');
  const tooMany = Array<string>(MAX_SESSION_LENGTH + 5).fill(' ');
  let full: Session;
  before(() => {
    full = new Session(slugGame, level, tooMany);
  });

  it('holds so many turns and no more', () => {
    expect([full.turns, full.inputs.length, full.isFull]).to.deep.equal([MAX_SESSION_LENGTH, MAX_SESSION_LENGTH, true]);
    expect(full.press(' ')).to.equal(false);
    expect(full.turn).to.equal(MAX_SESSION_LENGTH);
  });

  it('can be gone on with from an earlier turn', () => {
    full.seek(MAX_SESSION_LENGTH - 1);
    expect(full.isFull).to.equal(false);
    expect(full.press(' ')).to.equal(true);
    expect([full.turns, full.isFull]).to.deep.equal([MAX_SESSION_LENGTH, true]);
  });
});
