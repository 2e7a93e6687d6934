// @ts-check
// Mutation tests:  npm run mutate [-- FOLDER ...]   (or FILE ..., or options of Stryker; all folders of stryker.config.mjs when none is named)
// Prints the score, and writes the scores of the folders that it ran whole into docs/mutation.md. MUTATION_TESTS=core,games/slug in the environment
// runs only the tests of these folders of test/, for a quick look, and writes nothing.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker, StrykerCli } from '@stryker-mutator/core';
import { format } from 'prettier';

const ROOT = path.resolve(import.meta.dirname, '..');
const REPORT = path.join(ROOT, 'test-results/mutation/report.json');
const PAGE = path.join(ROOT, 'docs/mutation.md');

const HEAD = `# How much the tests notice

\`npm run mutate\` changes the code in small ways, one at a time, and runs the tests that reach the change. A change that no test notices is one that
somebody could make by mistake. \`npm run mutate -- src/core\` does so for one folder; what survived is listed in
\`test-results/mutation/report.html\`. Left out is what a module computes while it loads.

| folder | mutants | killed | score |
| --- | ---: | ---: | ---: |
`;

/** What became of the mutants of a folder. @typedef {{ mutants: number, killed: number }} Tally */

/** The counts that the page has. @returns {Map<string, Tally>} */
function written() {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const rows = text.matchAll(/^\| `([^`]+)` *\| *(\d+) \| *(\d+) \|/gm);
  return new Map(
    [...rows].map(([, folder = '', all, some]) => [folder, { mutants: Number(all), killed: Number(some) }]),
  );
}

/** The counts of the folders of which the report has every file. @returns {Map<string, Tally>} */
function counted() {
  /** @type {import('@stryker-mutator/api/core').schema.MutationTestResult} */
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
  /** @type {Map<string, Tally>} */
  const tallies = new Map();
  for (const folder of new Set(Object.keys(files).map((file) => path.posix.dirname(file)))) {
    const names = readdirSync(path.join(ROOT, folder)).filter((name) => name.endsWith('.ts'));
    if (!names.every((name) => `${folder}/${name}` in files)) continue;
    const states = names.flatMap((name) => files[`${folder}/${name}`]?.mutants.map(({ status }) => status) ?? []);
    const killed = states.filter((status) => status === 'Killed' || status === 'Timeout').length;
    const survived = states.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
    if (killed + survived > 0) tallies.set(folder, { mutants: killed + survived, killed });
  }
  return tallies;
}

async function writePage() {
  const all = [...written(), ...counted()].filter(([folder]) => existsSync(path.join(ROOT, folder)));
  const rows = [...new Map(all)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, { mutants, killed }]) => {
      return `| \`${folder}\` | ${mutants} | ${killed} | ${((100 * killed) / mutants).toFixed(1)} % |\n`;
    });
  writeFileSync(PAGE, await format(HEAD + rows.join(''), { parser: 'markdown', printWidth: 120 }));
}

const isOption = (/** @type {string} */ arg) => arg.startsWith('-');
const args = process.argv.slice(2);
const places = args.some(isOption) ? [] : args;
const globs = places.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`));
const mutate = globs.length > 0 ? ['--mutate', globs.join()] : args;
process.chdir(ROOT);
rmSync(REPORT, { force: true }); // an old one must not pass for this run's
const cli = [...process.argv.slice(0, 2), 'run', ...mutate];
new StrykerCli(cli, undefined, async (given) => {
  const results = await new Stryker(given).runMutationTest();
  if (!process.env.MUTATION_TESTS && existsSync(REPORT)) await writePage();
  return results;
}).run();
