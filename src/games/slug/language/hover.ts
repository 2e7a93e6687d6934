import { describeCharacter } from '../../../core/excerpt';
import type { Message } from '../../../core/message';
import type { TextPosition } from '../../../core/range';
import type { Hover } from '../../fileFormat';
import type { WeaponFacts } from '../facts/stock';
import type { SlugEditorKey } from '../texts';
import type { SlugLevel } from './level';
import { argumentsFor, symbolFor, type LevelSymbol } from './vocabulary';

type SlugMessage = Message<SlugEditorKey>;

/** What stands in the cell at a place of the text, or what line 1 means. */
export function hover(level: SlugLevel, position: TextPosition): Hover<SlugEditorKey> | null {
  if (position.line === 0) {
    const { value } = level.health;
    if (value === null) return null;
    return { range: level.source.lineRange(0), messages: [{ key: 'slug.about.health', args: { health: value } }] };
  }
  const cell = level.cellAt(position);
  if (!cell) return null;
  const { symbol, row, column } = cell;
  const place: SlugMessage = { key: 'slug.about.place', args: { row, column } };
  return { range: level.rangeOfCell(cell), messages: [...aboutSymbol(symbol, level), place] };
}

function aboutSymbol(symbol: string, { health }: SlugLevel): SlugMessage[] {
  const entry = symbolFor(symbol);
  if (!entry) return [{ key: 'slug.about.unknown', args: describeCharacter(symbol) }];
  const args = argumentsFor(entry);
  switch (entry.kind) {
    case 'player':
      return [
        { key: 'slug.about.player' },
        ...(health.value === null ? [] : [{ key: 'slug.about.has-health', args: { health: health.value } } as const]),
      ];
    case 'weapon':
      return [{ key: 'slug.about.weapon', args }, ...aboutWeapon(entry, entry.facts)];
    case 'slug':
      return [
        { key: 'slug.about.slug', args: { name: entry.facts.name } },
        { key: 'slug.about.has-health', args },
        { key: 'slug.about.holds', args },
        ...aboutWeapon(entry, entry.facts.weapon),
        { key: `slug.about.moves.${entry.word}` },
        { key: 'slug.about.rhythm' },
      ];
    default:
      return [{ key: `slug.about.${entry.word}` }];
  }
}

function aboutWeapon(entry: LevelSymbol, { effect: { damage, healing } }: WeaponFacts): SlugMessage[] {
  const args = argumentsFor(entry);
  const effect = damage ? 'damage-poison' : healing ? 'healing' : 'poison';
  return [
    { key: `slug.about.effect.${effect}`, args },
    { key: 'slug.about.range', args },
  ];
}
