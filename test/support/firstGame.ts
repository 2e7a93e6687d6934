import { build, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './shared';

/** The lists that name every game: with the lines of all but the first game left out, the house stands with that game alone. */
const LISTS = ['src/games/formats.ts', 'src/games/registry.ts', 'src/l10n/english.ts', 'webview/boards/boards.ts'];
const OTHER_GAMES = /(snake|spire|robot|rogue|medic|drill)/i;

const onlyFirstGame: Plugin = {
  name: 'only-the-first-game',
  setup(build) {
    build.onLoad({ filter: /(formats|registry|english|boards)\.ts$/ }, ({ path: file }) => {
      if (!LISTS.includes(path.relative(ROOT, file).split(path.sep).join('/'))) return null;
      return { loader: 'ts', contents: withoutOtherGames(readFileSync(file, 'utf8')) };
    });
  },
};

/** Drops imports of other games and their names in lists, wherever those stand in a line. */
function withoutOtherGames(text: string): string {
  return text
    .split('\n')
    .filter((line) => !(line.startsWith('import ') && OTHER_GAMES.test(line)))
    .map((line) => line.replace(/\s*(\.\.\.)?\b\w*(snake|spire|robot|rogue|medic|drill)\w*(: \w+)?,?/gi, ''))
    .join('\n');
}

/** The size in bytes of the minified bundle of an entry with the first game alone. */
export async function sizeWithFirstGame(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: ['vscode'],
    tsconfig: path.join(ROOT, 'webview', 'tsconfig.json'),
    plugins: [onlyFirstGame],
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents.byteLength ?? NaN;
}
