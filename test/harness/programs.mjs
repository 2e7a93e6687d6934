// @ts-check
// Runs the programs that test something, and reads what they counted.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {import('./output.mjs').Write} Write */

/** @typedef {{ passed: number, failed: number }} Count */

/** The programs that run. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let ending = false;

/** Lets no program outlive this one: each is told to end, and then ends what it started itself. A second signal does not wait for that. */
export function endProgramsOnSignals() {
  const end = () => running.forEach((child) => child.kill('SIGTERM'));
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (ending || running.size === 0) process.exit(130);
      ending = true;
      const ends = [...running].map((child) => new Promise((done) => child.once('close', done)));
      end();
      void Promise.all(ends).then(() => process.exit(130));
    });
}

/**
 * Runs a Node program with its output shown and kept.
 * @param {Write} write
 * @param {string} program its path, from the project's root on
 * @param {string[]} [args]
 * @param {string[]} [nodeArgs]
 * @returns {Promise<{ code: number, output: string }>} `output`: what it wrote, warnings and errors included
 */
function run(write, program, args = [], nodeArgs = []) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArgs, path.resolve(ROOT, program), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        write(text);
      });
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (!ending) resolve({ code: code ?? 1, output });
    });
  });
}

/** A program that is one test by itself. @param {Write} write @param {string} name @param {string} program @param {string[]} args @returns {Promise<Count>} */
export async function step(write, name, program, args) {
  const { code } = await run(write, program, args);
  write(`${code === 0 ? '✔' : '✘'} ${name}\n`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Mocha over test bundles. @param {Write} write @param {string} spec @param {string[]} options @returns {Promise<Count>} */
export async function mocha(write, spec, options) {
  const args = ['--no-config', '--forbid-only', ...options, spec];
  const { code, output } = await run(write, 'node_modules/mocha/bin/mocha.js', args, ['--enable-source-maps']);
  const summary = [...output.matchAll(/^ *(\d+) passing \(\w+\)$/gm)].at(-1);
  const failing = /^ *(\d+) failing$/m.exec(output.slice(summary?.index));
  return judged({ passed: Number(summary?.[1] ?? 0), failed: Number(failing?.[1] ?? 0) }, code);
}

/** A program that writes the line `N passed, N failed` at its end. @param {Write} write @param {string} program @param {string[]} [args] @returns {Promise<Count>} */
export async function counted(write, program, args = []) {
  const { code, output } = await run(write, program, args);
  // Desktop VS Code shows the invisible mark that mocha's lines begin with in the extension host.
  const last = [...output.matchAll(/^\u2063?(\d+) passed, (\d+) failed\b/gm)].at(-1);
  return judged({ passed: Number(last?.[1] ?? 0), failed: Number(last?.[2] ?? 0) }, code);
}

/** A run that dies, or in which nothing was tested, counts as one failure at least. @param {Count} count @param {number} code */
function judged({ passed, failed }, code) {
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(1, failed) };
}
