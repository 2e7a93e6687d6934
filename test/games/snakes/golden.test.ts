import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../../src/games/analysis';
import { SnakeBattle } from '../../../src/games/snakes/engine/battle';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import type { SnakeFile } from '../../../src/games/snakes/language/snakeFile';
import { goldenFolders } from '../../support/shared';

interface GoldenCase {
  readonly name: string;
  readonly files: readonly string[];
  readonly seed: number;
  readonly turns: number | null;
  readonly trace: string;
  readonly lastTurn: number;
  readonly winner: number | null;
}

function readSnake(file: string): SnakeFile {
  const { definition, plays } = analyse(snakeRulesFormat, readFileSync(file, 'utf8'));
  expect(plays, file).to.equal(true);
  return definition;
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
        const lines: unknown[] = [{ game: 'snakes', seed }, battle.trace()];
        while (battle.step()) lines.push(battle.trace());
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
