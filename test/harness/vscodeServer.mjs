// @ts-check
// The process of the VS Code server. Only lib/vscode of code-server is started, not code-server's own front end.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { atExit } from './cleanup.mjs';
import { SERVER_FOLDER } from './install.mjs';

/** How long a server may take until it listens, in ms, on a busy machine. */
const START_LIMIT = 120_000;

/** How much of a server's log is kept, in characters: it may run for days. */
const LOG_LENGTH = 500_000;

/**
 * @typedef {object} VsCodeServer
 * @property {number} port
 * @property {() => string} log what it wrote last
 * @property {() => Promise<void>} stop ends it with all its children; returns when it is gone
 * @property {Promise<number | string | null>} exited its exit code, or the signal that killed it, once it ended
 */

/**
 * Starts a VS Code server on 127.0.0.1 and returns when it listens. Throws an Error with its log when it does not.
 * @param {{ data: string, port?: number | string, args?: string[], env?: NodeJS.ProcessEnv, verbose?: boolean }} options
 *   `data`: its folder for settings and logs; `port`: 0 or absent takes any free one,
 *   '3100-3120' the first free one of these
 * @returns {Promise<VsCodeServer>}
 */
export async function launchServer({ data, port = 0, args = [], env = {}, verbose = false }) {
  const child = spawn(
    process.execPath,
    [
      path.join(SERVER_FOLDER, 'out', 'server-main.js'),
      ...['--host', '127.0.0.1', '--port', String(port), '--server-data-dir', data],
      ...['--accept-server-license-terms', '--disable-telemetry', '--telemetry-level', 'off', '--disable-update-check'],
      ...args,
    ],
    // A process group of its own: a signal to the group also reaches the extension hosts.
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: { ...process.env, ...env } },
  );
  let log = '';
  /** @type {VsCodeServer['exited']} */
  const exited = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group is gone.
    }
  };
  const forget = atExit(() => signalGroup('SIGKILL'));
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<number>} */
  const listens = new Promise((done, fail) => {
    /** @param {Buffer} data */
    const see = (data) => {
      log = (log + data.toString()).slice(-LOG_LENGTH);
      if (verbose) process.stderr.write(data);
      const told = /Extension host agent listening on (\d+)/.exec(log);
      if (told) done(Number(told[1]));
    };
    child.stdout.on('data', see);
    child.stderr.on('data', see);
    child.once('error', fail);
    void exited.then((code) => fail(new Error(`The VS Code server ended at once (${code})\n${log}`)));
    timer = setTimeout(() => {
      signalGroup('SIGKILL');
      fail(new Error(`The VS Code server does not listen after ${START_LIMIT / 1000} s\n${log}`));
    }, START_LIMIT);
  });
  const listening = await listens.finally(() => clearTimeout(timer));
  return {
    port: listening,
    log: () => log,
    exited,
    async stop() {
      signalGroup('SIGTERM');
      await Promise.race([exited, new Promise((done) => setTimeout(done, 5000).unref())]);
      signalGroup('SIGKILL'); // also those of the group that outlived the server
      forget();
    },
  };
}
