import type { FrameCard, SpireFrame } from '../../../src/games/spire/play/frame';

/** What comes of wanting a card: it can be played at once, it waits for a monster, the wish is cancelled, it can't be paid for, or there is none. */
export type Wish = 'plays' | 'waits' | 'cancelled' | 'refused' | 'none';

/** A card of the hand and where it lies there, from 0. */
export interface PlacedCard {
  readonly place: number;
  readonly card: FrameCard;
}

interface Remembered {
  readonly turn: number;
  readonly place: number;
  readonly name: string;
  readonly kind: 'waits' | 'refused';
}

/** Remembers which card waits for a monster, or was wanted in vain, as long as the game stands where that was. */
export class CardChoice {
  private remembered: Remembered | null = null;

  /** The user wants the card of a place; the one that waits is cancelled when it is wanted again. */
  want(frame: SpireFrame, place: number): Wish {
    const card = frame.hand[place];
    if (!card || frame.status !== 'playing') return 'none';
    const isWanted = this.waiting(frame)?.place === place;
    this.forget();
    if (isWanted) return 'cancelled';
    if (card.payable && !card.requiresTarget) return 'plays';
    const kind = card.payable ? 'waits' : 'refused';
    this.remembered = { turn: frame.turn, place, name: card.name, kind };
    return kind;
  }

  forget(): void {
    this.remembered = null;
  }

  /** The card that waits for a monster. */
  waiting(frame: SpireFrame): PlacedCard | null {
    return this.recall(frame, 'waits');
  }

  /** The card that can't be paid for. */
  refused(frame: SpireFrame): PlacedCard | null {
    return this.recall(frame, 'refused');
  }

  private recall({ turn, status, hand }: SpireFrame, kind: Remembered['kind']): PlacedCard | null {
    const { remembered } = this;
    if (remembered?.kind !== kind || remembered.turn !== turn || status !== 'playing') return null;
    const { place, name } = remembered;
    const card = hand[place];
    return card?.name === name && card.payable === (kind === 'waits') ? { place, card } : null;
  }
}
