import { picker } from './measure';

/** A level of 60 rows and columns with a bit of everything. */
export function largeLevel(): string {
  const pick = picker(7);
  const symbols = [...'      #    ', 'A', 'N', 'L', 'D', 'S', 'H', 'x'];
  const rows = Array.from({ length: 60 }, () =>
    Array.from({ length: 60 }, () => symbols[pick(symbols.length)] ?? ' ').join(''),
  );
  return ['50', `P${rows[0]?.slice(1) ?? ''}`, ...rows.slice(1, -1), `${rows.at(-1)?.slice(0, -1) ?? ''}G`, ''].join(
    '\n',
  );
}
