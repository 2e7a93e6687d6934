import { expect } from 'chai';
import { findingsOf, messageOf, repairsOf } from '../../support';

const CODE = 'rogue/after-generate';

describe(CODE, () => {
  it('is an error at the first word of the first line below generate; reading stops there', () => {
    expect(findingsOf('generate\n//\n  orc hp 0\nmap\n?')).to.deep.equal([`${CODE} 3:3-6`]);
    expect(findingsOf('generate\ngenerate')).to.deep.equal([`${CODE} 2:1-9`]);
  });

  it('is not reported for blank lines and comments', () => {
    expect(findingsOf('generate\n\n // x\n\t\n')).to.deep.equal([]);
  });

  it('names the word', () => {
    expect(messageOf(CODE, 'generate\nfov 3')).to.equal(
      '“fov” comes after “generate”, where only blank lines and comments are allowed. Move it above “generate”, or remove it.',
    );
  });

  it('is repaired by moving a header line up', () => {
    expect(repairsOf(CODE, 'generate\n\nplayer hp 3\n// x\n')).to.deep.equal({
      'Move this line above “generate”*': 'player hp 3\ngenerate\n\n// x\n',
      'Remove everything from here on': 'generate\n\n',
    });
    expect(repairsOf(CODE, '// a\ngenerate\nfov 3')).to.deep.equal({
      'Move this line above “generate”*': '// a\nfov 3\ngenerate',
      'Remove everything from here on': '// a\ngenerate\n',
    });
  });

  it('is repaired by moving all lines up, since the next one would be wrong in its turn', () => {
    expect(repairsOf(CODE, 'generate\nplayer hp 3\n\nx\nfov 3')).to.deep.equal({
      'Move these 3 lines above “generate”*': 'player hp 3\nx\nfov 3\ngenerate\n',
      'Remove everything from here on': 'generate\n',
    });
  });

  it('is repaired by removing generate where a drawn map follows', () => {
    expect(repairsOf(CODE, 'generate\nMap\n@\n')).to.deep.equal({
      'Remove “generate” and keep the drawn map*': 'Map\n@\n',
      'Remove everything from here on': 'generate\n',
    });
    expect(repairsOf(CODE, 'generate\norc hp 3\nmap\n@\n')).to.deep.equal({
      'Remove “generate” and keep the drawn map*': 'orc hp 3\nmap\n@\n',
      'Remove everything from here on': 'generate\n',
    });
  });

  it('is repaired only by removing what means nothing, or is another generate', () => {
    expect(repairsOf(CODE, 'generate\n####')).to.deep.equal({ 'Remove everything from here on*': 'generate\n' });
    expect(repairsOf(CODE, 'generate\ngenerate\nfov 3')).to.deep.equal({
      'Remove everything from here on*': 'generate\n',
    });
    expect(repairsOf(CODE, 'generate\nfov 3\ngenerate')).to.deep.equal({
      'Remove everything from here on': 'generate\n',
    });
  });

  it('is not repaired by moving more lines than an editor can move', () => {
    const text = `generate\n${'fov 3\n'.repeat(10_001)}`;
    expect(Object.keys(repairsOf(CODE, text))).to.deep.equal(['Remove everything from here on']);
  });
});
