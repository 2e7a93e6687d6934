import type { GameModule } from '../module';
import { slugLevelFormat } from './language/format';
import { games } from './play';
import { texts } from './texts';

/** SlugDungeon: a turn game on a grid with poison and weapons. `docs/games/slug.md` */
export const slug: GameModule = {
  id: 'slug',
  title: 'SlugDungeon',
  languages: [slugLevelFormat],
  games,
  texts,
};
