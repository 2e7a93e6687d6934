import type { GameModule } from '../module';
import { rogueDungeonFormat } from './language/format';
import { games } from './play';
import { texts } from './texts';

/** The roguelike: one level of a dungeon, a hero, orcs and trolls. `docs/games/rogue.md` */
export const rogue: GameModule = {
  id: 'rogue',
  title: 'Roguelike',
  languages: [rogueDungeonFormat],
  games,
  texts,
};
