import { expect } from 'chai';
import * as fc from 'fast-check';
import { SourceText } from '../../../src/core/sourceText';
import { analyse } from '../../../src/games/analysis';
import { spireGameFormat } from '../../../src/games/spire/language/format';
import { spireGame, type SpireState } from '../../../src/games/spire/play/game';
import { hints } from '../../../src/games/spire/language/hints';
import { legalMoves } from '../../../src/games/spire/play/legalMoves';
import { transcript } from '../../../src/games/spire/play/transcript';
import { propertyOptions } from '../../support/property';
import { playAll, problemsOf, read, startGame } from './support';

const PIECES = [
  'Encounter',
  'encounter',
  'ENCOUNTER',
  'Louse',
  'louse',
  'Cultist',
  'JawWorm',
  'Slime',
  ' ',
  '  ',
  '\t',
  '\v',
  '\f',
  '\n',
  '\n',
  '\r\n',
  '\r',
  '0',
  '1',
  '20',
  '+5',
  '-3',
  '2.5',
  '\uFEFF',
  '\u00a0',
  '😀',
  '\ud800',
  '#',
  '',
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

const monster = fc.tuple(fc.constantFrom('Louse', 'Cultist', 'JawWorm'), fc.integer({ min: 1, max: 60 }));
const goodText = fc
  .array(fc.array(monster, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((encounters) =>
    encounters.map((monsters) => `Encounter\n${monsters.map(([type, hp]) => `${type} ${hp}\n`).join('')}`).join('\n'),
  );
const player = fc.constantFrom('ironclad', 'silent', 'watcher');
const seed = fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String);
const oddLine = fc.constantFrom(
  '',
  'help',
  ' end  turn ',
  'play',
  'play Strike x',
  'play Shiv 0',
  'inspect deck',
  'describe Bash',
);
/** A line, or a number that chooses among the legal moves. */
const choices = fc.array(fc.oneof({ weight: 8, arbitrary: fc.nat() }, { weight: 1, arbitrary: oddLine }), {
  maxLength: 80,
});

/** Plays by choices, and answers the lines. */
function playChoices(
  state: SpireState,
  chosen: readonly (number | string)[],
  look: () => void = () => undefined,
): string[] {
  const lines: string[] = [];
  for (const choice of chosen) {
    const moves = legalMoves(state);
    const line = typeof choice === 'string' ? choice : moves[choice % moves.length];
    if (line === undefined) break;
    lines.push(line);
    spireGame.step(state, line);
    look();
  }
  return lines;
}

function cardsOf(state: SpireState): string {
  const holder = state.getPlayer();
  return [...holder.getHand(), ...holder.getDeck(), ...holder.getDiscarded()]
    .map((card) => card.getName())
    .sort()
    .join();
}

describe('for any text, a game file', () => {
  it('is read, checked, explained and repaired without an exception', () => {
    fc.assert(
      fc.property(anyText, fc.nat(6), fc.nat(12), (text, line, character) => {
        const { definition, problems } = read(text);
        for (const problem of problems) {
          const lineLength = definition.source.line(problem.range.start.line).length;
          expect(problem.range.start.character).to.be.at.most(problem.range.end.character);
          expect(problem.range.end.character).to.be.at.most(lineLength);
          spireGameFormat.checks.find(({ code }) => code === problem.code)?.fixes?.(definition, problem);
        }
        spireGameFormat.recognise(new SourceText(text));
        spireGameFormat.hover(definition, { line, character });
        spireGameFormat.complete(definition, { line, character }, []);
        spireGameFormat.outline(definition);
        spireGameFormat.format(definition);
        hints(definition);
      }),
      propertyOptions(500),
    );
  });

  it('lists its problems by line, column and code, and with a limit the first of them, errors before others', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 4 }), (text, limit) => {
        const { problems, plays } = read(text);
        const keys = problems.map(({ range: { start }, code }) => [start.line, start.character, code] as const);
        const sorted = [...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
        expect(keys).to.deep.equal(sorted);
        const limited = analyse(spireGameFormat, text, { limit });
        const errorsFirst = [...problems].sort(
          (a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'),
        );
        expect(limited.problems).to.have.deep.members(errorsFirst.slice(0, limit));
        expect(limited.plays).to.equal(plays);
      }),
      propertyOptions(300),
    );
  });

  it('is printed canonically once and for all, and means the same game', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { definition, plays } = read(text);
        if (!plays) return;
        const printed = spireGameFormat.format(definition);
        const again = read(printed);
        expect(spireGameFormat.format(again.definition)).to.equal(printed);
        expect(problemsOf(printed).filter((problem) => !/many-monsters|empty-encounter/.test(problem))).to.deep.equal(
          [],
        );
        const monstersOf = ({ encounters }: typeof definition): unknown =>
          encounters.map(({ monsters }) => monsters.map(({ pair }) => [pair?.type, pair?.hp]));
        expect(monstersOf(again.definition)).to.deep.equal(monstersOf(definition));
      }),
      propertyOptions(300),
    );
  });
});

