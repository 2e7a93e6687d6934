import { expect } from 'chai';
import { fileOf, findingsOf } from '../support';

describe('the header of a dungeon file', () => {
  it('may hold any known lines in any order, indented and with blank lines and comments between', () => {
    expect(
      findingsOf(
        '\uFEFF// x\r\n\r\n \ttroll power 0 hp 999999\rseed -00012\n\nfov 0999\norc\n  // y\nplayer defense 0\ngenerate',
      ),
    ).to.deep.equal([]);
  });

  it('has its problems listed by line, column and code, warnings beside errors', () => {
    expect(findingsOf('Orc hp 0\norc\nmap x\n.@@\n.\n\n')).to.deep.equal([
      'rogue/keyword-case 1:1-4',
      'rogue/bad-number 1:8-9',
      'rogue/duplicate-line 2:1-4',
      'rogue/extra-word 3:5-6',
      'rogue/many-players 4:3-4',
      'rogue/short-row 5:2-2',
      'rogue/blank-end 6:1-1',
    ]);
  });
});

describe('the numbers of a dungeon file', () => {
  it('are the usual ones where the file does not say', () => {
    const { stats, fovRadius, seed, settings } = fileOf('generate');
    expect(stats).to.deep.equal({
      player: { hp: 30, defense: 2, power: 5 },
      orc: { hp: 10, defense: 0, power: 3 },
      troll: { hp: 16, defense: 1, power: 4 },
    });
    expect({ fovRadius, seed }).to.deep.equal({ fovRadius: 8, seed: '0' });
    expect(settings).to.deep.equal({ width: 80, height: 45, rooms: 30, min: 6, max: 10, monsters: 2 });
  });

  it('count as they are written, a seed in plain digits', () => {
    const text = 'player power 7 hp 0050\nfov 3\nseed -0012345678901234567890\ngenerate max 9 width 40';
    const { stats, fovRadius, seed, settings } = fileOf(text);
    expect(stats.player).to.deep.equal({ hp: 50, defense: 2, power: 7 });
    expect({ fovRadius, seed }).to.deep.equal({ fovRadius: 3, seed: '-12345678901234567890' });
    expect(settings).to.deep.equal({ width: 40, height: 45, rooms: 30, min: 6, max: 9, monsters: 2 });
    expect(fileOf('seed -000').seed).to.equal('0');
  });
});
