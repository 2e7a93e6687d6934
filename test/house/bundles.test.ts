import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { ROOT } from '../support/shared';
import { sizeWithFirstGame } from '../support/firstGame';

const bundle = (name: string): string => readFileSync(path.join(ROOT, 'dist', name), 'utf8');

/**
 * The bundles that run in an editor, in KiB: how much all games together may cost, and how much the house with the first game alone, so that the
 * growth of the house itself is not hidden behind the games.
 */
const SHIPPED = [
  { name: 'extension.js', entry: 'src/extension.ts', most: 200, mostForOneGame: 120 },
  { name: 'playground.js', entry: 'webview/main.ts', most: 400, mostForOneGame: 150 },
];

for (const { name, entry, most, mostForOneGame } of SHIPPED) {
  describe(`the bundle ${name}`, () => {
    it(`is smaller than ${most} KiB with all games`, () => {
      expect(Buffer.byteLength(bundle(name))).to.be.below(most * 1024);
    });

    it(`is smaller than ${mostForOneGame} KiB with the first game alone`, async () => {
      expect(await sizeWithFirstGame(entry)).to.be.below(mostForOneGame * 1024);
    });

    it('needs nothing of Node, and makes no code of text', () => {
      const code = bundle(name);
      for (const banned of [/["'`]node:/, /\beval\s*\(/, /\bnew Function\b/, /\bFunction\s*\(/]) {
        expect(code.match(banned), String(banned)).to.equal(null);
      }
    });
  });
}

describe('the bundle extension.js', () => {
  it('requires the editor and no other module', () => {
    const modules = [...bundle('extension.js').matchAll(/\brequire\((.*?)\)/g)].map(([, what]) => what);
    expect([...new Set(modules)]).to.deep.equal(['"vscode"']);
  });
});

describe('the bundle playground.js', () => {
  it('imports nothing at all', () => {
    expect(bundle('playground.js')).not.to.match(/(^|[;}\s])import\s*["'{*(]/);
  });
});

describe('the bundle worker.js', () => {
  it('does its work where there is nothing but the language', () => {
    const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
    vm.runInContext(bundle('worker.js'), context);
    const job = JSON.stringify({ kind: 'solve', text: '5\nP G\n', limit: 10, milliseconds: 1000 });
    const answer: unknown = vm.runInContext(`JSON.stringify(turnsmithWorker.runJob(${job}, () => 0))`, context);
    expect(JSON.parse(String(answer))).to.deep.include({ outcome: 'win', keys: 'dd' });
  });
});
