import type { GameModule } from '../module';
import { robotArenaFormat } from './language/arena/format';
import { medicCommandsFormat } from './language/medic/format';
import { games } from './play';
import { texts } from './texts';

/** Robot war: two teams of robots that fight by themselves. `docs/games/robots.md` */
export const robots: GameModule = {
  id: 'robots',
  title: 'Robot War',
  languages: [robotArenaFormat, medicCommandsFormat],
  games,
  texts,
};
