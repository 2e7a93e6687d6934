import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../src/games/analysis';
import { plainSetup } from '../../src/games/setup';
import { spireGameFormat } from '../../src/games/spire/language/format';
import { spireGame } from '../../src/games/spire/play/game';
import { legalMoves } from '../../src/games/spire/play/legalMoves';
import { ROOT } from '../support/shared';
import { picker, rate, type Result } from './measure';

/** Spire: encounters of the first sample, moves chosen evenly among those that do something. */
export function bench(): Result[] {
  const text = readFileSync(path.join(ROOT, 'levels', 'spire', '01-the-first-fight.spire'), 'utf8');
  const { definition } = analyse(spireGameFormat, text);
  const pick = picker(4711);
  const moves: string[] = [];
  let seed = 0;
  const play = (): number => {
    const loop = spireGame.start(definition, plainSetup(String(seed++)));
    while (loop.getStatus() === 'playing') {
      legalMoves(loop, moves);
      spireGame.step(loop, moves[pick(moves.length)] ?? 'end turn');
    }
    return 1;
  };
  return [{ name: 'spire: encounters', value: rate(play, 1500), unit: 'a second', goal: 40_000, moreIsBetter: true }];
}
