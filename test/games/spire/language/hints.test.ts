import { expect } from 'chai';
import { forecast } from '../../../../src/games/spire/language/forecast';
import { hints } from '../../../../src/games/spire/language/hints';
import { english, GAME, read } from '../support';

const shown = (text: string): unknown[] =>
  hints(read(text).definition).map(({ position, label }) => [position.line, position.character, english(label)]);

describe('hints in a game file', () => {
  it('give total hit points and the damage of the first three enemy turns, behind the header', () => {
    expect(shown(GAME)).to.deep.equal([
      [0, 11, '· 50 HP · damage 0, 0, 0 on turns 1–3'],
      [3, 11, '· 70 HP · damage 10–14, 17–21, 18–22 on turns 1–3'],
    ]);
  });

  it('pass over empty encounters and count what can be read of faulty lines', () => {
    expect(shown('Encounter\nEncounter\nLouse x\nSlime 7\nLouse')).to.have.length(1);
    expect(shown('Encounter\nLouse x\nSlime 7\nLouse')).to.deep.equal([
      [0, 9, '· 7 HP · damage 5–7, 5–7, 5–7 on turns 1–3'],
    ]);
  });
});

describe('the forecast of an encounter', () => {
  it('adds hit points up, and the spans of damage turn by turn', () => {
    const { encounters } = read(GAME).definition;
    expect(encounters.map(({ monsters }) => forecast(monsters))).to.deep.equal([
      {
        hp: 50,
        turns: [
          { least: 0, most: 0 },
          { least: 0, most: 0 },
          { least: 0, most: 0 },
        ],
      },
      {
        hp: 70,
        turns: [
          { least: 10, most: 14 },
          { least: 17, most: 21 },
          { least: 18, most: 22 },
        ],
      },
    ]);
  });
});
