import { lastUpTo } from '../../../core/byLine';
import { describeCharacter } from '../../../core/excerpt';
import type { Message } from '../../../core/message';
import type { TextPosition } from '../../../core/range';
import type { Hover } from '../../fileFormat';
import { ACTOR_KINDS, actorKindOf, type ActorKind, type Stats } from '../facts/actors';
import type { RogueEditorKey } from '../texts';
import type { MapCell } from './drawnMap';
import { settingUpTo, type HeaderLine } from './headerLine';
import type { RogueFile } from './rogueFile';
import { symbolFor, type Parameter } from './vocabulary';
import { rangeOfWord } from './words';

type RogueMessage = Message<RogueEditorKey>;

/** What a word of the header means, or what stands in a cell of the map. */
export function hover(file: RogueFile, position: TextPosition): Hover<RogueEditorKey> | null {
  const headerLine = file.headerLines.get(position.line);
  if (headerLine) return aboutHeaderLine(file, headerLine, position);
  const cell = file.map?.cellAt(position);
  if (!file.map || !cell) return null;
  return { range: file.map.rangeOfCell(cell), messages: aboutCell(file, cell) };
}

function aboutHeaderLine(file: RogueFile, line: HeaderLine, { character }: TextPosition): Hover<RogueEditorKey> | null {
  const word = line.words[lastUpTo(line.words, character, ({ from }) => from)];
  if (!word || word.to < character || !line.header) return null;
  if (word === line.first) {
    const about: RogueMessage = { key: `rogue.about.${line.header.word}` };
    const kind = ACTOR_KINDS.find((entry) => entry === line.header?.word);
    const value = line.header.value ? [aboutNumber(line.header.value)] : [];
    return { range: rangeOfWord(word), messages: [about, ...value, ...(kind ? aboutStrength(file, kind) : [])] };
  }
  const setting = settingUpTo(line, character);
  const parameter = setting?.key === word || setting?.value === word ? setting.parameter : null;
  if (!parameter) return null;
  return { range: rangeOfWord(word), messages: [{ key: `rogue.number.${parameter.key}` }, aboutNumber(parameter)] };
}

function aboutNumber({ least, most, preset }: Parameter): RogueMessage {
  return Number.isFinite(least)
    ? { key: 'rogue.about.number', args: { least, most, preset } }
    : { key: 'rogue.about.integer', args: { preset } };
}

function aboutCell(file: RogueFile, { symbol, x, y }: MapCell): RogueMessage[] {
  const place: RogueMessage = { key: 'rogue.about.place', args: { x, y } };
  const word = symbolFor(symbol)?.word;
  if (!word) return [{ key: 'rogue.about.unknown', args: describeCharacter(symbol) }, place];
  const about: RogueMessage = { key: `rogue.about.cell.${word}` };
  const kind = actorKindOf(symbol);
  return [about, ...(kind ? aboutStrength(file, kind) : []), place];
}

/** What an actor fights with, and how a fight of a monster and the player goes. */
function aboutStrength({ stats }: RogueFile, kind: ActorKind): RogueMessage[] {
  const own: RogueMessage = { key: 'rogue.about.strength', args: { ...stats[kind] } };
  if (kind === 'player') return [own];
  return [own, aboutAttack('player', stats.player, stats[kind]), aboutAttack('monster', stats[kind], stats.player)];
}

function aboutAttack(side: 'player' | 'monster', attacker: Stats, target: Stats): RogueMessage {
  const damage = attacker.power - target.defense;
  if (damage <= 0) return { key: `rogue.about.${side}-in-vain` };
  return { key: `rogue.about.${side}-needs`, args: { damage, count: Math.ceil(target.hp / damage) } };
}
