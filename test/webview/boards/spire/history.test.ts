import { expect } from 'chai';
import { LineHistory } from '../../../../webview/boards/spire/history';

describe('the lines that were typed', () => {
  let history: LineHistory;
  beforeEach(() => {
    history = new LineHistory();
    for (const line of ['play Bash 0', 'inspect deck', 'inspect deck', '', 'end turn']) history.add(line);
  });

  it('come back from the last to the first, repeated and empty ones once', () => {
    const lines: string[] = [];
    for (let i = 0, shown = ''; i < 4; i++) lines.push((shown = history.older(shown)));
    expect(lines).to.deep.equal(['end turn', 'inspect deck', 'play Bash 0', 'play Bash 0']);
  });

  it('lead back to what stood in the field', () => {
    history.older('play De');
    history.older('end turn');
    expect(history.newer('inspect deck')).to.equal('end turn');
    expect(history.newer('end turn')).to.equal('play De');
    expect(history.newer('play De')).to.equal('play De');
  });

  it('begin behind the last one again when a line is entered', () => {
    history.older('');
    history.older('end turn');
    history.add('describe Bash');
    expect(history.older('')).to.equal('describe Bash');
  });

  it('leave the field as it is when there are none, and are not kept for ever', () => {
    expect(new LineHistory().older('play')).to.equal('play');
    for (let i = 0; i < 1000; i++) history.add(`play Strike ${i}`);
    let shown = '';
    for (let i = 0; i < 1000; i++) shown = history.older(shown);
    expect(shown).to.equal('play Strike 800');
  });
});
