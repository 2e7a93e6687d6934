import { expect } from 'chai';
import { hover } from '../../../../src/games/spire/language/hover';
import { english, GAME, read } from '../support';

function said(text: string, line: number): string[] {
  return (hover(read(text).definition, { line, character: 0 })?.messages ?? []).map(english);
}

describe('hover in a game file', () => {
  it('tells what waits in an encounter', () => {
    expect(said(GAME, 3)).to.deep.equal([
      '**Encounter 2 of 2**: 3 monsters with 70 HP in total',
      'Damage on the first enemy turns, if unhurt: 10–14, 17–21, 18–22',
    ]);
    expect(said(GAME, 0)[0]).to.equal('**Encounter 1 of 2**: 1 monster with 50 HP');
    expect(said('Encounter', 0)).to.deep.equal(['**Encounter 1 of 1**: 0 monsters with 0 HP in total']);
  });

  it('tells what a monster does on its first turns, what that costs, and its ID', () => {
    expect(said(GAME, 4)).to.deep.equal([
      '**Cultist**: waits on its first turn, then hits for 7, 8, 9 and so on; adds 1 weak on its turns 2, 4, 6, …',
      'Damage on the first enemy turns, if unhurt: 0, 7, 8',
      'Left alone for 3 turns, it costs a player without block 15 HP',
      '5 Strikes defeat it if it has no block',
      'Its ID in moves is 1: `play Strike 1`',
    ]);
    expect(said(GAME, 6)[0]).to.include('its damage, 5 to 7,');
    expect(said(GAME, 6)).to.include('Left alone for 3 turns, it costs a player without block 15–21 HP');
    expect(said('Encounter\nLouse 6', 1)).to.include('1 Strike defeats it if it has no block');
  });

  it('tells what a JawWorm does when it is hurt, where that is worth telling', () => {
    expect(said(GAME, 1)).to.include('With 25 HP left it hits for 12; with 1 HP left, for 24');
    expect(said('Encounter\nJawWorm 4', 1)).to.include('With 2 HP left it hits for 1; with 1 HP left, for 1');
    expect(said('Encounter\nJawWorm 3', 1).join()).not.to.include('HP left');
  });

  it('stands over the header, or over the monster without the white space around it', () => {
    const { definition } = read('Encounter 1 \n\tLouse 20 ');
    const rangesOf = (line: number) => hover(definition, { line, character: 0 })?.range;
    expect(rangesOf(0)).to.deep.equal({ start: { line: 0, character: 0 }, end: { line: 0, character: 12 } });
    expect(rangesOf(1)).to.deep.equal({ start: { line: 1, character: 1 }, end: { line: 1, character: 9 } });
  });

  it('says nothing on blank, faulty and stray lines', () => {
    expect(hover(read(GAME).definition, { line: 2, character: 0 })).to.equal(null);
    for (const line of ['Slime 20', 'Louse x', 'Louse'])
      expect(hover(read(`Encounter\n${line}`).definition, { line: 1, character: 0 })).to.equal(null);
    expect(hover(read('Louse 20').definition, { line: 0, character: 0 })).to.equal(null);
    expect(hover(read(GAME).definition, { line: 99, character: 0 })).to.equal(null);
  });
});
