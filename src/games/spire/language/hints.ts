import type { TextPosition } from '../../../core/range';
import type { Message } from '../../fileFormat';
import { forecast, turnArguments, type Forecast } from './forecast';
import type { SpireFile } from './spireFile';

/** What an editor may show behind a header: how many hit points wait there, and what the first enemy turns cost a player without block. */
export interface EncounterHint extends Forecast {
  /** The end of the header line. */
  readonly position: TextPosition;
  readonly phrase: Message;
}

/** A hint for each encounter that has monsters, in reading order; plain data. `docs/games/spire.md#hints` */
export function hints({ source, encounters }: SpireFile): EncounterHint[] {
  return encounters.flatMap(({ header: { line }, monsters }) => {
    if (monsters.length === 0) return [];
    const foretold = forecast(monsters);
    const args = { hp: foretold.hp, ...turnArguments(foretold) };
    return [{ ...foretold, position: source.lineRange(line).end, phrase: { key: 'spire.hint.encounter', args } }];
  });
}
