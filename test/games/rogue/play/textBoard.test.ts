import { expect } from 'chai';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { play } from '../support';

const HALL = `player hp 12
fov 3
map
##########
#@.o.....#
#........#
#.......T#
##########`;

describe('the printed board', () => {
  it('is the map as the player knows it, with the hit points below', () => {
    expect(rogueGame.renderText(play(HALL, 'l'))).to.equal(
      ['######', '#.@o..', '#.....', '#.....', '######', '', ' HP: 11/12', ''].join('\n'),
    );
  });

  it('leaves blank what was never seen, keeps what was, and shows nobody there', () => {
    expect(rogueGame.renderText(play('fov 1\nmap\n@.....o', 'lll'))).to.equal('...@.\n\n HP: 30/30\n');
    expect(rogueGame.renderText(play('fov 1\nmap\n#.@#.', ''))).to.equal(' .@#\n\n HP: 30/30\n');
  });
});
