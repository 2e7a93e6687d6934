import type { TextPosition } from '../../../core/range';
import type { Hover, Message } from '../../fileFormat';
import { describeCharacter } from '../../../core/excerpt';
import type { SlugLevel } from './level';
import { factsOf, symbolFor } from './vocabulary';

/** What stands in the cell at a place of the text, or what line 1 means. */
export function hover(level: SlugLevel, position: TextPosition): Hover | null {
  if (position.line === 0) {
    const { value } = level.health;
    if (value === null) return null;
    return { range: level.source.lineRange(0), messages: [{ key: 'slug.about.health', args: { health: value } }] };
  }
  const cell = level.cellAt(position);
  if (!cell) return null;
  const { symbol, row, column } = cell;
  const place: Message = { key: 'slug.about.place', args: { row, column } };
  return { range: level.rangeOfCell(cell), messages: [...aboutSymbol(symbol, level), place] };
}

function aboutSymbol(symbol: string, { health }: SlugLevel): Message[] {
  const entry = symbolFor(symbol);
  if (!entry) return [{ key: 'slug.about.unknown', args: describeCharacter(symbol) }];
  const facts = factsOf(symbol);
  const name: Message = { key: `slug.about.${entry.word}` };
  switch (entry.kind) {
    case 'player':
      return health.value === null ? [name] : [name, { key: 'slug.about.has-health', args: { health: health.value } }];
    case 'weapon':
      return [name, ...aboutWeapon(symbol)];
    case 'slug':
      return [
        name,
        { key: 'slug.about.has-health', args: facts },
        { key: 'slug.about.holds', args: facts },
        ...aboutWeapon(symbol),
        { key: `slug.about.moves.${entry.word}` },
        { key: 'slug.about.rhythm' },
      ];
    default:
      return [name];
  }
}

function aboutWeapon(symbol: string): Message[] {
  const facts = factsOf(symbol);
  const effect = facts['damage'] ? 'damage-poison' : facts['healing'] ? 'healing' : 'poison';
  return [
    { key: `slug.about.effect.${effect}`, args: facts },
    { key: 'slug.about.range', args: facts },
  ];
}
