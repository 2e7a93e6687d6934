import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/unknown-word';

describe(CODE, () => {
  it('is an error at the first word of a line that starts with none of the words; the rest of the line is not looked at', () => {
    const text = ' goblin hp 0 x\nmaps\ngenerate';
    expect(findingsOf(text)).to.deep.equal([`${CODE} 1:2-8`, `${CODE} 2:1-5`]);
    expect(problemOf(CODE, text).severity).to.equal('error');
  });

  it('names the word, and the words there are', () => {
    expect(messageOf(CODE, 'goblin\ngenerate')).to.equal(
      'Unknown keyword “goblin”. Start the line with one of: player, orc, troll, fov, seed, map, generate; or with // to make it a comment.',
    );
  });

  it('is repaired by the word that was mistyped, or by a comment', () => {
    expect(repairsOf(CODE, 'plaier hp 3\ngenerate')).to.deep.equal({
      'Change to “player”*': 'player hp 3\ngenerate',
      'Turn this line into a comment': '// plaier hp 3\ngenerate',
    });
    expect(repairsOf(CODE, '  wizard\ngenerate')).to.deep.equal({
      'Turn this line into a comment': '//   wizard\ngenerate',
    });
  });

  it('is repaired by a line “map” where rows start without it', () => {
    expect(repairsOf(CODE, 'seed 1\n#####\n#@.o#\n#####')).to.deep.equal({
      'Insert a “map” line above this row*': 'seed 1\nmap\n#####\n#@.o#\n#####',
      'Turn this line into a comment': 'seed 1\n// #####\n#@.o#\n#####',
    });
  });

  it('is not reported for comments, blank lines, words in upper case, nor for rows', () => {
    expect(placesOf(CODE, '// goblin\n \t\n  //x\nFOV 3\nmap\n@\ngoblin')).to.deep.equal([]);
  });
});
