import { expect } from 'chai';
import { analyse } from '../../../../src/games/analysis';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { buildModel, loadLevel } from '../../../../src/games/slug/play/setup';
import { levelOf, modelOf, textOf } from '../support';

describe('loading a level', () => {
  it('gives the model of a text that plays, each thing in its place', () => {
    const model = modelOf('30', '########', '#G    A#', '#P SL  #', '########');
    expect(model.getDimensions()).to.deep.equal([4, 8]);
    expect(model.getPlayer().repr()).to.equal('Player(30)');
    expect(model.getPlayerPosition()).to.deep.equal([2, 1]);
    expect(model.getSlugs().map(([position, slug]) => [position, slug.repr()])).to.deep.equal([
      [[1, 6], 'AngrySlug()'],
      [[2, 4], 'ScaredSlug()'],
    ]);
    expect(model.getTile([2, 3]).getWeapon()?.repr()).to.equal('PoisonSword()');
    expect(model.getTiles().map((row) => row.join(''))).to.deep.equal(['########', '#G     #', '#      #', '########']);
  });

  it('plays in spite of warnings and informations', () => {
    const text = '30\n#P?A\n##\n\n\n';
    expect(analyse(slugLevelFormat, text).problems).to.have.length.of.at.least(4);
    expect(loadLevel(text)).to.have.property('model');
  });

  const broken = [
    { title: 'no health', text: '\n#P#\n' },
    { title: 'a health that is no number', text: 'x\n#P#\n' },
    { title: 'a health below 1', text: '0\n#P#\n' },
    { title: 'a health that is too large', text: '9007199254740992\n#P#\n' },
    { title: 'no rows', text: '9\n' },
    { title: 'a blank row', text: '9\n#P#\n\n###\n' },
    { title: 'no player', text: '9\n###\n' },
    { title: 'two players', text: '9\n#PP#\n' },
  ];
  for (const { title, text } of broken) {
    it(`gives the problems of a text that does not play, all of them: ${title}`, () => {
      expect(loadLevel(text)).to.deep.equal({ problems: analyse(slugLevelFormat, text).problems });
      expect(() => buildModel(levelOf(text))).to.throw(RangeError);
    });
  }

  it('gives the one problem of a text that is too large, though its start would play', () => {
    const loaded = loadLevel(textOf('9', '#P#', ' '.repeat(2 ** 21)));
    expect('problems' in loaded && loaded.problems.map(({ code }) => code)).to.deep.equal(['slug/too-large']);
  });

  it('makes a game of its own each time', () => {
    const level = levelOf('9\n#PSA#\n');
    const [one, other] = [buildModel(level), buildModel(level)];
    one.handlePlayerMove([0, 1]);
    expect(other.getPlayerPosition()).to.deep.equal([0, 1]);
    expect(other.getTile([0, 2]).getWeapon()?.getName()).to.equal('PoisonSword');
    expect(other.getPlayer().getHealth()).to.equal(9);
  });
});
