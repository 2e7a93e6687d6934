// @ts-check
import { builtinModules } from 'node:module';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** The layers that an import may not reach from a folder: `src/core` knows nobody, games know core, and so on outwards. */
const PURE_BANS = ['vscode', 'node:*', 'lit', 'lit/*'];
/** @param {string[]} files @param {string[]} banned @returns {import('eslint').Linter.Config} */
const layer = (files, banned) => {
  const message = 'This layer must not import that one; see docs/house.md.';
  // Where `node:fs` is banned, `fs` is, too; by its exact name, since a pattern would find `./fs` as well.
  const paths = banned.includes('node:*') ? builtinModules.map((name) => ({ name, message })) : [];
  return { files, rules: { 'no-restricted-imports': ['error', { paths, patterns: [{ group: banned, message }] }] } };
};
const folders = (/** @type {string[]} */ ...names) => names.flatMap((name) => [`**/${name}`, `**/${name}/**`]);

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
  layer(
    ['src/core/**'],
    [...PURE_BANS, ...folders('games', 'l10n', 'language', 'play', 'batch', 'editor', 'cli', 'webview')],
  ),
  layer(['src/l10n/**'], [...PURE_BANS, ...folders('games', 'language', 'play', 'batch', 'editor', 'cli', 'webview')]),
  layer(['src/games/**'], [...PURE_BANS, ...folders('l10n', 'language', 'play', 'batch', 'editor', 'cli', 'webview')]),
  layer(['src/language/**'], [...PURE_BANS, ...folders('play', 'batch', 'editor', 'cli', 'webview')]),
  layer(['src/play/**'], [...PURE_BANS, ...folders('language', 'batch', 'editor', 'cli', 'webview')]),
  layer(['src/batch/**'], [...PURE_BANS, ...folders('language', 'play', 'editor', 'cli', 'webview')]),
  layer(['src/editor/**', 'src/extension.ts'], ['node:*', 'lit', 'lit/*', ...folders('cli', 'webview')]),
  layer(['src/cli/**'], ['vscode', 'lit', 'lit/*', ...folders('editor', 'webview')]),
  layer(['webview/**'], ['vscode', 'node:*', ...folders('language', 'editor', 'cli')]),
  {
    files: ['src/games/**'],
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
