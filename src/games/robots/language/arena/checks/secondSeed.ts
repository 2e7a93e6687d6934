import { secondLine } from './secondLine';

/** One seed a war. */
export const secondSeed = secondLine('seed');
