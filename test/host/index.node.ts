// Entry of the host tests for a Node extension host: desktop VS Code and the VS Code server.
import Mocha from 'mocha';
import { takeCoverage } from 'node:v8';
import { conclude, loadTests, markLines } from './report';

/** Called by VS Code. Runs every host test; rejects when one failed. MOCHA_GREP in the environment picks tests by name. */
export async function run(): Promise<void> {
  const { CI, MOCHA_GREP, NODE_V8_COVERAGE } = process.env;
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: 30_000, forbidOnly: Boolean(CI) });
  if (MOCHA_GREP) mocha.grep(MOCHA_GREP);
  markLines(Mocha.reporters);
  mocha.suite.emit('pre-require', globalThis, '', mocha); // defines describe() and it()
  await loadTests(() => import('./all-tests')); // only now: the tests need describe() and it()
  const counts = await new Promise<Mocha.Stats>((done, fail) => {
    const runner = mocha.run(() => (runner.stats ? done(runner.stats) : fail(new Error('mocha kept no counts'))));
  });
  if (NODE_V8_COVERAGE) takeCoverage(); // VS Code ends this process before Node would write it
  conclude(counts);
}
