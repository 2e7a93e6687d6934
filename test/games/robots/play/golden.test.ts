import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referencedPaths } from '../../../../src/games/analyseWithFiles';
import { parse } from '../../../../src/games/analysis';
import { robotArenaFormat } from '../../../../src/games/robots/language/arena/format';
import { robotsGame } from '../../../../src/games/robots/play/game';
import { STEP } from '../../../../src/games/robots/play/war';
import { goldenFolders } from '../../../support/shared';
import { analyseArena, warOf } from '../support';

interface Case {
  readonly name: string;
  readonly file: string;
  readonly seed: number | null;
  readonly turns: number | null;
  readonly trace: string;
  readonly board: string;
  readonly lastTurn: number;
  readonly winner: number | null;
}

for (const folder of goldenFolders('robots').filter(existsSync)) {
  describe(`recorded robot wars of ${path.basename(path.dirname(path.dirname(folder)))}/golden/robots`, () => {
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    const cases: Case[] = JSON.parse(read('cases.json'));

    it('there are cases', () => {
      expect(cases).to.have.length.of.at.least(8);
    });

    for (const { name, file, seed, turns, trace, board, lastTurn, winner } of cases) {
      it(`${name} is fought as recorded, turn by turn and board by board`, () => {
        const text = read(file);
        const parsed = parse(robotArenaFormat, text);
        const medics = new Map(referencedPaths(parsed).map((medic) => [medic, read(medic)]));
        expect(analyseArena(text, medics).plays).to.equal(true);
        const state = warOf(text, medics, {
          ...(seed !== null && { seed: String(seed) }),
          ...(turns !== null && { turns: String(turns) }),
        });
        const lines = [JSON.stringify(robotsGame.trace(state, null))];
        let boards = robotsGame.renderText(state);
        while (robotsGame.step(state, STEP)) {
          lines.push(JSON.stringify(robotsGame.trace(state, STEP)));
          boards += robotsGame.renderText(state);
        }
        const [header = '', ...expected] = read(trace).trim().split('\n');
        expect(JSON.parse(header)).to.deep.equal({
          game: 'robots',
          seed: Number(robotsGame.seedOf(parsed.definition)),
        });
        expect(lines).to.deep.equal(expected);
        expect(boards).to.equal(read(board));
        expect([state.turn, state.winner]).to.deep.equal([lastTurn, winner]);
      });
    }
  });
}
