// @ts-check
// VS Code for the web with its extension host in a web worker, and the folder in memory.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { exitOnSignals } from './cleanup.mjs';
import { WEB_FOLDER } from './install.mjs';
import { ROOT, WORKSPACE } from './paths.mjs';
import { sendFile } from './staticFiles.mjs';
import { webPage } from './webPage.mjs';

/**
 * Starts the web host, which must be installed. Throws when the port is taken.
 * @param {import('./host.mjs').HostOptions} options
 * @returns {Promise<import('./host.mjs').Host>}
 */
export async function startHost({ extension = ROOT, folder = WORKSPACE, tests, settings, verbose, port = 0 }) {
  exitOnSignals();
  // Before every path: other users of this machine, and pages in other browsers, must not read the files.
  const token = randomBytes(16).toString('hex');
  const testsPath = tests && `ext/${path.relative(extension, tests).split(path.sep).join('/')}`;
  if (testsPath?.includes('../'))
    throw new Error(`VS Code for the web runs no tests from outside the extension: ${tests}`);
  /** @type {Record<string, string>} */
  const roots = { vscode: WEB_FOLDER, ext: extension, 'web-fs': path.join(import.meta.dirname, 'web-fs') };
  let log = '';
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    /** @param {string} type @param {string} body */
    const send = (type, body) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const place = pathname.startsWith(`/${token}/`) ? pathname.slice(token.length + 2) : undefined;
    const [top = '', ...rest] = (place ?? '').split('/');
    if (place === '') send('text/html', webPage({ root: `${request.headers.host}/${token}`, testsPath, settings }));
    else if (place === 'folder') void filesIn(folder).then((files) => send('application/json', JSON.stringify(files)));
    else if (place === testsPath && tests) send('text/javascript', testOptions() + readFileSync(tests, 'utf8'));
    else {
      const missing = () => {
        log += `404 ${pathname}\n`;
        if (verbose) console.error(`404 ${pathname}`);
      };
      void sendFile(response, roots[top], decodeURIComponent(rest.join('/'))).then((sent) => sent || missing());
    }
  });
  await new Promise((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The web host has no port');
  return {
    kind: 'web',
    // Webviews live on <id>.vs.localhost, which is the same site as vs.localhost: on plain localhost the browser refuses them
    // their service worker. Browsers resolve both by themselves.
    origin: `http://vs.localhost:${address.port}/${token}/`,
    folder: undefined,
    log: () => log,
    prepare: () => Promise.resolve(),
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A web worker has no environment: what the test bundle wants of it stands before the bundle, on its first line. */
function testOptions() {
  const { CI, MOCHA_GREP } = process.env;
  return `globalThis.hostTestOptions = ${JSON.stringify({ forbidOnly: Boolean(CI), ...(MOCHA_GREP ? { grep: MOCHA_GREP } : {}) })};`;
}

/** Every file below a folder: its path there, and its content in base64. @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const pairs = files.map(async (file) => [
    path.relative(folder, file).split(path.sep).join('/'),
    (await readFile(file)).toString('base64'),
  ]);
  return Object.fromEntries(await Promise.all(pairs));
}
