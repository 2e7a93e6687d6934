import { expect } from 'chai';
import { check, parse } from '../../../../../src/games/analysis';
import { robotArenaFormat } from '../../../../../src/games/robots/language/arena/format';

const PIECES = ['\n', 'x\n', 'x ', ' ', '#', '0', 'seed 1\n', 'attack 1 1 1 N\n', 'medic 1 1 1 N a/../b\n', '/'];

describe('a long arena', () => {
  for (const piece of PIECES) {
    it(`of ${JSON.stringify(piece)} is read in an instant`, () => {
      const text = `seed ${piece.repeat(Math.floor(2 ** 18 / piece.length))}x`;
      const start = performance.now();
      const parsed = parse(robotArenaFormat, text);
      check(parsed, undefined, { limit: 100 });
      robotArenaFormat.format(parsed.definition);
      expect(performance.now() - start).to.be.below(8000);
    });
  }
});
