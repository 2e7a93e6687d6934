import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/games/games';
import { createRegistry } from '../src/games/registry';
import { manifest as texts } from '../src/l10n/en/manifest';
import { contributionsOf } from './contributions';

// Writes into package.json what the games say, and into package.nls.json what VS Code says of them before the extension starts: run
// `npm run manifest` after a game was added, a check's code changed, or a text of the manifest.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
write('package.json', { ...manifest, ...contributionsOf(createRegistry(GAMES)) });
write('package.nls.json', texts);

function write(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
