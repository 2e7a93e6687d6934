import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../../src/games/analysis';
import { SnakeBattle } from '../../../../src/games/snakes/engine/battle';
import type { SnakeProgram } from '../../../../src/games/snakes/engine/snake';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { programOf } from '../../../../src/games/snakes/play/setup';
import { traceOf } from '../../../../src/games/snakes/play/trace';
import { goldenFolders } from '../../../support/shared';

interface GoldenCase {
  readonly name: string;
  readonly files: readonly string[];
  readonly seed: number;
  readonly turns: number | null;
  readonly trace: string;
  readonly lastTurn: number;
  readonly winner: number | null;
}

function readSnake(file: string): SnakeProgram {
  const { definition, plays } = analyse(snakeRulesFormat, readFileSync(file, 'utf8'));
  expect(plays, file).to.equal(true);
  return programOf(definition);
}

for (const folder of goldenFolders('snakes').filter(existsSync)) {
  describe(`golden battles of ${path.basename(path.dirname(path.dirname(folder)))}/golden/snakes`, () => {
    const cases = JSON.parse(readFileSync(path.join(folder, 'cases.json'), 'utf8')) as GoldenCase[];

    it('there are cases', () => {
      expect(cases).not.to.be.empty;
    });

    for (const { name, files, seed, turns, trace, lastTurn, winner } of cases) {
      it(`${name} plays to the last turn as recorded`, () => {
        const slots = files.map((file) => (file === '-' ? null : readSnake(path.join(folder, 'files', file))));
        const battle = new SnakeBattle({ slots, seed, ...(turns === null ? {} : { turnLimit: turns }) });
        const lines: unknown[] = [{ game: 'snakes', seed }, traceOf(battle)];
        while (battle.step()) lines.push(traceOf(battle));
        const expected = readFileSync(path.join(folder, trace), 'utf8').trim().split('\n');
        expect(lines.map((line) => JSON.stringify(line))).to.deep.equal(
          expected.map((line) => JSON.stringify(JSON.parse(line))),
        );
        expect(battle.turn).to.equal(lastTurn);
        expect(battle.winner).to.equal(winner);
      });
    }
  });
}
