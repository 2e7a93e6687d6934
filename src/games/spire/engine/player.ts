import type { Card } from './card';
import type { GameContext } from './context';
import { drawCards } from './draws';
import { Entity } from './entity';
import { moveAll, removeAt } from './pile';

/** The energy of every turn. */
export const ENERGY = 3;

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

  /** Pays for the first card of the name in the hand and puts it on the discard pile. `null`, with nothing changed, when there is none or it costs too much. */
  playCard(name: string): Card | null {
    const place = this.hand.findIndex((held) => held.getName() === name);
    const card = this.hand[place];
    if (!card || card.getEnergyCost() > this.energy) return null;
    this.energy -= card.getEnergyCost();
    removeAt(this.hand, place);
    this.discarded.push(card);
    return card;
  }

  /** A player of the same kind with the same values, who draws from another context. */
  copy(context: GameContext): Player {
    return this.fresh(context).copyPlayerFrom(this);
  }

  protected fresh(context: GameContext): Player {
    return new Player(context, this.maxHp, this.cards);
  }

  private copyPlayerFrom(other: Player): this {
    this.energy = other.energy;
    this.hand = [...other.hand];
    this.deck = [...other.deck];
    this.discarded = [...other.discarded];
    return this.copyFrom(other);
  }

  override repr(): string {
    return `${this.getName()}(${this.maxHp}, [${this.cards.map((card) => card.repr()).join(', ')}])`;
  }
}
