import { expect } from 'chai';
import { PassThrough } from 'node:stream';
import { keySource } from '../../../src/cli/play/keySource';

/** Keys that come from a stream. */
const open = (): { stream: PassThrough; keys: ReturnType<typeof keySource> } => {
  const stream = new PassThrough();
  return { stream, keys: keySource(stream.setEncoding('utf8')) };
};

describe('keys that come in', () => {
  it('are waited for one by one, and there are no more at the end', async () => {
    const { stream, keys } = open();
    const first = keys.next();
    stream.write('wa');
    expect([await first, await keys.next()]).to.deep.equal(['w', 'a']);
    stream.end('d');
    expect([await keys.next(), await keys.next(), await keys.next()]).to.deep.equal(['d', null, null]);
  });

  it('may not come in time, and are not lost when they come later', async () => {
    const { stream, keys } = open();
    expect([await keys.next(5), await keys.next(5)]).to.deep.equal([undefined, undefined]);
    stream.write('w');
    expect(await keys.next(1000)).to.equal('w');
    expect(await keys.next(5)).to.equal(undefined);
  });

  it('are an arrow, even when its sequence is torn', async () => {
    const { stream, keys } = open();
    const key = keys.next();
    stream.write('\u001b');
    setTimeout(() => stream.write('[A'), 5);
    expect(await key).to.equal('ArrowUp');
  });

  it('are Escape, when nothing follows soon', async () => {
    const { stream, keys } = open();
    stream.write('\u001b');
    expect(await keys.next()).to.equal('Escape');
    stream.write('[');
    expect(await keys.next()).to.equal('[');
  });

  it('are Escape at the end', async () => {
    const { stream, keys } = open();
    stream.end('\u001b');
    expect([await keys.next(), await keys.next()]).to.deep.equal(['Escape', null]);
  });

  it('fail with what they come from', async () => {
    const { stream, keys } = open();
    expect(await keys.next(5)).to.equal(undefined);
    stream.destroy(new Error('unplugged'));
    const failure = await keys.next().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error).and.to.include({ message: 'unplugged' });
  });
});
