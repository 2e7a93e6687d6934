import { secondLine } from './secondLine';

/** One turn limit a war. */
export const secondTurns = secondLine('turns');
