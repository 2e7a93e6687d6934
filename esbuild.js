// @ts-check
// Builds everything under dist/: one call a bundle. `node esbuild.js --watch` rebuilds on change, `--ship-only` leaves out the tests, `--mutants`
// builds only what mutation tests run.
const esbuild = require('esbuild');
const { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const path = require('node:path');

const watch = process.argv.includes('--watch');
const shipOnly = process.argv.includes('--ship-only');
const mutants = process.argv.includes('--mutants');

/** @type {esbuild.BuildOptions} */
const common = {
  bundle: true,
  charset: 'utf8',
  sourcemap: true,
  target: 'es2022',
  logLevel: 'warning',
  legalComments: 'none',
  // What a bundle leaves out is never used in it: the format of a game asks there for names with nothing behind them.
  logOverride: { 'import-is-undefined': 'silent' },
};

/** The test files below a folder of `test/`, as paths relative to this file. @param {string} folder @returns {string[]} */
const testsIn = (folder) => {
  const place = path.join(__dirname, 'test', folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `./test/${folder}/${name.split(path.sep).join('/')}`)
    .sort();
};

/** A module that stands for what is found in a folder, so that no list names it. @param {string} name @param {() => string} contents @returns {esbuild.Plugin} */
const madeModule = (name, contents) => ({
  name,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^\\.{1,2}/(.*/)?${name}$`) }, () => ({ path: name, namespace: name }));
    build.onLoad({ filter: /.*/, namespace: name }, () => ({ resolveDir: __dirname, contents: contents() }));
  },
});

/** Gives `import './all-tests'` these tests. @param {() => string[]} files @returns {esbuild.Plugin} */
const allTests = (files) =>
  madeModule('all-tests', () =>
    files()
      .map((file) => `require(${JSON.stringify(file)});`)
      .join('\n'),
  );

/** Gives `import './all-boards'` the board of every game, which defines its element. */
const allBoards = madeModule('all-boards', () =>
  readdirSync(path.join(__dirname, 'webview/boards'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `import './webview/boards/${name}/index.ts';`)
    .join('\n'),
);

/** The files that ship for users to play with, as paths from here; those of the first game to try come first. @returns {string[]} */
const samplePaths = () => {
  const files = ['levels', 'snakes'].flatMap((folder) =>
    readdirSync(path.join(__dirname, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(__dirname, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  const isFirst = (/** @type {string} */ file) => file.startsWith('levels/slug/');
  return [...files.filter(isFirst).sort(), ...files.filter((file) => !isFirst(file)).sort()];
};

/** Gives `import './all-samples'` the paths of the samples. */
const allSamples = madeModule('all-samples', () => `export const samples = ${JSON.stringify(samplePaths())};`);

/** Gives `import './all-benches'` what measures something, by its name: the files `test/bench/NAME.bench.ts`. */
const allBenches = madeModule('all-benches', () =>
  readdirSync(path.join(__dirname, 'test/bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => `export { bench as ${file.slice(0, -'.bench.ts'.length)} } from './test/bench/${file}';`)
    .join('\n'),
);

/** Gives `import './all-examples'` the texts of every game for what is tested in all of them: `examples.ts` in the folder of its tests. */
const allExamples = madeModule('all-examples', () => {
  const folders = readdirSync(path.join(__dirname, 'test/games'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const files = folders
    .map(({ name }) => `./test/games/${name}/examples.ts`)
    .filter((file) => existsSync(path.join(__dirname, file)));
  return `${files.map((file, i) => `import { examples as e${i} } from '${file}';`).join('\n')}
export const examples = [${files.map((_, i) => `...e${i}`).join(', ')}];`;
});

/**
 * The parts of every game that a bundle has no use for, by the path within the game's folder, and what stands in their place: the extension
 * plays nothing, neither says what only the other says, and only the worker searches.
 */
const PARTS = {
  play: { filter: /[\\/]games[\\/]\w+[\\/]play[\\/]index\.ts$/, contents: 'export const games = [];' },
  solver: {
    filter: /[\\/]games[\\/]\w+[\\/]solver[\\/]index\.ts$/,
    contents: 'export const searchWin = undefined, generate = undefined;',
  },
  panelTexts: { filter: /[\\/]games[\\/]\w+[\\/]texts[\\/]\w+[\\/]panel\.ts$/, contents: 'export const panel = {};' },
  editorTexts: {
    filter: /[\\/]games[\\/]\w+[\\/]texts[\\/]\w+[\\/]editor\.ts$/,
    contents: 'export const editor = {};',
  },
};

/** Leaves parts of the games out of a bundle. @param {(keyof typeof PARTS)[]} parts @returns {esbuild.Plugin} */
const without = (...parts) => ({
  name: `without-${parts.join('-')}`,
  setup(build) {
    for (const part of parts) {
      const { filter, contents } = PARTS[part];
      build.onLoad({ filter }, () => ({ contents, loader: 'js' }));
    }
  },
});

/**
 * Leaves out of a bundle what only an editor asks of a format: each of these files keeps the names that it exports, with nothing behind them.
 * @type {esbuild.Plugin}
 */
const withoutEditing = {
  name: 'without-editing',
  setup(build) {
    const filter =
      /[\\/]games[\\/]\w+[\\/]language[\\/](\w+[\\/])?(completion|hover|outline|folding|formatting|hints|refactorings|template)\.ts$/;
    build.onLoad({ filter }, ({ path: file }) => {
      const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(
        ([, name]) => name,
      );
      return { contents: names.map((name) => `export const ${name} = undefined;`).join('\n'), loader: 'js' };
    });
  },
};

/** Takes the spaces out of style sheets, where they part nothing; what a template puts in stays as it is. @param {string} code */
const plainStyles = (code) =>
  code.replaceAll(/css`(?:[^`\\]|\\.)*`/g, (template) =>
    template
      .split(/(\$\{[^}]*\})/)
      .map((part, i) =>
        i % 2
          ? part
          : part
              .replaceAll(/\s*([{};,])\s*/g, '$1')
              .replaceAll(/:\s+/g, ':')
              .replaceAll(';}', '}'),
      )
      .join(''),
  );

/**
 * Takes the indentation out of the templates of elements and style sheets, where it means nothing: in code without comments and white space, line
 * ends are in templates alone. @type {esbuild.Plugin}
 */
const plainTemplates = {
  name: 'plain-templates',
  setup(build) {
    const compilerOptions = { experimentalDecorators: true, useDefineForClassFields: false, target: 'es2022' };
    build.onLoad({ filter: /[\\/](webview[\\/].*\.ts|@vscode-elements[\\/].*\.js)$/ }, ({ path: file }) => {
      const loader = file.endsWith('.ts') ? 'ts' : 'js';
      const { code } = esbuild.transformSync(readFileSync(file, 'utf8'), {
        loader,
        sourcefile: file,
        minifyWhitespace: true,
        target: 'es2022',
        tsconfigRaw: { compilerOptions },
      });
      return { contents: plainStyles(code.trimEnd().replaceAll(/\n\s+/g, ' ')), loader: 'js' };
    });
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

/**
 * Takes VS Code's interface once, by the names of its parts that are used: otherwise each of forty modules keeps a copy of all of it, and names
 * its parts in full. @type {esbuild.Plugin}
 */
const vscodeByName = {
  name: 'vscode-by-name',
  setup(build) {
    build.onResolve({ filter: /^vscode$/ }, ({ namespace }) =>
      namespace === 'vscode-by-name'
        ? { path: 'vscode', external: true }
        : { path: 'vscode', namespace: 'vscode-by-name' },
    );
    build.onLoad({ filter: /.*/, namespace: 'vscode-by-name' }, () => {
      const files = readdirSync(path.join(__dirname, 'src'), { recursive: true, encoding: 'utf8' });
      const names = files.flatMap((file) => {
        if (!file.endsWith('.ts') || file.endsWith('.d.ts')) return [];
        const { code } = esbuild.transformSync(readFileSync(path.join(__dirname, 'src', file), 'utf8'), {
          loader: 'ts',
        });
        return [...code.matchAll(/\bvscode\.(\w+)/g)].map(([, part]) => part);
      });
      const parts = [...new Set(names)].sort().map((part) => `export const ${part} = api.${part};`);
      return { contents: `const api = require('vscode');\n${parts.join('\n')}`, resolveDir: __dirname };
    });
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
    minify: true,
    charset: 'utf8',
    plugins: [vscodeByName, allSamples, without('play', 'panelTexts')],
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
    plugins: [allBoards, without('solver', 'editorTexts'), withoutEditing, plainTemplates],
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
    plugins: [without('editorTexts', 'panelTexts')],
  },
  // The terminal command.
  {
    ...common,
    entryPoints: ['src/cli/main.ts'],
    outfile: 'dist/cli.js',
    platform: 'node',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [without('solver', 'editorTexts')],
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
    plugins: [harnessStays, allExamples],
  },
  // Host tests for a Node extension host, and for a web worker with mocha inside.
  {
    ...common,
    entryPoints: ['test/host/index.node.ts'],
    outfile: 'dist/test/host/index.node.js',
    platform: 'node',
    format: 'cjs',
    external: ['vscode', 'mocha'],
    plugins: [allTests(() => testsIn('host'))],
  },
  {
    ...common,
    entryPoints: ['test/host/index.web.ts'],
    outfile: 'dist/test/host/index.web.js',
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
    define: { global: 'globalThis' },
    plugins: [allTests(() => testsIn('host')), mochaInBrowser],
  },
  // Component tests: what runs in the page, with mocha inside, and what opens the page.
  {
    ...common,
    entryPoints: ['test/components/page.ts'],
    outfile: 'dist/test/components/page.js',
    platform: 'browser',
    format: 'esm',
    define: { global: 'globalThis' },
    tsconfig: 'webview/tsconfig.json',
    plugins: [allTests(() => testsIn('components')), allBoards, mochaInBrowser],
  },
  {
    ...common,
    entryPoints: ['test/components/main.ts'],
    outfile: 'dist/test/components/main.js',
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    alias: { vscode: './test/components/vscodeModule.ts' },
    plugins: [harnessStays],
  },
  // Measurements.
  {
    ...common,
    entryPoints: ['test/bench/main.ts'],
    outfile: 'dist/test/bench.js',
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    plugins: [harnessStays, allBenches],
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

/** The unit tests of what is mutated, in one file that loads fast; each test of a huge text takes seconds a mutant. @type {esbuild.BuildOptions} */
const mutationTests = {
  ...common,
  entryPoints: ['./all-tests'],
  outfile: 'dist/test/mutants.js',
  platform: 'node',
  format: 'cjs',
  packages: 'external',
  sourcemap: false,
  plugins: [
    allTests(() =>
      (process.env.MUTATION_TESTS ?? 'core,games,language,play,batch')
        .split(',')
        .flatMap(testsIn)
        .filter((file) => !file.endsWith('/large.test.ts')),
    ),
  ],
};

/** The icon font stands beside the playground, since the page may load from the extension alone. */
function copyCodicons() {
  mkdirSync('dist', { recursive: true });
  for (const file of [
    require.resolve('@vscode/codicons/dist/codicon.css'),
    require.resolve('@vscode/codicons/dist/codicon.ttf'),
  ]) {
    copyFileSync(file, path.join('dist', path.basename(file)));
  }
}

async function main() {
  process.chdir(__dirname);
  copyCodicons();
  // What an earlier state of the tests left there would be run with them.
  if (!shipOnly && !mutants) rmSync(path.join('dist', 'test'), { recursive: true, force: true });
  const builds = mutants ? [mutationTests] : shipOnly ? product : [...product, ...tests];
  if (!watch) return void (await Promise.all(builds.map((options) => esbuild.build(options))));
  const contexts = await Promise.all(builds.map((options) => esbuild.context(options)));
  await Promise.all(contexts.map((context) => context.watch()));
  console.log('watching; Ctrl+C ends');
}

if (require.main === module) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

module.exports = { product, allBoards, allExamples, allSamples };
