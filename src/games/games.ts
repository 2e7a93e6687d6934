import type { GameModule } from './module';
import { robots } from './robots';
import { rogue } from './rogue';
import { slug } from './slug';
import { snakes } from './snakes';
import { spire } from './spire';

/** Every game of Turnsmith, in the order in which a `.txt` is tried. A new game is a line here. */
export const GAMES: readonly GameModule[] = [slug, spire, snakes, robots, rogue];
