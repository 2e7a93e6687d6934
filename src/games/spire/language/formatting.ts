import { trimEndBlanks } from '../facts/blanks';
import type { SpireFile } from './spireFile';

/**
 * The canonical text of a file without errors: a blank line between encounters and none elsewhere, plain monster lines, headers as they are.
 * `docs/games/spire.md#the-canonical-form`
 */
export function format({ source, encounters }: SpireFile): string {
  return encounters
    .map(({ header, monsters }) => {
      const lines = monsters.flatMap(({ pair }) => (pair?.type && pair.hp ? [`${pair.type} ${pair.hp}`] : []));
      return [trimEndBlanks(source.line(header.line)), ...lines].map((line) => `${line}\n`).join('');
    })
    .join('\n');
}
