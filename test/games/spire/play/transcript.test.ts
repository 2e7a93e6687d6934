import { expect } from 'chai';
import { startGame, transcript } from '../support';

const PROMPTS = 'Enter a player type: silent\nEnter a game file: games/a.txt\n';

function transcriptOf(text: string, ...moves: string[]): string {
  return transcript(startGame(text, 'silent'), { player: 'silent', file: 'games/a.txt', moves });
}

describe('the transcript of a card game', () => {
  const start = transcriptOf('Encounter\nLouse 5');

  it('begins with the prompts and the display, and leaves no prompt open', () => {
    expect(start).to.equal(`${PROMPTS}New encounter!

MONSTERS
-------------
Monster 0
Louse: 5/5 HP
-------------



PLAYER
--------------------------------------------------------------
Silent
HP: 70/70
Energy: 3
Hand: [Survivor(), Strike(), Strike(), Neutralize(), Defend()]
Block: 0 Strength: 0 Vulnerable: 0 Weak: 0
--------------------------------------------------------------
`);
  });

  for (const [line, printed] of [
    ['inspect discard', '\n[]\n\n'],
    [' describe  Strike ', '\nDeal 6 damage.\n\n'],
    ['play Strike', '\nCard application failed.\n\n'],
    ['play', '\nCard application failed.\n\n'],
    ['help', ''],
    ['', ''],
  ] as const) {
    it(`echoes “${line}” as typed, with what it says`, () => {
      expect(transcriptOf('Encounter\nLouse 5', line)).to.equal(`${start}Enter a move: ${line}\n${printed}`);
    });
  }

  it('shows a won encounter before the next one, and ignores lines after the end', () => {
    const won = transcriptOf(
      'Encounter\nLouse 5\nEncounter\nLouse 5',
      'play Strike 0',
      'play Strike 1',
      'end turn',
      'help',
    );
    const items = [...won.matchAll(/^(?:MONSTERS|New encounter!|You have .*|Enter a move: .*)$/gm)].map(
      ([item]) => item,
    );
    expect(items).to.deep.equal([
      'New encounter!',
      'MONSTERS',
      'Enter a move: play Strike 0',
      'MONSTERS',
      'You have won the encounter!',
      'New encounter!',
      'MONSTERS',
      'Enter a move: play Strike 1',
      'MONSTERS',
      'You have won the encounter!',
      'You have won the game!',
    ]);
    expect(won.endsWith('\nYou have won the encounter!\n\n\nYou have won the game!\n\n')).to.equal(true);
    expect(won).to.include('MONSTERS\n\n\n\nPLAYER\n');
  });

  it('shows an empty encounter and wins it at once', () => {
    const won = transcriptOf('Encounter');
    expect(won).to.match(/^.*\n.*\nNew encounter!\n\nMONSTERS\n\n\n\nPLAYER\n/);
    expect(won.endsWith('\n\nYou have won the encounter!\n\n\nYou have won the game!\n\n')).to.equal(true);
  });

  it('shows nothing but the message when the game is lost', () => {
    const lost = transcriptOf('Encounter\nLouse 5', ...Array.from({ length: 20 }, () => 'end turn'));
    expect(lost.endsWith('Enter a move: end turn\n\nYou have lost the game!\n\n')).to.equal(true);
  });
});
