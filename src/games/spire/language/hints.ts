import type { Hint } from '../../fileFormat';
import type { SpireEditorKey } from '../texts';
import { forecast, turnArguments } from './forecast';
import type { SpireFile } from './spireFile';

/** Behind each header with monsters: how many hit points wait there, and what the first enemy turns cost. `docs/games/spire.md#hints` */
export function hints({ source, encounters }: SpireFile): Hint<SpireEditorKey>[] {
  return encounters.flatMap(({ header: { line }, monsters }): Hint<SpireEditorKey>[] => {
    if (monsters.length === 0) return [];
    const foretold = forecast(monsters);
    const args = { hp: foretold.hp, ...turnArguments(foretold) };
    return [{ position: source.lineRange(line).end, label: { key: 'spire.hint.encounter', args } }];
  });
}
