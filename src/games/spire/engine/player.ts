import { cloneOf } from '../../../core/cloneOf';
import { ENERGY } from '../facts/players';
import type { Card } from './card';
import type { GameContext } from './context';
import { drawCards } from './draws';
import { Entity } from './entity';
import { moveAll, removeAt } from './pile';

/** Who plays: an entity with energy and three piles of cards. `docs/games/spire.md#the-player` */
export class Player extends Entity {
  private energy = ENERGY;
  private hand: Card[] = [];
  private deck: Card[];
  private discarded: Card[] = [];

  /** With full hit points and the cards as deck; the hand is empty until the first turn. */
  constructor(
    private readonly context: GameContext,
    maxHp: number,
    protected readonly cards: readonly Card[] = [],
  ) {
    super(maxHp);
    this.deck = [...cards];
  }

  override getName(): string {
    return 'Player';
  }

  getEnergy(): number {
    return this.energy;
  }

  getHand(): readonly Card[] {
    return this.hand;
  }

  getDeck(): readonly Card[] {
    return this.deck;
  }

  getDiscarded(): readonly Card[] {
    return this.discarded;
  }

  /** The discard pile goes under the deck. Nothing is drawn or shuffled. */
  startNewEncounter(): void {
    moveAll(this.discarded, this.deck);
  }

  /** The hand goes on the discard pile. */
  endTurn(): void {
    moveAll(this.hand, this.discarded);
  }

  /** Besides what a new turn is for everybody: full energy and a new hand. */
  override newTurn(): void {
    super.newTurn();
    this.energy = ENERGY;
    drawCards(this.context.random, this.deck, this.hand, this.discarded);
  }

  /** The first card of a name in the hand; `null` when there is none. */
  findHeld(name: string): Card | null {
    for (const held of this.hand) if (held.getName() === name) return held;
    return null;
  }

  /**
   * Pays for the first card of the name in the hand and puts it on the discard pile. `null`, with nothing changed, when there is none or it
   * costs too much.
   */
  playCard(name: string): Card | null {
    const card = this.findHeld(name);
    if (!card || card.getEnergyCost() > this.energy) return null;
    this.energy -= card.getEnergyCost();
    removeAt(this.hand, this.hand.indexOf(card));
    this.discarded.push(card);
    return card;
  }

  /** A player of the same class with the same values, who draws from another context. */
  copy(context: GameContext): Player {
    return cloneOf(this, {
      context,
      hand: [...this.hand],
      deck: [...this.deck],
      discarded: [...this.discarded],
    });
  }

  override repr(): string {
    return `${this.getName()}(${this.maxHp}, [${this.cards.map((card) => card.repr()).join(', ')}])`;
  }
}
