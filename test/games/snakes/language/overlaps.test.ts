import { expect } from 'chai';
import fc from 'fast-check';
import { propertyOptions } from '../../../support/property';
import { fileOf, read, ruleText } from '../support';

const cell = fc.constantFrom(...'      -T');
const rule = fc
  .array(cell, { minLength: 6, maxLength: 6 })
  .map((cells) => ruleText(1, ` ${cells.slice(0, 3).join('')}`, ` ${cells.slice(3).join('')}`));

describe('rules that stand in each other’s way', () => {
  it('are those that a comparison of each pair finds', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), (rules) => {
        const { overlaps, rules: found } = read(fileOf(...rules));
        const { duplicates, subsumed, catchAll } = overlaps;
        const cells = found.map((each) => each.cells ?? '');
        const asksForLess = (a: string, b: string) => [...a].every((letter, i) => letter === ' ' || letter === b[i]);
        const all = cells.findIndex((each) => each.trim() === '');
        const compared = all < 0 ? cells : cells.slice(0, all);
        const same = compared.flatMap((each, i) => (compared.indexOf(each) < i ? [i] : []));
        const less = compared.flatMap((each, i) => {
          const earlier = compared.slice(0, i).findIndex((other) => asksForLess(other, each));
          return earlier >= 0 && !same.includes(i) ? [[i, earlier]] : [];
        });
        expect(duplicates.map((pair) => pair.rule.index)).to.deep.equal(same);
        expect(subsumed.map(({ rule: { index }, earlier }) => [index, earlier.index])).to.deep.equal(less);
        expect(catchAll?.index ?? -1).to.equal(all + 1 < cells.length ? all : -1);
      }),
      propertyOptions(200),
    );
  });
});
