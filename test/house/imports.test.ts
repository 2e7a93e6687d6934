import { expect } from 'chai';
import { build, type Plugin } from 'esbuild';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../support/shared';

const { allBoards, allSamples } = createRequire(__filename)(path.join(ROOT, 'esbuild.js')) as {
  allBoards: Plugin;
  allSamples: Plugin;
};

/** The imports that a run would follow, file by file, of everything that is shipped; types are none. */
async function importGraph(): Promise<Map<string, readonly string[]>> {
  const entryPoints = ['src', 'webview'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map((name) => `./${folder}/${name}`),
  );
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    packages: 'external',
    external: ['vscode'],
    platform: 'node',
    logLevel: 'silent',
    tsconfig: 'webview/tsconfig.json',
    plugins: [allBoards, allSamples],
  });
  const files = Object.entries(metafile.inputs).filter(([name]) => name.endsWith('.ts'));
  return new Map(files.map(([name, { imports }]) => [name, imports.filter((i) => !i.external).map((i) => i.path)]));
}

/** The first circle of imports, as a walk from a file back to itself; `[]` when there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circleFrom = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = circleFrom(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = circleFrom(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

describe('the imports of what is shipped', () => {
  it('have no circle', async () => {
    const graph = await importGraph();
    expect(graph.size).to.be.above(100);
    expect(circleIn(graph)).to.deep.equal([]);
  });

  it('would be found to have one', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', []],
      ['c', ['b', 'd']],
      ['d', ['c']],
    ]);
    expect(circleIn(graph)).to.deep.equal(['c', 'd', 'c']);
  });
});
