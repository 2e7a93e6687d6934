import type { GameModule } from '../module';
import { spireGameFormat } from './language/format';
import { games } from './play';
import { texts } from './texts';

/** Spire: a card game for one player. `docs/games/spire.md` */
export const spire: GameModule = {
  id: 'spire',
  title: 'Spire',
  languages: [spireGameFormat],
  games,
  texts,
};
