import type { TextPosition } from '../../../core/range';
import type { Hover, Message } from '../../fileFormat';
import { FORETOLD_TURNS, forecast, spanText, sumOf, turnArguments } from './forecast';
import { Strike } from '../engine/cards';
import type { MonsterType } from '../facts/monsterKinds';
import { rangeOfMonster, type EncounterLines, type MonsterLine, type SpireFile } from './spireFile';

/** With fewer hit points half of the wounds is hardly anything. */
const TELLING_HP = 4;

/** What waits in an encounter, or what a monster will do on its first turns and what that costs; `null` between them and on faulty lines. */
export function hover(file: SpireFile, { line }: TextPosition): Hover | null {
  let id = 0;
  for (const [index, encounter] of file.encounters.entries()) {
    if (encounter.header.line === line) return aboutEncounter(file, encounter, index);
    for (const monster of encounter.monsters) {
      if (monster.line === line) return aboutMonster(monster, id);
      id++;
    }
  }
  return null;
}

function aboutEncounter({ source, encounters }: SpireFile, { header, monsters }: EncounterLines, index: number): Hover {
  const foretold = forecast(monsters);
  const args = { number: index + 1, total: encounters.length, count: monsters.length, hp: foretold.hp };
  return {
    range: source.lineRange(header.line),
    messages: [
      { key: 'spire.about.encounter', args },
      ...(monsters.length > 0 ? [{ key: 'spire.about.first-turns', args: turnArguments(foretold) }] : []),
    ],
  };
}

function aboutMonster(monster: MonsterLine, id: number): Hover | null {
  const { pair } = monster;
  if (!pair?.type || !pair.hp) return null;
  const foretold = forecast([monster]);
  const cost = { turns: FORETOLD_TURNS, damage: spanText(sumOf(foretold.turns)) };
  return {
    range: rangeOfMonster(monster),
    messages: [
      { key: `spire.about.${pair.type}` },
      { key: 'spire.about.first-turns', args: turnArguments(foretold) },
      { key: 'spire.about.costs', args: cost },
      ...aboutWounds(pair.type, pair.hp),
      { key: 'spire.about.strikes', args: { hp: pair.hp, count: Math.ceil(pair.hp / new Strike().getDamageAmount()) } },
      { key: 'spire.about.id', args: { id } },
    ],
  };
}

/** A JawWorm does nothing until it is hurt: what it does with half of its hit points, and with the last one. */
function aboutWounds(type: MonsterType, hp: number): Message[] {
  if (type !== 'JawWorm' || hp < TELLING_HP) return [];
  const half = Math.floor(hp / 2);
  const args = { half, damage: Math.floor((hp - half) / 2), worst: Math.floor((hp - 1) / 2) };
  return [{ key: 'spire.about.wounds', args }];
}
