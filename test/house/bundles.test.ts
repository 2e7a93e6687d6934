import { expect } from 'chai';
import { build, type BuildOptions } from 'esbuild';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { ROOT } from '../support/shared';

const { product } = createRequire(__filename)(path.join(ROOT, 'esbuild.js')) as { product: readonly BuildOptions[] };

const bundle = (name: string): string => readFileSync(path.join(ROOT, 'dist', name), 'utf8');

/** What stands in place of a part that was left out takes no more bytes than this. */
const STUB = 30;

/** The source files whose code is in a bundle. */
async function sourcesOf(name: string): Promise<string[]> {
  const options = product.find(({ outfile }) => outfile === `dist/${name}`);
  if (!options) throw new RangeError(name);
  const { metafile } = await build({
    ...options,
    absWorkingDir: ROOT,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile?.outputs ?? {}).filter(({ entryPoint }) => entryPoint);
  return Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > STUB ? [file] : [],
  );
}

/** Parts of games: a source of a part matches its pattern. */
const PARTS = {
  engine: /games\/\w+\/engine\//,
  play: /games\/\w+\/play\/(?!index)/,
  language: /games\/\w+\/language\//,
  editorTexts: /(games\/\w+\/texts\/|l10n\/)en\/editor\.ts/,
  solver: /games\/\w+\/solver\/(?!index)/,
  panelTexts: /(games\/\w+\/texts\/|l10n\/)en\/panel\.ts/,
  terminalTexts: /l10n\/en\/terminal\.ts/,
} as const;

/** What each bundle may weigh, in KiB, and the parts that it has no use for. */
const BUNDLES: readonly { name: string; most: number; without: readonly (keyof typeof PARTS)[] }[] = [
  { name: 'extension.js', most: 182, without: ['engine', 'play', 'solver', 'panelTexts', 'terminalTexts'] },
  { name: 'playground.js', most: 520, without: ['solver', 'editorTexts', 'terminalTexts'] },
  { name: 'worker.js', most: 215, without: ['editorTexts', 'panelTexts', 'terminalTexts'] },
  { name: 'cli.js', most: 800, without: ['solver', 'editorTexts'] },
];

for (const { name, most, without } of BUNDLES) {
  describe(`the bundle ${name}`, () => {
    it(`is smaller than ${most} KiB`, () => {
      expect(Buffer.byteLength(bundle(name)) / 1024).to.be.below(most);
    });

    it('leaves out what it has no use for', async () => {
      const sources = await sourcesOf(name);
      expect(sources.filter((file) => PARTS.language.test(file))).not.to.be.empty;
      for (const part of without)
        expect(
          sources.filter((file) => PARTS[part].test(file)),
          part,
        ).to.deep.equal([]);
    });
  });
}

for (const name of ['extension.js', 'playground.js', 'worker.js']) {
  describe(`the bundle ${name}`, () => {
    it('makes no code of text', () => {
      for (const banned of [/\beval\s*\(/, /\bnew Function\b/, /\bFunction\s*\(/]) {
        expect(bundle(name).match(banned), String(banned)).to.equal(null);
      }
    });
  });
}

describe('the bundle playground.js', () => {
  it('imports nothing at all, and needs nothing of Node', () => {
    expect(bundle('playground.js')).not.to.match(/(^|[;}\s])import\s*["'{*(]/);
    expect(bundle('playground.js')).not.to.match(/["'`]node:/);
  });
});

describe('the bundle worker.js', () => {
  it('does its work where there is nothing but the language', () => {
    const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
    vm.runInContext(bundle('worker.js'), context);
    const job = { kind: 'solve', languageId: 'slug-level', text: '5\nP G\n', limit: 10, milliseconds: 1000 };
    const host = '{ now: () => 0, progress: () => undefined }';
    const answer: unknown = vm.runInContext(
      `JSON.stringify(turnsmithWorker.runJob(${JSON.stringify(job)}, ${host}))`,
      context,
    );
    expect(JSON.parse(String(answer))).to.deep.include({ outcome: 'win', inputs: ['d', 'd'] });
  });
});
