// @ts-check
import { builtinModules } from 'node:module';
import importX from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';

/** Packages that a pure layer must not know. */
const PURE_BANS = ['vscode', 'node:*', 'lit', 'lit/*', '@vscode/*'];
const MESSAGE = 'This layer must not import that one; see docs/house.md.';
/** @param {string[]} files @param {string[]} banned @returns {import('eslint').Linter.Config} */
const withoutPackages = (files, banned) => {
  // Where `node:fs` is banned, `fs` is, too; by its exact name, since a pattern would find `./fs` as well.
  const paths = banned.includes('node:*') ? builtinModules.map((name) => ({ name, message: MESSAGE })) : [];
  const rule = { paths, patterns: [{ group: banned, message: MESSAGE }] };
  return { files, rules: { 'no-restricted-imports': ['error', rule] } };
};
/** Which folders a folder's files must not import from. @type {(target: string, ...from: string[]) => object} */
const zone = (target, ...from) => ({
  target: `./${target}`,
  from: from.map((name) => `./${name}/**`),
  message: MESSAGE,
});
const game = (/** @type {string} */ part) => `src/games/*/${part}`;

/** The kinds of declarations that carry a doc comment where they are exported. */
const EXPORTED = ['ClassDeclaration', 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration'];
/** With every class, function, method and getter. */
const EVERY_FUNCTION = ['ClassDeclaration', 'MethodDefinition:not([kind="constructor"]):not([override=true])'];

/** Three words in a row are a sentence; people's texts belong to src/l10n. */
const SENTENCE = '/[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'test-results/**',
      'node_modules/**',
      'test/hosts/**',
      '.vscode-test/**',
      'test/harness/web-fs/**',
    ],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.mjs', '.js'] })],
      'import-x/extensions': ['.ts', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  { files: ['esbuild.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['test/**'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
  withoutPackages(
    ['core', 'games', 'l10n', 'language', 'play', 'batch'].map((name) => `src/${name}/**`),
    PURE_BANS,
  ),
  withoutPackages(['src/editor/**', 'src/extension.ts'], ['node:*', 'lit', 'lit/*']),
  withoutPackages(['src/cli/**'], ['vscode', 'lit', 'lit/*']),
  withoutPackages(['webview/**'], ['vscode', 'node:*']),
  {
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            zone('src/core/**', 'src/!(core)', 'webview'),
            zone('src/l10n/**', 'src/!(core|l10n)', 'webview'),
            zone('src/games/**', 'src/!(core|games)', 'webview'),
            zone('src/language/**', 'src/!(core|games|l10n|language)', 'webview'),
            zone('src/play/**', 'src/!(core|games|play)', 'webview'),
            zone('src/batch/**', 'src/!(core|games|batch)', 'webview'),
            zone('src/editor/**', 'src/cli', 'webview'),
            zone('src/cli/**', 'src/editor', 'webview'),
            zone('webview/**', 'src/language', 'src/batch', 'src/editor', 'src/cli'),
            zone(game('facts/**'), game('language'), game('engine'), game('solver'), game('play')),
            zone(game('language/**'), game('engine'), game('solver'), game('play')),
            zone(game('engine/**'), game('language'), game('solver'), game('play')),
            zone(game('solver/**'), game('language'), game('play')),
          ],
        },
      ],
    },
  },
  // What is exported says what it is for; the document of the snake game asks for a description of every function in it.
  {
    files: ['src/**/*.ts', 'webview/**/*.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        { publicOnly: true, require: { FunctionDeclaration: true }, contexts: EXPORTED },
      ],
    },
  },
  {
    files: ['src/games/snakes/**/*.ts', 'webview/boards/snakes/**/*.ts'],
    rules: { 'jsdoc/require-jsdoc': ['error', { require: { FunctionDeclaration: true }, contexts: EVERY_FUNCTION }] },
  },
  {
    files: ['src/games/**'],
    ignores: ['src/games/*/texts/**', 'src/games/*/index.ts', 'src/games/**/template.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${SENTENCE}]`, message: 'Sentences for people stand in src/l10n, under a key.' },
        {
          selector: `TemplateElement[value.raw=${SENTENCE}]`,
          message: 'Sentences for people stand in src/l10n, under a key.',
        },
      ],
    },
  },
  {
    files: ['webview/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TemplateElement[value.raw=/style\\s*=/]',
          message: 'The content security policy refuses inline styles: use a class or a custom property.',
        },
        {
          selector: 'ImportSpecifier[imported.name="styleMap"]',
          message: 'styleMap loses its first render under the content security policy.',
        },
      ],
    },
  },
);
