import { expect } from 'chai';
import fc from 'fast-check';
import { slugGame } from '../../src/games/slug/play/game';
import { Timeline } from '../../src/play/timeline';
import { slugKeys, slugLevels } from '../support/arbitraries';
import { counted, frameOf, slugStart } from '../support/games';
import { propertyOptions } from '../support/property';

/** What somebody does with a timeline: play a key, or go to a turn. */
const deeds = fc.array(fc.oneof({ weight: 5, arbitrary: slugKeys }, fc.integer({ min: -1, max: 40 })), {
  maxLength: 120,
  size: 'max',
});

describe('a timeline over random play and jumps', () => {
  for (const weight of [1, 500_000, 4_000_000]) {
    it(`stands where playing its inputs from the start leads, with states of weight ${weight}`, () => {
      fc.assert(
        fc.property(slugLevels, deeds, (level, all) => {
          const { game } = counted(slugGame, weight);
          const timeline = new Timeline(game, slugStart(level));
          let inputs: string[] = [];
          for (const deed of [...all, 0, Infinity]) {
            if (typeof deed === 'string') {
              if (timeline.play(deed)) inputs = [...inputs.slice(0, timeline.turn - 1), deed];
              continue;
            }
            timeline.seek(deed);
            const plain = slugStart(level);
            for (const input of inputs.slice(0, timeline.turn)) slugGame.step(plain, input);
            expect([timeline.length, timeline.turn]).to.deep.equal([inputs.length, plain.turn]);
            expect(frameOf(slugGame, timeline.current)).to.deep.equal(frameOf(slugGame, plain));
          }
        }),
        propertyOptions(40),
      );
    });
  }
});
