import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../src/games/analysis';
import { companions } from '../../../src/games/robots/language/arena/links';
import { robotsGame, STEP } from '../../../src/games/robots/play/game';
import { goldenFolders } from '../../support/shared';
import { arenaOf } from './support';

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
        const medics = new Map(companions(arenaOf(text)).map((medic) => [medic, read(medic)]));
        const { definition, plays } = analyse(robotsGame.format, text, { companions: medics });
        expect(plays).to.equal(true);
        const state = robotsGame.start(definition, seed === null ? null : String(seed), medics);
        const lines = [JSON.stringify(robotsGame.trace(state, null))];
        let boards = robotsGame.renderText(state);
        while (state.turn < (turns ?? definition.turnLimit) && robotsGame.step(state, STEP)) {
          lines.push(JSON.stringify(robotsGame.trace(state, STEP)));
          boards += robotsGame.renderText(state);
        }
        const [header = '', ...expected] = read(trace).trim().split('\n');
        expect(JSON.parse(header)).to.deep.equal({ game: 'robots', seed: Number(robotsGame.seedOf(definition)) });
        expect(lines).to.deep.equal(expected);
        expect(boards).to.equal(read(board));
        expect([state.turn, state.winner]).to.deep.equal([lastTurn, winner]);
      });
    }
  });
}
