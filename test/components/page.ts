// Entry of the component tests in the browser; test/components/main.ts opens the page. Mocha's browser build defines the globals.
import './vsCodeApi';
import 'mocha/mocha.js';
import { useLanguage } from '../../webview/texts';
import { conclude, loadTests, markLines } from '../host/report';
import { ENGLISH } from './games';
import { takeRefused } from './policy';
import { beginAnew } from './vsCodeApi';

declare const mocha: BrowserMocha;

declare global {
  /** Given by the runner: says that the tests ended, and what went wrong besides. */
  function testsEnded(problem?: string): void;
  /** Given by the runner: how mocha runs. */
  var componentTestOptions: { forbidOnly: boolean; grep?: string };
}

async function run(): Promise<void> {
  mocha.setup({ ui: 'bdd', reporter: 'spec', color: false, timeout: 5000, ...componentTestOptions });
  mocha.rootHooks({
    beforeEach() {
      document.body.replaceChildren();
      beginAnew();
      useLanguage(ENGLISH);
    },
    afterEach() {
      const refused = takeRefused();
      if (refused.length > 0) throw new Error(`The page's policy refused ${refused.join(', ')}`);
    },
  });
  markLines(Mocha.reporters);
  await loadTests(() => import('./all-tests')); // only now: the tests need describe() and it()
  const counts = await new Promise<Mocha.Stats>((done, fail) => {
    const runner = mocha.run(() => (runner.stats ? done(runner.stats) : fail(new Error('mocha kept no counts'))));
  });
  conclude(counts);
}

run().then(
  () => testsEnded(),
  (error: unknown) => testsEnded(error instanceof Error ? error.message : String(error)),
);
