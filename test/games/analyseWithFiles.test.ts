import { expect } from 'chai';
import type { SourceText } from '../../src/core/sourceText';
import {
  analyseWithFiles,
  analyseWithTexts,
  readReferences,
  referencedPaths,
  type FileAnalysis,
} from '../../src/games/analyseWithFiles';
import { parse } from '../../src/games/analysis';
import type { AnyFormat, ReferencedFiles } from '../../src/games/fileFormat';
import { createRegistry } from '../../src/games/registry';
import { countdown } from '../fixtures/countdown';
import { countdownFormat } from '../fixtures/countdown/language/format';
import { MemorySource } from '../support/memorySource';
import { TOYS } from '../support/registry';

const TEXT = '3\nafter b.countdown\nafter sub/c.countdown\nafter b.countdown\n';

function analysed(files: Record<string, string>, known?: ReferencedFiles): Promise<FileAnalysis> {
  const source = new MemorySource(TOYS, files);
  return analyseWithFiles(TOYS, parse(countdownFormat, TEXT), {
    address: 'dir/a.countdown',
    source,
    ...(known && { known }),
  });
}

const codesOf = ({ problems }: FileAnalysis): string[] => problems.map(({ code }) => code);

describe('a file that names others', () => {
  it('tells each path once', () => {
    expect(referencedPaths(parse(countdownFormat, TEXT))).to.deep.equal(['b.countdown', 'sub/c.countdown']);
  });

  it('plays when they can be read, from the folder that it stands in', async () => {
    const analysis = await analysed({ 'dir/b.countdown': '1', 'dir/sub/c.countdown': '2' });
    expect([codesOf(analysis), analysis.plays]).to.deep.equal([[], true]);
  });

  it('says of each place which file is missing or broken', async () => {
    const analysis = await analysed({ 'dir/b.countdown': 'one' });
    expect(analysis.problems.map(({ code, range }) => `${range.start.line} ${code}`)).to.deep.equal([
      '1 countdown/broken-file',
      '2 countdown/missing-file',
      '3 countdown/broken-file',
    ]);
  });

  it('reads each of them once', async () => {
    const source = new MemorySource(TOYS, { 'dir/b.countdown': '1' });
    await analyseWithFiles(TOYS, parse(countdownFormat, TEXT), { address: 'dir/a.countdown', source });
    expect(source.reads).to.deep.equal(['dir/b.countdown', 'dir/sub/c.countdown']);
  });

  it('parses none again whose text is the same', async () => {
    const files = { 'dir/b.countdown': '1', 'dir/sub/c.countdown': '2' };
    const first = await analysed(files);
    const second = await analysed({ ...files, 'dir/sub/c.countdown': '3' }, first.files);
    expect(second.files.get('b.countdown')).to.equal(first.files.get('b.countdown'));
    expect(second.files.get('sub/c.countdown')).not.to.equal(first.files.get('sub/c.countdown'));
  });

  it('parses none again that is marked as UTF-8, or holds conflict markers', async () => {
    const marked = { 'dir/b.countdown': '\uFEFF1', 'dir/sub/c.countdown': '<<<<<<< a\n2\n=======\n3\n>>>>>>> b\n' };
    const first = await analysed(marked);
    const second = await analysed(marked, first.files);
    for (const path of ['b.countdown', 'sub/c.countdown']) {
      expect(second.files.get(path), path).to.equal(first.files.get(path));
    }
  });

  it('asks for those that are parsed already in the language that it expects', async () => {
    const asked: string[] = [];
    const known = { get: (path: string, languageId: string) => void asked.push(`${path} ${languageId}`) };
    const source = new MemorySource(TOYS, { 'dir/b.countdown': '1' });
    await analyseWithFiles(TOYS, parse(countdownFormat, TEXT), { address: 'dir/a.countdown', source, known });
    expect(asked, 'not for one that cannot be read').to.deep.equal(['b.countdown countdown-file']);
  });

  it('does without one at which its format fails, as if it could not be read', () => {
    const read = (source: SourceText): unknown => {
      if (source.text === 'boom') throw new Error(source.text);
      return countdownFormat.read(source);
    };
    const language = { ...(countdownFormat as AnyFormat), read };
    const registry = createRegistry([{ ...countdown, languages: [language], games: [] }]);
    const texts = new Map([
      ['b.countdown', 'boom'],
      ['sub/c.countdown', '2'],
    ]);
    const { problems } = analyseWithTexts(registry, parse(countdownFormat, TEXT), texts);
    expect(problems.map(({ code, range }) => `${range.start.line} ${code}`)).to.deep.equal([
      '1 countdown/missing-file',
      '3 countdown/missing-file',
    ]);
  });

  it('looks at no more files, and at no more text, than there is room for', async () => {
    const many = `3\n${Array.from({ length: 1200 }, (_, i) => `after ${i}.countdown\n`).join('')}`;
    const source = new MemorySource(TOYS, {});
    await analyseWithFiles(TOYS, parse(countdownFormat, many), { address: 'dir/a.countdown', source });
    expect(source.reads).to.have.length(1000);
    const large = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}.countdown`, '1'.padEnd(2 ** 20)]));
    const roomy = new MemorySource(TOYS, large);
    const texts = await readReferences(parse(countdownFormat, many), 'a.countdown', roomy);
    expect([...texts.values()].filter((text) => text !== null)).to.have.length(8);
    expect(roomy.reads).to.have.length(16);
  });

  it('takes those that were not looked at for good', () => {
    expect(codesOf(analyseWithTexts(TOYS, parse(countdownFormat, TEXT), new Map()))).to.deep.equal([]);
  });

  it('may be cancelled while they are read', async () => {
    const token = { isCancellationRequested: false };
    const source = new MemorySource(TOYS, {});
    const reading = analyseWithFiles(TOYS, parse(countdownFormat, TEXT), { address: 'a', source, token });
    token.isCancellationRequested = true;
    expect((await reading).isComplete).to.equal(false);
  });
});
