// @ts-check
// Where things lie, for every script of the harness.
import path from 'node:path';

/** The root folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folder that a VS Code host is installed in. @param {HostKind} kind */
export const hostFolder = (kind) => path.join(ROOT, 'test', 'hosts', kind);

/** Where a kind of run leaves its logs and screenshots. @param {string} kind */
export const resultsFolder = (kind) => path.join(ROOT, 'test-results', kind);

/** The folder that tests open in VS Code. */
export const WORKSPACE = path.join(ROOT, 'test', 'fixtures', 'workspace');

/** @typedef {'server' | 'web'} HostKind */
