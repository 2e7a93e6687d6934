import { expect } from 'chai';
import { complete } from '../../../src/games/robots/language/arena/completion';
import { robotArenaFormat as format } from '../../../src/games/robots/language/arena/format';
import { arenaOf, inEnglish } from './support';

const TEXT = 'seed 5\nattack 1 0 5 N # a\nattack 2 1 5 W\nmedic 1 0 4 N x/../a.medic\nturns 7\nodd\n';
const hoverTexts = (line: number, character = 1): string[] | undefined =>
  format.hover(arenaOf(TEXT), { line, character })?.messages.map(inEnglish);

/** The offers at the end of a text of one line. */
const offersAt = (text: string, before = ''): string[] => {
  const arena = arenaOf(before + text);
  const line = before.split('\n').length - 1;
  return complete(arena, { line, character: text.length }).map(({ insert }) => insert);
};

describe('hover in an arena', () => {
  it('tells of a robot and its neighbours at the start', () => {
    expect(hoverTexts(1)).to.deep.equal([
      '`attack TEAM X Y DIRECTION`: a robot that hits enemies in front of it and wanders',
      '**Attack robot** of team 1 at (0, 5), facing north',
      'In front: nobody at (0, 6)',
      'On the right: the enemy of line 3 at (1, 5)',
      'On the left: the wall',
      'Behind: the teammate of line 4 at (0, 4)',
    ]);
    expect(hoverTexts(3)?.at(-1)).to.equal('Follows the commands of a.medic');
  });

  it('tells what seed and turns mean', () => {
    expect(hoverTexts(0)).to.deep.equal(['`seed SEED`: the seed of all chance', 'Seed 5']);
    expect(hoverTexts(4)?.[1]).to.equal('Stops after 7 turns, or before that when a team has won');
  });

  it('is silent in comments and where there is nothing to tell', () => {
    expect([hoverTexts(1, 18), hoverTexts(5), hoverTexts(99)]).to.deep.equal([undefined, undefined, undefined]);
  });
});

describe('completion in an arena', () => {
  it('offers the first words where a line begins', () => {
    expect(offersAt('')).to.deep.equal(['seed', 'turns', 'attack', 'medic']);
    expect(offersAt('  at')).to.deep.equal(['seed', 'turns', 'attack', 'medic']);
    expect(complete(arenaOf('  at'), { line: 0, character: 4 })[0]?.range).to.deep.equal({
      start: { line: 0, character: 2 },
      end: { line: 0, character: 4 },
    });
  });

  it('offers teams, directions, seeds and turns', () => {
    expect(offersAt('attack ')).to.deep.equal(['1', '2']);
    expect(offersAt('attack 1 2 3 ')).to.deep.equal(['N', 'E', 'S', 'W']);
    expect(offersAt('seed ')).to.include('0');
    expect(offersAt('turns ')).to.include('100');
  });

  it('offers columns that have free cells, and the free rows of a column', () => {
    const full = Array.from({ length: 20 }, (_, y) => `attack 1 3 ${y} N\n`).join('');
    const columns = offersAt('attack 1 ', full);
    expect(columns).to.have.length(19);
    expect(columns).to.not.include('3');
    expect(offersAt('attack 1 3 ', full)).to.deep.equal([]);
    expect(offersAt('attack 2 4 ', 'attack 1 4 0 N\n')).to.have.length(19).and.not.include('0');
    expect(offersAt('attack 2 x ')).to.have.length(20);
  });

  it('offers the medic files that the arena names, and those that the caller knows', () => {
    expect(offersAt('medic 1 2 3 N ', 'medic 1 1 1 N a.medic\n')).to.deep.equal(['a.medic']);
    const arena = arenaOf('medic 1 2 3 N x');
    expect(
      complete(arena, { line: 0, character: 15 }, ['b.medic', 'c/d.medic']).map(({ insert }) => insert),
    ).to.deep.equal(['b.medic', 'c/d.medic']);
    expect(complete(arena, { line: 0, character: 3 }, ['b.medic']).map(({ insert }) => insert)).not.to.include(
      'b.medic',
    );
  });

  it('offers nothing in comments, behind the last word, and on lines of no known kind', () => {
    expect([offersAt('attack # '), offersAt('seed 5 '), offersAt('odd '), offersAt('attack 1 1 1 N ')]).to.deep.equal([
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('the outline of an arena', () => {
  it('lists the robots, with a question mark for what is missing', () => {
    const entries = format.outline(arenaOf(`${TEXT}attack 2 x`));
    expect(entries.map(({ label, kind }) => `${kind}: ${inEnglish(label)}`)).to.deep.equal([
      'player: Attack robot, team 1, (0, 5) N',
      'opponent: Attack robot, team 2, (1, 5) W',
      'player: Medic robot, team 1, (0, 4) N',
      'opponent: Attack robot, team 2, (?, ?) ?',
    ]);
  });
});
