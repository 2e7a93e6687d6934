// `esbuild.js` makes this module: it exports what every file `NAME.bench.ts` measures, by its name.
import type { Result } from './measure';

declare const benches: Readonly<Record<string, () => Result[] | Promise<Result[]>>>;
export = benches;
