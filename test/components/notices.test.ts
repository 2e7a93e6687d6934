import { expect } from 'chai';
import { rangeOf } from '../../src/core/range';
import type { PlaygroundModel } from '../../src/play/playgroundModel';
import { MAX_SESSION_LENGTH } from '../../src/play/session';
import '../../webview/notices';
import { BROKEN, documentOf, OPEN, saved, WALLED } from '../support/panel';
import { messageOf, modelOf } from './games';
import { change, click, listen, mount, partOf, textsOf } from './support';

const noticesOf = async (model: PlaygroundModel): Promise<string[]> =>
  textsOf(await mount('turnsmith-notices', { model }), 'p');

describe('the notices', () => {
  it('there are none while all is well, and without a model', async () => {
    expect(textsOf(await mount('turnsmith-notices'), 'p')).to.deep.equal([]);
    expect(await noticesOf(modelOf(documentOf(OPEN), 'dd'))).to.deep.equal([]);
  });

  it('say that the board shows an earlier text, and why', async () => {
    const model = modelOf(documentOf(OPEN));
    model.receive(documentOf(BROKEN, 2));
    expect(await noticesOf(model)).to.deep.equal([
      'Showing the last playable version. Fix line 1 to continue: The map has no player. Put a P on a floor cell.',
    ]);
  });

  it('say why a text does not play yet', async () => {
    expect(await noticesOf(modelOf(messageOf('a.countdown', 'three')))).to.deep.equal([
      'This file isn’t playable yet. Fix line 1 to continue: Line 1 must be a whole number; got “three”.',
    ]);
  });

  it('a click on the link asks for the place of the first error', async () => {
    const model = modelOf(messageOf('a.countdown', '3\nafter b.countdown', { files: { 'b.countdown': null } }));
    const notices = await mount('turnsmith-notices', { model });
    const heard = listen(document.body, 'reveal');
    await click(partOf(notices, '.link'));
    expect(heard.map(({ range, file }) => [range, file])).to.deep.equal([[rangeOf(1, 6, 1, 6), { kind: 'followed' }]]);
  });

  it('go away with the reason', async () => {
    const model = modelOf(documentOf(BROKEN));
    const notices = await mount('turnsmith-notices', { model });
    model.receive(documentOf(OPEN, 2));
    await change(notices, { revision: 1 });
    expect(textsOf(notices, 'p')).to.deep.equal([]);
  });

  it('say that the file is gone', async () => {
    const model = modelOf(documentOf(OPEN));
    model.receive({ type: 'gone', uri: 'file:///a.slug', name: 'a.slug' });
    expect(await noticesOf(model)).to.deep.equal(['a.slug can’t be read any more. The last version keeps playing.']);
  });

  it('say what went wrong where nothing should', async () => {
    const model = modelOf(documentOf(OPEN), 'dd');
    model.fail(new Error('out of paint'));
    expect(await noticesOf(model)).to.deep.equal([
      'Something went wrong in turn 2: out of paint. The board shows the last turn that worked. ' +
        'Step back, restart or change the text to go on.',
    ]);
  });

  it('say how many moves no longer fit, which one and where, and offer to give them up', async () => {
    const model = modelOf(documentOf(OPEN), 'ddd');
    model.receive(documentOf(WALLED, 2));
    const nameOfInput = (input: string): string => (input === 'd' ? 'Right' : input);
    const notices = await mount('turnsmith-notices', { model, nameOfInput });
    expect(textsOf(notices, 'p')).to.deep.equal([
      'Your last 2 moves no longer fit: Right is blocked at turn 2. They return when the text allows them.',
    ]);
    const heard = listen(document.body, 'wish');
    await click(partOf(notices, 'vscode-button'));
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ kind: 'discard-waiting' }]);
  });

  it('say nothing of moves on hold in a game that nobody moves in', async () => {
    const model = modelOf(messageOf('a.countdown', '9'), ['tick', 'tick', 'tick']);
    model.receive(messageOf('a.countdown', '1', { sequence: 2 }));
    expect(model.session?.waiting).to.equal(2);
    expect(await noticesOf(model)).to.deep.equal([]);
  });

  it('say that a game has reached the longest length', async () => {
    const inputs = [['tick', MAX_SESSION_LENGTH]] as const;
    const { languageId, uri } = messageOf('a.countdown', '');
    const panel = saved({ uri, languageId, inputs, turn: MAX_SESSION_LENGTH });
    expect(await noticesOf(modelOf(messageOf('a.countdown', '200000'), [], panel))).to.deep.equal([
      'This game has reached the limit of 100000 turns.',
    ]);
  });

  it('stand together when there are several', async () => {
    const model = modelOf(documentOf(OPEN), 'ddd');
    model.receive(documentOf(WALLED, 2));
    model.receive(documentOf(BROKEN, 3));
    model.receive({ type: 'gone', uri: 'file:///a.slug', name: 'a.slug' });
    const notices = await noticesOf(model);
    expect(notices.map((notice) => notice.split(' ').slice(0, 2).join(' '))).to.deep.equal([
      'Showing the',
      'a.slug can’t',
      'Your last',
    ]);
  });
});
