// The module './all-tests' is made by esbuild.js: it loads every *.test.ts of this folder.
export {};
