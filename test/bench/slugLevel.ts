import { picker } from './measure';

/** A level of 60 rows and columns with a bit of everything: some 700 walls, 240 slugs, 120 weapons. */
export function largeLevel(): string {
  const pick = picker(7);
  const symbols = [...' '.repeat(60), ...'#'.repeat(20), ...'AANNLLDSHx'];
  const rows = Array.from({ length: 60 }, () =>
    Array.from({ length: 60 }, () => symbols[pick(symbols.length)] ?? ' ').join(''),
  );
  return ['50', `P${rows[0]?.slice(1) ?? ''}`, ...rows.slice(1, -1), `${rows.at(-1)?.slice(0, -1) ?? ''}G`, ''].join(
    '\n',
  );
}
