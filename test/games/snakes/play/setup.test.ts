import { expect } from 'chai';
import { plainSetup } from '../../../../src/games/setup';
import { snakesGame, STEP, type SnakesState } from '../../../../src/games/snakes/play/game';
import { programOf } from '../../../../src/games/snakes/play/setup';
import { BITE, fileOf, GO, read, startOf } from '../support';

const A = 'snake A\nend\n';
const B = 'snake B\nend\n';
const names = (state: SnakesState) => snakesGame.frame(state).snakes.map(({ slot, name }) => `${slot} ${name}`);
const edited = (state: SnakesState) => snakesGame.frame(state).edited;

describe('the start of a snake battle from files', () => {
  it('puts the edited file into slot 1, against those of the other slots', () => {
    expect(names(snakesGame.start(read(A), plainSetup('0')))).to.deep.equal(['1 A']);
    const state = startOf(A, { 2: B, 4: B });
    expect([names(state), edited(state)]).to.deep.equal([['1 A', '2 B', '4 B'], 1]);
  });

  it('puts the edited file into another slot when it is told so', () => {
    const state = startOf(A, { 1: B }, { own: 3 });
    expect([names(state), edited(state)]).to.deep.equal([['1 B', '3 A'], 3]);
  });

  it('leaves the edited file out when its slot is 0, or is none', () => {
    for (const own of [0, 5, -1, 1.5]) {
      const state = startOf(A, { 3: B }, { own });
      expect([names(state), edited(state)], String(own)).to.deep.equal([['3 B'], null]);
    }
  });

  it('puts a file that was loaded into the slot of the edited file in its place', () => {
    const state = startOf(A, { 1: B });
    expect([names(state), edited(state)]).to.deep.equal([['1 B'], null]);
  });

  it('puts the same file into several slots', () => {
    const file = read(A);
    const state = snakesGame.start(file, { ...plainSetup('0'), slots: { own: 1, loaded: new Map([[2, file]]) } });
    expect(names(state)).to.deep.equal(['1 A', '2 A']);
  });

  it('has no snake at all where no file has a slot', () => {
    const state = startOf(A, {}, { own: 0 });
    expect(names(state)).to.deep.equal([]);
    expect(snakesGame.step(state, STEP)).to.equal(false);
  });

  it('stops after as many turns as were chosen', () => {
    const state = startOf(A, {}, { options: { turns: '3' } });
    while (snakesGame.step(state, STEP));
    expect([snakesGame.turn(state), snakesGame.frame(state).turnLimit]).to.deep.equal([3, 3]);
  });
});

describe('the rules of a file', () => {
  it('are those that are whole, with their lines and names', () => {
    const file = read(fileOf(BITE, `// straight on\n${GO}`, BITE.replace('   T   ;', '   T;')));
    const { name, rules } = programOf(file);
    expect(name).to.equal('Test');
    expect(rules.map((rule) => [rule.line, rule.name])).to.deep.equal([
      [2, null],
      [11, 'straight on'],
    ]);
    expect(rules.map(({ rows }) => rows.map((row) => `${row};\n`).join(''))).to.deep.equal([BITE, GO]);
  });

  it('are compiled once a file', () => {
    const file = read(A);
    expect(programOf(file)).to.equal(programOf(file));
    expect(programOf(read(A))).not.to.equal(programOf(file));
  });
});
