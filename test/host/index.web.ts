// Entry of the host tests for a web worker. Mocha's browser build, part of this bundle, defines the globals `mocha` and `Mocha`.
import 'mocha/mocha.js';
import { conclude, loadTests, markLines } from './report';

declare const mocha: BrowserMocha;

declare global {
  /** What the web host puts before this bundle: a worker has no environment to read it from. */
  var hostTestOptions: { forbidOnly: boolean; grep?: string } | undefined;
}

/** Called by VS Code. Runs every host test; rejects when one failed. */
export async function run(): Promise<void> {
  mocha.setup({ ui: 'bdd', reporter: 'spec', color: false, timeout: 30_000, ...globalThis.hostTestOptions });
  markLines(Mocha.reporters);
  await loadTests(() => import('./all-tests')); // only now: the tests need describe() and it()
  const counts = await new Promise<Mocha.Stats>((done, fail) => {
    const runner = mocha.run(() => (runner.stats ? done(runner.stats) : fail(new Error('mocha kept no counts'))));
  });
  conclude(counts);
}
