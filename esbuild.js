// @ts-check
// Builds everything under dist/: one call a bundle. `node esbuild.js --watch` rebuilds on change, `--ship-only` leaves out the tests.
const esbuild = require('esbuild');
const { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const watch = process.argv.includes('--watch');
const shipOnly = process.argv.includes('--ship-only');

/** @type {esbuild.BuildOptions} */
const common = { bundle: true, sourcemap: true, target: 'es2022', logLevel: 'warning', legalComments: 'none' };

/** The test files below a folder of `test/`, as paths relative to this file. @param {string} folder @returns {string[]} */
const testsIn = (folder) => {
  const place = path.join(__dirname, 'test', folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `./test/${folder}/${name.split(path.sep).join('/')}`)
    .sort();
};

/** Gives `import './all-tests'` every host test, so that both hosts run the same list. @type {esbuild.Plugin} */
const allHostTests = {
  name: 'all-host-tests',
  setup(build) {
    build.onResolve({ filter: /^\.\/all-tests$/ }, () => ({ path: 'all-tests', namespace: 'all-tests' }));
    build.onLoad({ filter: /.*/, namespace: 'all-tests' }, () => ({
      resolveDir: __dirname,
      contents: testsIn('host')
        .map((file) => `require(${JSON.stringify(file)});`)
        .join('\n'),
    }));
  },
};

/** mocha is "type": "module", so esbuild takes its browser build for ESM and lets its `module.exports` replace the bundle's. @type {esbuild.Plugin} */
const mochaInBrowser = {
  name: 'mocha-in-browser',
  setup(build) {
    build.onLoad({ filter: /[\\/]mocha[\\/]mocha\.js$/ }, ({ path: file }) => ({
      contents: `(function (exports, module, define) {${readFileSync(file, 'utf8')}\n}).call(globalThis);`,
    }));
  },
};

/** The harness finds its files from where it stands, so it is not bundled. @type {esbuild.Plugin} */
const harnessStays = {
  name: 'harness-stays',
  setup(build) {
    build.onResolve({ filter: /\/harness\// }, ({ path: file, resolveDir }) => ({
      path: path.resolve(resolveDir, file),
      external: true,
    }));
  },
};

/** @type {esbuild.BuildOptions[]} */
const product = [
  // The extension: one web-safe CommonJS file for desktop and web.
  {
    ...common,
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/extension.js',
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
    minify: true,
  },
  // The playground: an ES module for the webview page.
  {
    ...common,
    entryPoints: ['webview/main.ts'],
    outfile: 'dist/playground.js',
    platform: 'browser',
    format: 'esm',
    minify: true,
    tsconfig: 'webview/tsconfig.json',
  },
  // Long work, for worker threads and Web Workers alike.
  {
    ...common,
    entryPoints: ['src/batch/worker.ts'],
    outfile: 'dist/worker.js',
    platform: 'browser',
    format: 'iife',
    globalName: 'turnsmithWorker',
    minify: true,
  },
  // The terminal command.
  {
    ...common,
    entryPoints: ['src/cli/main.ts'],
    outfile: 'dist/cli.js',
    platform: 'node',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
  },
];

/** @type {esbuild.BuildOptions[]} */
const tests = [
  // Unit and browser tests: one file each, run by mocha in Node.
  {
    ...common,
    entryPoints: ['core', 'games', 'l10n', 'language', 'play', 'batch', 'cli', 'webview', 'house', 'browser'].flatMap(
      testsIn,
    ),
    outdir: 'dist/test',
    outbase: 'test',
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    plugins: [harnessStays],
  },
  // Host tests for a Node extension host, and for a web worker with mocha inside.
  {
    ...common,
    entryPoints: ['test/host/index.node.ts'],
    outfile: 'dist/test/host/index.node.js',
    platform: 'node',
    format: 'cjs',
    external: ['vscode', 'mocha'],
    plugins: [allHostTests],
  },
  {
    ...common,
    entryPoints: ['test/host/index.web.ts'],
    outfile: 'dist/test/host/index.web.js',
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
    define: { global: 'globalThis' },
    plugins: [allHostTests, mochaInBrowser],
  },
  // The same suite in desktop VS Code.
  {
    ...common,
    entryPoints: ['test/desktop.ts'],
    outfile: 'dist/test/desktop.js',
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  },
  // Measurements.
  {
    ...common,
    entryPoints: ['test/bench/main.ts'],
    outfile: 'dist/test/bench.js',
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    plugins: [harnessStays],
  },
  // What of it runs in a browser.
  {
    ...common,
    entryPoints: ['test/bench/boardPage.ts'],
    outfile: 'dist/test/boardPage.js',
    platform: 'browser',
    format: 'iife',
    tsconfig: 'webview/tsconfig.json',
  },
];

/** The icon font stands beside the playground, since the page may load from the extension alone. */
function copyCodicons() {
  mkdirSync('dist', { recursive: true });
  for (const name of ['codicon.css', 'codicon.ttf']) {
    copyFileSync(path.join(__dirname, 'node_modules/@vscode/codicons/dist', name), path.join('dist', name));
  }
}

async function main() {
  process.chdir(__dirname);
  copyCodicons();
  const builds = shipOnly ? product : [...product, ...tests];
  if (!watch) return void (await Promise.all(builds.map((options) => esbuild.build(options))));
  const contexts = await Promise.all(builds.map((options) => esbuild.context(options)));
  await Promise.all(contexts.map((context) => context.watch()));
  console.log('watching; Ctrl+C ends');
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
