// @ts-check
// Sends files of a folder over HTTP.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Answers with the file `name` of the folder `root`, or with 404. Tells whether there was one.
 * @param {import('node:http').ServerResponse} response
 * @param {string | undefined} root
 * @param {string} name with slashes
 * @returns {Promise<boolean>}
 */
export async function sendFile(response, root, name) {
  // Extensions and webviews have origins of their own: every answer is for all of them.
  const open = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  };
  const file = root === undefined ? '' : path.join(root, name);
  const inside = root !== undefined && file.startsWith(root + path.sep);
  const found =
    inside &&
    (await stat(file).then(
      (stats) => stats.isFile(),
      () => false,
    ));
  if (!found) {
    response.writeHead(404, open).end();
    return false;
  }
  response.writeHead(200, { ...open, 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file)
    .on('error', (error) => response.destroy(error))
    .pipe(response);
  return true;
}
