// @ts-check
// Stack traces of bundled tests, told in the lines of the source files.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * A function that puts source files and lines in the place of a bundle's in one line of a stack trace; it leaves other lines
 * as they are, and every line when the bundle has no source map beside it.
 * @param {string} bundle path of the bundle
 * @returns {(line: string) => string}
 */
export function stackLines(bundle) {
  const mapFile = `${bundle}.map`;
  if (!existsSync(mapFile)) return (line) => line;
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  const name = path.basename(bundle).replaceAll('.', '\\.');
  const frame = new RegExp(`(\\(|at )[^()]*${name}[^:()]*:(\\d+):(\\d+)`);
  return (line) =>
    line.replace(frame, (whole, before, row, column) => {
      // VS Code makes a function of a bundle in a web worker, which puts two lines before it.
      const ahead = whole.includes('#vscode-extension') ? 2 : 0;
      const entry = map.findEntry(Number(row) - 1 - ahead, Number(column) - 1);
      if (!('originalSource' in entry)) return whole;
      const source = new URL(entry.originalSource, pathToFileURL(bundle));
      if (source.protocol !== 'file:') return whole; // a module that the build makes up
      const file = path.relative(process.cwd(), fileURLToPath(source));
      return `${before}${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
}
