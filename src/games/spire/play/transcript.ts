/* eslint-disable no-restricted-syntax -- the assignment fixes these texts: the original prints exactly them, whatever the language */
import type { Dialogue } from '../../terminalPlay';
import type { GameLoop } from '../engine/gameLoop';
import { PLAYER } from '../facts/players';
import { listOf, renderText } from './textBoard';

const NEW_ENCOUNTER = 'New encounter!\n\n';
const ENCOUNTER_WON = answer('You have won the encounter!');
const GAME_WON = answer('You have won the game!');
const GAME_LOST = answer('You have lost the game!');
const PLAY_FAILED = answer('Card application failed.');

/** How the original program asks and answers. `docs/games/spire.md#the-transcript` */
export const dialogue: Dialogue<GameLoop> = {
  questions: [{ prompt: 'Enter a player type: ', option: PLAYER }],
  filePrompt: 'Enter a game file: ',
  linePrompt: 'Enter a move: ',
  printed,
};

/** What the original prints for the last move, or for the start at turn 0. */
export function printed(loop: GameLoop): string {
  const start = loop.getTurn() === 0 ? NEW_ENCOUNTER : '';
  // Every win but that of the game leads to a new encounter.
  const wins = loop.getWinners().map((player) => renderText(player, []) + ENCOUNTER_WON);
  const isOver = loop.getStatus() === 'won';
  return start + wins.join(NEW_ENCOUNTER) + (wins.length > 0 && !isOver ? NEW_ENCOUNTER : '') + printedOutcome(loop);
}

function printedOutcome(loop: GameLoop): string {
  const outcome = loop.getOutcome();
  switch (outcome.kind) {
    case 'done':
      return renderText(loop.getPlayer(), loop.getEncounter().getMonsters());
    case 'inspected':
      return answer(listOf(loop.getPile(outcome.pile)));
    case 'described':
      return answer(outcome.card.getDescription());
    case 'refused':
      return PLAY_FAILED;
    case 'lost':
      return GAME_LOST;
    case 'won':
      return GAME_WON;
  }
}

/** A line with an empty line before and behind it. */
function answer(line: string): string {
  return `\n${line}\n\n`;
}
