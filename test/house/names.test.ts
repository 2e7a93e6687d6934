import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { GAMES } from '../../src/games/games';
import { ROOT } from '../support/shared';

/** Folders that know no game: whatever they do with one comes out of the registry that they are handed. */
const NAMELESS = ['src/core', 'src/language', 'src/play', 'src/batch', 'src/editor', 'src/cli', 'src/l10n'];

/** Words that name a game: its folder, and the words of its languages and of its codes. */
const words = GAMES.flatMap(({ id, languages, games }) => [
  id,
  id.replace(/s$/, ''),
  ...languages.flatMap(({ languageId, codePrefix }) => [languageId, codePrefix]),
  ...games.map((game) => game.id),
]);
const NAMES = new RegExp(`\\b(${[...new Set(words)].join('|')})s?(?![a-z])`, 'i');

function filesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

/** The identifiers and strings of a file; comments may name a game as an example. */
function codeOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node.text.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('a game is named in its own folders and in one line of the list', () => {
  const shell = readdirSync(path.join(ROOT, 'webview')).filter((name) => name.endsWith('.ts'));
  const outside = [
    ...NAMELESS.flatMap(filesOf),
    ...shell.map((name) => `webview/${name}`),
    ...readdirSync(path.join(ROOT, 'webview/boards'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `webview/boards/${name}`),
    ...filesOf('scripts'),
    'src/extension.ts',
  ];

  it('and by nobody else', () => {
    expect(outside.length).to.be.above(60);
    // What the terminal shows as an example is a sample of the project.
    const examples = /turnsmith (run|check|play) levels\//;
    const naming = outside.flatMap((file) =>
      codeOf(file)
        .filter((text) => NAMES.test(text) && !examples.test(text))
        .map((text) => `${file}: ${text.slice(0, 80)}`),
    );
    expect(naming).to.deep.equal([]);
  });

  it('has a folder for each game and its board, of its id', () => {
    const folders = (place: string): string[] =>
      readdirSync(path.join(ROOT, place), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    const ids = GAMES.map(({ id }) => id);
    expect(folders('src/games')).to.have.members(ids);
    expect(folders('webview/boards')).to.have.members(ids);
  });

  it('finds a name where there is one', () => {
    for (const text of ['slug-level', 'the slugs', 'slug', 'playSlug'.replaceAll(/([a-z])([A-Z])/g, '$1 $2')]) {
      expect(NAMES.test(text), text).to.equal(true);
    }
    for (const text of ['sluggish', 'plug']) expect(NAMES.test(text), text).to.equal(false);
  });
});
