import type { Status } from '../../game';
import type { Card } from '../engine/card';
import { damageAfterStatuses, type Entity } from '../engine/entity';
import type { GameLoop } from '../engine/gameLoop';
import type { Monster, MonsterPlan } from '../engine/monster';
import type { Player } from '../engine/player';
import { printed } from './transcript';

/** What the player and monsters have in common. */
export interface FrameEntity {
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly block: number;
  readonly strength: number;
  readonly weak: number;
  readonly vulnerable: number;
}

/** A living monster as a board shows it. */
export interface FrameMonster extends FrameEntity {
  readonly id: number;
  /** What it would do if the player ended the turn now; `damage` is that of its hit, before the player's block. */
  readonly next: MonsterPlan;
}

/** A card of the hand. */
export interface FrameCard {
  readonly name: string;
  readonly cost: number;
  /** The original's own words. */
  readonly description: string;
  readonly requiresTarget: boolean;
  /** Whether there is enough energy left. */
  readonly payable: boolean;
}

/** All that a board of the card game draws. */
export interface SpireFrame {
  readonly turn: number;
  readonly status: Status;
  /** Which turn of the player's it is in the game, from 1. */
  readonly playerTurn: number;
  /** Encounter `number`, from 1, of `count`. */
  readonly encounter: { readonly number: number; readonly count: number };
  readonly player: FrameEntity & { readonly energy: number };
  readonly hand: readonly FrameCard[];
  /** Names, in order; the deck's first card first. */
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  /** The living, in order. */
  readonly monsters: readonly FrameMonster[];
  /** What the original prints for this turn. */
  readonly transcript: string;
}

/** The frame of a game as it stands. */
export function frameOf(loop: GameLoop): SpireFrame {
  const player = loop.getPlayer();
  return {
    turn: loop.getTurn(),
    status: loop.getStatus(),
    playerTurn: loop.getPlayerTurn(),
    encounter: { number: loop.getEncounterIndex() + 1, count: loop.getEncounterCount() },
    player: { ...entityFrame(player), energy: player.getEnergy() },
    hand: player.getHand().map((card) => cardFrame(card, player)),
    deck: namesOf(player.getDeck()),
    discard: namesOf(player.getDiscarded()),
    monsters: loop
      .getEncounter()
      .getMonsters()
      .map((monster) => monsterFrame(monster, player)),
    transcript: printed(loop),
  };
}

/** The names of cards, in order. */
export function namesOf(cards: readonly Card[]): string[] {
  return cards.map((card) => card.getName());
}

function entityFrame(entity: Entity): FrameEntity {
  return {
    name: entity.getName(),
    hp: entity.getHp(),
    maxHp: entity.getMaxHp(),
    block: entity.getBlock(),
    strength: entity.getStrength(),
    weak: entity.getWeak(),
    vulnerable: entity.getVulnerable(),
  };
}

function monsterFrame(monster: Monster, player: Player): FrameMonster {
  return { ...entityFrame(monster), id: monster.getId(), next: intentOf(monster, player) };
}

/** Weak wears off by one before the monster acts; the player's vulnerable holds. */
function intentOf(monster: Monster, player: Player): MonsterPlan {
  const { damage, weak, block } = monster.plan();
  const staysWeak = monster.getWeak() > 1;
  const hit = damageAfterStatuses(damage + monster.getStrength(), player.getVulnerable() > 0, staysWeak);
  return { damage: hit, weak, block };
}

function cardFrame(card: Card, player: Player): FrameCard {
  return {
    name: card.getName(),
    cost: card.getEnergyCost(),
    description: card.getDescription(),
    requiresTarget: card.requiresTarget(),
    payable: card.getEnergyCost() <= player.getEnergy(),
  };
}
