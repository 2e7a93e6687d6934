import type { Card } from './card';
import { Bash, Defend, Eruption, Neutralize, Strike, Survivor, Vigilance } from './cards';
import type { GameContext } from './context';
import { Player } from './player';

const STRIKE = new Strike();
const DEFEND = new Defend();

const pile = (strikes: number, defends: number, ...others: readonly Card[]): readonly Card[] => [
  ...Array.from({ length: strikes }, () => STRIKE),
  ...Array.from({ length: defends }, () => DEFEND),
  ...others,
];

const IRON_CLAD_CARDS = pile(5, 4, new Bash());
const SILENT_CARDS = pile(5, 5, new Neutralize(), new Survivor());
const WATCHER_CARDS = pile(4, 4, new Eruption(), new Vigilance());

abstract class StockPlayer extends Player {
  override repr(): string {
    return `${this.getName()}()`;
  }
}

export class IronClad extends StockPlayer {
  constructor(context: GameContext) {
    super(context, 80, IRON_CLAD_CARDS);
  }

  override getName(): string {
    return 'IronClad';
  }

  protected override fresh(context: GameContext): Player {
    return new IronClad(context);
  }
}

export class Silent extends StockPlayer {
  constructor(context: GameContext) {
    super(context, 70, SILENT_CARDS);
  }

  override getName(): string {
    return 'Silent';
  }

  protected override fresh(context: GameContext): Player {
    return new Silent(context);
  }
}

export class Watcher extends StockPlayer {
  constructor(context: GameContext) {
    super(context, 72, WATCHER_CARDS);
  }

  override getName(): string {
    return 'Watcher';
  }

  protected override fresh(context: GameContext): Player {
    return new Watcher(context);
  }
}

/** Somebody to play as: the word that asks for them, and how to make them. */
export interface PlayerKind {
  readonly word: string;
  create(context: GameContext): Player;
}

const IRON_CLAD: PlayerKind = { word: 'ironclad', create: (context) => new IronClad(context) };

/** Who can be played, the default first. `docs/games/spire.md#the-player` */
export const PLAYER_KINDS: readonly PlayerKind[] = [
  IRON_CLAD,
  { word: 'silent', create: (context) => new Silent(context) },
  { word: 'watcher', create: (context) => new Watcher(context) },
];

/** The kind of a word, the default for any other. */
export function playerKindOf(word: string | null | undefined): PlayerKind {
  return PLAYER_KINDS.find((kind) => kind.word === word) ?? IRON_CLAD;
}