describe('for any moves, a card game', () => {
  it('never loses or makes a card, and keeps hit points and energy within limits', () => {
    fc.assert(
      fc.property(goodText, player, seed, choices, (text, word, number, chosen) => {
        const state = startGame(text, word, number);
        const cards = cardsOf(state);
        playChoices(state, chosen, () => {
          expect(cardsOf(state)).to.equal(cards);
          const { player: shown, monsters, hand, status } = spireGame.frame(state);
          expect(shown.hp).to.be.within(status === 'lost' ? 0 : 1, shown.maxHp);
          expect(shown.energy).to.be.within(0, 3);
          expect(hand.length).to.be.at.most(5);
          for (const { hp, maxHp } of monsters) expect(hp).to.be.within(1, maxHp);
        });
      }),
      propertyOptions(60),
    );
  });

  it('is the same game again with the same seed and moves', () => {
    fc.assert(
      fc.property(goodText, player, seed, choices, (text, word, number, chosen) => {
        const state = startGame(text, word, number);
        const lines = playChoices(state, chosen);
        const again = startGame(text, word, number);
        playAll(again, lines, []);
        expect(spireGame.frame(again)).to.deep.equal(spireGame.frame(state));
      }),
      propertyOptions(60),
    );
  });

  it('has a transcript that is the text of its turns behind the typed lines', () => {
    fc.assert(
      fc.property(goodText, player, seed, choices, (text, word, number, chosen) => {
        const state = startGame(text, word, number);
        let printed = `Enter a player type: ${word}\nEnter a game file: p\n${spireGame.frame(state).transcript}`;
        const moves = playChoices(startGame(text, word, number), chosen);
        for (const line of moves) {
          if (spireGame.status(state) !== 'playing') break;
          printed += `Enter a move: ${line}\n`;
          if (spireGame.step(state, line)) printed += spireGame.frame(state).transcript;
        }
        const input = { player: word, file: 'p', inputs: moves };
        expect(transcript(startGame(text, word, number), input)).to.equal(printed);
      }),
      propertyOptions(40),
    );
  });

  it('goes on alike from a copy, and leaves the copy alone', () => {
    fc.assert(
      fc.property(goodText, player, seed, choices, choices, (text, word, number, before, after) => {
        const state = startGame(text, word, number);
        playChoices(state, before);
        const copy = spireGame.copy(state);
        const kept = JSON.stringify(spireGame.frame(copy));
        const lines = playChoices(state, after);
        expect(JSON.stringify(spireGame.frame(copy))).to.equal(kept);
        playAll(copy, lines);
        expect(spireGame.frame(copy)).to.deep.equal(spireGame.frame(state));
      }),
      propertyOptions(60),
    );
  });

  it('changes nothing by a line that is no command, and no pile by a failed play', () => {
    fc.assert(
      fc.property(
        goodText,
        player,
        choices,
        fc.string({ unit: 'binary', maxLength: 20 }),
        (text, word, chosen, line) => {
          const state = startGame(text, word);
          playChoices(state, chosen);
          const { turn, transcript: printed, ...kept } = spireGame.frame(state);
          if (!spireGame.step(state, line)) {
            expect(spireGame.frame(state)).to.deep.equal({ ...kept, turn, transcript: printed });
          } else if (!state.hasSucceeded()) {
            expect(spireGame.frame(state)).to.deep.include(kept);
          }
        },
      ),
      propertyOptions(60),
    );
  });
});

describe('a huge encounter', () => {
  it('of a thousand monsters plays to its end', () => {
    const state = startGame(`Encounter\n${'JawWorm 6\n'.repeat(1000)}`, 'ironclad');
    for (let turn = 0; spireGame.status(state) === 'playing' && turn < 3000; turn++) {
      const strike = legalMoves(state)
        .filter((move) => move.startsWith('play Strike'))
        .at(-1);
      spireGame.step(state, strike ?? 'end turn');
    }
    expect(spireGame.status(state)).to.equal('won');
  });

  it('of a thousand lice is lost in one turn, and its frame is whole', () => {
    const state = startGame(`Encounter\n${'Louse 6\n'.repeat(1000)}`);
    expect(spireGame.frame(state).monsters).to.have.length(1000);
    expect(spireGame.frame(spireGame.copy(state)).monsters.at(-1)?.id).to.equal(999);
    playAll(state, ['play Strike 999', 'end turn']);
    expect([spireGame.status(state), spireGame.frame(state).monsters.length]).to.deep.equal(['lost', 999]);
  });
});
