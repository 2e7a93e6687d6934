import fc from 'fast-check';

/** Lines of few different characters, so that equal and empty ones are frequent; one lies outside the basic plane. */
export const lineLists: fc.Arbitrary<string[]> = fc.array(
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\u{1F40C}'), maxLength: 3 }),
  { maxLength: 8 },
);

/** The keys of SlugDungeon with the space key often, and one that means nothing. */
export const slugKeys: fc.Arbitrary<string> = fc.constantFrom('w', 'a', 's', 'd', ' ', ' ', 'x');

/** SlugDungeon levels that play: a full rectangle with one player, and slugs, weapons, walls and goals anywhere, the border too. */
export const slugLevels: fc.Arbitrary<string> = fc
  .record({
    health: fc.integer({ min: 1, max: 60 }),
    width: fc.integer({ min: 2, max: 6 }),
    cells: fc.array(fc.constantFrom(...'      ###GDSHNAL'), { minLength: 4, maxLength: 36, size: 'max' }),
    player: fc.nat(),
  })
  .map(({ health, width, cells, player }) => {
    const whole = cells.slice(0, cells.length - (cells.length % width));
    const used = whole.length > 0 ? whole : Array<string>(width).fill(' ');
    used[player % used.length] = 'P';
    const rows = Array.from({ length: used.length / width }, (_, row) => used.slice(row * width, (row + 1) * width));
    return [String(health), ...rows.map((row) => row.join(''))].map((line) => `${line}\n`).join('');
  });
