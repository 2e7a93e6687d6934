import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spireGame } from '../../../../src/games/spire/play/game';
import { goldenFolders, ROOT } from '../../../support/shared';
import { startGame, transcript } from '../support';

interface Case {
  readonly name: string;
  readonly file: string;
  readonly player: string;
  /** A decimal string: seeds may be too large for a number. */
  readonly seed: string;
  readonly moves: string;
  readonly trace: string;
  readonly transcript?: string;
}

function casesOf(folder: string): Case[] {
  const text = readFileSync(path.join(folder, 'cases.json'), 'utf8');
  return JSON.parse(text.replace(/"seed": *(-?[0-9]+)/g, '"seed":"$1"'));
}

/** The trace without its header, as plain data. */
function traceOf({ player, seed }: Case, text: string, moves: readonly string[]): unknown[] {
  const state = startGame(text, player, seed);
  const lines: unknown[] = [spireGame.trace(state, null)];
  for (const move of moves) if (spireGame.step(state, move)) lines.push(spireGame.trace(state, move));
  return JSON.parse(JSON.stringify(lines));
}

for (const folder of goldenFolders('spire').filter(existsSync)) {
  describe(`recorded card games in ${path.relative(path.dirname(ROOT), folder)}`, () => {
    for (const recorded of casesOf(folder)) {
      const readFile = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
      const moves = (): string[] => spireGame.parseInputs(readFile(recorded.moves));

      it(`${recorded.name} plays to the last turn as recorded`, () => {
        const [header, ...lines] = readFile(recorded.trace).trim().split('\n');
        expect(header?.replaceAll(' ', '')).to.equal(`{"game":"spire","seed":${recorded.seed}}`);
        const expected = lines.map((line): unknown => JSON.parse(line));
        expect(traceOf(recorded, readFile(recorded.file), moves())).to.deep.equal(expected);
      });

      const { transcript: transcriptFile } = recorded;
      if (transcriptFile === undefined) continue;
      it(`${recorded.name} has the recorded transcript, to the byte`, () => {
        const { player, file, seed } = recorded;
        const state = startGame(readFile(file), player, seed);
        const printed = transcript(state, { player, file, moves: moves() });
        expect(printed).to.equal(`${readFile(transcriptFile)}\n`);
      });
    }
  });
}
