// `esbuild.js` makes this module: it imports `index.ts` of every folder here, so that no list names the boards.
export {};
