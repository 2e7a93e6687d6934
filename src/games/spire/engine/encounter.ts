import type { MonsterType } from '../facts/monsters';
import type { Card } from './card';
import { cardNamed } from './cards';
import type { GameContext } from './context';
import { damageAfterStatuses } from './entity';
import * as events from './events';
import type { Refusal, SpireEvents } from './events';
import type { Monster } from './monster';
import { createMonster } from './monsters';
import type { Player } from './player';

/** A monster to be made. */
export type MonsterSetup = readonly [type: MonsterType, hp: number];

/** A fight with some monsters: whose turn it is, and what both sides do. `docs/games/spire.md#an-encounter` */
export class Encounter {
  /** Where the events of a turn go, when somebody wants them. */
  log: SpireEvents | null = null;

  constructor(
    private readonly player: Player,
    private readonly monsters: Monster[],
    private isPlayerTurn = false,
  ) {}

  /** Sets an encounter up: makes the monsters in order, then gives the player a first turn. */
  static begin(
    context: GameContext,
    player: Player,
    setups: readonly MonsterSetup[],
    log: SpireEvents | null = null,
  ): Encounter {
    const monsters: Monster[] = [];
    for (const [type, hp] of setups) monsters.push(createMonster(type, hp, context));
    const encounter = new Encounter(player, monsters);
    encounter.log = log;
    player.startNewEncounter();
    encounter.startNewTurn();
    return encounter;
  }

  /** A fork with another player, a copy of this one's. */
  copy(player: Player): Encounter {
    return new Encounter(
      player,
      this.monsters.map((monster) => monster.copy()),
      this.isPlayerTurn,
    );
  }

  getPlayer(): Player {
    return this.player;
  }

  /** The living, in order. */
  getMonsters(): readonly Monster[] {
    return this.monsters;
  }

  /** Whether a monster is left. */
  isActive(): boolean {
    return this.monsters.length > 0;
  }

  startNewTurn(): void {
    this.isPlayerTurn = true;
    this.player.newTurn();
    if (this.log) events.playerDraws(this.log, this.player);
  }

  endPlayerTurn(): void {
    this.isPlayerTurn = false;
    this.player.endTurn();
    for (const monster of this.monsters) monster.newTurn();
  }

  /**
   * Plays the first card of the name in the hand, on the monster of the ID where one is given. `false`, with nothing changed, when that is
   * not possible. A target that the card does not need must live all the same, and is hit with the player's strength.
   */
  playerApplyCard(name: string, targetId: number | null = null): boolean {
    const target = targetId === null ? null : this.findMonster(targetId);
    const refusal = this.refusalOf(name, targetId, target);
    if (refusal) return this.refuse(refusal);
    const card = this.player.playCard(name);
    if (!card) return this.refuse(this.refusalOfHand(name));
    if (this.log) events.cardPlayed(this.log, card, target);
    this.strengthenPlayer(card);
    if (target) this.hitMonster(card, target);
    return true;
  }

  /** Lets every living monster act, even when the player is already down, and then begins the player's turn. Nothing on the player's turn. */
  enemyTurn(): void {
    if (this.isPlayerTurn) return;
    for (const monster of this.monsters) this.letAct(monster);
    this.startNewTurn();
  }

  private findMonster(id: number): Monster | null {
    for (const monster of this.monsters) if (monster.getId() === id) return monster;
    return null;
  }

  private refusalOf(name: string, targetId: number | null, target: Monster | null): Refusal | null {
    if (!this.isPlayerTurn) return { reason: 'not-your-turn' };
    const card = this.player.findHeld(name) ?? cardNamed(name);
    if (!card) return { reason: 'unknown-card', card: name };
    if (targetId === null) return card.requiresTarget() ? { reason: 'needs-target', card: name } : null;
    return target ? null : { reason: 'no-such-monster', id: targetId };
  }

  private refusalOfHand(name: string): Refusal {
    const card = this.player.findHeld(name);
    if (!card) return { reason: 'not-in-hand', card: name };
    return { reason: 'no-energy', card: name, cost: card.getEnergyCost(), energy: this.player.getEnergy() };
  }

  private refuse(refusal: Refusal): false {
    if (this.log) events.playRefused(this.log, refusal);
    return false;
  }

  private strengthenPlayer(card: Card): void {
    const block = card.getBlock();
    const { strength = 0 } = card.getStatusModifiers();
    this.player.addBlock(block);
    this.player.addStrength(strength);
    if (!this.log) return;
    if (block > 0) events.playerGainsBlock(this.log, this.player, block);
    if (strength > 0) events.playerGainsStrength(this.log, this.player, strength);
  }

  /** The card's own statuses count for its damage already. */
  private hitMonster(card: Card, target: Monster): void {
    const { vulnerable = 0, weak = 0 } = card.getStatusModifiers();
    target.addVulnerable(vulnerable);
    target.addWeak(weak);
    const damage = damageAfterStatuses(
      card.getDamageAmount() + this.player.getStrength(),
      target.getVulnerable() > 0,
      this.player.getWeak() > 0,
    );
    const before = target.getHp();
    target.reduceHp(damage);
    if (target.isDefeated()) this.monsters.splice(this.monsters.indexOf(target), 1);
    if (!this.log) return;
    if (weak > 0) events.monsterWeakened(this.log, target, weak);
    if (vulnerable > 0) events.monsterMadeVulnerable(this.log, target, vulnerable);
    events.monsterHit(this.log, target, damage, before);
    if (target.isDefeated()) events.monsterDefeated(this.log, target);
  }

  private letAct(monster: Monster): void {
    const { player } = this;
    const blockBefore = monster.getBlock();
    const action = monster.action();
    const weak = action.weak ?? 0;
    player.addWeak(weak);
    player.addVulnerable(action.vulnerable ?? 0);
    monster.addStrength(action.strength ?? 0);
    const damage = damageAfterStatuses(
      action.damage + monster.getStrength(),
      player.getVulnerable() > 0,
      monster.getWeak() > 0,
    );
    const before = player.getHp();
    player.reduceHp(damage);
    if (!this.log) return;
    const block = monster.getBlock() - blockBefore;
    if (block > 0) events.monsterGainsBlock(this.log, monster, block);
    if (weak > 0) events.monsterWeakensPlayer(this.log, monster, weak);
    events.monsterAttacks(this.log, monster, player, damage, before);
  }
}
