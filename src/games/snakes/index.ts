import type { GameModule } from '../module';
import { snakeRulesFormat } from './language/format';
import { games } from './play';
import { texts } from './texts';

/** Snake battle: up to four snakes on one field, each steered by the rules in its file. `docs/games/snakes.md` */
export const snakes: GameModule = {
  id: 'snakes',
  title: 'Snake Battle',
  languages: [snakeRulesFormat],
  games,
  texts,
};
