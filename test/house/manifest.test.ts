import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contributionsOf } from '../../scripts/contributions';
import { GAMES } from '../../src/games/games';
import { createRegistry } from '../../src/games/registry';
import { manifest as texts } from '../../src/l10n/en/manifest';
import { ROOT } from '../support/shared';

interface Manifest {
  readonly main: string;
  readonly browser: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly description: string;
  readonly contributes: unknown;
  readonly activationEvents: unknown;
}

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));
const manifest = read('package.json') as Manifest;

/** Every text in a value made of objects and lists. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the manifest', () => {
  it('says what the games say; “npm run manifest” writes it', () => {
    const { description, activationEvents, contributes } = manifest;
    expect({ description, activationEvents, contributes }).to.deep.equal(
      JSON.parse(JSON.stringify(contributionsOf(createRegistry(GAMES)))),
    );
  });

  it('has its texts in package.nls.json, each of them, and none besides', () => {
    expect(read('package.nls.json')).to.deep.equal({ ...texts });
    const keys = textsIn([manifest.description, manifest.contributes]).flatMap(
      (text) => /^%(.+)%$/.exec(text)?.[1] ?? [],
    );
    expect([...new Set(keys)].sort()).to.deep.equal(Object.keys(texts).sort());
  });

  it('ships them', () => {
    const shipped = readFileSync(path.join(ROOT, '.vscodeignore'), 'utf8').split('\n');
    expect(shipped).to.include('!package.nls*.json');
  });

  it('names only files that exist', () => {
    const files = textsIn(manifest.contributes).filter((text) => text.startsWith('./'));
    expect(files).not.to.be.empty;
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).to.deep.equal([]);
  });

  it('has one file for the desktop and the web, in a package that is no ES module', () => {
    expect([manifest.main, manifest.browser]).to.deep.equal(['./dist/extension.js', './dist/extension.js']);
    expect(manifest.bin).to.deep.equal({ turnsmith: 'dist/cli.js' });
    expect(manifest).not.to.have.property('type');
  });

  it('is written against the oldest VS Code that it promises to run in', () => {
    expect(manifest.engines['vscode']).to.equal(`^${manifest.devDependencies['@types/vscode'] ?? ''}`);
  });

  it('has the scripts that people, the docs and CI rely on, and each is there', () => {
    const fixed = [
      'build',
      'start',
      'test',
      'test:unit',
      'test:host',
      'test:browser',
      'test:desktop',
      'lint',
      'bench',
      'fuzz',
      'package',
    ];
    expect(manifest.scripts).to.include.keys(fixed);
    const files = Object.values(manifest.scripts).flatMap(
      (script) => script.match(/(?<=(?:^|&& )node )(?!dist\/)\S+/g) ?? [],
    );
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).to.deep.equal([]);
  });
});
