import { expect } from 'chai';
import fc from 'fast-check';
import { linesOf } from '../../src/cli/lines';
import { SourceText } from '../../src/core/sourceText';
import { propertyOptions } from '../support/property';

async function all(pieces: Iterable<string>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(pieces)) lines.push(line);
  return lines;
}

const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n', '\uFEFF'), maxLength: 4 }));

describe('lines that come in pieces', () => {
  it('are those of the whole text, however it is torn', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (torn) => {
        expect(await all(torn)).to.deep.equal(new SourceText(torn.join('')).lines);
      }),
      propertyOptions(1000),
    );
  });

  it('are there as soon as their end is', async () => {
    const asked: string[] = [];
    const source = function* (): Generator<string> {
      for (const piece of ['a\r', '\nb\nc', 'd', '\ne']) {
        asked.push(piece);
        yield piece;
      }
    };
    const lines = linesOf(source());
    expect([(await lines.next()).value, asked]).to.deep.equal(['a', ['a\r']]);
    expect([(await lines.next()).value, asked.length]).to.deep.equal(['b', 2]);
    expect([(await lines.next()).value, asked.length]).to.deep.equal(['cd', 4]);
  });

  it('are cut where one has no end, so that it takes no more memory than a text', async () => {
    const endless = function* (): Generator<string> {
      for (let count = 0; count < 5000; count++) yield 'x'.repeat(10_000);
      yield '\nlast';
    };
    const [long, last] = await all(endless());
    expect([long?.length, last]).to.deep.equal([2 ** 21, 'last']);
  });
});
