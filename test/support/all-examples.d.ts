// `esbuild.js` makes this module out of `examples.ts` in the test folder of every game.
import type { Examples } from './examples';

export declare const examples: readonly Examples[];
