// @ts-check
// Mutation tests: changes the code in thousands of small ways and sees which of them no test notices.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'src/core/**/*.ts',
    'src/play/**/*.ts',
    'src/games/*/engine/**/*.ts',
    'src/games/*/play/**/*.ts',
    'src/games/*/language/**/checks/**/*.ts',
  ],
  buildCommand: 'node esbuild.js --mutants',
  plugins: ['./scripts/mutate/mochaRunner.mjs'],
  testRunner: 'bundle',
  coverageAnalysis: 'perTest',
  // What a module computes while it loads would need all tests again for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine must not make a slow test look like a mutant that never ends.
  timeoutMS: 10_000,
  timeoutFactor: 2.5,
  ignorePatterns: ['/dist', '/test-results', '/test/hosts', '/docs/images'],
  tempDirName: 'test-results/mutants',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
};
