import { IRON_CLAD, SILENT, WATCHER, type PlayerFacts } from '../facts/players';
import type { Card } from './card';
import { cardNamed } from './cards';
import type { GameContext } from './context';
import { Player } from './player';

/** A player whose numbers stand in the table of the game. */
abstract class StockPlayer extends Player {
  constructor(
    context: GameContext,
    private readonly facts: PlayerFacts,
    deck: readonly Card[],
  ) {
    super(context, facts.maxHp, deck);
  }

  override getName(): string {
    return this.facts.name;
  }

  override repr(): string {
    return `${this.getName()}()`;
  }
}

const IRON_CLAD_DECK = deckOf(IRON_CLAD);
const SILENT_DECK = deckOf(SILENT);
const WATCHER_DECK = deckOf(WATCHER);

/** The player with the most hit points. */
export class IronClad extends StockPlayer {
  constructor(context: GameContext) {
    super(context, IRON_CLAD, IRON_CLAD_DECK);
  }
}

/** The player with the largest deck. */
export class Silent extends StockPlayer {
  constructor(context: GameContext) {
    super(context, SILENT, SILENT_DECK);
  }
}

/** The player with the heaviest cards. */
export class Watcher extends StockPlayer {
  constructor(context: GameContext) {
    super(context, WATCHER, WATCHER_DECK);
  }
}

/** A new player for a word, the usual one for a word that is nobody's. `docs/games/spire.md#the-player` */
export function createPlayer(word: string, context: GameContext): Player {
  switch (word) {
    case SILENT.word:
      return new Silent(context);
    case WATCHER.word:
      return new Watcher(context);
    default:
      return new IronClad(context);
  }
}

/** The deck at the start. Cards never change, so that all of a kind are one object. */
function deckOf({ deck }: PlayerFacts): readonly Card[] {
  return deck.flatMap(([{ name }, count]) => {
    const card = cardNamed(name);
    return card ? Array<Card>(count).fill(card) : [];
  });
}
