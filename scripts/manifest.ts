import { readFileSync, writeFileSync } from 'node:fs';
import { activationEvents, contributions } from './contributions';

// Writes into package.json what the registry of games says: run `npm run manifest` after a game was added or a rule's code changed.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
const renewed = { ...manifest, activationEvents: activationEvents(), contributes: contributions() };
writeFileSync('package.json', `${JSON.stringify(renewed, null, 2)}\n`);
