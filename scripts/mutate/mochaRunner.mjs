// @ts-check
// Stryker's test runner: this project's mocha over the one bundle of `esbuild.js --mutants`. Stryker's own, for the Node of this project,
// loads files of an older mocha.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import Mocha from 'mocha';

/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('@stryker-mutator/api/test-runner').CompleteDryRunResult} Complete */

/** What the mutated code and this runner tell each other. @type {import('@stryker-mutator/api/core').InstrumenterContext} */
const talk = {};
Reflect.set(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE, talk);

/** Finds whole titles; a real expression of a thousand titles takes longer than the tests. */
class OneOf extends RegExp {
  #titles;

  /** @param {readonly string[]} titles */
  constructor(titles) {
    super('');
    this.#titles = new Set(titles);
  }

  /** @override @param {string} title */
  test(title) {
    return this.#titles.has(title);
  }
}

/** All but tests with a stopwatch: code that counts its mutants is slow. */
const UNTIMED = /^(?!.*\bread (?:at once|in an instant)\b)/;

class MochaRunner {
  #evaluateTests = () => undefined;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#evaluateTests = compileBundle();
  }

  /** Runs all tests and notes which mutants each of them reaches. @param {import('@stryker-mutator/api/test-runner').DryRunOptions} options */
  async dryRun({ disableBail }) {
    const mocha = load(this.#evaluateTests);
    mocha.grep(UNTIMED);
    mocha.suite.beforeEach(function () {
      if (this.currentTest) talk.currentTestId = this.currentTest.fullTitle();
    });
    const tests = await run(mocha, disableBail);
    const { mutantCoverage } = talk;
    return /** @type {Complete} */ ({ status: DryRunStatus.Complete, tests, mutantCoverage });
  }

  /** Runs the tests that reach a mutant. @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant: { id }, mutantActivation, testFilter, disableBail, hitLimit }) {
    Object.assign(talk, { activeMutant: mutantActivation === 'static' ? id : undefined, hitLimit: undefined });
    const mocha = load(this.#evaluateTests);
    Object.assign(talk, { activeMutant: id, hitLimit, hitCount: hitLimit ? 0 : undefined });
    mocha.grep(testFilter ? new OneOf(testFilter) : UNTIMED);
    const tests = await run(mocha, disableBail);
    const endless = determineHitLimitReached(talk.hitCount, talk.hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }
}

/** Compiles the bundle once, to evaluate it often: `require` would keep each of its modules forever. */
function compileBundle() {
  const bundle = path.resolve('dist/test/mutants.js'); // Stryker has gone to its copy of the project by now
  const code = `(function (require, __dirname, module, exports) {${readFileSync(bundle, 'utf8')}\n})`;
  const wrapped = new Script(code, { filename: bundle }).runInThisContext();
  return () => wrapped(createRequire(bundle), path.dirname(bundle), { exports: {} }, {});
}

/** The tests with fresh modules: what a mutant left behind in one, such as a table that is made once, must not meet the next mutant. @param {() => void} evaluateTests */
function load(evaluateTests) {
  const mocha = new Mocha({ timeout: 0 });
  mocha.suite.emit('pre-require', globalThis, '', mocha); // defines describe() and it()
  evaluateTests();
  return mocha;
}

/** @param {Mocha} mocha @param {boolean} disableBail */
async function run(mocha, disableBail) {
  /** @type {TestResult[]} */
  const results = [];
  const setBail = (/** @type {Mocha.Suite} */ suite) => {
    suite.bail(!disableBail);
    suite.suites.forEach(setBail);
  };
  setBail(mocha.suite);
  mocha.reporter(reportTo((result) => results.push(result)));
  await new Promise((resolve) => mocha.run(resolve));
  mocha.dispose();
  return results;
}

/** A reporter of mocha that hands over each result. @param {(result: TestResult) => unknown} onResult */
function reportTo(onResult) {
  return class extends Mocha.reporters.Base {
    /** @param {Mocha.Runner} runner */
    constructor(runner) {
      super(runner);
      const base = (/** @type {Mocha.Test} */ test) => ({
        id: test.fullTitle(),
        name: test.fullTitle(),
        timeSpentMs: test.duration ?? 0,
      });
      runner.on('pass', (test) => onResult({ ...base(test), status: TestStatus.Success }));
      runner.on('pending', (test) => onResult({ ...base(test), status: TestStatus.Skipped }));
      runner.on('fail', (test, { message }) =>
        onResult({ ...base(test), status: TestStatus.Failed, failureMessage: message }),
      );
    }
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'bundle', () => new MochaRunner())];
