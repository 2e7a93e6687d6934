import { expect } from 'chai';
import { NOT_CANCELLED } from '../../src/core/cancellation';
import { canBeUsed, findUses } from '../../src/games/fileUses';
import { MemorySource } from '../support/memorySource';
import { TOYS } from '../support/registry';

const FILES = {
  'root/a.countdown': '1\nafter deep/x.countdown\n',
  'root/b.countdown': '1\nafter other.countdown\n',
  'root/deep/c.countdown': '1\nafter x.countdown\nafter y.countdown\nafter x.countdown\n',
  'root/deep/d.slug': 'after x.countdown',
  'root/deep/x.countdown': '5',
  'root/elsewhere/e.countdown': '1\nafter x.countdown\n',
};

const X = { address: 'root/deep/x.countdown', languageId: 'countdown-file' };

describe('the files that name a file', () => {
  it('are found in its folder first, then in those above it', async () => {
    const uses = await findUses(TOYS, X, new MemorySource(TOYS, FILES), NOT_CANCELLED);
    expect(uses.map(({ address }) => address)).to.deep.equal(['root/deep/c.countdown', 'root/a.countdown']);
  });

  it('tell every place that names it', async () => {
    const [use] = await findUses(TOYS, X, new MemorySource(TOYS, FILES), NOT_CANCELLED);
    expect(use?.references.map(({ range }) => range.start.line)).to.deep.equal([1, 3]);
  });

  it('are not sought for a language that no file names', async () => {
    const source = new MemorySource(TOYS, FILES);
    const file = { address: 'root/deep/d.slug', languageId: 'slug-level' };
    expect(await findUses(TOYS, file, source, NOT_CANCELLED)).to.deep.equal([]);
    expect(source.reads).to.deep.equal([]);
    expect([canBeUsed(TOYS, 'slug-level'), canBeUsed(TOYS, 'countdown-file')]).to.deep.equal([false, true]);
  });

  it('are as many as somebody wants at most', async () => {
    const uses = await findUses(TOYS, X, new MemorySource(TOYS, FILES), NOT_CANCELLED, 1);
    expect(uses.map(({ address }) => address)).to.deep.equal(['root/deep/c.countdown']);
  });

  it('are parsed, and those in which the name of the file never occurs are not', async () => {
    const source = new MemorySource(TOYS, FILES);
    const parsed: string[] = [];
    const parse = source.parse.bind(source);
    source.parse = (address) => (parsed.push(address), parse(address));
    await findUses(TOYS, X, source, NOT_CANCELLED);
    expect(parsed).to.deep.equal(['root/deep/c.countdown', 'root/a.countdown']);
  });

  it('are not sought in texts that are too long together', async () => {
    const text = `1\nafter x.countdown\n${' '.repeat(2 ** 21 - 30)}`;
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`root/${i}.countdown`, text]));
    const uses = await findUses(
      TOYS,
      { ...X, address: 'root/x.countdown' },
      new MemorySource(TOYS, files),
      NOT_CANCELLED,
    );
    expect(uses).to.have.length(4);
  });

  it('are those that were found when the search is cancelled', async () => {
    const token = { isCancellationRequested: false };
    const source = new MemorySource(TOYS, FILES);
    const searching = findUses(TOYS, X, source, token);
    token.isCancellationRequested = true;
    expect(await searching).to.deep.equal([]);
  });

  it('are not read in numbers without end', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`root/${i}.countdown`, '1']));
    const source = new MemorySource(TOYS, many);
    await findUses(TOYS, { ...X, address: 'root/x.countdown' }, source, NOT_CANCELLED);
    expect(source.reads.length).to.equal(200);
  });
});
