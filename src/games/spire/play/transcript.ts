import type { TranscriptInput } from '../../game';
import type { GameLoop } from '../engine/gameLoop';
import { FILE_PROMPT, MOVE_PROMPT, PLAYER_PROMPT } from '../engine/originalTexts';
import { playLine } from './playLine';

/**
 * What the original program prints for a whole game from its start, each typed line as typed behind its prompt. It ends with the game or with the
 * last line and leaves no prompt open. The loop is played on. `docs/games/spire.md#the-transcript`
 */
export function transcript(loop: GameLoop, { player, file, inputs }: TranscriptInput): string {
  let text = `${PLAYER_PROMPT}${player}\n${FILE_PROMPT}${file}\n${loop.printed()}`;
  for (const line of inputs) {
    if (loop.getStatus() !== 'playing') break;
    text += `${MOVE_PROMPT}${line}\n`;
    if (playLine(loop, line)) text += loop.printed();
  }
  return text;
}
