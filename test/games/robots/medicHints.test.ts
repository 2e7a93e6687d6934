import { expect } from 'chai';
import { hints, PLACE, writePlace } from '../../../src/games/robots/language/medic/hints';
import { inEnglish, medicOf } from './support';

const hintsOf = (text: string, place?: string): string[] =>
  hints(medicOf(text), new Map(place === undefined ? [] : [[PLACE, place]])).map(
    ({ position: { line, character }, label }) => `${line}:${character} ${inEnglish(label)}`,
  );

describe('the hints of a medic file', () => {
  it('say behind each command where the medic is then, from the middle', () => {
    expect(hintsOf('Forward\n\n Left90 \njump\n')).to.deep.equal(['0:7 (10, 11) N', '2:8 (10, 11) W']);
  });

  it('begin at the place that they are told, and mark the wall', () => {
    const place = writePlace({ x: 0, y: 1, direction: 'S' });
    expect(hintsOf('Forward\nForward', place)).to.deep.equal([
      '0:7 (0, 0) S',
      '1:7 (0, 0) N, turned round at the wall',
    ]);
  });

  it('begin in the middle for a place that is none', () => {
    for (const none of ['', '5 5', '20 5 N', 'x 5 N', '5 5 n']) {
      expect(hintsOf('Forward', none)).to.deep.equal(['0:7 (10, 11) N']);
    }
  });
});
