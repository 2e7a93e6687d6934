/** The figures of the card game: monsters face left, heroes right. */
export { cultist, jawWorm, louse } from './monsters';
export { ironClad, silent, watcher } from './heroes';
