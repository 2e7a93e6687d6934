import { entryOfLine } from '../../../core/byLine';
import type { Message } from '../../../core/message';
import type { TextPosition } from '../../../core/range';
import type { Hover } from '../../fileFormat';
import { STRIKE } from '../facts/cards';
import { jawWormTurn, type MonsterType } from '../facts/monsters';
import type { SpireEditorKey } from '../texts';
import { FORETOLD_TURNS, forecast, spanText, sumOf, turnArguments } from './forecast';
import { rangeOfMonster, type EncounterLines, type MonsterLine, type SpireFile } from './spireFile';
import { argumentsFor } from './vocabulary';

type SpireHover = Hover<SpireEditorKey>;
type SpireMessage = Message<SpireEditorKey>;

/** With fewer hit points half of the wounds is hardly anything. */
const TELLING_HP = 4;

/** What waits in an encounter, or what a monster will do on its first turns and what that costs; `null` between them and on faulty lines. */
export function hover(file: SpireFile, { line }: TextPosition): SpireHover | null {
  const encounter = file.encounterAt(line);
  if (!encounter) return null;
  if (encounter.header.line === line) return aboutEncounter(file, encounter);
  const monster = entryOfLine(encounter.monsters, line);
  return monster ? aboutMonster(monster, idOf(file, encounter, monster)) : null;
}

/** The number of a monster in the whole game, from 0. */
function idOf({ encounters }: SpireFile, { header, monsters }: EncounterLines, monster: MonsterLine): number {
  let id = monsters.indexOf(monster);
  for (const earlier of encounters) {
    if (earlier.header.line >= header.line) break;
    id += earlier.monsters.length;
  }
  return id;
}

function aboutEncounter({ source, encounters }: SpireFile, encounter: EncounterLines): SpireHover {
  const { header, monsters } = encounter;
  const foretold = forecast(monsters);
  const args = {
    number: encounters.indexOf(encounter) + 1,
    total: encounters.length,
    count: monsters.length,
    hp: foretold.hp,
  };
  const about: SpireMessage = { key: 'spire.about.encounter', args };
  const turns: SpireMessage = { key: 'spire.about.first-turns', args: turnArguments(foretold) };
  return { range: source.lineRange(header.line), messages: monsters.length > 0 ? [about, turns] : [about] };
}

function aboutMonster(monster: MonsterLine, id: number): SpireHover | null {
  const { pair } = monster;
  if (!pair?.type || !pair.hp) return null;
  const foretold = forecast([monster]);
  const cost = { turns: FORETOLD_TURNS, damage: spanText(sumOf(foretold.turns)) };
  return {
    range: rangeOfMonster(monster),
    messages: [
      { key: `spire.about.${pair.type}`, args: argumentsFor(pair.type) },
      { key: 'spire.about.first-turns', args: turnArguments(foretold) },
      { key: 'spire.about.costs', args: cost },
      ...aboutWounds(pair.type, pair.hp),
      { key: 'spire.about.strikes', args: { hp: pair.hp, count: Math.ceil(pair.hp / STRIKE.damage) } },
      { key: 'spire.about.id', args: { id } },
    ],
  };
}

/** A JawWorm does nothing until it is hurt: what it does with half of its hit points, and with the last one. */
function aboutWounds(type: MonsterType, hp: number): SpireMessage[] {
  if (type !== 'JawWorm' || hp < TELLING_HP) return [];
  const half = Math.floor(hp / 2);
  const args = { half, damage: jawWormTurn(hp - half).damage, worst: jawWormTurn(hp - 1).damage };
  return [{ key: 'spire.about.wounds', args }];
}
