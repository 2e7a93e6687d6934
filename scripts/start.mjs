// @ts-check
// npm start: VS Code with Turnsmith, and the samples or a folder open.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installHost } from '../test/harness/install.mjs';
import { ensureBuilt } from './start/build.mjs';
import { openDesktop } from './start/desktop.mjs';
import { HELP, readOptions, UsageError } from './start/options.mjs';
import { copySamples } from './start/samples.mjs';
import { dataFolder, serve } from './start/serve.mjs';
import { ensureSystem } from './system.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** What a signal does: once the server runs, it ends that in peace. @type {() => void} */
let onSignal = () => process.exit(130);

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  ensureBuilt(ROOT, console.log);
  const samples = options.folder === undefined ? prepareSamples() : undefined;
  const folder = options.folder ?? samples?.folder ?? ROOT;
  if (options.desktop) {
    openDesktop(ROOT, folder);
    console.log(`Opened ${folder} in desktop VS Code.`);
    return;
  }
  await ensureSystem(['ripgrep']).catch((error) => {
    console.warn(`Finding files and searching will not work. ${error instanceof Error ? error.message : error}`);
  });
  await installHost('server');
  const { address, port, server } = await serve({ root: ROOT, folder, port: options.port, trusted: Boolean(samples) });
  if (port !== options.port) console.log(`Port ${options.port} is taken: this is on ${port}.`);
  console.log(`\nVS Code with Turnsmith, ${folder} open:\n\n    ${address}\n`);
  if (samples?.first) console.log(`With nothing else open, it begins with ${samples.first} and its playground.`);
  console.log('Ctrl+C ends it.');
  if (options.open) openInBrowser(address);
  await untilEnded(server);
}

/** The copy of the samples in the user's home folder; says where it is. */
function prepareSamples() {
  const folder = path.join(os.homedir(), 'turnsmith-samples');
  const { isNew, first } = copySamples(ROOT, folder);
  console.log(isNew ? `Copied the samples to ${folder}; they are yours to change.` : `Your samples: ${folder}`);
  return { folder, first };
}

/** Opens the address where there is a desktop; where there is none, the printed address has to do. @param {string} address */
function openInBrowser(address) {
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  spawn('xdg-open', [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** Returns when the server was ended by a signal to this process. @param {import('../test/harness/vscodeServer.mjs').VsCodeServer} server */
async function untilEnded(server) {
  /** @type {Promise<'signal'>} */
  const signal = new Promise((done) => {
    onSignal = () => {
      done('signal');
      onSignal = () => process.exit(130); // who signals again does not want to wait
    };
  });
  const end = await Promise.race([signal, server.exited]);
  if (end === 'signal') {
    await server.stop();
    console.log('\nTurnsmith ended.');
    return;
  }
  const log = path.join(dataFolder(), 'server.log');
  writeFileSync(log, server.log());
  throw new Error(`VS Code ended by itself (${end}); its log: ${log}`);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => onSignal());

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
